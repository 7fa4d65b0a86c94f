import { conformance } from '@iacta/core/test-kit';
import { rules } from '@iacta/zocken/rules';
import { recount } from './recount.ts';

const options = { seats: 2, starter: 0 };
conformance(rules, {
  recount,
  games: 2,
  impossible: [
    { what: 'over before the last turn', options, change: (state) => (state.phase = 'over') },
    { what: 'points before the first turn', options, change: (state) => (state.scores[0].placing = 50) },
    { what: 'a wager without dice', options, change: (state) => (state.wagers = [null, true]) },
  ],
});
