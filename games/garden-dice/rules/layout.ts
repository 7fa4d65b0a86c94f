import { HEADER, type Position, SEATS } from '@iacta/core';
import { DICE_COUNT, type Value } from './facts.ts';

// How a position is packed. Every word is canonical: what no longer matters is zero, so that two positions
// that mean the same are equal word by word.

export const PHASES = ['lot', 'roll', 'act', 'eat', 'over'] as const;
export const Phase = { lot: 0, roll: 1, act: 2, eat: 3, over: 4 } as const satisfies {
  readonly [name in (typeof PHASES)[number]]: number;
};

/** One word: phase and all that is remembered until the end of the turn. */
const TURN = HEADER;
/** Unused dice: how many show each face, three bits a face. */
const DICE = HEADER + 1;
/** Tiles left of each kind, four bits a kind. */
const SUPPLY = HEADER + 2;
/** The garden: 36 spaces, one byte a space (see board.ts). */
export const BOARD = HEADER + 3;
const SEAT_WORDS = BOARD + 9;
const WORDS_PER_SEAT = 6;

const HAND = 0;
const HARVESTED = 1;
const STOCK = 2;
const PLACES = 3;
const HARVEST = 4;
const OTHERS = 5;

export function ownWords(seats: number): number {
  return SEAT_WORDS - HEADER + WORDS_PER_SEAT * seats;
}

function bits(p: Position, word: number, shift: number, width: number): number {
  return (p[word] >> shift) & ((1 << width) - 1);
}

function setBits(p: Position, word: number, shift: number, width: number, value: number): void {
  p[word] = (p[word] & ~(((1 << width) - 1) << shift)) | (value << shift);
}

export const seatsOf = (p: Position): number => p[SEATS];

// The turn

const ACTIVE_SHIFT = 3;
const AGAIN_BIT = 1 << 5;
const STEPS_SHIFT = 6;
const EATEN_SHIFT = 8;
const EATING_SHIFT = 12;
const BOUGHT_SHIFT = 15;

export const phaseOf = (p: Position): number => bits(p, TURN, 0, 3);
export const setPhase = (p: Position, phase: number): void => setBits(p, TURN, 0, 3, phase);
export const activeSeat = (p: Position): number => bits(p, TURN, ACTIVE_SHIFT, 2);

/** A new phase of a new turn: everything remembered of the old one is forgotten. */
export function newTurn(p: Position, phase: number, seat: number): void {
  p[TURN] = phase | (seat << ACTIVE_SHIFT);
  p[DICE] = 0;
}

/** Whether four of a kind were rolled and nothing was done since (G-8). */
export const mayRollAgain = (p: Position): boolean => (p[TURN] & AGAIN_BIT) !== 0;
export function offerAgain(p: Position): void {
  p[TURN] |= AGAIN_BIT;
}

/** Steps of the sundial used in this turn (G-29). */
export const sundialSteps = (p: Position): number => bits(p, TURN, STEPS_SHIFT, 2);
export const setSundialSteps = (p: Position, steps: number): void => setBits(p, TURN, STEPS_SHIFT, 2, steps);

/** The opponents, as a bit set, who lost a tile to an animal in this turn (G-27). */
export const eatenSeats = (p: Position): number => bits(p, TURN, EATEN_SHIFT, 4);
export const setEatenSeats = (p: Position, set: number): void => setBits(p, TURN, EATEN_SHIFT, 4, set);

/** The kind of the tile that is to be swallowed or spat out now; 0 when there is none. */
export const eatingKind = (p: Position): Value => bits(p, TURN, EATING_SHIFT, 3);
export const setEatingKind = (p: Position, kind: Value): void => setBits(p, TURN, EATING_SHIFT, 3, kind);

const boughtShift = (kind: Value): number => BOUGHT_SHIFT + 2 * (kind - 1);
/** Seeds of a kind bought in this turn (G-10). */
export const boughtOf = (p: Position, kind: Value): number => bits(p, TURN, boughtShift(kind), 2);
export const setBought = (p: Position, kind: Value, count: number): void =>
  setBits(p, TURN, boughtShift(kind), 2, count);

// Dice

const faceShift = (face: number): number => 3 * (face - 1);

export const diceShowing = (p: Position, face: number): number => bits(p, DICE, faceShift(face), 3);
export const noDiceLeft = (p: Position): boolean => p[DICE] === 0;

export function diceLeft(p: Position): number {
  let count = 0;
  for (let face = 1; face <= 6; face++) count += diceShowing(p, face);
  return count;
}

/** The faces that at least one unused die shows, as a bit set. */
export function facesShown(p: Position): number {
  let faces = 0;
  for (let face = 1; face <= 6; face++) if (diceShowing(p, face) > 0) faces |= 1 << face;
  return faces;
}

export function addDie(p: Position, face: number): void {
  p[DICE] += 1 << faceShift(face);
}

/** Takes a die away; the offer to roll again goes with it (G-R8). */
export function takeDie(p: Position, face: number): void {
  p[DICE] -= 1 << faceShift(face);
  p[TURN] &= ~AGAIN_BIT;
}

export function isFourOfAKind(p: Position): boolean {
  for (let face = 1; face <= 6; face++) if (diceShowing(p, face) === DICE_COUNT) return true;
  return false;
}

/** The faces of the unused dice, ascending. */
export function facesOf(p: Position): number[] {
  const faces: number[] = [];
  for (let face = 1; face <= 6; face++) {
    for (let i = diceShowing(p, face); i > 0; i--) faces.push(face);
  }
  return faces;
}

/** Forgets the dice before they are thrown again. */
export function clearDice(p: Position): void {
  p[DICE] = 0;
  p[TURN] &= ~AGAIN_BIT;
}

// Supply

const kindShift = (kind: Value): number => 4 * (kind - 1);

export const supplyOf = (p: Position, kind: Value): number => bits(p, SUPPLY, kindShift(kind), 4);
export const supplyIsEmpty = (p: Position): boolean => p[SUPPLY] === 0;
export function changeSupply(p: Position, kind: Value, by: number): void {
  p[SUPPLY] += by * (1 << kindShift(kind));
}

// Seats

const wordOf = (seat: number, which: number): number => SEAT_WORDS + WORDS_PER_SEAT * seat + which;

/** What a seat can have in front of it and place: seeds by their value, and its special tiles. */
export const BIRD_TILE = 6;
export const SUNDIAL_TILE = 7;
export const ROCK_TILE = 8;
/** The special tile of a seat that is in the garden with this side up. */
export const TILE_OF_SIDE = {
  bird: BIRD_TILE,
  rabbit: BIRD_TILE,
  sundial: SUNDIAL_TILE,
  scarecrow: SUNDIAL_TILE,
  rock: ROCK_TILE,
} as const;

// Seeds take four bits a kind, specials one bit each.
const handShift = (what: number): number => (what < BIRD_TILE ? kindShift(what) : 20 + what - BIRD_TILE);
const handWidth = (what: number): number => (what < BIRD_TILE ? 4 : 1);

export const inHand = (p: Position, seat: number, what: number): number =>
  bits(p, wordOf(seat, HAND), handShift(what), handWidth(what));
export function changeHand(p: Position, seat: number, what: number, by: number): void {
  p[wordOf(seat, HAND)] += by * (1 << handShift(what));
}

export const harvestedOf = (p: Position, seat: number, kind: Value): number =>
  bits(p, wordOf(seat, HARVESTED), kindShift(kind), 4);
export function addHarvested(p: Position, seat: number, kind: Value, count: number): void {
  p[wordOf(seat, HARVESTED)] += count << kindShift(kind);
}

const SWALLOWED_SHIFT = 4;
const SUN_BIT = 1 << 8;

export const freeDiscs = (p: Position, seat: number): number => bits(p, wordOf(seat, STOCK), 0, 4);
export function changeDiscs(p: Position, seat: number, by: number): void {
  p[wordOf(seat, STOCK)] += by;
}

/** Discs that lie on a seat's animal because of what it swallowed (G-25). */
export const swallowedDiscs = (p: Position, seat: number): number =>
  bits(p, wordOf(seat, STOCK), SWALLOWED_SHIFT, 4);
export const setSwallowed = (p: Position, seat: number, count: number): void =>
  setBits(p, wordOf(seat, STOCK), SWALLOWED_SHIFT, 4, count);

export const hasSun = (p: Position, seat: number): boolean => (p[wordOf(seat, STOCK)] & SUN_BIT) !== 0;
export function giveSun(p: Position, seat: number): void {
  p[wordOf(seat, STOCK)] |= SUN_BIT;
}
export function takeSun(p: Position, seat: number): void {
  p[wordOf(seat, STOCK)] &= ~SUN_BIT;
}

/** The space of a seat's animal or sundial, -1 while it is not in the garden. */
export const animalSpace = (p: Position, seat: number): number => bits(p, wordOf(seat, PLACES), 0, 6) - 1;
export const setAnimalSpace = (p: Position, seat: number, space: number): void =>
  setBits(p, wordOf(seat, PLACES), 0, 6, space + 1);
export const sundialSpace = (p: Position, seat: number): number => bits(p, wordOf(seat, PLACES), 6, 6) - 1;
export const setSundialSpace = (p: Position, seat: number, space: number): void =>
  setBits(p, wordOf(seat, PLACES), 6, 6, space + 1);

/** Points for a seat's own tiles, whichever seat harvested them. */
export const harvestPoints = (p: Position, seat: number): number => p[wordOf(seat, HARVEST)];
export function addHarvestPoints(p: Position, seat: number, points: number): void {
  p[wordOf(seat, HARVEST)] += points;
}

/** Points for other seats' tiles that one's own harvest reached. */
export const othersPoints = (p: Position, seat: number): number => p[wordOf(seat, OTHERS)];
export function addOthersPoints(p: Position, seat: number, points: number): void {
  p[wordOf(seat, OTHERS)] += points;
}
