import { type Forms, faces, inLanguage, names, space } from './telling.ts';

const KINDS: Forms = {
  pepper: { name: 'squash', a: 'a squash', the: 'the squash' },
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
  pepper: 'squash seed',
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
  tagline: 'Plant, water and harvest in a garden you all share. Watch out for hungry animals!',
  howTo: [
    {
      heading: 'The aim',
      text: 'You all plant in the same garden of six by six spaces. When the seeds run out, the player who’s scored most with vegetables wins.',
    },
    {
      heading: 'Your turn',
      text: 'Roll four dice and spend them on actions, each die once, in any order and as often as you like. Dice that can still do something must be used. Four of a kind may be rolled again.',
    },
    {
      heading: 'Buy and place',
      text: 'One die buys a seed worth no more than the die; one of your eight discs marks it as yours. You can’t buy more than two of a kind per turn. Two dice place a tile on an empty space: one is the row, the other the column, whichever way round you like.',
    },
    {
      heading: 'Water and harvest',
      text: 'One die at least as high as your tile turns a seed into a vegetable, or harvests a vegetable. Water spreads to neighbouring seeds, a harvest to neighbouring vegetables (not diagonally), if they’re worth less, no matter whose they are, and on from there. A harvested vegetable scores its value for its owner, twice that on a star; you get one point for each tile of another player that your harvest reaches.',
    },
    {
      heading: 'Sundial and scarecrow',
      text: 'Once per turn your sundial changes the dice for a space: one die by one or two, or two dice by one each. A six flips it into a scarecrow, which keeps birds off your seeds in the eight spaces around it and adds three points to your vegetables there, instead of the star.',
    },
    {
      heading: 'Bird and rabbit',
      text: 'One die moves your animal in a straight line along a row or a column, over empty spaces. A bird may land on another player’s seed and eat it, a rabbit on a vegetable: one tile of each player per turn, and only if you have a free disc. Swallow it: the tile leaves the game, and a disc stays on the animal; or spend another die at least as high, and keep it as your own seed. Three dice (its space and a six) send any animal home.',
    },
    {
      heading: 'Sun and rock',
      text: 'You can use your sun once per game: roll all four dice again before you spend any, or turn one die to the face you want. If you keep it, it’s worth five points at the end. With two players each has a rock that blocks a space for good.',
    },
    {
      heading: 'The end',
      text: 'When the last seed is bought, that turn is finished and the game is over. Each set of five different vegetables scores 15 points; three, four, five or more of a kind score 10, 15, 20. Every seed you haven’t placed costs five, except the first.',
    },
  ],
  tieBreaks: ['the sum of the values on the harvested vegetables'],
  parts: {
    harvest: 'Vegetables',
    others: 'Others’ vegetables',
    unplaced: 'Seeds in hand',
    sets: 'Sets',
    collections: 'Collections',
    sun: 'Sun',
  },
  options: {
    family: { name: 'Animals', values: { false: 'In the game', true: 'None (family game)' } },
    starter: { name: 'Who starts', values: { lot: 'By lot' } },
    stars: {
      name: 'Where the stars are',
      values: { corner: 'Bottom right', doubles: 'On the diagonal (1.1–6.6)', own: 'As on our board' },
    },
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
    wait: 'It isn’t your turn.',
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
        ? `The harvest reaches ${name(owner)}’s ${KINDS[kind].name} on ${space(at)}: ${points(scored)} for ${name(owner)}${bonus ? WHY[bonus] : ''}.`
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
      unused.length === 0 ? '' : `${name(seat)} can’t do anything with ${faces(unused)}: the turn ends.`,
    over: () => 'The game’s over.',
  },
  refusals: {
    'no-such-move': () => 'That isn’t a move in this game.',
    'eat-first': ({ kind }) => `First decide: swallow ${KINDS[kind].the} or spit it out.`,
    'nothing-eaten': () => 'Your animal has nothing in its mouth.',
    'no-such-die': ({ die }) => `None of your unused dice shows a ${die}.`,
    'die-too-low': ({ die, value }) => `A ${die} is too low: it takes at least a ${value}.`,
    'needs-a-six': () => 'For this you need a die that really shows a 6: the sundial doesn’t help.',
    'supply-empty': ({ kind }) => `There are no ${KINDS[kind].name} seeds left. Choose another kind.`,
    'no-free-disc': () => 'You have no free disc. Harvest a vegetable to get one back.',
    'two-of-a-kind': ({ kind }) =>
      `You’ve already got two ${KINDS[kind].name} seeds this turn, bought or spat out. Choose another kind.`,
    'not-in-hand': ({ tile }) => `There’s no ${TILES[tile]} in front of you.`,
    'space-taken': ({ at }) => `There’s already a tile on ${at}. Choose an empty space.`,
    'wrong-coordinates': ({ dice, at }) => `The dice ${dice} don’t lead to ${at}.`,
    'no-sundial': ({ dice, at }) =>
      `The dice ${dice} lead to ${at} only with a sundial, and yours isn’t face up in the garden.`,
    'sundial-used': ({ at }) => `You’ve used too much of your sundial this turn to reach ${at}.`,
    'no-seed-there': ({ at }) => `There’s no seed to water on ${at}.`,
    'no-vegetable-there': ({ at }) => `There’s no vegetable to harvest on ${at}.`,
    'not-your-tile': ({ at }) => `The tile on ${at} isn’t yours. Choose one of your own.`,
    'not-on-board': ({ tile }) => `Your ${tile === 'bird' ? 'animal' : TILES[tile]} isn’t in the garden.`,
    'no-animals': () => 'The family game has no animals.',
    'no-animal-there': ({ at }) => `There’s no animal on ${at}.`,
    'not-in-line': ({ at }) => `Animals move in a straight line along a row or a column; ${at} isn’t on one.`,
    'too-far': ({ at, distance, die }) => `${at} is ${distance} spaces away; a ${die} isn’t enough.`,
    'path-blocked': ({ by }) => `The tile on ${by} is in the way.`,
    'not-edible': ({ at }) =>
      `Your animal can’t go onto the tile on ${at}: birds eat opponents’ seeds, rabbits their vegetables.`,
    protected: ({ at }) => `A scarecrow guards the seed on ${at}.`,
    'already-eaten': () => 'You’ve already eaten one of that player’s tiles this turn.',
    'sun-used': () => 'You’ve already used your sun.',
    'sun-too-late': () =>
      'You can only roll again with the sun before you spend a die. You can still turn one die.',
    'same-face': ({ die }) => `That die shows a ${die} already.`,
    'no-four-of-a-kind': () => 'You can only roll again right after rolling four of a kind.',
    'must-use-dice': () => 'You can still do something with your dice, so use them first.',
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
    swallowed: (count) => (count === 1 ? '1 tile swallowed' : `${count} tiles swallowed`),
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
