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
  picture: 'Share a picture',
  pages: { today: 'Today', lists: 'Rankings', standings: 'Standings' },
  ranked:
    'On this server your first attempt is ranked. There’s no undo, and you can go on at any time, on all your devices.',
  until: (time) => `Begin by midnight UTC; finish by ${time}.`,
  place: (place, of) => `place ${place} of ${of}`,
  withoutServer: 'Unranked, with other dice',
  without: 'Without hints',
  none: 'No one has finished yet.',
  unnamed: 'name deleted',
  you: 'you',
  all: (lines) => `Show all ${lines}`,
  open: (time) => `Attempts can be finished until ${time}.`,
  noDay: 'This server had no daily game on this day.',
  earlier: 'Day before',
  later: 'Day after',
  rank: 'Place',
  name: 'Name',
  points: 'Points',
  proof: 'Are the dice fair?',
  proofNote:
    'All dice of a day come from one secret. Its promise, a kind of seal, is published days before, so the secret can’t be changed afterwards. When the day closes, the secret is published, and anyone can replay every game.',
  promise: (date) => `Promise for ${date}`,
  secret: 'Secret',
  verify: 'Verify this day',
  verifying: 'Replaying all games …',
  holds: (attempts) =>
    attempts === 1
      ? 'It’s all correct: 1 game replayed, with the dice of the secret and the points listed.'
      : `It’s all correct: ${attempts} games replayed, with the dice of the secret and the points listed.`,
  sawPromise: 'This device saw the same promise while the day was still open.',
  noPromise:
    'This device didn’t see the promise before the day closed, so it can’t rule out that it was changed.',
  ownIsIn: 'Your own game is in it.',
  fails: 'This day isn’t correct.',
  unread: 'The file of this day couldn’t be fetched. Try again in a moment.',
  file: 'Save the file of the day',
  problems: {
    damaged: 'Its file is damaged.',
    secret: 'The secret doesn’t match the promise, so the dice may have been chosen afterwards.',
    promise: 'This device noted another promise before, so the dice may have been chosen afterwards.',
    missing: 'Your own game is missing, or it isn’t as you played it.',
    unknown: (game) => `The entry for ${game} has rules or options that Iacta doesn’t have here.`,
    twice: (game) => `In ${game} something is listed twice.`,
    moves: (game, attempt) => `In ${game}, game ${attempt} has moves that aren’t possible with these dice.`,
    points: (game, attempt) => `In ${game}, game ${attempt} doesn’t come to the points listed.`,
  },
  standings: {
    note: 'Each place of a closed day gives points: 10 for the first, 9 for the second, and so on, but at least 1. Games with hints don’t count, and only players who’ve turned it on are listed.',
    week: 'This week',
    month: 'This month',
    days: 'Days',
    none: 'No one is listed yet.',
    range: (from, to) => `${from} to ${to}`,
  },
  link: {
    title: 'List me in the standings',
    note: 'The server then knows which of its ranked games are yours, from your next one on; while it’s off, it can’t tell.',
  },
  hint: {
    title: 'Show a hint?',
    text: 'This game is then ranked among the games with hints.',
    show: 'Show the hint',
  },
};
