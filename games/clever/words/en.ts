import type { ShownDie } from '../rules/index.ts';
import type { CleverWords } from './shape.ts';
import { cellShown, datum, type GainWords, type Labels, label, listed, situation } from './shared.ts';

const labels: Labels = {
  dice: { white: 'white', yellow: 'yellow', blue: 'blue', green: 'green', orange: 'orange', pink: 'pink' },
  areas: { yellow: 'yellow', blue: 'blue', green: 'green', orange: 'orange', pink: 'pink' },
  bonuses: {
    yellow: 'yellow cross',
    blue: 'blue cross',
    green: 'green cross',
    'orange-4': 'orange 4',
    'orange-5': 'orange 5',
    'orange-6': 'orange 6',
    'pink-6': 'pink 6',
    black: 'black bonus',
  },
  colon: ': ',
  row: 'row',
  column: 'column',
  reroll: 'Roll these dice again',
  pass: 'Mark nothing',
  done: 'No more extra dice',
};

const gains: GainWords = {
  yellow: 'a yellow cross',
  blue: 'a blue cross',
  green: 'a green cross',
  'orange-4': 'an orange 4',
  'orange-5': 'an orange 5',
  'orange-6': 'an orange 6',
  'pink-6': 'a pink 6',
  black: 'a black bonus',
  reroll: 'a reroll',
  'extra-die': 'an extra die',
  fox: 'a fox',
};

const shown = (dice: readonly ShownDie[]) =>
  dice.map(({ die, face }) => `${labels.dice[die]} ${face}`).join(', ');

const points = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`;

export const words: CleverWords = {
  title: 'Clever',
  tagline: 'Six coloured dice, five areas and bonuses that set off bonuses.',
  howTo: [
    {
      heading: 'What it is about',
      text: 'You fill in a sheet with five areas in five colours. Each area scores in its own way, and many cells bring bonuses that let you mark something else at once. The highest total wins.',
    },
    {
      heading: 'Your turn',
      text: 'Roll all six dice, take one, put it on a field and mark it in the area of its colour. Every die still in your hand that shows less goes to the tray; equal ones stay. Roll what is left and take again: up to three times, as long as you have dice.',
    },
    {
      heading: 'The others',
      text: 'When you have finished, everybody else takes one die from the tray for their own sheet, all at the same time; several may use the same one. Only those who can use nothing on the tray may look at the dice on your fields.',
    },
    {
      heading: 'The areas',
      text: 'Yellow: cross one of the two cells with the face; full columns score. Blue: cross the sum of the blue and the white die; the more crosses, the more points. Green: from the left, each die at least the number in the cell. Orange: from the left, any number, some of them multiplied. Pink: from the left, each number higher than the one before; after a 6 anything goes. White is a joker for every colour.',
    },
    {
      heading: 'Bonuses',
      text: 'Full rows in yellow and blue, blue columns, the yellow diagonal and many cells of the other rows bring something: a cross or a number that you use at once, a reroll, an extra die or a fox. One bonus often brings the next. You choose the order; only a bonus for a full area is lost.',
    },
    {
      heading: 'Actions',
      text: 'A reroll lets you throw the dice of your last roll again, all of them. An extra die lets you mark one more of the six dice, wherever it lies, at the end of any turn, yours or another’s; each die once a turn.',
    },
    {
      heading: 'The end',
      text: 'Four players play four rounds, three play five, one or two play six. Add up your five areas; each fox is worth as much as your lowest area, so leave none of them empty. In a tie the best single area decides.',
    },
    {
      heading: 'Solo',
      text: 'After each turn of your own you roll all six dice for the passive half: the three lowest lie on the tray, and you use one of them.',
    },
  ],
  parts: { yellow: 'Yellow', blue: 'Blue', green: 'Green', orange: 'Orange', pink: 'Pink', foxes: 'Foxes' },
  options: {
    starter: { name: 'Who starts', values: { lot: 'By lot' } },
    soloExtraDie: {
      name: 'Solo: extra dice after the passive roll too',
      values: { false: 'No', true: 'Yes' },
    },
  },
  tieBreaks: ['the best single area'],
  ratings: {
    'band-0': 'A warm-up: next time it gets serious',
    'band-1': 'A start that wants more',
    'band-2': 'Solid',
    'band-3': 'A result to be pleased with',
    'band-4': 'Strong',
    'band-5': 'Very strong',
    'band-6': 'Brilliant',
    'band-7': 'Breathtaking',
    'band-8': 'Out of this world',
  },
  dice: { ...labels.dice, starter: 'who starts', right: 'which of the equal dice lie furthest right' },
  prompt(position, seat) {
    const { question, roll, rerolls, extraDice } = situation(position, seat);
    switch (question) {
      case 'black':
        return 'Round 4 brings you a cross in yellow, blue or green, or a 6 in orange or pink: choose where.';
      case 'bonus':
        return 'You have bonuses to use: which one comes next, and where?';
      case 'stuck':
        return `Nothing of roll ${roll} fits your sheet: roll these dice again or let the roll go.`;
      case 'pick':
        return rerolls > 0
          ? `Roll ${roll} of 3: take a die, or spend one of your rerolls (${rerolls}).`
          : `Roll ${roll} of 3: take a die.`;
      case 'fields':
        return 'Nothing on the tray fits your sheet: use a die from the active player’s fields, or none.';
      case 'tray':
        return 'Choose a die from the tray for your sheet.';
      case 'extra':
        return `Extra dice you may spend: ${extraDice}. Mark one more die, or leave it at that.`;
    }
  },
  move: (position, _seat, move) => label(position, move, labels),
  event(event, name) {
    switch (event.type) {
      case 'starter':
        return `The lot decides: ${name(event.seat)} starts.`;
      case 'round':
        return event.bonus === null
          ? `Round ${event.round} begins.`
          : `Round ${event.round} begins: ${gains[event.bonus]} for everybody.`;
      case 'rolled':
        return `${name(event.seat)} rolls (${event.roll} of 3): ${shown(event.dice)}.`;
      case 'rerolled':
        return `${name(event.seat)} spends a reroll; left: ${event.left}.`;
      case 'rollSpent':
        return `${name(event.seat)} marks nothing with roll ${event.roll}.`;
      case 'took': {
        const lower = event.lower.map((die) => labels.dice[die]);
        const tray = lower.length > 0 ? `; to the tray: ${listed(lower, 'and')}` : '';
        return `${name(event.seat)} takes ${labels.dice[event.die]} ${event.face} for ${labels.areas[event.as]}${tray}.`;
      }
      case 'tray':
        return `On the tray: ${shown(event.dice)}.`;
      case 'used':
        return `${name(event.seat)} uses ${labels.dice[event.die]} ${event.face} from ${event.from === 'tray' ? 'the tray' : 'the fields'} for ${labels.areas[event.as]}.`;
      case 'nothing':
        return `${name(event.seat)} marks nothing.`;
      case 'extra':
        return `${name(event.seat)} spends an extra die: ${labels.dice[event.die]} ${event.face} for ${labels.areas[event.as]}; left: ${event.left}.`;
      case 'closed':
        return '';
      case 'crossed': {
        const by = event.bonus === null ? '' : ' as a bonus';
        return `${name(event.seat)} crosses ${labels.areas[event.area]} ${cellShown(event.cell, labels)}${by}.`;
      }
      case 'wrote': {
        const by = event.bonus === null ? '' : ' as a bonus';
        return `${name(event.seat)} writes ${event.number} in ${labels.areas[event.area]} cell ${event.cell}${by}.`;
      }
      case 'earned':
        return `${name(event.seat)} earns ${gains[event.bonus]}.`;
      case 'lost':
        return `${name(event.seat)} has no room for ${gains[event.bonus]}: it is lost.`;
      case 'soloRolled':
        return `The passive roll of ${name(event.seat)}: ${shown(event.dice)}.`;
      case 'soloLot':
        return `Furthest right of the equal dice, and so on the tray: ${listed(
          event.dice.map((die) => labels.dice[die]),
          'and',
        )}.`;
      case 'over':
        return 'The game is over.';
    }
  },
  refusals: {
    'not-now': () => 'That is not what is asked now.',
    'bonus-first': () => 'Use your bonuses first.',
    'die-not-in-hand': (refusal) => `The ${datum(refusal, 'die')} die is no longer in your hand.`,
    'die-not-on-tray': (refusal) => `The ${datum(refusal, 'die')} die does not lie on the tray.`,
    'tray-first': () => 'A die on the tray fits your sheet, so the fields are not for you.',
    'wrong-colour': (refusal) =>
      `The ${datum(refusal, 'die')} die cannot be used for ${datum(refusal, 'area')}.`,
    'wrong-cell': (refusal) => `There is no ${datum(refusal, 'face')} in that cell.`,
    'already-crossed': (refusal) =>
      `That cell is crossed already (${cellShown(datum(refusal, 'cell'), labels)}).`,
    'too-low': (refusal) => `The next green cell needs at least ${datum(refusal, 'needed')}.`,
    'must-rise': (refusal) => `The next pink number must be higher than ${datum(refusal, 'last')}.`,
    'area-full': (refusal) => `There is no room left in ${datum(refusal, 'area')}.`,
    'must-mark': () => 'A die fits your sheet, so you have to use one.',
    'no-reroll': () => 'You have no reroll left.',
    'no-extra-die': () => 'You have no extra die left.',
    'die-used': (refusal) => `You have used the ${datum(refusal, 'die')} die as an extra die in this turn.`,
    'no-such-bonus': () => 'You have no such bonus waiting.',
  },
  board: {
    gains,
    fields: 'Fields',
    tray: 'Silver tray',
    hand: 'Dice in hand',
    bonuses: 'Bonuses to use',
    inHand: 'in hand',
    onTray: 'on the tray',
    onField: (field) => `on field ${field}`,
    notRolled: 'not rolled yet',
    toTray: 'would go to the tray',
    used: 'already used as an extra die',
    sheetOf: (name) => `${name}’s sheet`,
    look: (name, total) => `${name} ${total}: look at the sheet`,
    close: 'Close',
    points,
    row: (row) => `row ${row}`,
    column: (column) => `column ${column}`,
    diagonal: 'diagonal',
    cell: (cell) => `cell ${cell}`,
    atLeast: (number) => `at least ${number}`,
    above: (number) => `above ${number}`,
    anyNumber: 'any number',
    times: (factor) => `times ${factor}`,
    crossed: 'crossed',
    fromStart: 'crossed from the start',
    written: (number) => `${number} written`,
    open: 'open',
    next: 'next',
    brings: (what) => `brings ${what}`,
    earned: 'earned',
    round: (round, of) => `Round ${round} of ${of}`,
    rerolls: (left, used) => `Rerolls: ${left} left, ${used} used`,
    extraDice: (left, used) => `Extra dice: ${left} left, ${used} used`,
    foxes: (count, worth) => `Foxes: ${count}, worth ${points(worth)}`,
    total: 'Total',
  },
  labels: { fox: 'fx' },
};
