export type { BoardModule, BoardProps, DieLook, FaceLook, SeatLook, Throw } from './board.ts';
export { default as Die } from './Die.svelte';
export { DIGITS } from './digits.ts';
export type { Lesson, LessonStep, Picture, Pictures, Scripted } from './learn.ts';
export { afterPaint, beforePaint, breath, mayMove, type Place, placeIn, whenIdle } from './motion.ts';
export { default as Sign } from './Sign.svelte';
export { SHAPES } from './shapes.ts';
export { stages } from './stages.svelte.ts';
