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
  tagline: 'Four rows climb, then drop: enter colour sums and make every column count.',
  howTo: [
    {
      heading: 'Your aim',
      text: 'Fill the four coloured rows of your sheet so that the columns are worth as much as possible. A column scores only when all four of its cells are filled.',
    },
    {
      heading: 'Rows',
      text: 'You fill each row from left to right without gaps. In the first four cells every number must be higher than the one before; after the thick line, in the last two, every number must be lower than the one before. Which row you use, and when, is up to you.',
    },
    {
      heading: 'A: roll',
      text: 'On your turn you roll all seven dice. You may roll again once, with as many of them as you like. Each colour is then worth the sum of its numbers plus the white die; a colour none of the dice show is worth just the white die.',
    },
    {
      heading: 'B: the active player',
      text: 'If it’s your turn, you may now enter one colour in that row of your sheet. That colour is then closed for the rest of the turn.',
    },
    {
      heading: 'C: everyone',
      text: 'Now everyone, including you, may enter one of the other colours. You all choose in secret and at the same time; several players may choose the same colour. If nothing was entered in B, all four colours are open.',
    },
    {
      heading: 'Missed throws',
      text: 'If it’s your turn and you enter nothing in B and nothing in C, you cross off a missed throw: the first costs 1 point, the second 2, and so on. The others never do.',
    },
    {
      heading: 'Columns',
      text: 'A complete column is worth its second-lowest number. If the lowest number appears more than once, the next higher number counts: 5, 5, 7, 9 is worth 7. Four equal numbers are worth that number.',
    },
    {
      heading: 'The end',
      text: 'The game ends when someone has filled all four rows; if that happens in B, C is left out. It also ends when a player crosses off a fifth missed throw. The highest total wins; if you’re level, you share the win.',
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
    if (phase === 'choose') return 'A: choose dice to roll again, or keep them all.';
    if (phase === 'enter') return 'B: enter one colour’s sum on your sheet, or none.';
    if (changing) return 'C: you’ve answered. You can change it until everyone has.';
    if (mayMiss) return `C: enter one colour’s sum, or cross off a missed throw (−${cost}).`;
    return 'C: enter the sum of one open colour, or none.';
  },
  move(position, seat, move) {
    if ('keep' in move) return 'Keep all dice';
    if ('reroll' in move) {
      if (move.reroll.length === 7) return 'Roll all seven again';
      return `Roll again: ${diceShown(position, move.reroll, NAMES, (id) => words.dice[id])}`;
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
        return `${name(event.seat)} ${event.attempt === 1 ? 'rolls' : 'rolls again'}: ${faces}.`;
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
        return `${listed(event.seats, name, 'and')} can’t enter anything in ${event.action}.`;
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
        return `${name(event.seat)} crosses off missed throw number ${event.count}: −${points(event.count)}.`;
      case 'over':
        if (event.full.length === 0) return 'That was the fifth missed throw: the game’s over.';
        return `${listed(event.full, name, 'and')} ${event.full.length === 1 ? 'has' : 'have'} filled all four rows: the game’s over.`;
    }
  },
  refusals: {
    'not-now': () => 'You can’t do that now.',
    'row-full': ({ data }) => `Your ${named(data)} row is full. Choose another colour.`,
    'must-rise': ({ data }) =>
      `Up to the thick line numbers must rise: ${datum(data, 'value')} isn’t higher than ${datum(data, 'last')} in your ${named(data)} row.`,
    'must-fall': ({ data }) =>
      `After the thick line numbers must fall: ${datum(data, 'value')} isn’t lower than ${datum(data, 'last')} in your ${named(data)} row.`,
    'colour-used': ({ data }) => `The colour ${named(data)} was entered in B, so choose another in C.`,
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
    fitsNot: 'doesn’t fit',
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
    steps: ['Roll', 'Active player', 'Everyone'],
  },
};
