import { type GardenMove, type GardenState, spaceAt } from '@iacta/garden-dice/rules';
import type { Lesson } from '@iacta/pieces';
import type { LessonKey } from '../words/learn.ts';

const YOU = 0;
const ADA = 1;

const none = { pepper: 0, carrot: 0, tomato: 0, artichoke: 0, eggplant: 0 };

/** Some turns after the first harvest: the learner's bird faces Ada's tomato, and the sundial is in place. */
const birdAwake: GardenState = {
  phase: 'roll',
  turn: YOU,
  dice: [],
  again: false,
  sundialUsed: 0,
  bought: none,
  eaten: [],
  eating: null,
  supply: { pepper: 3, carrot: 4, tomato: 4, artichoke: 4, eggplant: 4 },
  garden: [
    { at: [1, 3], tile: 'sundial', owner: YOU },
    { at: [3, 2], tile: 'seed', kind: 'eggplant', owner: YOU },
    { at: [4, 3], tile: 'vegetable', kind: 'pepper', owner: ADA },
    { at: [6, 2], tile: 'bird', owner: YOU, swallowed: 0 },
    { at: [6, 5], tile: 'seed', kind: 'tomato', owner: ADA },
  ],
  seats: [
    {
      hand: none,
      harvested: { ...none, pepper: 1, artichoke: 1 },
      specials: ['rock'],
      discs: 5,
      sun: true,
      harvest: 6,
      others: 1,
    },
    {
      hand: none,
      harvested: { ...none, carrot: 1 },
      specials: ['bird', 'sundial', 'rock'],
      discs: 6,
      sun: true,
      harvest: 2,
      others: 0,
    },
  ],
};

/** Where they lie then, as the board names its spaces. */
const BIRD = String(spaceAt(6, 2));
const SUNDIAL = String(spaceAt(1, 3));

/** From the first seed to a harvest that takes Ada's carrot along; then sun, bird and sundial in one turn. */
export const lesson: Lesson<GardenMove, GardenState, LessonKey> = {
  options: { seats: 2, starter: YOU },
  seat: YOU,
  others: ['Ada'],
  steps: [
    { say: 'welcome' },
    { say: 'roll', roll: [1, 3, 4, 5] },
    { say: 'buy', expect: [{ buy: 'artichoke', die: 4 }] },
    { say: 'buyPepper', expect: [{ buy: 'pepper', die: 1 }] },
    { say: 'place', expect: [{ place: 'artichoke', dice: [3, 5], at: [3, 5] }] },
    {
      say: 'adaPlants',
      first: [
        { roll: [1, 2, 4, 5] },
        { seat: ADA, move: { buy: 'carrot', die: 2 } },
        { seat: ADA, move: { place: 'carrot', dice: [4, 5], at: [4, 5] } },
        { seat: ADA, move: { buy: 'pepper', die: 1 } },
      ],
      roll: [4, 4, 5, 5],
    },
    { say: 'star', expect: [{ place: 'pepper', dice: [5, 5], at: [5, 5] }] },
    { say: 'water', expect: [{ water: [3, 5], die: 4 }] },
    { say: 'harvest', expect: [{ harvest: [3, 5], die: 4 }] },
    { say: 'points' },
    { say: 'sets', show: ['own-basket'] },
    { say: 'atTheEnd', show: ['sun'] },
    { say: 'rock', set: birdAwake, show: ['rock'] },
    { say: 'later', show: [BIRD, SUNDIAL], roll: [1, 1, 1, 2] },
    { say: 'sun', show: ['sun'], expect: [{ sun: 'reroll' }] },
    { say: 'bird', show: [BIRD], first: [{ roll: [3, 4, 4, 4] }], expect: [{ move: [6, 5], die: 3 }] },
    { say: 'spit', expect: [{ eat: 'spit', die: 4 }] },
    { say: 'sundial', show: [SUNDIAL], expect: [{ place: 'tomato', dice: [4, 4], at: [5, 5] }] },
    { say: 'end' },
  ],
};
