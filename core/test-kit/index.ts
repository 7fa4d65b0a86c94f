export { type Conformance, conformance } from './conformance.ts';
export { checkDrawing } from './drawing.ts';
export * from './duplicate.ts';
export { checkFolder } from './folder.ts';
export { perft } from './perft.ts';
export { playthrough } from './playthrough.ts';
export { quick, randomGame, randomStep } from './random-game.ts';
export { accept, rejected, rollFaces } from './reading.ts';
export { checkWords } from './words.ts';
