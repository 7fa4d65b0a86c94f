import type { Move, Position } from '@iacta/core';
import {
  columnOf,
  DICE_COUNT,
  type GardenMoveDescription,
  type GardenState,
  KINDS,
  type Kind,
  moveOf,
  type Placeable,
  readingOf,
  rowOf,
  rules,
  spaceAt,
  type TileJson,
} from '@iacta/garden-dice/rules';

// From moves to what a finger can do: every move has one place where it is made and the dice it takes. All of
// it is worked out once for a position, so that a tap has only to look it up.

/** A space of the garden by its number from 0, or a kind of the supply. */
export type Target = number | Kind;
/** What would be done at a target. */
export type What = Placeable | 'buy' | 'water' | 'harvest' | 'walk' | 'flip' | 'remove';

export interface Option {
  readonly move: Move;
  readonly what: What;
  /** The faces of the dice it spends, as they lie. */
  readonly uses: readonly number[];
  /** Steps of the sundial. */
  readonly steps: number;
  /** The dice in the order in which they are shown, and what the sundial makes of each. */
  readonly shown: readonly { readonly face: number; readonly to: number }[];
}

export type Choices = ReadonlyMap<Target, readonly Option[]>;
type Pair = readonly [number, number];

export const spaceOf = ([row, column]: readonly [number, number]): number => spaceAt(row, column);

const isAnimal = ({ tile }: TileJson): boolean => tile === 'bird' || tile === 'rabbit';
const isDial = ({ tile }: TileJson): boolean => tile === 'sundial' || tile === 'scarecrow';

/** Row first, then column, as the signs of the garden are lit, then what else is spent. */
function shownDice(described: Extract<GardenMoveDescription, { place: Target }>): Option['shown'] {
  const plain = (faces: readonly number[]) => faces.map((face) => ({ face, to: face }));
  return 'row' in described
    ? [described.row, described.column, ...plain(described.cost.slice(2))]
    : plain(described.cost);
}

function placed(position: Position, seat: number, move: Move): [Target, Option] | null {
  const described: GardenMoveDescription = rules.describeMove(position, seat, move);
  if (!('place' in described)) return null;
  const { place, kind, cost } = described;
  const what = kind === 'place' ? described.tool : kind;
  const steps = 'steps' in described ? described.steps : 0;
  return [place, { move, what, uses: cost, steps, shown: shownDice(described) }];
}

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0);
const cheaper = (a: Option, b: Option): number =>
  a.steps - b.steps || a.uses.length - b.uses.length || sum(a.uses) - sum(b.uses);

/** All moves that have a place on the board, by that place, the cheapest dice first. */
export function choicesOf(moves: readonly Move[], position: Position, seat: number): Choices {
  const found = new Map<Target, Option[]>();
  for (const move of moves) {
    const entry = placed(position, seat, move);
    if (!entry) continue;
    const there = found.get(entry[0]);
    if (there) there.push(entry[1]);
    else found.set(entry[0], [entry[1]]);
  }
  for (const options of found.values()) options.sort(cheaper);
  return found;
}

/** Whether an option spends all of these faces, and perhaps others. */
function takes({ uses }: Option, faces: readonly number[]): boolean {
  const left = [...uses];
  return faces.every((face) => {
    const i = left.indexOf(face);
    if (i >= 0) left.splice(i, 1);
    return i >= 0;
  });
}

export function fitting(
  options: readonly Option[],
  faces: readonly number[],
  what: What | null,
): readonly Option[] {
  if (faces.length === 0 && what === null) return options;
  return options.filter((option) => (what === null || option.what === what) && takes(option, faces));
}

/** What can be done, each once, in the order of the cheapest dice. */
export const whatsOf = (options: readonly Option[]): readonly What[] => [
  ...new Set(options.map(({ what }) => what)),
];

/** The option that is offered first: one that spends just the chosen dice, else the cheapest. */
export const firstOf = (options: readonly Option[], faces: readonly number[]): Option =>
  options.find(({ uses }) => uses.length === faces.length) ?? options[0];

/** How a place answers to what is chosen so far: done with just those dice, with more, or by the sundial. */
export type Light = 'full' | 'part' | 'brass';

export function lightsOf(
  choices: Choices,
  faces: readonly number[],
  what: What | null,
): ReadonlyMap<Target, Light> {
  const lights = new Map<Target, Light>();
  for (const [target, options] of choices) {
    const open = fitting(options, faces, what);
    if (open.length === 0) continue;
    const whole = faces.length === 0 ? what !== null : open.some(({ uses }) => uses.length === faces.length);
    const natural = open.some(({ steps }) => steps === 0);
    // All that the sundial could reach with any dice would be half the garden: it waits for a choice.
    if (natural) lights.set(target, whole ? 'full' : 'part');
    else if (faces.length > 1 || what !== null) lights.set(target, 'brass');
  }
  return lights;
}

/** Dice keep their slots while others are spent; null is an empty slot. A new roll fills all four again. */
export function settle(
  slots: readonly (number | null)[],
  dice: readonly number[],
  rolled: boolean,
): readonly (number | null)[] {
  if (rolled) return Array.from({ length: DICE_COUNT }, (_, i) => dice[i] ?? null);
  const left = [...dice];
  const kept = Array.from({ length: DICE_COUNT }, (_, i) => {
    const at = left.indexOf(slots[i] ?? 0);
    return at < 0 ? null : left.splice(at, 1)[0];
  });
  // What is new was turned by the sun, or came back with a step that was taken back.
  return kept.map((face) => face ?? left.shift() ?? null);
}

/** Where on the tray the dice lie that a move spends. */
export function slotsOf(slots: readonly (number | null)[], uses: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (const face of uses) {
    const at = slots.findIndex((each, i) => each === face && !found.includes(i));
    if (at >= 0) found.push(at);
  }
  return found;
}

/** The two dice that come nearest to a space, the chosen ones among them. */
function nearest(dice: readonly number[], chosen: readonly number[], space: number): Pair {
  const pairs: Pair[] = dice.flatMap((a, i) =>
    dice.slice(i + 1).map((b): Pair => [Math.min(a, b), Math.max(a, b)]),
  );
  const whole = pairs.filter((pair) => chosen.slice(0, 2).every((face) => pair.includes(face)));
  const by = (a: Pair, b: Pair) => readingOf(...a, space).steps - readingOf(...b, space).steps;
  return whole.sort(by)[0] ?? pairs.sort(by)[0] ?? [dice[0] ?? 1, dice[0] ?? 1];
}

function firstInHand({ hand, specials }: GardenState['seats'][number]): Placeable | null {
  return KINDS.find((kind) => hand[kind] > 0) ?? specials[0] ?? null;
}

/** The move that a tap most likely meant where nothing can be done: the rules then say why not. */
export function attempt(
  state: GardenState,
  seat: number,
  target: Target,
  faces: readonly number[],
  what: What | null,
): Move {
  const die = Math.max(...(faces.length > 0 ? faces : state.dice), 1);
  if (typeof target === 'string') return moveOf({ buy: target, die });
  const at: Pair = [rowOf(target), columnOf(target)];
  const dice = nearest(state.dice, faces, target);
  const tile = state.garden.find((each) => spaceOf(each.at) === target);
  const animal = state.garden.find((each) => each.owner === seat && isAnimal(each));
  if (!tile) {
    const held = firstInHand(state.seats[seat]);
    if (what === 'walk' || (held === null && animal)) return moveOf({ move: at, die });
    const tileHeld = KINDS.find((kind) => kind === what) ?? (isSpecial(what) ? what : held);
    return moveOf({ place: tileHeld ?? 'pepper', dice, at });
  }
  if (tile.tile === 'seed' || tile.tile === 'vegetable') {
    const eats = animal?.tile === (tile.tile === 'seed' ? 'bird' : 'rabbit');
    if (tile.owner !== seat && eats) return moveOf({ move: at, die });
    return moveOf(tile.tile === 'seed' ? { water: at, die } : { harvest: at, die });
  }
  if (tile.owner === seat && isAnimal(tile)) return moveOf({ flip: 'animal' });
  if (tile.owner === seat && isDial(tile)) return moveOf({ flip: 'sundial' });
  if (isAnimal(tile)) return moveOf({ remove: at, dice });
  return moveOf({ place: firstInHand(state.seats[seat]) ?? 'pepper', dice, at });
}

const isSpecial = (what: What | null): what is 'bird' | 'sundial' | 'rock' =>
  what === 'bird' || what === 'sundial' || what === 'rock';
