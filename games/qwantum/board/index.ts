import type { QwantumState } from '@iacta/qwantum/rules';

/** Both let a chance pass. */
export { isTableMove as isAction, isTableMove as spends } from '@iacta/qwantum/rules';
export { default as Board } from './Board.svelte';
export { dieLook } from './look.ts';

const RULE_OF: { readonly [phase in QwantumState['phase']]: string } = {
  lot: 'Q-1',
  first: 'Q-6',
  choose: 'Q-7',
  second: 'Q-7',
  enter: 'Q-9',
  answer: 'Q-10',
  over: 'Q-17',
};

export function ruleHere(state: QwantumState): string {
  return RULE_OF[state.phase];
}
