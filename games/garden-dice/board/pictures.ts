import type { GardenState } from '@iacta/garden-dice/rules';
import type { Pictures } from '@iacta/pieces';
import type { PictureName } from '../words/learn.ts';

const options = { seats: 2, starter: 0 };

const none = { pepper: 0, carrot: 0, tomato: 0, artichoke: 0, eggplant: 0 };
const five = { pepper: 5, carrot: 5, tomato: 5, artichoke: 5, eggplant: 5 };

/** What a seat has before its first turn. */
const seat: GardenState['seats'][number] = {
  hand: none,
  harvested: none,
  specials: ['bird', 'sundial', 'rock'],
  discs: 8,
  sun: true,
  harvest: 0,
  others: 0,
};

const fresh: GardenState = {
  phase: 'roll',
  turn: 0,
  dice: [],
  again: false,
  sundialUsed: 0,
  bought: none,
  eaten: [],
  eating: null,
  supply: five,
  garden: [],
  seats: [seat, seat],
};

export const pictures: Pictures<GardenState, PictureName> = {
  garden: {
    options,
    state: {
      ...fresh,
      supply: { pepper: 3, carrot: 4, tomato: 4, artichoke: 4, eggplant: 5 },
      garden: [
        { at: [1, 2], tile: 'seed', kind: 'tomato', owner: 0 },
        { at: [2, 4], tile: 'vegetable', kind: 'pepper', owner: 1 },
        { at: [5, 5], tile: 'seed', kind: 'artichoke', owner: 0 },
        { at: [5, 2], tile: 'rock', owner: 1 },
        { at: [4, 5], tile: 'seed', kind: 'carrot', owner: 1 },
      ],
      seats: [
        { ...seat, hand: { ...none, pepper: 1 }, discs: 5 },
        { ...seat, specials: ['bird', 'sundial'], discs: 6 },
      ],
    },
  },
  // Water on the artichoke runs on over the other seat's carrot to the own pepper, not to the eggplant.
  water: {
    options,
    seat: 0,
    state: {
      ...fresh,
      phase: 'act',
      dice: [5],
      supply: { pepper: 4, carrot: 4, tomato: 5, artichoke: 4, eggplant: 4 },
      garden: [
        { at: [2, 5], tile: 'seed', kind: 'eggplant', owner: 1 },
        { at: [3, 5], tile: 'seed', kind: 'artichoke', owner: 0 },
        { at: [4, 5], tile: 'seed', kind: 'carrot', owner: 1 },
        { at: [5, 5], tile: 'seed', kind: 'pepper', owner: 0 },
      ],
      seats: [
        { ...seat, discs: 6 },
        { ...seat, discs: 6 },
      ],
    },
  },
  // A bird with a seed in reach and one behind a rock.
  bird: {
    options,
    seat: 0,
    state: {
      ...fresh,
      phase: 'act',
      dice: [3, 4],
      supply: { pepper: 4, carrot: 4, tomato: 4, artichoke: 5, eggplant: 5 },
      garden: [
        { at: [1, 2], tile: 'seed', kind: 'pepper', owner: 1 },
        { at: [3, 2], tile: 'rock', owner: 1 },
        { at: [5, 2], tile: 'bird', owner: 0, swallowed: 1 },
        { at: [5, 5], tile: 'seed', kind: 'tomato', owner: 1 },
      ],
      seats: [
        { ...seat, specials: ['sundial', 'rock'], discs: 6 },
        { ...seat, specials: ['bird', 'sundial'], discs: 6 },
      ],
    },
  },
  // A scarecrow keeps a bird off one seed and not off the other.
  scarecrow: {
    options,
    state: {
      ...fresh,
      turn: 1,
      supply: { pepper: 5, carrot: 4, tomato: 4, artichoke: 5, eggplant: 4 },
      garden: [
        { at: [2, 6], tile: 'seed', kind: 'eggplant', owner: 0 },
        { at: [3, 3], tile: 'scarecrow', owner: 0 },
        { at: [4, 2], tile: 'vegetable', kind: 'tomato', owner: 0 },
        { at: [4, 4], tile: 'seed', kind: 'carrot', owner: 0 },
        { at: [4, 6], tile: 'bird', owner: 1, swallowed: 0 },
      ],
      seats: [
        { ...seat, specials: ['bird', 'rock'], discs: 4 },
        { ...seat, specials: ['sundial', 'rock'], discs: 7 },
      ],
    },
  },
};
