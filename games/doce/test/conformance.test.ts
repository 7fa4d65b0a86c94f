import { conformance } from '@iacta/core/test-kit';
import { rules } from '@iacta/doce/rules';
import { recount } from './recount.ts';

conformance(rules, { recount, games: 4 });
