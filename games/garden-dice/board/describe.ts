import {
  columnOf,
  type GardenState,
  KINDS,
  rowOf,
  SUNDIAL_STEPS,
  type TileJson,
} from '@iacta/garden-dice/rules';
import type { SeatLook } from '@iacta/pieces';
import type { GardenWords } from '../words/board.ts';
import { type Option, slotsOf, spaceOf } from './choices.ts';

export const animalOf = (state: GardenState, seat: number): TileJson | undefined =>
  state.garden.find((tile) => tile.owner === seat && 'swallowed' in tile);

export interface OpenSundial {
  readonly space: number;
  /** The steps that are left. */
  readonly steps: number;
}

/** The sundial of the seat that acts; null where it has none. */
export function sundialOf(state: GardenState): OpenSundial | null {
  const dial = state.garden.find((tile) => tile.owner === state.turn && tile.tile === 'sundial');
  return dial && state.phase === 'act'
    ? { space: spaceOf(dial.at), steps: SUNDIAL_STEPS - state.sundialUsed }
    : null;
}

/** The tile in the mouth of the acting seat's animal. */
export function mouthOf(state: GardenState) {
  const eater = animalOf(state, state.turn);
  if (state.eating === null || !eater) return null;
  const tile = eater.tile === 'bird' ? ('seed' as const) : ('vegetable' as const);
  return { space: spaceOf(eater.at), tile, kind: state.eating };
}

/** The tile that a proposed move would put onto its space. */
export function ghostOf(option: Option | null, { hue }: SeatLook, animal: TileJson | undefined) {
  if (!option) return null;
  const kind = KINDS.find((each) => each === option.what);
  if (kind) return { tile: 'seed' as const, kind, hue };
  const tile = option.what === 'walk' ? animal?.tile : option.what;
  return tile === 'bird' || tile === 'rabbit' || tile === 'sundial' || tile === 'rock' ? { tile, hue } : null;
}

/** The dice that the sundial changes in a proposed move, by their slot in the tray. */
export function turnedBy(
  option: Option | null,
  slots: readonly (number | null)[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  if (!option || option.steps === 0) return found;
  const places = slotsOf(
    slots,
    option.shown.map(({ face }) => face),
  );
  for (const [i, { face, to }] of option.shown.entries()) if (face !== to) found.set(places[i], to);
  return found;
}

/** A space in words: where it is, what is on it and whose it is. */
export function describeSpace(
  space: number,
  tile: TileJson | undefined,
  {
    say,
    seats,
    isStar,
    sundial,
  }: {
    readonly say: GardenWords['board'];
    readonly seats: readonly SeatLook[];
    readonly isStar: boolean;
    readonly sundial: OpenSundial | null;
  },
): string {
  const parts = [say.space(rowOf(space), columnOf(space))];
  if (isStar) parts.push(say.star);
  if (!tile) parts.push(say.empty);
  else if ('kind' in tile) {
    parts.push((tile.tile === 'seed' ? say.seeds : say.vegetables)[tile.kind]);
    parts.push(say.worth(KINDS.indexOf(tile.kind) + 1), seats[tile.owner].name);
  } else {
    parts.push(say.specials[tile.tile], seats[tile.owner].name);
    if ('swallowed' in tile && tile.swallowed > 0) parts.push(say.swallowed(tile.swallowed));
    if (sundial?.space === space) parts.push(say.sundialLeft(sundial.steps));
  }
  return parts.join(', ');
}
