import type { DieLook } from '@iacta/pieces';
import { type CleverState, DICE, type DieName } from '../rules/index.ts';

/** Rerolls and extra dice are limited, and a pass cannot be made up for. */
export { isTableMove as isAction, isTableMove as spends } from '../rules/index.ts';
export { default as Board } from './Board.svelte';

export function dieLook(id: string): DieLook | null {
  return DICE.includes(id as DieName) ? { hue: id as DieName } : null;
}

const RULE_OF: { readonly [phase in CleverState['phase']]: string } = {
  lot: 'C-2',
  start: 'C-3',
  roll: 'C-9',
  pick: 'C-9',
  chain: 'C-18',
  close: 'C-15',
  soloRoll: 'C-24',
  soloLot: 'C-R7',
  soloClose: 'C-24',
  over: 'C-22',
};

export function ruleHere({ phase, sheets }: CleverState): string {
  if (phase !== 'close') return RULE_OF[phase];
  // Several may be asked at once: the tray comes before bonuses, and these before extra dice.
  if (sheets.some(({ stage }) => stage === 'choice')) return 'C-15';
  return sheets.some(({ waiting }) => waiting.length > 0) ? 'C-18' : 'C-17';
}
