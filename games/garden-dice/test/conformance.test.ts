import { conformance } from '@iacta/core/test-kit';
import { rules } from '../rules/index.ts';
import { recount } from './recount.ts';

conformance(rules, { recount, games: 1, cap: 1500 });
