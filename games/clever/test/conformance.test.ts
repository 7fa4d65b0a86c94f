import { rules } from '@iacta/clever/rules';
import { conformance } from '@iacta/core/test-kit';
import { recount } from './recount.ts';

const options = { seats: 2, starter: 0, soloExtraDie: false };
conformance(rules, {
  recount,
  games: 3,
  impossible: [
    { what: 'C-1 a turn beyond the last', options, change: (state) => (state.turnsOver = 12) },
    { what: 'C-2 another starter than the named one', options, change: (state) => (state.starter = 1) },
    { what: 'C-6 a row with a gap', options, change: (state) => (state.sheets[0].pink = [1, 1]) },
  ],
});
