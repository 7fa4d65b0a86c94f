import type { NameOf, Position } from '@iacta/core';
import type { Colour, ZockenEvent, ZockenMove } from '../rules/index.ts';
import { fieldKind, lister, momentOf, sentence, signed, told } from './moment.ts';
import type { ZockenWords } from './shape.ts';

const COLOUR: { readonly [colour in Colour]: string } = {
  yellow: 'yellow',
  orange: 'orange',
  red: 'red',
  purple: 'purple',
  blue: 'blue',
  green: 'green',
  black: 'black',
};

const KIND = { outer: ' (outer)', match: ' (own dot)', plain: '' };

const names = lister('en-GB');

export const words: ZockenWords = {
  title: 'Zocken',
  tagline: 'Seven dice, one row, and friends who wager on you.',
  howTo: [
    {
      heading: 'The aim',
      text: 'Everyone has three turns. In a turn you roll seven dice, one at a time, and line them up on a strip of nine fields. The highest total wins.',
    },
    {
      heading: 'Your turn',
      text: 'Pick any die that’s still to be rolled, roll it, and put it on a free field. Choose well: you pick a die before you know what it’ll show, and once it’s on the strip it can’t be moved.',
    },
    {
      heading: 'The row',
      text: 'From left to right the numbers must only rise or only fall. Equal numbers may be next to each other, steps can be any size, and empty fields don’t matter. Until there are two different numbers, both directions are open.',
    },
    {
      heading: 'OUT!',
      text: 'OUT! is for dice that don’t fit anywhere. If a die fits somewhere, it must go on the strip, even if you’d rather not.',
    },
    {
      heading: 'Points for the dice',
      text: 'If all seven dice are on the strip, you get 50 points, minus 10 for each die on one of the two outer fields. If any die is out, you don’t get the 50, the outer fields cost nothing, and each die on OUT! costs 20.',
    },
    {
      heading: 'Points for colours',
      text: 'Each inner field has a dot of one colour. Dice on the dot of their own colour always count: 10, 30, 60, 100, 150, 210 or 280 points for one to seven of them.',
    },
    {
      heading: 'Wagers',
      text: 'After the third die the others decide in secret whether to wager that the turn will score more than 50. If it does, everyone who wagered gets half of its points; if not, a wager costs 20. You lose nothing to the wagers.',
    },
  ],
  parts: {
    placing: 'All seven dice placed',
    outer: 'Outer fields',
    out: 'OUT!',
    matches: 'Colour matches',
    wagers: 'Wagers',
  },
  options: { starter: { name: 'Who starts', values: { lot: 'By lot' } } },
  ratings: {},
  tieBreaks: [],
  dice: {
    starter: 'lot for who starts',
    yellow: 'yellow die',
    orange: 'orange die',
    red: 'red die',
    purple: 'purple die',
    blue: 'blue die',
    green: 'green die',
    black: 'black die',
  },
  labels: {
    letters: { yellow: 'Y', orange: 'O', red: 'R', purple: 'P', blue: 'B', green: 'G', black: 'K' },
    lot: 'lots decide who starts',
    over: 'game over',
    turn: (turn, of, name) => `turn ${turn} of ${of} · ${name} plays`,
    out: 'OUT!',
    inHand: 'In hand',
    toRoll: 'To roll',
    heads: {
      placing: 'placed',
      outer: 'outer',
      out: 'OUT!',
      matches: 'matches',
      wagers: 'wagers',
      total: 'total',
    },
    wager: 'wager',
    noWager: 'none',
    stakes: 'If the turn scores more than 50, you get half its points. If not, you lose 20.',
    undecided: 'open',
  },
  prompt,
  move,
  event,
  refusals: {
    'not-now': (refusal) => NOT_NOW[told(refusal).phase],
    'already-rolled': (refusal) =>
      `You’ve already rolled the ${COLOUR[told(refusal).colour]} die this turn. Pick another.`,
    'field-taken': (refusal) => `There’s already a die on field ${told(refusal).field}. Choose a free one.`,
    'breaks-the-row': (refusal) =>
      `A ${told(refusal).face} on field ${told(refusal).field} would break the row. Choose another field.`,
    'still-fits': (refusal) => `The ${told(refusal).face} still fits on the strip, so place it there.`,
    'active-cannot-wager': () => 'You can’t wager on your own turn.',
  },
};

const NOT_NOW = {
  lot: 'First draw lots to see who starts.',
  pick: 'First pick a die to roll.',
  roll: 'First roll the die you picked.',
  place: 'First place the die you rolled.',
  wager: 'Now decide about the wager: yes or no.',
  over: 'The game’s over.',
};

function prompt(position: Position, seat: number): string {
  const moment = momentOf(position, seat);
  switch (moment.asks) {
    case 'pick':
      return moment.left === 1
        ? 'Your last die: pick it up and roll.'
        : `Pick one of your ${moment.left} dice to roll.`;
    case 'place':
      return `Where do you put the ${COLOUR[moment.colour]} ${moment.face}?`;
    case 'out':
      return `The ${COLOUR[moment.colour]} ${moment.face} doesn’t fit anywhere: it has to go out.`;
    case 'wager':
      if (moment.answered === null) return 'Do you wager that this turn will score more than 50 points?';
      return moment.answered
        ? 'You’ve wagered. You can change your mind until everyone’s decided.'
        : 'You haven’t wagered. You can change your mind until everyone’s decided.';
  }
}

function move(position: Position, _seat: number, choice: ZockenMove): string {
  if ('pick' in choice) return `The ${COLOUR[choice.pick]} die`;
  if ('place' in choice) return `Field ${choice.place}${KIND[fieldKind(position, choice.place)]}`;
  if ('out' in choice) return 'OUT!';
  return choice.wager ? 'Wager' : 'No wager';
}

function event(happened: ZockenEvent, name: NameOf): string {
  switch (happened.type) {
    case 'starter':
      return `${name(happened.seat)} starts.`;
    case 'picked':
      return `${name(happened.seat)} picks the ${COLOUR[happened.colour]} die.`;
    case 'rolled':
      return `The ${COLOUR[happened.colour]} die shows ${happened.face}.`;
    case 'placed':
      return `${name(happened.seat)} places the ${COLOUR[happened.colour]} ${happened.face} on field ${happened.field}${happened.match ? ', its own dot' : ''}.`;
    case 'out':
      return `The ${COLOUR[happened.colour]} ${happened.face} doesn’t fit anywhere: OUT!`;
    case 'answered':
      return `${name(happened.seat)} has decided.`;
    case 'wagersOpened':
      return opened(happened, name);
    case 'turnScored':
      return sentence(`${name(happened.seat)} scores ${signed(happened.total)} points${reasons(happened)}`);
    case 'wagerPaid':
      return happened.points > 0
        ? `${name(happened.seat)}’s wager wins ${happened.points} points.`
        : `${name(happened.seat)}’s wager loses ${-happened.points} points.`;
    case 'over':
      return 'The game’s over.';
  }
}

function opened({ wagered, declined }: ZockenEvent & { type: 'wagersOpened' }, name: NameOf): string {
  if (wagered.length === 0) return 'No one wagers.';
  const verb = wagered.length === 1 ? 'wagers' : 'wager';
  const but =
    declined.length === 0 ? '' : `; ${names(declined, name)} ${declined.length === 1 ? 'doesn’t' : 'don’t'}`;
  return `${names(wagered, name)} ${verb}${but}.`;
}

function reasons(turn: ZockenEvent & { type: 'turnScored' }): string {
  const parts = [
    turn.placing > 0 ? `${turn.placing} for seven dice placed` : '',
    turn.outer < 0 ? `${signed(turn.outer)} for outer fields` : '',
    turn.out < 0 ? `${signed(turn.out)} for OUT!` : '',
    turn.matchCount > 0
      ? `${turn.matches} for ${turn.matchCount === 1 ? 'one match' : `${turn.matchCount} matches`}`
      : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
}
