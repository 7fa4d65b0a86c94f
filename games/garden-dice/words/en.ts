import { type Forms, faces, inLanguage, names, space } from './telling.ts';

const KINDS: Forms = {
  pepper: { name: 'pepper', a: 'a pepper', the: 'the pepper' },
  carrot: { name: 'carrot', a: 'a carrot', the: 'the carrot' },
  tomato: { name: 'tomato', a: 'a tomato', the: 'the tomato' },
  artichoke: { name: 'artichoke', a: 'an artichoke', the: 'the artichoke' },
  eggplant: { name: 'eggplant', a: 'an eggplant', the: 'the eggplant' },
};
const SPECIALS = {
  bird: 'bird',
  rabbit: 'rabbit',
  sundial: 'sundial',
  scarecrow: 'scarecrow',
  rock: 'rock',
};
const TILES = {
  pepper: 'pepper seed',
  carrot: 'carrot seed',
  tomato: 'tomato seed',
  artichoke: 'artichoke seed',
  eggplant: 'eggplant seed',
  ...SPECIALS,
};
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const bySundial = (steps: number): string => (steps > 0 ? ', with the sundial' : '');
const WHY = { scarecrow: ' (scarecrow)', star: ' (star)' };

export const words = inLanguage({
  title: 'Garden Dice',
  tagline: 'Sow, water and harvest in one garden for all, and mind the hungry animals.',
  howTo: [
    {
      heading: 'The aim',
      text: 'All players plant in the same six by six garden. Whoever has earned the most points with vegetables when the seeds run out wins.',
    },
    {
      heading: 'Your turn',
      text: 'Roll four dice and spend them on actions, each die once, in any order and as often as you like. Dice that can still do something must be used. Four of a kind may be rolled again.',
    },
    {
      heading: 'Buy and place',
      text: 'One die buys a seed worth no more than the die; one of your eight discs marks it as yours, and two of a kind a turn is the limit. Two dice place a tile: one is the row, the other the column, as you choose. Empty spaces only.',
    },
    {
      heading: 'Water and harvest',
      text: 'One die at least as high as your tile turns a seed into a vegetable, or harvests a vegetable. Both spread to neighbours of lower value on the same side, whoever owns them, and on from there. A harvested tile brings its value to its owner, doubled on a star; you get one point for each tile of someone else that your harvest takes in.',
    },
    {
      heading: 'Sundial and scarecrow',
      text: 'Once a turn your sundial changes coordinates: one die by one or two, or two dice by one each. A six flips it into a scarecrow, which keeps birds off your seeds in the eight spaces around it and adds three points to your vegetables there, instead of the star.',
    },
    {
      heading: 'Bird and rabbit',
      text: 'One die moves your animal in a straight line over empty spaces. A bird may end on an opponent’s seed and eat it, a rabbit on a vegetable: one tile of each opponent a turn, and only with a free disc. Swallow it, and a disc stays on the animal; or spend another die of at least its value and keep it as a seed of yours. Three dice (its space and a six) send any animal home.',
    },
    {
      heading: 'Sun and rock',
      text: 'Your sun works once a game: roll all four dice again before you spend any, or set one die to the face you want. Kept to the end it is worth five points. With two players each has a rock that blocks a space for good.',
    },
    {
      heading: 'The end',
      text: 'When the last seed is bought, that turn is finished and the game is over. Each set of five different vegetables brings 15 points; three, four, five or more of a kind bring 10, 15, 20. Every seed left in hand but the first costs five.',
    },
  ],
  tieBreaks: ['the sum of the values on the harvested vegetables'],
  parts: {
    harvest: 'Own vegetables',
    others: 'Others’ vegetables',
    unplaced: 'Seeds in hand',
    sets: 'Sets',
    collections: 'Collections',
    sun: 'Sun',
  },
  options: {
    family: { name: 'Family game', values: { false: 'With animals', true: 'Without animals' } },
    starter: { name: 'Who starts', values: { lot: 'By lot' } },
  },
  dice: { garden: 'die', starter: 'who starts' },
  moves: {
    buy: (kind, die) => `Buy ${KINDS[kind].name} (die ${die})`,
    place: (tile, at, dice, sundial) =>
      `Place ${TILES[tile]} on ${at} (${dice}${sundial ? ', sundial' : ''})`,
    water: (kind, at, die, tiles) =>
      `Water ${KINDS[kind].name} on ${at} (die ${die})${tiles > 1 ? `, ${tiles} tiles` : ''}`,
    harvest: (kind, at, die, own) => `Harvest ${KINDS[kind].name} on ${at} (die ${die}), +${own}`,
    flip: (to) => `Flip to ${SPECIALS[to]} (die 6)`,
    walk: (animal, at, die, meal) =>
      `Move ${SPECIALS[animal]} to ${at} (die ${die})${meal ? `, eat ${KINDS[meal].name}` : ''}`,
    remove: (animal, at, dice) => `Send the ${SPECIALS[animal]} on ${at} home (${dice})`,
    swallow: (kind) => `Swallow the ${KINDS[kind].name}`,
    spit: (kind, die) => `Spit out the ${KINDS[kind].name} seed (die ${die})`,
    reroll: 'Sun: roll all four again',
    set: (from, to) => `Sun: turn a ${from} into a ${to}`,
    again: 'Four of a kind: roll again',
    endTurn: 'End the turn',
  },
  prompts: {
    roll: 'Roll the four dice.',
    act: (dice) => `Spend your dice: ${dice}.`,
    again: (dice) => `Four of a kind: ${dice}. Roll again or spend them.`,
    eat: (kind) => `Your animal has eaten ${KINDS[kind].a}: swallow it or spit it out?`,
    wait: 'It is not your turn.',
  },
  events: {
    starter: ({ seat }, name) => `${name(seat)} starts.`,
    rolled: ({ seat, dice }, name) => `${name(seat)} rolls ${faces(dice)}.`,
    again: ({ seat }, name) => `Four of a kind: ${name(seat)} rolls again.`,
    bought: ({ seat, kind, die }, name) => `${name(seat)} buys ${KINDS[kind].a} with a ${die}.`,
    lastSeed: ({ seat }, name) =>
      `That was the last seed: ${name(seat)} finishes the turn, then the game ends.`,
    placed: ({ seat, tile, at, dice, sundial }, name) =>
      `${name(seat)} places the ${TILES[tile]} on ${space(at)} with ${dice.join(' and ')}${bySundial(sundial)}.`,
    watered: ({ seat, owner, kind, at, die }, name) =>
      die === null
        ? `The water reaches ${name(owner)}’s ${KINDS[kind].name} on ${space(at)}.`
        : `${name(seat)} waters ${KINDS[kind].the} on ${space(at)} with a ${die}.`,
    harvested: ({ seat, owner, kind, at, die, points: scored, bonus }, name) =>
      die === null
        ? `The harvest takes in ${name(owner)}’s ${KINDS[kind].name} on ${space(at)}: ${points(scored)} for ${name(owner)}${bonus ? WHY[bonus] : ''}.`
        : `${name(seat)} harvests ${KINDS[kind].the} on ${space(at)} with a ${die}: ${points(scored)}${bonus ? WHY[bonus] : ''}.`,
    others: ({ seat, points: scored }, name) =>
      `${name(seat)} gets ${points(scored)} for others’ vegetables.`,
    flipped: ({ seat, to, at }, name) => `${name(seat)} flips the tile on ${space(at)}: ${SPECIALS[to]}.`,
    moved: ({ seat, animal, from, to, die }, name) =>
      `${name(seat)} moves the ${SPECIALS[animal]} from ${space(from)} to ${space(to)} with a ${die}.`,
    ate: ({ animal, owner, kind }, name) =>
      `The ${SPECIALS[animal]} eats ${name(owner)}’s ${KINDS[kind].name}.`,
    swallowed: ({ seat, kind }, name) => `${name(seat)} lets the animal swallow ${KINDS[kind].the}.`,
    spat: ({ seat, kind, die }, name) =>
      `${name(seat)} lets the animal spit out ${KINDS[kind].the} with a ${die} and keeps it as a seed.`,
    removed: ({ seat, owner, animal, at, discs }, name) =>
      `${name(seat)} sends ${name(owner)}’s ${SPECIALS[animal]} home from ${space(at)}; discs back: ${discs}.`,
    sunRoll: ({ seat }, name) => `${name(seat)} plays the sun and rolls all four again.`,
    sunSet: ({ seat, from, to }, name) => `${name(seat)} plays the sun: a ${from} becomes a ${to}.`,
    turnEnded: ({ seat, unused }, name) =>
      unused.length === 0 ? '' : `${name(seat)} can do nothing with ${faces(unused)}: the turn ends.`,
    over: () => 'The game is over.',
  },
  refusals: {
    'no-such-move': () => 'There is no such move in this game.',
    'eat-first': ({ kind }) => `First decide: swallow ${KINDS[kind].the} or spit it out.`,
    'nothing-eaten': () => 'Your animal has nothing in its mouth.',
    'no-such-die': ({ die }) => `None of the dice left for this shows a ${die}.`,
    'die-too-low': ({ die, value }) => `A ${die} is too low: it takes at least a ${value}.`,
    'needs-a-six': () => 'This takes a die that shows a six by itself.',
    'supply-empty': ({ kind }) => `No ${KINDS[kind].name} seeds are left.`,
    'no-free-disc': () => 'You have no free disc.',
    'two-of-a-kind': ({ kind }) =>
      `You have bought two ${KINDS[kind].name} seeds in this turn: that is the limit.`,
    'not-in-hand': ({ tile }) => `There is no ${TILES[tile]} in front of you.`,
    'space-taken': ({ at }) => `Space ${at} is taken.`,
    'wrong-coordinates': ({ dice, at }) => `The dice ${dice} do not lead to ${at}.`,
    'no-sundial': ({ dice, at }) =>
      `The dice ${dice} lead to ${at} only with a sundial, and yours is not face up in the garden.`,
    'sundial-used': ({ at }) => `Your sundial cannot change that much any more in this turn to reach ${at}.`,
    'no-seed-there': ({ at }) => `There is no seed to water on ${at}.`,
    'no-vegetable-there': ({ at }) => `There is no vegetable to harvest on ${at}.`,
    'not-your-tile': ({ at }) => `The tile on ${at} is not yours.`,
    'not-on-board': ({ tile }) => `Your ${tile === 'bird' ? 'animal' : TILES[tile]} is not in the garden.`,
    'no-animals': () => 'The family game has no animals.',
    'no-animal-there': ({ at }) => `There is no animal on ${at}.`,
    'not-in-line': ({ at }) =>
      `Animals move in a straight line along a row or a column; ${at} is not on one.`,
    'too-far': ({ at, distance, die }) => `${at} is ${distance} spaces away; a ${die} is not enough.`,
    'path-blocked': ({ by }) => `The tile on ${by} is in the way.`,
    'not-edible': ({ at }) =>
      `Your animal cannot go onto the tile on ${at}: birds eat opponents’ seeds, rabbits their vegetables.`,
    protected: ({ at }) => `A scarecrow guards the seed on ${at}.`,
    'already-eaten': () => 'In this turn your animal has already eaten a tile of that player.',
    'sun-used': () => 'You have already used your sun.',
    'sun-too-late': () => 'The sun rolls all dice again only before the first is spent.',
    'same-face': ({ die }) => `That die shows a ${die} already.`,
    'no-four-of-a-kind': () => 'Only four of a kind, just rolled, may be rolled again.',
    'must-use-dice': () => 'There is still something to do with your dice.',
  },
  board: {
    garden: 'Garden',
    space: (row, column) => `Row ${row}, column ${column}`,
    star: 'star',
    empty: 'empty',
    seeds: TILES,
    vegetables: names(KINDS),
    specials: SPECIALS,
    worth: (value) => `value ${value}`,
    swallowed: (count) => (count === 1 ? '1 swallowed disc' : `${count} swallowed discs`),
    supply: 'Supply',
    left: (count) => `${count} left`,
    dice: 'Dice',
    spent: 'spent',
    hand: (name) => `In front of ${name}`,
    basket: (name) => `${name}’s basket`,
    discs: (count) => (count === 1 ? '1 free disc' : `${count} free discs`),
    sun: 'Sun',
    sunGone: 'Sun used',
    sunDie: 'Which die does the sun turn?',
    sunFace: 'To which face?',
    choose: 'What would you like to do here?',
    withDice: 'With which dice?',
    again: 'Press again to do it',
    close: 'Close',
    turned: (from, to) => `sundial: ${from} becomes ${to}`,
    sundialLeft: (steps) => (steps === 1 ? '1 step left' : `${steps} steps left`),
    grows: (tiles) => (tiles === 1 ? '1 seed grows' : `${tiles} seeds grow`),
    taken: (tiles) => (tiles === 1 ? '1 vegetable' : `${tiles} vegetables`),
  },
  labels: {
    letters: { pepper: 'P', carrot: 'C', tomato: 'T', artichoke: 'A', eggplant: 'E' },
    specials: { bird: 'bird', rabbit: 'rabb', sundial: 'dial', scarecrow: 'scare', rock: 'rock' },
    discs: 'discs',
    sun: 'sun',
    hand: 'hand',
    basket: 'basket',
    supply: 'supply',
    dice: 'dice',
  },
});
