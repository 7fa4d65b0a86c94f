import type { DailyWords } from './shape.ts';

export const words: DailyWords = {
  title: 'Daily game',
  intro: (time) =>
    `Every day at ${time} each game gets new dice, and they’re the same for everyone. Your first game counts.`,
  unranked: 'Works without a connection. Your results stay on this device and aren’t ranked.',
  alone: 'You play solo.',
  against: (bot) => `You play against a bot: ${bot}.`,
  play: (game) => `Play today’s ${game}`,
  goOn: (game) => `Continue today’s ${game}`,
  running: 'You’ve started this one.',
  result: (totals) =>
    totals.length === 1
      ? `Your result: ${totals[0]} ${totals[0] === '1' ? 'point' : 'points'}`
      : `Your result: ${totals.join(' to ')}`,
  withHints: 'with hints',
  line: (name, what) => `${name}: ${what}`,
  compare: 'Compare',
  replay: 'Replay',
  share: 'Share my results',
  copied: 'Copied. Paste it wherever you like.',
  picture: 'Share a picture',
  pages: { today: 'Today', standings: 'Standings' },
  ranked:
    'On this server your first attempt is ranked. There’s no undo, and you can go on at any time, on all your devices.',
  until: (begin, finish) => `Begin by ${begin}; finish by ${finish}.`,
  place: (place, of) => `place ${place} of ${of}`,
  withoutServer: 'Unranked, with other dice',
  without: 'Without hints',
  none: 'No one has finished yet.',
  noneThen: 'No one finished.',
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
    'All dice of a day come from one secret in a sealed envelope. The server shows the envelope days before, so it can’t change what’s in it later. When the day is over it opens the envelope, and anyone can replay every game.',
  numbers: 'The numbers to compare',
  promise: (date) => `Envelope for ${date}`,
  secret: 'Secret',
  verify: 'Check this day',
  verifying: 'Replaying all games…',
  holds: (attempts) =>
    attempts === 1
      ? 'It’s all correct: 1 game replayed, with the dice of the secret and the points listed.'
      : `It’s all correct: ${attempts} games replayed, with the dice of the secret and the points listed.`,
  sawPromise: 'This device saw the same envelope while the day was still open.',
  noPromise:
    'This device didn’t see the envelope before the day was over, so it can’t rule out that it was swapped.',
  ownIsIn: (count) => (count === 1 ? 'Your own game is in it.' : `Your own ${count} games are in it.`),
  fails: 'Something about this day doesn’t add up. Ask the person who runs the server.',
  unread: 'The file of this day couldn’t be fetched. Try again in a moment.',
  file: 'Save the file of the day',
  problems: {
    damaged: 'Its file is damaged.',
    secret: 'The secret isn’t the one in the envelope, so the dice may have been chosen afterwards.',
    promise: 'This device saw another envelope before, so the dice may have been chosen afterwards.',
    own: (game) => `Your own game of ${game} isn’t in it as you played it.`,
    missing: 'Your own game is missing, or it isn’t as you played it.',
    unknown: (game) => `The entry for ${game} has rules or options that Iacta doesn’t have here.`,
    twice: (game) => `In ${game} something is listed twice.`,
    moves: (game, attempt) => `In ${game}, game ${attempt} has moves that aren’t possible with these dice.`,
    points: (game, attempt) => `In ${game}, game ${attempt} doesn’t come to the points listed.`,
  },
  standings: {
    note: 'Each place of a closed day gives points: 10 for the first, 9 for the second, and so on, but at least 1. Games with hints don’t count, and only players who’ve turned on “List me in the standings” are listed.',
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
};
