import { BASELINE_NAMES } from '@iacta/bots/baselines';
import { ALL_LEVELS } from '@iacta/bots/search';

/** The bots that can be given a seat at any game: a game without its own has generic ones. */
export const BOT_NAMES: ReadonlySet<string> = new Set([...BASELINE_NAMES, ...ALL_LEVELS]);
