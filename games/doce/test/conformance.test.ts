import { conformance } from '@iacta/core/test-kit';
import { rules } from '@iacta/doce/rules';
import { recount } from './recount.ts';

const options = { seats: 2, starter: 0 };
conformance(rules, {
  recount,
  games: 4,
  impossible: [
    { what: 'D-3 not in turn', options, change: (state) => (state.active = 1) },
    { what: 'D-18 over before the last round', options, change: (state) => (state.phase = 'over') },
    { what: 'D-13 a score that no round has', options, change: (state) => state.rounds.push([1, 1]) },
  ],
});
