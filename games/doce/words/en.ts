import type { NameOf } from '@iacta/core';
import { blockerInHand } from '../rules/index.ts';
import type { DoceWords } from './shape.ts';
import { type EventOf, linesOf, said, sumOf } from './telling.ts';

const POINTS = {
  win: 'for the line',
  allOwn: 'for four of their own dice',
  blocker: 'for the unused blocker',
  empty: 'for empty squares',
  triples: 'for equal faces',
  draw: 'for the draw',
};

export const words: DoceWords = {
  title: 'DOCE',
  tagline: 'Line up four dice that add up to twelve: a duel where luck plays no part.',
  howTo: [
    {
      heading: 'The idea',
      text: 'Two players, a grid of five by five squares, eleven dice each. You never roll: a die is a piece, and you choose which face is on top. Be the first to make a line of four dice that add up to exactly 12.',
    },
    {
      heading: 'Your turn',
      text: 'Put one of your dice on an empty square with any face from 1 to 6 on top, and put your marker on it. Then it’s your opponent’s turn.',
    },
    {
      heading: 'The disabled zone',
      text: 'The squares around your own marked die, diagonals too, are closed to you until your marker moves on. So you can’t fill two neighbouring squares in a row: you have to jump. Your opponent’s marker doesn’t affect you.',
    },
    {
      heading: 'The line',
      text: 'Four squares in a row along a row, a column or a diagonal, adding up to 12. All four dice are yours, or three are yours and one, at either end, is your opponent’s. Careful: a line counts no matter who completes it, so your own die can win the round for your opponent.',
    },
    {
      heading: 'The blocker',
      text: 'Once per round, before your die, you may put your blocker on any empty square, even in your disabled zone. No line can run through that square. You can’t take the last square your die could go to.',
    },
    {
      heading: 'Winning a round',
      text: 'The winner scores 12, plus 2 for a line of four of their own dice, plus 5 if they still have their blocker, plus 1 for each empty square, minus 2 for every three of their dice on the grid that show the same face. The loser scores nothing.',
    },
    {
      heading: 'A draw',
      text: 'If one die completes lines for both of you, or neither can place any more, it’s a draw: 2 points each, plus 5 if you still have your blocker. If you can’t place, you’re skipped for the rest of the round.',
    },
    {
      heading: 'The match',
      text: 'Four rounds, each on an empty grid; you take turns going first. The higher total wins; if you’re level, you share the win.',
    },
  ],
  parts: { round1: 'Round 1', round2: 'Round 2', round3: 'Round 3', round4: 'Round 4' },
  options: { starter: { name: 'Who starts', values: { lot: 'By lot' } } },
  ratings: {},
  tieBreaks: [],
  dice: { starter: 'who starts' },
  prompt: (position, seat) =>
    blockerInHand(position, seat)
      ? 'Choose a square and a face for your die, or place your blocker first.'
      : 'Choose a square and a face for your die.',
  move: (_position, _seat, move) =>
    'block' in move ? `Blocker on ${move.block}` : `${move.face} on ${move.place}`,
  event(event, name) {
    switch (event.type) {
      case 'starter':
        return `${name(event.seat)} starts.`;
      case 'blocked':
        return `${name(event.seat)} blocks ${event.square}.`;
      case 'placed':
        return `${name(event.seat)} places a ${event.face} on ${event.square}.`;
      case 'passed':
        return `${name(event.seat)} can’t place a die and is skipped.`;
      case 'roundWon':
        return won(event, name);
      case 'roundDrawn':
        return drawn(event, name);
      case 'roundBegan':
        return `Round ${event.round} begins: ${name(event.starter)} starts.`;
      case 'over':
        return 'The match is over.';
    }
  },
  board: {
    grid: 'Grid',
    empty: 'empty',
    die: (name, face) => `${name}’s ${face}`,
    blockerOf: (name) => `${name}’s blocker`,
    marked: 'marked',
    disabled: 'disabled for you',
    inLine: 'in the winning line',
    chosen: 'chosen, now pick a face',
    faces: 'Face of your die',
    blocker: 'Blocker',
    inHand: (name, dice, blocker) =>
      `${name}: ${dice === 1 ? '1 die' : `${dice} dice`} left, blocker ${blocker ? 'in hand' : 'used'}`,
    nextRound: (round) => `Go to round ${round}`,
  },
  refusals: {
    'square-taken': (refusal) =>
      said(refusal, 'by') === 'blocker'
        ? `${said(refusal, 'square')} is blocked for the rest of the round. Choose another square.`
        : `There’s already a die on ${said(refusal, 'square')}. Choose an empty square.`,
    'disabled-square': (refusal) =>
      `${said(refusal, 'square')} is next to your marked die on ${said(refusal, 'marker')}. Choose a square that doesn’t touch it.`,
    'blocker-used': (refusal) =>
      `You’ve already used your blocker, on ${said(refusal, 'square')}. Place a die.`,
    'no-square-for-the-die': (refusal) =>
      `${said(refusal, 'square')} is the only square left for your die: block another one.`,
    'no-such-move': () => 'That isn’t a move in this game.',
  },
};

function won({ round, seat, by, lines, points, total }: EventOf<'roundWon'>, name: NameOf): string {
  const gift = by === seat ? '' : `${name(by)} completed a line for ${name(seat)}! `;
  return `${gift}${name(seat)} wins round ${round} with ${linesOf(lines, seat)}: ${sumOf(points, POINTS)} = ${total} points.`;
}

function drawn({ round, why, lines, points, totals }: EventOf<'roundDrawn'>, name: NameOf): string {
  const reason =
    why === 'both'
      ? `one die completes ${linesOf(lines, 0)} for ${name(0)} and ${linesOf(lines, 1)} for ${name(1)}`
      : 'no one can place a die any more';
  const shares = points.map((part, seat) => `${name(seat)} ${sumOf(part, POINTS)} = ${totals[seat]}`);
  return `Round ${round} is a draw: ${reason}. ${shares.join('; ')}.`;
}
