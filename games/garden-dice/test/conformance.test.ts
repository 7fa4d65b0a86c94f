import { conformance } from '@iacta/core/test-kit';
import { rules } from '../rules/index.ts';
import { recount } from './recount.ts';

const options = { seats: 2, family: false, starter: 0 };
conformance(rules, {
  recount,
  games: 1,
  cap: 1500,
  impossible: [
    { what: 'G-3 a tile too many', options, change: (state) => state.supply.carrot++ },
    { what: 'G-4 a disc too few', options, change: (state) => state.seats[0].discs-- },
    { what: 'G-6 five dice', options, change: (state) => (state.dice = [1, 1, 1, 1, 1]) },
  ],
});
