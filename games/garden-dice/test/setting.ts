import { moves, type Options, outcome, type Position } from '@iacta/core';
import { accept, rejected, rollFaces } from '@iacta/core/test-kit';
import {
  type ByKind,
  type GardenEvent,
  type GardenMove,
  type GardenState,
  KINDS,
  type Kind,
  moveOf,
  rules,
  type Space,
  stateOf,
  type TileJson,
} from '../rules/index.ts';

// Small builders that let a test name the pieces on the table and read like play.

const at = ([row, column]: Space): [number, number] => [row, column];
export const seed = (kind: Kind, owner: number, space: Space): TileJson => ({
  at: at(space),
  tile: 'seed',
  kind,
  owner,
});
export const veg = (kind: Kind, owner: number, space: Space): TileJson => ({
  at: at(space),
  tile: 'vegetable',
  kind,
  owner,
});
export const bird = (owner: number, space: Space, swallowed = 0): TileJson => ({
  at: at(space),
  tile: 'bird',
  owner,
  swallowed,
});
export const rabbit = (owner: number, space: Space, swallowed = 0): TileJson => ({
  at: at(space),
  tile: 'rabbit',
  owner,
  swallowed,
});
export const special = (tile: 'sundial' | 'scarecrow' | 'rock', owner: number, space: Space): TileJson => ({
  at: at(space),
  tile,
  owner,
});

export const counts = (some: Partial<ByKind<number>> = {}): { [kind in Kind]: number } => ({
  pepper: 0,
  carrot: 0,
  tomato: 0,
  artichoke: 0,
  eggplant: 0,
  ...some,
});

interface SeatSetting {
  readonly hand?: Partial<ByKind<number>>;
  readonly harvested?: Partial<ByKind<number>>;
  readonly sun?: boolean;
  readonly harvest?: number;
  readonly others?: number;
}

export interface Setting extends Partial<Omit<GardenState, 'seats' | 'supply' | 'bought'>> {
  readonly options?: Partial<Options>;
  readonly supply?: Partial<ByKind<number>>;
  readonly bought?: Partial<ByKind<number>>;
  readonly seats?: readonly SeatSetting[];
}

export const optionsFor = (some: Partial<Options> = {}): Options => ({
  seats: 2,
  family: false,
  starter: 'lot',
  stars: 'corner',
  spat: 'bought',
  ...some,
});

const sum = (of: ByKind<number>): number => KINDS.reduce((total, kind) => total + of[kind], 0);

/** A whole state from what a test cares about: the rest is as at the start, discs and supply follow. */
export function stateFrom(setting: Setting): GardenState {
  const { options: someOptions, seats: someSeats = [], supply, bought, ...turn } = setting;
  const options = optionsFor(someOptions);
  const garden = setting.garden ?? [];
  const settings = Array.from({ length: options.seats }, (_, seat) => someSeats[seat] ?? {});
  const hands = settings.map(({ hand }) => counts(hand));
  const baskets = settings.map(({ harvested }) => counts(harvested));
  const left = (kind: Kind): number => {
    const planted = garden.filter((tile) => 'kind' in tile && tile.kind === kind).length;
    const held = [...hands, ...baskets].reduce((total, of) => total + of[kind], 0);
    return [0, 0, 5, 7, 10][options.seats] - planted - held - (setting.eating === kind ? 1 : 0);
  };
  const dice = setting.dice ?? [];
  return {
    phase: 'act',
    turn: 0,
    again: dice.length === 4 && new Set(dice).size === 1,
    sundialUsed: 0,
    eaten: [],
    eating: null,
    ...turn,
    dice,
    garden: garden.toSorted((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]),
    bought: counts(bought),
    supply: {
      ...counts(Object.fromEntries(KINDS.map((kind) => [kind, left(kind)]))),
      ...supply,
    },
    seats: settings.map(({ sun = true, harvest, others = 0 }, seat) => {
      const own = garden.filter(({ owner }) => owner === seat);
      const placed = own.map(({ tile }) => tile);
      const discs = own.reduce((total, tile) => total + discsOn(tile), sum(hands[seat]));
      return {
        hand: hands[seat],
        harvested: baskets[seat],
        specials: [
          ...(options.family || placed.includes('bird') || placed.includes('rabbit')
            ? []
            : (['bird'] as const)),
          ...(placed.includes('sundial') || placed.includes('scarecrow') ? [] : (['sundial'] as const)),
          ...(options.seats > 2 || placed.includes('rock') ? [] : (['rock'] as const)),
        ],
        discs: 8 - discs,
        sun,
        harvest: harvest ?? KINDS.reduce((total, kind, i) => total + (i + 1) * baskets[seat][kind], 0),
        others,
      };
    }),
  };
}

function discsOn(tile: TileJson): number {
  if (tile.tile === 'rock') return 0;
  return 'swallowed' in tile ? 1 + tile.swallowed : 1;
}

/** The position of a setting, through the door that checks it. */
export function table(setting: Setting): Position {
  const read = rules.decode(stateFrom(setting), optionsFor(setting.options));
  if (!read.ok) throw new Error(`impossible setting: ${JSON.stringify(read.refusal)}`);
  return read.value;
}

/** Moves of the seat whose turn it is, one after the other; each must be legal. */
export function playAll(start: Position, ...moves: readonly GardenMove[]) {
  const events: GardenEvent[] = [];
  let position = start;
  for (const move of moves) {
    const played = accept(rules, position, rules.active(position), move);
    position = played.position;
    events.push(...played.events);
  }
  return { position, state: stateOf(position), events };
}

export const roll = (position: Position, ...faces: readonly number[]) => rollFaces(rules, position, faces);

/** Why the seat whose turn it is may not do this. */
export const refused = (position: Position, move: GardenMove) =>
  rejected(rules, position, rules.active(position), move);

/** All legal moves of the seat whose turn it is. */
export const listed = (position: Position): readonly GardenMove[] =>
  moves(rules, position, rules.active(position)).map((move) => rules.encodeMove(move));

export const isListed = (position: Position, move: GardenMove): boolean =>
  moves<unknown>(rules, position, rules.active(position)).includes(moveOf(move));

export const partsOf = (position: Position, seat: number) => outcome(rules, position).seats[seat].parts;
export const ofType = <T extends GardenEvent['type']>(events: readonly GardenEvent[], type: T) =>
  events.filter((event): event is Extract<GardenEvent, { type: T }> => event.type === type);
