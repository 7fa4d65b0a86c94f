import type { Move } from '@iacta/core';
import type { DieLook } from '@iacta/pieces';
import { COLOURS, type Colour, rules, type ZockenState } from '@iacta/zocken/rules';

export { isTableMove as isAction } from '@iacta/zocken/rules';
export { default as Board } from './Board.svelte';

/** A wager may cost points; none costs nothing. */
export function spends(move: Move): boolean {
  const json = rules.encodeMove(move);
  return 'out' in json || ('wager' in json && json.wager);
}

/** A die that is picked is thrown. */
export function throwsAfter(move: Move): boolean {
  return 'pick' in rules.encodeMove(move);
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
