import type { GardenMove, GardenState } from '@iacta/garden-dice/rules';
import type { DieLook } from '@iacta/pieces';

export { default as Board } from './Board.svelte';

/** A meal, four of a kind and the end of a turn are questions of the table; all else has its place in the garden. */
export function isAction(move: GardenMove): boolean {
  return 'eat' in move || 'again' in move || 'endTurn' in move;
}

export function dieLook(id: string): DieLook | null {
  return id === 'garden' ? { hue: 'white' } : null;
}

const RULE_OF: { readonly [phase in GardenState['phase']]: string } = {
  lot: 'G-1',
  roll: 'G-6',
  act: 'G-6',
  eat: 'G-25',
  over: 'G-33',
};

export function ruleHere({ phase, again }: GardenState): string {
  return phase === 'act' && again ? 'G-8' : RULE_OF[phase];
}
