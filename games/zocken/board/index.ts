import type { ZockenMove } from '@iacta/zocken/rules';

export { default as Board } from './Board.svelte';

/** Wagers and OUT! are buttons of the table; dice and fields are on the board. */
export function isAction(move: ZockenMove): boolean {
  return 'wager' in move || 'out' in move;
}
