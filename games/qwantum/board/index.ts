import type { QwantumMove, QwantumState } from '@iacta/qwantum/rules';

export { default as Board } from './Board.svelte';
export { dieLook } from './look.ts';

/** Keeping all dice and entering nothing are buttons of the table; dice and rows are on the board. */
export function isAction(move: QwantumMove): boolean {
  return 'keep' in move || 'skip' in move;
}

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
