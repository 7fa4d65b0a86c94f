export { type Conformance, conformance } from './conformance.ts';
export { checkDrawing } from './drawing.ts';
export { perft } from './perft.ts';
export { playthrough } from './playthrough.ts';
export { quick, randomGame } from './random-game.ts';
export { accept, rejected, rollFaces } from './reading.ts';
export { checkWords } from './words.ts';
