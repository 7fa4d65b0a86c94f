import { rules } from '@iacta/clever/rules';
import { conformance } from '@iacta/core/test-kit';
import { recount } from './recount.ts';

conformance(rules, { recount, games: 3 });
