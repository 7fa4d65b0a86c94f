import type { Refusal } from '@iacta/core';
import type { ShownDie } from '../rules/index.ts';
import type { CleverWords } from './shape.ts';
import { cellShown, datum, type GainWords, type Labels, label, listed, situation } from './shared.ts';

const labels: Labels = {
  dice: { white: 'white', yellow: 'yellow', blue: 'blue', green: 'green', orange: 'orange', pink: 'purple' },
  areas: { yellow: 'yellow', blue: 'blue', green: 'green', orange: 'orange', pink: 'purple' },
  bonuses: {
    yellow: 'yellow cross',
    blue: 'blue cross',
    green: 'green cross',
    'orange-4': 'orange 4',
    'orange-5': 'orange 5',
    'orange-6': 'orange 6',
    'pink-6': 'purple 6',
    black: 'black bonus',
  },
  colon: ': ',
  row: 'row',
  column: 'column',
  reroll: 'Roll these dice again',
  pass: 'Mark nothing',
  done: 'Use no extra die',
};

const gains: GainWords = {
  yellow: 'a yellow cross',
  blue: 'a blue cross',
  green: 'a green cross',
  'orange-4': 'an orange 4',
  'orange-5': 'an orange 5',
  'orange-6': 'an orange 6',
  'pink-6': 'a purple 6',
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
  tagline: 'Six coloured dice, five areas, and bonuses that trigger more bonuses.',
  howTo: [
    {
      heading: 'What it’s about',
      text: 'You fill in a sheet with five areas in five colours. Each area scores in its own way, and many cells give you bonuses that let you mark something else at once. The highest total wins.',
    },
    {
      heading: 'Your turn',
      text: 'Roll all six dice, take one, put it on a dice field and mark it in the area of its colour. Every die still in your hand that shows less goes to the platter; equal ones stay. Roll what’s left and take again: up to three times, as long as you have dice.',
    },
    {
      heading: 'The others',
      text: 'When you’ve finished, everyone else takes one die from the platter for their own sheet, all at the same time; several may use the same one. Only a player who can’t use anything on the platter may use a die from your dice fields instead.',
    },
    {
      heading: 'The areas',
      text: 'Yellow: cross one of the two cells with that number; complete columns score. Blue: cross the sum of the blue and the white die; the more crosses, the more points. Green: from the left, each die at least the number in the cell. Orange: from the left, any number, some of them multiplied. Purple: from the left, each number higher than the one before; after a 6 anything goes. The white die counts as any colour.',
    },
    {
      heading: 'Bonuses',
      text: 'Complete rows in yellow and blue, blue columns, the yellow diagonal and many cells of the other rows give you something: a cross or a number that you use at once, a reroll, an extra die or a fox. One bonus often sets off the next. You choose the order; only a bonus for a full area is lost.',
    },
    {
      heading: 'Actions',
      text: 'A reroll lets you roll all the dice of your last roll again. An extra die lets you mark any of the six dice, wherever it is and even if you’ve already used it, at the end of any turn, yours or another player’s; but no die twice as an extra in one turn.',
    },
    {
      heading: 'The end',
      text: 'Four players play four rounds, three play five, one or two play six. Add up your five areas; each fox is worth as much as your lowest area, so leave none of them empty. In a tie the best single area decides.',
    },
    {
      heading: 'Solo',
      text: 'After each turn of your own you roll all six dice for the passive half: the three lowest go to the platter, and you use one of them. You can’t use extra dice or rerolls there; an option allows extra dice.',
    },
  ],
  parts: { yellow: 'Yellow', blue: 'Blue', green: 'Green', orange: 'Orange', pink: 'Purple', foxes: 'Foxes' },
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
    'band-1': 'A good start',
    'band-2': 'Solid',
    'band-3': 'A result to be pleased with',
    'band-4': 'Strong',
    'band-5': 'Very strong',
    'band-6': 'Brilliant',
    'band-7': 'Breathtaking',
    'band-8': 'Out of this world',
  },
  dice: { ...labels.dice, starter: 'who starts', right: 'which of the equal dice are furthest right' },
  prompt(position, seat) {
    const { question, roll, rerolls, extraDice } = situation(position, seat);
    switch (question) {
      case 'black':
        return 'Round 4 gives you a cross in yellow, blue or green, or a 6 in orange or purple: choose where.';
      case 'bonus':
        return 'You have bonuses to use: which one comes next, and where?';
      case 'stuck':
        return `Nothing in roll ${roll} fits your sheet: use a reroll, or mark nothing.`;
      case 'pick':
        return rerolls > 0
          ? `Roll ${roll} of 3: take a die, or use a reroll (you have ${rerolls}).`
          : `Roll ${roll} of 3: take a die.`;
      case 'fields':
        return 'Nothing on the platter fits your sheet: use a die from the active player’s dice fields, or none.';
      case 'tray':
        return 'Choose a die from the platter for your sheet.';
      case 'extra':
        return `You have ${extraDice} extra ${extraDice === 1 ? 'die' : 'dice'}: mark any of the six dice, or finish.`;
    }
  },
  move: (position, _seat, move) => label(position, move, labels),
  event(event, name) {
    switch (event.type) {
      case 'starter':
        return `${name(event.seat)} starts, drawn by lot.`;
      case 'round':
        return event.bonus === null
          ? `Round ${event.round} begins.`
          : `Round ${event.round} begins: ${gains[event.bonus]} for everyone.`;
      case 'rolled':
        return `${name(event.seat)} rolls (${event.roll} of 3): ${shown(event.dice)}.`;
      case 'rerolled':
        return `${name(event.seat)} uses a reroll (${event.left} left).`;
      case 'rollSpent':
        return `${name(event.seat)} marks nothing with roll ${event.roll}.`;
      case 'took': {
        const lower = event.lower.map((die) => labels.dice[die]);
        const tray = lower.length > 0 ? `; to the platter: ${listed(lower, 'and')}` : '';
        const area = event.as === event.die ? '' : ` for ${labels.areas[event.as]}`;
        return `${name(event.seat)} takes the ${labels.dice[event.die]} ${event.face}${area}${tray}.`;
      }
      case 'tray':
        return `On the platter: ${shown(event.dice)}.`;
      case 'used':
        return `${name(event.seat)} uses the ${labels.dice[event.die]} ${event.face} from ${event.from === 'tray' ? 'the platter' : 'the dice fields'} for ${labels.areas[event.as]}.`;
      case 'nothing':
        return `${name(event.seat)} marks nothing.`;
      case 'extra':
        return `${name(event.seat)} uses an extra die: the ${labels.dice[event.die]} ${event.face} for ${labels.areas[event.as]} (${event.left} left).`;
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
        return `${name(event.seat)} has no room for ${gains[event.bonus]}: it’s lost.`;
      case 'soloRolled':
        return `${name(event.seat)}’s passive roll: ${shown(event.dice)}.`;
      case 'soloLot':
        return `The equal dice furthest right go to the platter: ${listed(
          event.dice.map((die) => labels.dice[die]),
          'and',
        )}.`;
      case 'over':
        return 'The game’s over.';
    }
  },
  refusals: {
    'not-now': () => 'You can’t do that now.',
    'bonus-first': () => 'Use your bonuses first.',
    'die-not-in-hand': (refusal) => `The ${die(refusal)} die isn’t in your hand any more. Take another.`,
    'die-not-on-tray': (refusal) => `The ${die(refusal)} die isn’t on the platter. Choose one that is.`,
    'tray-first': () => 'A die on the platter fits your sheet, so use one from there.',
    'wrong-colour': (refusal) => `The ${die(refusal)} die doesn’t go in ${area(refusal)}.`,
    'wrong-cell': (refusal) => `That cell isn’t a ${datum(refusal, 'face')}. Choose one that is.`,
    'already-crossed': (refusal) =>
      `That cell’s already crossed (${cellShown(datum(refusal, 'cell'), labels)}).`,
    'too-low': (refusal) => `The next green cell needs at least ${datum(refusal, 'needed')}.`,
    'must-rise': (refusal) => `The next purple number must be higher than ${datum(refusal, 'last')}.`,
    'area-full': (refusal) => `There’s no room left in ${area(refusal)}. Choose another area.`,
    'must-mark': () => 'One of the dice fits your sheet, so you have to use one.',
    'no-reroll': () => 'You don’t have any rerolls left.',
    'no-extra-die': () => 'You don’t have any extra dice left.',
    'die-used': (refusal) =>
      `You’ve already used the ${die(refusal)} die as an extra die this turn. Choose another.`,
    'no-such-bonus': () => 'You don’t have that bonus.',
  },
  board: {
    gains,
    fields: 'Dice fields',
    tray: 'Silver platter',
    hand: 'Dice in hand',
    bonuses: 'Bonuses to use',
    inHand: 'in hand',
    onTray: 'on the platter',
    onField: (field) => `on dice field ${field}`,
    notRolled: 'not rolled yet',
    toTray: 'would go to the platter',
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
    brings: (what) => `gives ${what}`,
    earned: 'earned',
    round: (round, of) => `Round ${round} of ${of}`,
    rerolls: (left, used) => `Rerolls: ${left} left, ${used} used`,
    extraDice: (left, used) => `Extra dice: ${left} left, ${used} used`,
    foxes: (count, worth) => `Foxes: ${count}, worth ${points(worth)}`,
    total: 'Total',
  },
  labels: { fox: 'fx' },
};

function die(refusal: Refusal): string {
  return labels.dice[datum(refusal, 'die') as keyof typeof labels.dice];
}

function area(refusal: Refusal): string {
  return labels.areas[datum(refusal, 'area') as keyof typeof labels.areas];
}
