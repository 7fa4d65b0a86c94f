import { conformance } from '@iacta/core/test-kit';
import { rules } from '@iacta/qwantum/rules';
import { recount } from './recount.ts';

const options = { seats: 2, starter: 0 };
conformance(rules, {
  recount,
  games: 2,
  impossible: [
    { what: 'Q-4 equal numbers in a row', options, change: (state) => (state.sheets[0].red = [4, 4]) },
    { what: 'Q-10 an answer before the dice', options, change: (state) => (state.answers = [null, 'red']) },
    { what: 'Q-1 another starter than the named one', options, change: (state) => (state.starter = 1) },
  ],
});
