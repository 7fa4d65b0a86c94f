import type { GameJudges } from '@iacta/bots/search';
import { netFor, spreadFor } from '../bot/index.ts';
import { QwantumJudge } from './judge.ts';

export const judges: GameJudges = {
  async judge(options) {
    const [net, spread] = await Promise.all([netFor(options), spreadFor(options)]);
    return new QwantumJudge(net, spread);
  },
};
