import { type ByColour, type Colour, colourValues, rules } from '../rules/index.ts';
import type { QwantumWords } from './board.ts';
import { colourShown, datum, diceShown, listed, momentOf, thrownShown, valuesShown } from './shared.ts';

const COLOUR: ByColour<string> = { purple: 'purple', blue: 'blue', red: 'red', yellow: 'yellow' };
const NAMES = { ...COLOUR, white: 'white' };
const named = (data: Parameters<typeof datum>[0]) => COLOUR[datum(data, 'colour') as Colour];
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
const dice = (count: number) => (count === 1 ? 'one die' : `${count} dice`);

export const words: QwantumWords = {
  title: 'Qwantum',
  tagline: 'Four rows climb, then drop: enter sums of colours so that every column pays.',
  howTo: [
    {
      heading: 'Your aim',
      text: 'Fill the four coloured rows of your sheet so that the columns are worth as much as possible. A column pays only when all four of its cells are filled.',
    },
    {
      heading: 'Rows',
      text: 'You fill each row from left to right without gaps. In the first four cells every number must be higher than the one before; behind the thick line, in the last two, every number must be lower than the one before. Which row you use, and when, is up to you.',
    },
    {
      heading: 'A: throw',
      text: 'On your turn you throw all seven dice. Once, you may pick up any of them, even all, and throw again. A colour is then worth the sum of its faces plus the white die; a colour that does not show is worth the white die alone.',
    },
    {
      heading: 'B: your own entry',
      text: 'Whoever threw may now enter one colour in their own row of that colour. That colour is then closed for the rest of the turn.',
    },
    {
      heading: 'C: an entry for all',
      text: 'Now everybody, the thrower too, may enter one of the other colours. All decide under cover and at the same time; several may take the same colour. If nothing was entered in B, all four colours are open.',
    },
    {
      heading: 'Missed throws',
      text: 'If the thrower enters nothing in B and nothing in C, they cross a missed throw: the first costs 1 point, the second 2, and so on. The others never cross one.',
    },
    {
      heading: 'Columns',
      text: 'A complete column is worth its second-lowest number. Where the lowest stands there more than once, the next higher number counts: 5, 5, 7, 9 is worth 7. Four equal numbers are worth that number.',
    },
    {
      heading: 'The end',
      text: 'The game ends when somebody has filled all four rows; if that happens in B, C is left out. It also ends when the thrower crosses a fifth missed throw. Whoever has the most points wins; equal totals share the win.',
    },
  ],
  parts: {
    column1: 'Column 1',
    column2: 'Column 2',
    column3: 'Column 3',
    column4: 'Column 4',
    column5: 'Column 5',
    column6: 'Column 6',
    missed: 'Missed throws',
  },
  options: {
    starter: {
      name: 'Who starts',
      values: { lot: 'By lot', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4' },
    },
  },
  ratings: {},
  tieBreaks: [],
  dice: {
    starter: 'who starts',
    white: 'white die',
    die1: 'die 1',
    die2: 'die 2',
    die3: 'die 3',
    die4: 'die 4',
    die5: 'die 5',
    die6: 'die 6',
  },
  prompt(position, seat) {
    const { phase, mayMiss, cost, changing } = momentOf(position, seat, rules.active(position));
    if (phase === 'choose') return 'A: which dice will you throw again? You may also keep them all.';
    if (phase === 'enter') return 'B: enter one colour in your sheet, or none.';
    if (changing) return 'C: your answer is in. You may change it until everybody has answered.';
    if (mayMiss) return `C: enter one colour, or cross a missed throw (−${cost}).`;
    return 'C: enter one of the open colours, or none.';
  },
  move(position, seat, move) {
    if ('keep' in move) return 'Keep all dice';
    if ('reroll' in move) {
      if (move.reroll.length === 7) return 'Throw all seven again';
      return `Throw again: ${diceShown(position, move.reroll, NAMES, (id) => words.dice[id])}`;
    }
    if ('enter' in move) return `${colourShown(move.enter, COLOUR)} ${colourValues(position)?.[move.enter]}`;
    const { mayMiss, cost } = momentOf(position, seat, rules.active(position));
    return mayMiss ? `Nothing: missed throw (−${cost})` : 'Enter nothing';
  },
  event(event, name) {
    switch (event.type) {
      case 'starter':
        return `${name(event.seat)} starts.`;
      case 'thrown': {
        const faces = thrownShown(event.dice, NAMES);
        return `${name(event.seat)} ${event.attempt === 1 ? 'throws' : 'throws again'}: ${faces}.`;
      }
      case 'kept':
        return `${name(event.seat)} keeps all dice.`;
      case 'again':
        return `${name(event.seat)} picks up ${dice(event.dice.length)}.`;
      case 'values':
        return `The colours are worth: ${valuesShown(event.values, COLOUR)}.`;
      case 'skipped':
        return `${name(event.seat)} enters nothing in B.`;
      case 'nothingFits':
        return `${listed(event.seats, name, 'and')} cannot enter anything in ${event.action}.`;
      case 'answered':
        return `${name(event.seat)} has answered.`;
      case 'opened': {
        const { passing } = event;
        if (passing.length === 0) return '';
        return `${listed(passing, name, 'and')} ${passing.length === 1 ? 'enters' : 'enter'} nothing in C.`;
      }
      case 'entered':
        return `${name(event.seat)} enters ${COLOUR[event.colour]} ${event.value} in cell ${event.cell}.`;
      case 'column':
        return `${name(event.seat)} completes column ${event.column}: ${points(event.points)}.`;
      case 'missed':
        return `${name(event.seat)} crosses missed throw number ${event.count}: −${points(event.count)}.`;
      case 'over':
        if (event.full.length === 0) return 'That was the fifth missed throw: the game is over.';
        return `${listed(event.full, name, 'and')} ${event.full.length === 1 ? 'has' : 'have'} filled all four rows: the game is over.`;
    }
  },
  refusals: {
    'not-now': () => 'That is not what the turn is waiting for.',
    'row-full': ({ data }) => `Your ${named(data)} row is full.`,
    'must-rise': ({ data }) =>
      `Up to the thick line numbers must rise: ${datum(data, 'value')} is not higher than ${datum(data, 'last')} in your ${named(data)} row.`,
    'must-fall': ({ data }) =>
      `Behind the thick line numbers must fall: ${datum(data, 'value')} is not lower than ${datum(data, 'last')} in your ${named(data)} row.`,
    'colour-used': ({ data }) => `The colour ${named(data)} was entered in B and is closed in C.`,
  },
  board: {
    colours: COLOUR,
    rows: { purple: 'Purple row', blue: 'Blue row', red: 'Red row', yellow: 'Yellow row' },
    sheetOf: (name) => `${name}’s sheet`,
    points,
    look: (name, total) => `Look at ${name}’s sheet (${points(total)})`,
    close: 'Close',
    throws: 'has the dice',
    sum: 'Sum',
    next: (need) =>
      need === null ? 'next cell' : `next cell, ${need.than === 'more' ? 'above' : 'below'} ${need.last}`,
    fits: 'fits',
    fitsNot: 'does not fit',
    full: 'row full',
    setAside: 'entered in B',
    atLeast: (value) => `${value} or more`,
    enter: (colour, value, cell, gain) =>
      `Enter ${colour} ${value} in cell ${cell}${gain === 0 ? '' : `: column for ${points(gain)}`}`,
    answered: 'your answer',
    columnPoints: 'Points of the columns',
    missed: (count) => `${count} of 5 crossed`,
    dice: 'Dice',
    inHand: 'in hand',
    steps: ['Throw', 'Thrower', 'Everybody'],
  },
};
