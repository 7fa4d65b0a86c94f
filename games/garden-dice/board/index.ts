import type { Move } from '@iacta/core';
import { type GardenState, rules } from '@iacta/garden-dice/rules';
import type { DieLook } from '@iacta/pieces';

export { isTableMove as isAction } from '@iacta/garden-dice/rules';
export { default as Board } from './Board.svelte';

/** The end of a turn gives up what is left of it; a meal is a question whose answers all lead on. */
export function spends(move: Move): boolean {
  const json = rules.encodeMove(move);
  return 'endTurn' in json || 'again' in json;
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
