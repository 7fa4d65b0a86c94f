import type { Position } from '@iacta/core';
import {
  columnOf,
  EMPTY,
  isStar,
  neighbour,
  nextTile,
  ownerOf,
  rowOf,
  Side,
  SPACES,
  sideOf,
  tileAt,
  Which,
  whatOf,
} from '../rules/board.ts';
import {
  COLLECTION_POINTS,
  DISCS,
  SAME_KIND_PER_TURN,
  SCARECROW_BONUS,
  SET_POINTS,
  STAR_FACTOR,
  SUN_POINTS,
  SUPPLY_AT_START,
  UNPLACED_PENALTY,
} from '../rules/facts.ts';
import {
  animalSpace,
  BIRD_TILE,
  freeDiscs,
  harvestedOf,
  harvestPoints,
  hasSun,
  inHand,
  othersPoints,
  ROCK_TILE,
  SUNDIAL_TILE,
  seatsOf,
  sundialSpace,
  supplyOf,
  swallowedDiscs,
} from '../rules/layout.ts';

// What a position looks like from each seat, in numbers that an evaluation can weigh. All of them describe the
// position between two turns; while dice are left they describe what would be if the turn ended now.

const KIND_COUNT = 5;
const MAX_SEATS = 4;

/** The features of one seat, by name; the value of a name is its place. */
export const FEATURES = [
  'points',
  'unplaced',
  'sun',
  'sets',
  'collections',
  'vegetableGain',
  'seedGain',
  'handGain',
  'handSeeds',
  'seeds',
  'vegetables',
  'seedRoots',
  'seedRootValue',
  'vegetableRoots',
  'vegetableRootValue',
  'seedsFedByOthers',
  'vegetablesFedByOthers',
  'othersFedSeeds',
  'othersFedVegetables',
  'freeDiscs',
  'noDisc',
  'animalInHand',
  'birdUp',
  'rabbitUp',
  'swallowed',
  'sundialInHand',
  'sundialUp',
  'scarecrowUp',
  'scarecrowTiles',
  'starTiles',
  'rockInHand',
  'prey',
  'latentPrey',
  'threatened',
  'latentThreat',
  'turn0',
  'turn1',
  'turn2',
  'turn3',
  'missingKinds',
  'deadKinds',
  'have1',
  'have2',
  'have3',
  'have4',
  'have5',
  'leadNow',
  'leadSoon',
  'leadAll',
  'supply',
  'supply1',
  'supply2',
  'supply3',
  'supply4',
  'supply5',
  'fewLeft',
  'veryFewLeft',
  'mayEndNow',
  'two',
  'three',
  'four',
] as const;
export const FEATURE_COUNT = FEATURES.length;

const at = Object.fromEntries(FEATURES.map((name, index) => [name, index])) as {
  readonly [name in (typeof FEATURES)[number]]: number;
};

const NEAR = Uint8Array.from({ length: SPACES * SPACES }, (_, index) => {
  const centre = Math.floor(index / SPACES);
  const space = index % SPACES;
  const far = Math.max(Math.abs(rowOf(centre) - rowOf(space)), Math.abs(columnOf(centre) - columnOf(space)));
  return Number(far === 1);
});
const DIRECTION_COUNT = 4;
const STEP = Int8Array.from({ length: SPACES * DIRECTION_COUNT }, (_, index) =>
  neighbour(Math.floor(index / DIRECTION_COUNT), index % DIRECTION_COUNT),
);

/** The chance that one of four dice reaches so far. */
const REACHED = Float64Array.from({ length: 7 }, (_, steps) => 1 - Math.max(0, (steps - 1) / 6) ** 4);

// Scratch of one call: filled and read within one synchronous call.
const tiles = new Uint8Array(SPACES);
const scarecrow = new Int8Array(MAX_SEATS);
const now = new Float64Array(MAX_SEATS);
const soon = new Float64Array(MAX_SEATS);
const all = new Float64Array(MAX_SEATS);
const seedKinds = new Uint8Array(MAX_SEATS * KIND_COUNT);
const vegetableKinds = new Uint8Array(MAX_SEATS * KIND_COUNT);
const counts = new Uint8Array(KIND_COUNT);

/** Sets and collections with this many of each kind. */
function bonusOf(kinds: Uint8Array): number {
  let sets = kinds[0];
  let points = 0;
  for (let k = 0; k < KIND_COUNT; k++) {
    const count = kinds[k];
    if (count < sets) sets = count;
    points += COLLECTION_POINTS[Math.min(count, 5)];
  }
  return points + SET_POINTS * sets;
}

/**
 * Writes the features of every seat, one after the other, for a position in which `next` is the seat that
 * rolls next.
 */
export function describe(p: Position, next: number, out: Float64Array): void {
  const seats = seatsOf(p);
  out.fill(0, 0, seats * FEATURE_COUNT);
  readGarden(p, out);
  for (let seat = 0; seat < seats; seat++) readAnimal(p, seat, out);
  for (let seat = 0; seat < seats; seat++) describeSeat(p, seat, seats, next, out);
  describeSupply(p, seats, out);
  describeLeads(seats, out);
}

function readGarden(p: Position, out: Float64Array): void {
  seedKinds.fill(0);
  vegetableKinds.fill(0);
  tiles.fill(EMPTY);
  scarecrow.fill(-1);
  for (let space = nextTile(p, 0); space < SPACES; space = nextTile(p, space + 1)) {
    const tile = tileAt(p, space);
    tiles[space] = tile;
    if (sideOf(tile) === Side.special && whatOf(tile) === Which.scarecrow) scarecrow[ownerOf(tile)] = space;
  }
  for (let space = 0; space < SPACES; space++) {
    const tile = tiles[space];
    if (tile !== EMPTY && sideOf(tile) !== Side.special) readTile(p, tile, space, out);
  }
}

const protects = (owner: number, space: number): boolean =>
  scarecrow[owner] >= 0 && NEAR[scarecrow[owner] * SPACES + space] === 1;

function readTile(p: Position, tile: number, space: number, out: Float64Array): void {
  const owner = ownerOf(tile);
  const value = whatOf(tile);
  const base = owner * FEATURE_COUNT;
  let worth = value;
  if (protects(owner, space)) {
    worth += SCARECROW_BONUS;
    out[base + at.scarecrowTiles] += 1 / 3;
  } else if (isStar(p, space)) {
    worth *= STAR_FACTOR;
    out[base + at.starTiles] += value / 5;
  }
  // A tile with a higher neighbour of its own side is taken along by it: the others, the roots, cost a die each.
  let isRoot = true;
  let fedBy = -1;
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    const next = STEP[DIRECTION_COUNT * space + direction];
    if (next < 0) continue;
    const other = tiles[next];
    if (sideOf(other) !== sideOf(tile) || whatOf(other) <= value) continue;
    if (ownerOf(other) === owner) isRoot = false;
    else fedBy = ownerOf(other);
  }
  if (sideOf(tile) === Side.seed) {
    out[base + at.seeds] += 1 / 4;
    out[base + at.seedGain] += worth / 20;
    seedKinds[KIND_COUNT * owner + value - 1]++;
    if (isRoot) {
      out[base + at.seedRoots] += 1 / 4;
      out[base + at.seedRootValue] += value / 10;
    }
    if (fedBy >= 0) {
      out[base + at.seedsFedByOthers] += 1 / 2;
      out[fedBy * FEATURE_COUNT + at.othersFedSeeds] += 1 / 2;
    }
  } else {
    out[base + at.vegetables] += 1 / 4;
    out[base + at.vegetableGain] += worth / 20;
    vegetableKinds[KIND_COUNT * owner + value - 1]++;
    if (isRoot) {
      out[base + at.vegetableRoots] += 1 / 4;
      out[base + at.vegetableRootValue] += value / 10;
    }
    if (fedBy >= 0) {
      out[base + at.vegetablesFedByOthers] += 1 / 2;
      out[fedBy * FEATURE_COUNT + at.othersFedVegetables] += 1 / 2;
    }
  }
}

/** What an animal could eat with one move now, or after being turned over. */
function readAnimal(p: Position, seat: number, out: Float64Array): void {
  const start = animalSpace(p, seat);
  if (start < 0) return;
  const isBird = whatOf(tiles[start]) === Which.bird;
  out[seat * FEATURE_COUNT + (isBird ? at.birdUp : at.rabbitUp)] = 1;
  if (freeDiscs(p, seat) === 0) return;
  for (let direction = 0; direction < DIRECTION_COUNT; direction++) {
    let steps = 1;
    let space = STEP[DIRECTION_COUNT * start + direction];
    while (space >= 0 && tiles[space] === EMPTY) {
      space = STEP[DIRECTION_COUNT * space + direction];
      steps++;
    }
    if (space < 0) continue;
    const meal = tiles[space];
    const owner = ownerOf(meal);
    if (sideOf(meal) === Side.special || owner === seat) continue;
    const isSeed = sideOf(meal) === Side.seed;
    if (isSeed && protects(owner, space)) continue;
    const worth = (whatOf(meal) * REACHED[steps]) / 5;
    const ready = isSeed === isBird;
    out[seat * FEATURE_COUNT + (ready ? at.prey : at.latentPrey)] += worth;
    out[owner * FEATURE_COUNT + (ready ? at.threatened : at.latentThreat)] += worth;
  }
}

function describeSeat(p: Position, seat: number, seats: number, next: number, out: Float64Array): void {
  const base = seat * FEATURE_COUNT;
  const kinds = KIND_COUNT * seat;
  for (let k = 0; k < KIND_COUNT; k++) counts[k] = harvestedOf(p, seat, k + 1);
  let sets = counts[0];
  for (let k = 1; k < KIND_COUNT; k++) if (counts[k] < sets) sets = counts[k];
  const bonus = bonusOf(counts);
  for (let k = 0; k < KIND_COUNT; k++) counts[k] += vegetableKinds[kinds + k];
  const bonusSoon = bonusOf(counts);
  for (let k = 0; k < KIND_COUNT; k++) counts[k] += seedKinds[kinds + k];
  const bonusLater = bonusOf(counts);
  let handSeeds = 0;
  let handValue = 0;
  for (let k = 0; k < KIND_COUNT; k++) {
    const inFront = inHand(p, seat, k + 1);
    handSeeds += inFront;
    handValue += inFront * (k + 1);
    counts[k] += inFront;
  }
  const handGain = handValue + bonusOf(counts) - bonusLater;
  const unplaced = handSeeds > 1 ? UNPLACED_PENALTY * (handSeeds - 1) : 0;
  const sun = hasSun(p, seat) ? 1 : 0;
  const firm = harvestPoints(p, seat) + othersPoints(p, seat);
  const whole = firm + bonus + SUN_POINTS * sun;
  out[base + at.vegetableGain] += (bonusSoon - bonus) / 20;
  out[base + at.seedGain] += (bonusLater - bonusSoon) / 20;
  out[base + at.handGain] = handGain / 20;
  now[seat] = whole - unplaced;
  soon[seat] = now[seat] + 20 * out[base + at.vegetableGain];
  all[seat] = whole + 20 * (out[base + at.vegetableGain] + out[base + at.seedGain]) + handGain;

  out[base + at.points] = firm / 30;
  out[base + at.unplaced] = unplaced / 10;
  out[base + at.sun] = sun;
  out[base + at.sets] = sets / 2;
  out[base + at.collections] = (bonus - SET_POINTS * sets) / 30;
  out[base + at.handSeeds] = handSeeds / 4;
  const discs = freeDiscs(p, seat);
  out[base + at.freeDiscs] = discs / DISCS;
  out[base + at.noDisc] = discs === 0 ? 1 : 0;
  out[base + at.animalInHand] = inHand(p, seat, BIRD_TILE);
  out[base + at.swallowed] = swallowedDiscs(p, seat) / 3;
  out[base + at.sundialInHand] = inHand(p, seat, SUNDIAL_TILE);
  if (sundialSpace(p, seat) >= 0) out[base + (scarecrow[seat] < 0 ? at.sundialUp : at.scarecrowUp)] = 1;
  out[base + at.rockInHand] = inHand(p, seat, ROCK_TILE);
  out[base + at.turn0 + ((seat - next + seats) % seats)] = 1;

  // The next set: what is still to be got for it, and whether the supply has it at all.
  let missing = 0;
  let dead = 0;
  for (let k = 0; k < KIND_COUNT; k++) {
    out[base + at.have1 + k] = Math.min(5, counts[k]) / 3;
    if (counts[k] > sets) continue;
    missing++;
    if (supplyOf(p, k + 1) === 0) dead++;
  }
  out[base + at.missingKinds] = missing / 3;
  out[base + at.deadKinds] = dead;
}

/** How far the end is, the same for every seat. */
function describeSupply(p: Position, seats: number, out: Float64Array): void {
  const start = SUPPLY_AT_START[seats];
  let left = 0;
  let inReach = 0;
  for (let kind = 1; kind <= KIND_COUNT; kind++) {
    const supply = supplyOf(p, kind);
    left += supply;
    inReach += Math.min(SAME_KIND_PER_TURN, supply);
    for (let seat = 0; seat < seats; seat++) {
      out[seat * FEATURE_COUNT + at.supply1 + kind - 1] = supply / start;
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    const base = seat * FEATURE_COUNT;
    out[base + at.supply] = left / (KIND_COUNT * start);
    out[base + at.fewLeft] = left <= 8 ? 1 : 0;
    out[base + at.veryFewLeft] = left <= 4 ? 1 : 0;
    out[base + at.mayEndNow] = left <= 4 && inReach === left ? 1 : 0;
    out[base + at.two + seats - 2] = 1;
  }
}

/** How far a seat is ahead of the best other one: now, with its vegetables, with all its tiles. */
function describeLeads(seats: number, out: Float64Array): void {
  for (let seat = 0; seat < seats; seat++) {
    const base = seat * FEATURE_COUNT;
    out[base + at.leadNow] = (now[seat] - bestOther(now, seat, seats)) / 30;
    out[base + at.leadSoon] = (soon[seat] - bestOther(soon, seat, seats)) / 30;
    out[base + at.leadAll] = (all[seat] - bestOther(all, seat, seats)) / 30;
  }
}

function bestOther(totals: Float64Array, seat: number, seats: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) {
    if (other !== seat && totals[other] > best) best = totals[other];
  }
  return best;
}
