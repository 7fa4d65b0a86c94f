import { join } from 'node:path';
import { checkFolder } from '@iacta/core/test-kit';
import { rules } from '../rules/index.ts';

checkFolder(rules, join(import.meta.dirname, '..'));
