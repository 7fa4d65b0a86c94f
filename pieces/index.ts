export type { BoardModule, BoardProps, DieLook, FaceLook, Held, SeatLook, Throw } from './board.ts';
export { default as Die } from './Die.svelte';
export { atDesk, frameBoards } from './desk.svelte.ts';
export { DIGITS } from './digits.ts';
export type {
  GuideExample,
  GuideScript,
  Lesson,
  LessonStep,
  Picture,
  Pictures,
  Scripted,
} from './learn.ts';
export {
  afterPaint,
  atRest,
  beforePaint,
  mayMove,
  type Place,
  placeIn,
  whenIdle,
  yieldToBrowser,
} from './motion.ts';
export { painted } from './painted.svelte.ts';
export { default as SeatSign } from './SeatSign.svelte';
export { default as Sign } from './Sign.svelte';
export { SHAPES } from './shapes.ts';
export { stages } from './stages.svelte.ts';
