import type { Options } from '@iacta/core';
import { specialsFor } from './begin.ts';
import { HAND_SPECIALS, spaceAt } from './board.ts';
import { type ByKind, DICE_COUNT, DISCS, KINDS, SUPPLY_AT_START } from './facts.ts';
import type { GardenState, TileJson } from './json.ts';
import { BIRD_TILE, TILE_OF_SIDE } from './layout.ts';

/** The place of what cannot be, and what it contradicts. */
type Why = { readonly at: string; readonly why: string } | null;

/** Why no game can be in a state, or null. */
export function whyImpossible(state: GardenState, options: Options): Why {
  return impossibleSeats(state, options) ?? impossibleTiles(state, options) ?? impossibleTurn(state);
}

function sum(counts: ByKind<number>): number {
  return KINDS.reduce((total, kind) => total + counts[kind], 0);
}

/** Discs that lie with a tile in the garden (G-13, G-25). */
function discsOn(tile: TileJson): number {
  if (tile.tile === 'rock') return 0;
  return 'swallowed' in tile ? 1 + tile.swallowed : 1;
}

function impossibleSeats({ seats, turn, garden, eaten }: GardenState, options: Options): Why {
  if (seats.length !== options.seats) return { at: 'seats', why: 'count' };
  if (turn >= options.seats) return { at: 'turn', why: 'seat' };
  if (eaten.some((seat) => seat >= options.seats || seat === turn)) return { at: 'eaten', why: 'seat' };
  if (new Set(eaten).size !== eaten.length) return { at: 'eaten', why: 'twice' };
  if (garden.some(({ owner }) => owner >= options.seats)) return { at: 'garden', why: 'seat' };
  const everything = seats.reduce((total, { harvested }) => total + sum(harvested), 0);
  for (const [index, seat] of seats.entries()) {
    const at = `seats.${index}`;
    const mine = garden.filter(({ owner }) => owner === index);
    const used = sum(seat.hand) + mine.reduce((total, tile) => total + discsOn(tile), 0);
    if (used + seat.discs !== DISCS) return { at: `${at}.discs`, why: 'discs' };
    const value = KINDS.reduce((total, kind, i) => total + (i + 1) * seat.harvested[kind], 0);
    const most = KINDS.reduce((total, kind, i) => total + mostPoints(i + 1) * seat.harvested[kind], 0);
    if (seat.harvest < value || seat.harvest > most) return { at: `${at}.harvest`, why: 'harvested' };
    if (seat.others > everything - sum(seat.harvested)) return { at: `${at}.others`, why: 'harvested' };
  }
  return null;
}

/** The most one vegetable can bring its owner: three more, or twice its value (G-19). */
const mostPoints = (value: number): number => Math.max(value + 3, 2 * value);

function impossibleTiles({ garden, seats, supply, eating }: GardenState, options: Options): Why {
  const spaces = new Set(garden.map(({ at }) => spaceAt(...at)));
  if (spaces.size !== garden.length) return { at: 'garden', why: 'space' };
  const allowed = specialsFor(options);
  const specials = garden.flatMap((tile) => ('kind' in tile ? [] : [[tile.owner, TILE_OF_SIDE[tile.tile]]]));
  if (specials.some(([, tile]) => !allowed.includes(tile))) return { at: 'garden', why: 'not-in-game' };
  if (new Set(specials.map(String)).size !== specials.length) return { at: 'garden', why: 'twice' };
  for (const [seat, { specials: declared }] of seats.entries()) {
    const placed = specials.filter(([owner]) => owner === seat).map(([, tile]) => tile);
    const inHand = HAND_SPECIALS.filter((_, index) => {
      const tile = BIRD_TILE + index;
      return allowed.includes(tile) && !placed.includes(tile);
    });
    if (inHand.join() !== declared.join()) return { at: `seats.${seat}.specials`, why: 'garden' };
  }

  let gone = 0;
  for (const kind of KINDS) {
    const planted = garden.filter((tile) => 'kind' in tile && tile.kind === kind).length;
    const held = seats.reduce((total, { hand, harvested }) => total + hand[kind] + harvested[kind], 0);
    const missing =
      SUPPLY_AT_START[options.seats] - supply[kind] - planted - held - (eating === kind ? 1 : 0);
    if (missing < 0) return { at: `supply.${kind}`, why: 'tiles' };
    gone += missing;
  }
  // Tiles leave the game only down an animal's throat; each left a disc on it until the animal was removed.
  const swallowed = garden.reduce((total, tile) => total + ('swallowed' in tile ? tile.swallowed : 0), 0);
  if (swallowed > gone) return { at: 'garden', why: 'swallowed' };
  if (gone > 0 && options.family === true) return { at: 'supply', why: 'tiles' };
  return null;
}

function impossibleTurn(state: GardenState): Why {
  const { phase, turn, dice, again, sundialUsed, bought, eaten, eating, supply, garden, seats } = state;
  const acting = phase === 'act' || phase === 'eat';
  const spent = acting ? DICE_COUNT - dice.length : 0;
  const owns = (...sides: TileJson['tile'][]) =>
    garden.some(({ owner, tile }) => owner === turn && sides.includes(tile));
  if (phase === 'over' && turn !== 0) return { at: 'turn', why: 'phase' };
  if (!acting && dice.length > 0) return { at: 'dice', why: 'phase' };
  if (phase === 'act' && dice.length === 0) return { at: 'dice', why: 'phase' };
  if ((phase === 'eat') !== (eating !== null)) return { at: 'eating', why: 'phase' };
  if (phase === 'eat' && (eaten.length === 0 || seats[turn].discs === 0))
    return { at: 'eating', why: 'eaten' };

  // Each purchase, each meal and each use of the sundial cost dice.
  const actions = sum(bought) + eaten.length + (sundialUsed > 0 ? 2 : 0);
  if (actions > spent) return { at: 'dice', why: 'spent' };
  if (eaten.length > 0 && !owns('bird', 'rabbit')) return { at: 'eaten', why: 'animal' };
  if (sundialUsed > 0 && !owns('sundial', 'scarecrow')) return { at: 'sundialUsed', why: 'sundial' };
  for (const kind of KINDS) {
    if (supply[kind] + bought[kind] > SUPPLY_AT_START[seats.length])
      return { at: `bought.${kind}`, why: 'tiles' };
  }

  // Four equal dice come from a roll, with the offer to roll again, or from the sun (G-R8).
  const fourEqual = dice.length === DICE_COUNT && new Set(dice).size === 1;
  if (again && !fourEqual) return { at: 'again', why: 'dice' };
  if (fourEqual && !again && seats[turn].sun) return { at: 'again', why: 'sun' };

  // The supply runs out in the last turn and not before (G-33).
  const empty = sum(supply) === 0;
  if (phase === 'over' && !empty) return { at: 'phase', why: 'supply' };
  if (empty && phase !== 'over' && sum(bought) === 0) return { at: 'supply', why: 'over' };
  return null;
}
