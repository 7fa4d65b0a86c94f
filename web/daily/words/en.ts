import type { DailyWords } from './shape.ts';

export const words: DailyWords = {
  title: 'Daily game',
  intro:
    'At midnight UTC each game gets new dice, and they’re the same for everyone. Your first game counts.',
  unranked: 'Works without a connection. Your results stay on this device and aren’t ranked.',
  alone: 'You play solo.',
  against: (bot) => `You play against a bot: ${bot}.`,
  play: (game) => `Play today’s ${game}`,
  goOn: (game) => `Continue today’s ${game}`,
  running: 'You’ve started this one.',
  result: (totals) =>
    totals.length === 1 ? `Your result: ${totals[0]} points` : `Your result: ${totals.join(' to ')}`,
  withHints: 'with hints',
  compare: 'Compare',
  replay: 'Replay',
  share: 'Share my results',
  copied: 'Copied. Paste it wherever you like.',
};
