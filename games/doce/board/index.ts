import type { DieLook } from '@iacta/pieces';
import type { DoceState } from '../rules/index.ts';

export { default as Board } from './Board.svelte';

/** Every move is a place on the grid. */
export function isAction(): boolean {
  return false;
}

/** The only roll is the lot for the first starter. */
export function dieLook(_id: string): DieLook | null {
  return null;
}

export function ruleHere({ phase, active, seats }: DoceState): string {
  if (phase === 'lot') return 'D-3';
  if (phase === 'over') return 'D-18';
  return seats[active].marker === null ? 'D-4' : 'D-7';
}
