import {
  blank,
  equal,
  impossible,
  int,
  type Json,
  type Options,
  type Position,
  type Result,
  read,
  schema,
  yes,
} from '@iacta/core';
import { begin, specialsFor } from './begin.ts';
import {
  coordinates,
  EMPTY,
  HAND_SPECIALS,
  ownerOf,
  putTile,
  Side,
  SPACES,
  SPECIALS,
  sideOf,
  spaceAt,
  tileAt,
  tileOf,
  whatOf,
} from './board.ts';
import { whyImpossible } from './check.ts';
import {
  type ByKind,
  DICE_COUNT,
  DISCS,
  facts,
  KINDS,
  SAME_KIND_PER_TURN,
  SIDE,
  SUNDIAL_STEPS,
} from './facts.ts';
import {
  activeSeat,
  addDie,
  addHarvested,
  addHarvestPoints,
  addOthersPoints,
  BIRD_TILE,
  boughtOf,
  changeDiscs,
  changeHand,
  changeSupply,
  eatenSeats,
  eatingKind,
  facesOf,
  freeDiscs,
  giveSun,
  harvestedOf,
  harvestPoints,
  hasSun,
  inHand,
  mayRollAgain,
  newTurn,
  offerAgain,
  othersPoints,
  ownWords,
  PHASES,
  phaseOf,
  seatsOf,
  setAnimalSpace,
  setBought,
  setEatenSeats,
  setEatingKind,
  setSundialSpace,
  setSundialSteps,
  setSwallowed,
  sundialSteps,
  supplyOf,
  swallowedDiscs,
  TILE_OF_SIDE,
} from './layout.ts';

// The published JSON of a state. Free discs and special tiles in hand follow from the rest; they are included
// because every reader wants them.

const FACE = int(1, 6);
const COORDINATE = int(1, SIDE);
const OWNER = int(0, 3);
const AT = schema.strictTuple([COORDINATE, COORDINATE]);
const KIND = schema.picklist(KINDS);

function byKind(max: number) {
  const count = int(0, max);
  return schema.strictObject({
    pepper: count,
    carrot: count,
    tomato: count,
    artichoke: count,
    eggplant: count,
  });
}

const MOST_TILES = 10;

const TILE = schema.variant('tile', [
  schema.strictObject({ at: AT, tile: schema.picklist(['seed', 'vegetable']), kind: KIND, owner: OWNER }),
  schema.strictObject({
    at: AT,
    tile: schema.picklist(['bird', 'rabbit']),
    owner: OWNER,
    swallowed: int(0, DISCS - 1),
  }),
  schema.strictObject({ at: AT, tile: schema.picklist(['sundial', 'scarecrow', 'rock']), owner: OWNER }),
]);

const SEAT = schema.strictObject({
  hand: byKind(DISCS),
  harvested: byKind(MOST_TILES),
  specials: schema.pipe(schema.array(schema.picklist(HAND_SPECIALS)), schema.maxLength(3)),
  discs: int(0, DISCS),
  sun: schema.boolean(),
  harvest: int(0, 1000),
  others: int(0, 1000),
});

export const STATE = schema.strictObject({
  phase: schema.picklist(PHASES),
  turn: OWNER,
  dice: schema.pipe(schema.array(FACE), schema.maxLength(DICE_COUNT)),
  again: schema.boolean(),
  sundialUsed: int(0, SUNDIAL_STEPS),
  bought: byKind(SAME_KIND_PER_TURN),
  eaten: schema.pipe(schema.array(OWNER), schema.maxLength(3)),
  eating: schema.nullable(KIND),
  supply: byKind(MOST_TILES),
  garden: schema.pipe(schema.array(TILE), schema.maxLength(SPACES)),
  seats: schema.pipe(schema.array(SEAT), schema.maxLength(4)),
});
export type GardenState = schema.InferOutput<typeof STATE>;
export type TileJson = schema.InferOutput<typeof TILE>;

function kinds(count: (kind: number) => number): ByKind<number> {
  const [pepper, carrot, tomato, artichoke, eggplant] = KINDS.map((_, index) => count(index + 1));
  return { pepper, carrot, tomato, artichoke, eggplant };
}

function tileJson(p: Position, space: number): TileJson {
  const tile = tileAt(p, space);
  const at: [number, number] = [...coordinates(space)];
  const owner = ownerOf(tile);
  const what = whatOf(tile);
  if (sideOf(tile) !== Side.special) {
    return { at, tile: sideOf(tile) === Side.seed ? 'seed' : 'vegetable', kind: KINDS[what - 1], owner };
  }
  const name = SPECIALS[what];
  if (name === 'bird' || name === 'rabbit') {
    return { at, tile: name, owner, swallowed: swallowedDiscs(p, owner) };
  }
  return { at, tile: name, owner };
}

export function stateOf(p: Position): GardenState {
  const seats = Array.from({ length: seatsOf(p) }, (_, seat) => seat);
  const spaces = Array.from({ length: SPACES }, (_, space) => space);
  return {
    phase: PHASES[phaseOf(p)],
    turn: activeSeat(p),
    dice: facesOf(p),
    again: mayRollAgain(p),
    sundialUsed: sundialSteps(p),
    bought: kinds((kind) => boughtOf(p, kind)),
    eaten: seats.filter((seat) => (eatenSeats(p) >> seat) & 1),
    eating: eatingKind(p) === 0 ? null : KINDS[eatingKind(p) - 1],
    supply: kinds((kind) => supplyOf(p, kind)),
    garden: spaces.filter((space) => tileAt(p, space) !== EMPTY).map((space) => tileJson(p, space)),
    seats: seats.map((seat) => ({
      hand: kinds((kind) => inHand(p, seat, kind)),
      harvested: kinds((kind) => harvestedOf(p, seat, kind)),
      specials: HAND_SPECIALS.filter((_, index) => inHand(p, seat, BIRD_TILE + index) > 0),
      discs: freeDiscs(p, seat),
      sun: hasSun(p, seat),
      harvest: harvestPoints(p, seat),
      others: othersPoints(p, seat),
    })),
  };
}

export function encode(p: Position): Json {
  return stateOf(p);
}

/** Reads a state from an untrusted source: its shape, then whether a game can be in it, then the packing. */
export function decode(json: unknown, options: Options): Result<Position> {
  const shape = read(STATE, json);
  if (!shape.ok) return shape;
  const state = shape.value;
  const why = whyImpossible(state, options);
  if (why) return impossible(why.at, why.why);
  const position = pack(state, options);
  if (state.phase === 'lot' && (options.starter !== 'lot' || !equal(position, begin(options)))) {
    return impossible('phase', 'begun');
  }
  return yes(position);
}

function pack(state: GardenState, options: Options): Position {
  const p = blank(facts, options, ownWords(options.seats));
  newTurn(p, PHASES.indexOf(state.phase), state.turn);
  for (const face of state.dice) addDie(p, face);
  if (state.again) offerAgain(p);
  setSundialSteps(p, state.sundialUsed);
  setEatenSeats(
    p,
    state.eaten.reduce((set, seat) => set | (1 << seat), 0),
  );
  if (state.eating !== null) setEatingKind(p, KINDS.indexOf(state.eating) + 1);
  for (const [index, kind] of KINDS.entries()) {
    setBought(p, index + 1, state.bought[kind]);
    changeSupply(p, index + 1, state.supply[kind]);
  }
  packSeats(p, state, options);
  for (const tile of state.garden) packTile(p, tile);
  return p;
}

function packSeats(p: Position, { seats }: GardenState, options: Options): void {
  for (const [seat, { hand, harvested, discs, sun, harvest, others }] of seats.entries()) {
    for (const [index, kind] of KINDS.entries()) {
      changeHand(p, seat, index + 1, hand[kind]);
      addHarvested(p, seat, index + 1, harvested[kind]);
    }
    for (const tile of specialsFor(options)) changeHand(p, seat, tile, 1);
    changeDiscs(p, seat, discs);
    if (sun) giveSun(p, seat);
    addHarvestPoints(p, seat, harvest);
    addOthersPoints(p, seat, others);
  }
}

function packTile(p: Position, tile: TileJson): void {
  const space = spaceAt(...tile.at);
  const { owner } = tile;
  if ('kind' in tile) {
    const side = tile.tile === 'seed' ? Side.seed : Side.vegetable;
    putTile(p, space, tileOf(side, KINDS.indexOf(tile.kind) + 1, owner));
    return;
  }
  putTile(p, space, tileOf(Side.special, SPECIALS.indexOf(tile.tile), owner));
  changeHand(p, owner, TILE_OF_SIDE[tile.tile], -1);
  if ('swallowed' in tile) {
    setAnimalSpace(p, owner, space);
    setSwallowed(p, owner, tile.swallowed);
  } else if (tile.tile !== 'rock') {
    setSundialSpace(p, owner, space);
  }
}
