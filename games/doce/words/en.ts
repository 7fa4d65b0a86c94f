import type { NameOf } from '@iacta/core';
import { blockerInHand } from '../rules/index.ts';
import type { DoceWords } from './shape.ts';
import { type EventOf, linesOf, said, sumOf } from './telling.ts';

const POINTS = {
  win: 'for the line',
  allOwn: 'for four own dice',
  blocker: 'for the unused blocker',
  empty: 'for empty squares',
  triples: 'for equal faces',
  draw: 'for the draw',
};

export const words: DoceWords = {
  title: 'DOCE',
  tagline: 'Four dice in a row that add up to twelve: a duel without luck.',
  howTo: [
    {
      heading: 'The idea',
      text: 'Two players, one grid of five by five squares, eleven dice each. Nobody ever rolls: a die is a piece, and you choose the face that shows on top. Make a line of four that adds up to exactly twelve before your opponent does.',
    },
    {
      heading: 'Your turn',
      text: 'Put one of your dice on an empty square with any face from 1 to 6 up, and your marker on that die. Then it is your opponent’s turn.',
    },
    {
      heading: 'The disabled zone',
      text: 'The squares around your own marked die, diagonals too, are closed to you until your marker moves on. So you can never fill two neighbouring squares one after the other: you have to jump. Your opponent’s marker does not concern you.',
    },
    {
      heading: 'The line',
      text: 'Four neighbouring squares along a rank, a file or a diagonal, sum twelve. All four dice are yours, or three are yours and the fourth, at one of the two ends, is your opponent’s. Beware: a line counts whoever completes it, so your own die can win the round for the other side.',
    },
    {
      heading: 'The blocker',
      text: 'Once a round, before your die, you may put your blocker on any empty square, even in your disabled zone. That square is dead: no line runs through it any more. You may not take the last square your die could go to.',
    },
    {
      heading: 'Winning a round',
      text: 'The winner scores 12, 2 more for a line of four own dice, 5 more for a blocker still in hand and 1 for each empty square; and loses 2 for every three own dice on the grid with the same face. The loser scores nothing.',
    },
    {
      heading: 'A draw',
      text: 'If one die completes lines for both, or nobody can place any more, both score 2, and 5 more for a blocker in hand. Whoever cannot place is passed over for the rest of the round.',
    },
    {
      heading: 'The match',
      text: 'Four rounds, each on an empty grid; the players take turns at starting. The higher total wins, and equal totals share the win.',
    },
  ],
  parts: { round1: 'Round 1', round2: 'Round 2', round3: 'Round 3', round4: 'Round 4' },
  options: { starter: { name: 'Who starts', values: { lot: 'By lot' } } },
  ratings: {},
  tieBreaks: [],
  dice: { starter: 'who starts' },
  prompt: (position, seat) =>
    blockerInHand(position, seat)
      ? 'Choose a square and a face for your die – or put your blocker down first.'
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
        return `${name(event.seat)} puts a ${event.face} on ${event.square}.`;
      case 'passed':
        return `${name(event.seat)} has no square to go to and is passed over.`;
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
    chosen: 'chosen, now a face',
    faces: 'Face of your die',
    blocker: 'Blocker',
    inHand: (name, dice, blocker) =>
      `${name}: ${dice === 1 ? '1 die' : `${dice} dice`} left, blocker ${blocker ? 'in hand' : 'used'}`,
    nextRound: (round) => `On to round ${round}`,
  },
  refusals: {
    'square-taken': (refusal) =>
      said(refusal, 'by') === 'blocker'
        ? `${said(refusal, 'square')} is blocked for the rest of the round.`
        : `There is already a die on ${said(refusal, 'square')}.`,
    'disabled-square': (refusal) =>
      `${said(refusal, 'square')} is next to your marked die on ${said(refusal, 'marker')}: disabled for you this turn.`,
    'blocker-used': (refusal) => `Your blocker is already on ${said(refusal, 'square')}: one a round.`,
    'no-square-for-the-die': (refusal) =>
      `${said(refusal, 'square')} is the only square left for your die: you cannot block it.`,
    'no-such-move': () => 'There is no such move in this game.',
  },
};

function won({ round, seat, by, lines, points, total }: EventOf<'roundWon'>, name: NameOf): string {
  const gift = by === seat ? '' : `${name(by)} has completed a line for ${name(seat)}! `;
  return `${gift}${name(seat)} wins round ${round} with ${linesOf(lines, seat)}: ${sumOf(points, POINTS)} = ${total} points.`;
}

function drawn({ round, why, lines, points, totals }: EventOf<'roundDrawn'>, name: NameOf): string {
  const reason =
    why === 'both'
      ? `one die completes ${linesOf(lines, 0)} for ${name(0)} and ${linesOf(lines, 1)} for ${name(1)}`
      : 'nobody can place any more';
  const shares = points.map((part, seat) => `${name(seat)} ${sumOf(part, POINTS)} = ${totals[seat]}`);
  return `Round ${round} is a draw: ${reason}. ${shares.join('; ')}.`;
}
