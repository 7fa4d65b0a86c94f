import type { DieLook } from '@iacta/pieces';
import { COLOURS, type Colour, type ZockenMove, type ZockenState } from '@iacta/zocken/rules';

export { default as Board } from './Board.svelte';

/** Wagers and OUT! are buttons of the table; dice and fields are on the board. */
export function isAction(move: ZockenMove): boolean {
  return 'wager' in move || 'out' in move;
}

export function dieLook(id: string): DieLook | null {
  return COLOURS.includes(id as Colour) ? { hue: id as Colour } : null;
}

const RULE_OF: { readonly [phase in ZockenState['phase']]: string } = {
  lot: 'Z-3',
  pick: 'Z-4',
  roll: 'Z-4',
  place: 'Z-6',
  wager: 'Z-12',
  over: 'Z-20',
};

export function ruleHere(state: ZockenState): string {
  return RULE_OF[state.phase];
}
