import type { Options } from '@iacta/core';
import {
  type GardenMove,
  type GardenState,
  KINDS,
  PLACEABLE,
  type Space,
  type TileJson,
} from '../rules/index.ts';

// A second implementation of the rules, on the published JSON, as slow and literal as the rulebook.
// It shares no line with rules/: where both agree on many random positions, neither is likely to be wrong.

const FACES = [1, 2, 3, 4, 5, 6];
const worth = (kind: (typeof KINDS)[number]): number => KINDS.indexOf(kind) + 1;
const ascending = (of: readonly number[]): number[] => of.toSorted((a, b) => a - b);
const same = (a: Space, b: Space): boolean => a[0] === b[0] && a[1] === b[1];
const tileOn = (s: GardenState, at: Space): TileJson | undefined =>
  s.garden.find((tile) => same(tile.at, at));
const mine = (s: GardenState, ...sides: readonly string[]): TileJson | undefined =>
  s.garden.find(({ owner, tile }) => owner === s.turn && sides.includes(tile));

/** The dice left after taking these faces, or null when they are not all there. */
function without(dice: readonly number[], ...faces: readonly number[]): number[] | null {
  const left = [...dice];
  for (const face of faces) {
    const index = left.indexOf(face);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}

/** How many steps of the sundial two dice need for a space; null when it cannot be done now. */
function sundialSteps(s: GardenState, [a, b]: readonly [number, number], at: Space): number | null {
  const ways = [0];
  if (mine(s, 'sundial') && s.sundialUsed < 2) ways.push(1);
  if (mine(s, 'sundial') && s.sundialUsed === 0) ways.push(2);
  const fits = (row: number, column: number, steps: number): boolean => {
    const changes = [
      [[0, 0]],
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ],
      [
        [2, 0],
        [-2, 0],
        [0, 2],
        [0, -2],
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ],
    ][steps];
    return changes.some(([up, right]) => row + up === at[0] && column + right === at[1]);
  };
  return ways.find((steps) => fits(a, b, steps) || fits(b, a, steps)) ?? null;
}

function starSpaces({ stars = 'corner' }: Partial<Options>): readonly string[] {
  if (stars === 'corner') return ['46', '55', '56', '64', '65', '66'];
  if (stars === 'doubles') return FACES.map((face) => `${face}${face}`);
  return String(stars).split(' ');
}

function guarded(s: GardenState, owner: number, at: Space): boolean {
  return s.garden.some(
    (tile) =>
      tile.tile === 'scarecrow' &&
      tile.owner === owner &&
      Math.max(Math.abs(tile.at[0] - at[0]), Math.abs(tile.at[1] - at[1])) === 1,
  );
}

function canWalk(s: GardenState, to: Space, die: number): boolean {
  const animal = mine(s, 'bird', 'rabbit');
  if (!animal) return false;
  const [up, right] = [to[0] - animal.at[0], to[1] - animal.at[1]];
  const distance = Math.abs(up + right);
  if ((up === 0) === (right === 0) || distance > die) return false;
  for (let i = 1; i < distance; i++) {
    if (tileOn(s, [animal.at[0] + (up / distance) * i, animal.at[1] + (right / distance) * i])) return false;
  }
  const meal = tileOn(s, to);
  if (!meal) return true;
  if (meal.owner === s.turn || s.eaten.includes(meal.owner) || s.seats[s.turn].discs === 0) return false;
  if (animal.tile === 'rabbit') return meal.tile === 'vegetable';
  return meal.tile === 'seed' && !guarded(s, meal.owner, to);
}

const NEVER_FORCED = ['sun', 'again', 'endTurn'];

/** Whether the seat whose turn it is may make a move now. */
function isLegal(s: GardenState, move: GardenMove): boolean {
  const me = s.seats[s.turn];
  if ('sun' in move && move.sun === 'set') {
    return me.sun && s.dice.includes(move.from) && move.from !== move.to;
  }
  if ('eat' in move) {
    if (s.eating === null) return false;
    return move.eat === 'swallow' || (s.dice.includes(move.die) && move.die >= worth(s.eating));
  }
  if (s.eating !== null) return false;
  if ('buy' in move) {
    const { buy: kind, die } = move;
    const affordable = s.dice.includes(die) && die >= worth(kind);
    return affordable && s.supply[kind] > 0 && s.bought[kind] < 2 && me.discs > 0;
  }
  if ('place' in move) {
    const { place: what, dice, at } = move;
    const isSpecial = what === 'bird' || what === 'sundial' || what === 'rock';
    const held = isSpecial ? me.specials.includes(what) : me.hand[what] > 0;
    if (!held || ((what === 'bird' || what === 'sundial') && me.discs === 0)) return false;
    return !tileOn(s, at) && without(s.dice, ...dice) !== null && sundialSteps(s, dice, at) !== null;
  }
  if ('water' in move) return canTend(s, 'seed', move.water, move.die);
  if ('harvest' in move) return canTend(s, 'vegetable', move.harvest, move.die);
  if ('flip' in move) {
    const tile = move.flip === 'animal' ? mine(s, 'bird', 'rabbit') : mine(s, 'sundial', 'scarecrow');
    return tile !== undefined && s.dice.includes(6);
  }
  if ('move' in move) return s.dice.includes(move.die) && canWalk(s, move.move, move.die);
  if ('remove' in move) {
    const tile = tileOn(s, move.remove)?.tile;
    if (tile !== 'bird' && tile !== 'rabbit') return false;
    return without(s.dice, ...move.dice, 6) !== null && sundialSteps(s, move.dice, move.remove) !== null;
  }
  if ('sun' in move) return me.sun && s.dice.length === 4;
  if ('again' in move) return s.again;
  // The turn may end when nothing is possible as if there were neither sun nor sundial.
  const plain: GardenState = { ...s, sundialUsed: 2 };
  return !WELL_FORMED.some((other) => !NEVER_FORCED.some((key) => key in other) && isLegal(plain, other));
}

function canTend(s: GardenState, side: 'seed' | 'vegetable', at: Space, die: number): boolean {
  const tile = tileOn(s, at);
  if (!tile || !('kind' in tile) || tile.tile !== side || tile.owner !== s.turn) return false;
  return s.dice.includes(die) && die >= worth(tile.kind);
}

const SPACES: Space[] = FACES.flatMap((row) => FACES.map((column): Space => [row, column]));
const PAIRS = FACES.flatMap((a) => FACES.filter((b) => b >= a).map((b) => [a, b] as const));

/** Every move that can be written down. */
export const WELL_FORMED: readonly GardenMove[] = [
  ...KINDS.flatMap((buy) => FACES.map((die) => ({ buy, die }))),
  ...PLACEABLE.flatMap((place) => PAIRS.flatMap((dice) => SPACES.map((at) => ({ place, dice, at })))),
  ...SPACES.flatMap((at) => FACES.map((die) => ({ water: at, die }))),
  ...SPACES.flatMap((at) => FACES.map((die) => ({ harvest: at, die }))),
  { flip: 'animal' },
  { flip: 'sundial' },
  ...SPACES.flatMap((at) => FACES.map((die) => ({ move: at, die }))),
  ...SPACES.flatMap((at) => PAIRS.map((dice) => ({ remove: at, dice }))),
  { eat: 'swallow' },
  ...FACES.map((die) => ({ eat: 'spit' as const, die })),
  { sun: 'reroll' },
  ...FACES.flatMap((from) => FACES.map((to) => ({ sun: 'set' as const, from, to }))),
  { again: true },
  { endTurn: true },
];

export const legalMoves = (s: GardenState): readonly GardenMove[] =>
  WELL_FORMED.filter((move) => isLegal(s, move));

/** Every tile that water or harvest reaches, by repeating until nothing changes. */
export function closure(s: GardenState, start: Space): readonly TileJson[] {
  const first = tileOn(s, start);
  const reached = new Set(first ? [first] : []);
  for (let grown = -1; grown !== reached.size; ) {
    grown = reached.size;
    for (const from of [...reached]) {
      for (const tile of s.garden) {
        const near = Math.abs(tile.at[0] - from.at[0]) + Math.abs(tile.at[1] - from.at[1]) === 1;
        if (!near || tile.tile !== from.tile || !('kind' in tile) || !('kind' in from)) continue;
        if (worth(tile.kind) < worth(from.kind)) reached.add(tile);
      }
    }
  }
  return [...reached];
}

/** The state after a legal move. */
export function after(before: GardenState, move: GardenMove, options: Options): GardenState {
  const s = structuredClone(before);
  const me = s.seats[s.turn];
  const spend = (...faces: readonly number[]) => {
    s.dice = without(s.dice, ...faces) as number[];
    s.again = false;
  };
  const takeTile = (at: Space): TileJson => {
    const tile = tileOn(s, at) as TileJson;
    s.garden = s.garden.filter((other) => other !== tile);
    return tile;
  };
  if ('sun' in move) {
    me.sun = false;
    if (move.sun === 'reroll') return { ...s, phase: 'roll', dice: [], again: false };
    spend(move.from);
    s.dice = ascending([...s.dice, move.to]);
    return s;
  }
  if ('again' in move) return { ...s, phase: 'roll', dice: [], again: false };
  if ('endTurn' in move) return nextTurn(s, options);
  if ('buy' in move) {
    spend(move.die);
    s.supply[move.buy]--;
    s.bought[move.buy]++;
    me.hand[move.buy]++;
    me.discs--;
  } else if ('place' in move) {
    const { place: what, at } = move;
    s.sundialUsed += sundialSteps(s, move.dice, at) as number;
    spend(...move.dice);
    const spot = { at: [at[0], at[1]] as [number, number], owner: s.turn };
    if (what === 'bird') s.garden.push({ ...spot, tile: what, swallowed: 0 });
    else if (what === 'sundial' || what === 'rock') s.garden.push({ ...spot, tile: what });
    else s.garden.push({ ...spot, tile: 'seed', kind: what });
    if (what === 'bird' || what === 'sundial' || what === 'rock') {
      me.specials = me.specials.filter((other) => other !== what);
      if (what !== 'rock') me.discs--;
    } else me.hand[what]--;
  } else if ('water' in move) {
    spend(move.die);
    for (const tile of closure(s, move.water)) tile.tile = 'vegetable';
  } else if ('harvest' in move) {
    spend(move.die);
    for (const tile of closure(s, move.harvest)) {
      if (!('kind' in tile)) continue;
      const owner = s.seats[tile.owner];
      const value = worth(tile.kind);
      const starred = starSpaces(options).includes(`${tile.at[0]}${tile.at[1]}`);
      owner.harvest += guarded(s, tile.owner, tile.at) ? value + 3 : starred ? 2 * value : value;
      owner.harvested[tile.kind]++;
      owner.discs++;
      if (tile.owner !== s.turn) me.others++;
      takeTile(tile.at);
    }
  } else if ('flip' in move) {
    spend(6);
    const tile = (
      move.flip === 'animal' ? mine(s, 'bird', 'rabbit') : mine(s, 'sundial', 'scarecrow')
    ) as TileJson;
    const other = { bird: 'rabbit', rabbit: 'bird', sundial: 'scarecrow', scarecrow: 'sundial' } as const;
    tile.tile = other[tile.tile as keyof typeof other];
  } else if ('move' in move) {
    spend(move.die);
    const animal = mine(s, 'bird', 'rabbit') as TileJson;
    if (tileOn(s, move.move)) {
      const meal = takeTile(move.move);
      s.seats[meal.owner].discs++;
      s.eaten = ascending([...s.eaten, meal.owner]);
      s.eating = 'kind' in meal ? meal.kind : null;
      s.phase = 'eat';
    }
    animal.at = [move.move[0], move.move[1]];
  } else if ('remove' in move) {
    s.sundialUsed += sundialSteps(s, move.dice, move.remove) as number;
    spend(...move.dice, 6);
    const animal = takeTile(move.remove);
    const owner = s.seats[animal.owner];
    owner.discs += 1 + ('swallowed' in animal ? animal.swallowed : 0);
    owner.specials = ['bird', ...owner.specials];
  } else {
    if (move.eat === 'spit') {
      spend(move.die);
      const spat = s.eating as keyof typeof me.hand;
      me.hand[spat]++;
      if (options.spat === 'bought') s.bought[spat] = Math.min(2, s.bought[spat] + 1);
    } else {
      const animal = mine(s, 'bird', 'rabbit') as TileJson & { swallowed: number };
      animal.swallowed++;
    }
    me.discs--;
    s.eating = null;
    s.phase = 'act';
  }
  s.garden.sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
  return s.dice.length === 0 && s.phase === 'act' ? nextTurn(s, options) : s;
}

function nextTurn(s: GardenState, options: Options): GardenState {
  const over = KINDS.every((kind) => s.supply[kind] === 0);
  return {
    ...s,
    phase: over ? 'over' : 'roll',
    turn: over ? 0 : (s.turn + 1) % options.seats,
    dice: [],
    again: false,
    sundialUsed: 0,
    eaten: [],
    bought: { pepper: 0, carrot: 0, tomato: 0, artichoke: 0, eggplant: 0 },
  };
}

/** The state after the four dice showed these faces. */
function afterRoll(s: GardenState, faces: readonly number[]): GardenState {
  return { ...s, phase: 'act', dice: ascending(faces), again: new Set(faces).size === 1 };
}

/** The number of lines of this many steps, counted with this file alone. */
export function naivePerft(s: GardenState, depth: number, options: Options): number {
  if (depth === 0) return 1;
  if (s.phase === 'over') return 0;
  if (s.phase === 'roll') {
    const rolls = FACES.flatMap((a) =>
      FACES.flatMap((b) => FACES.flatMap((c) => FACES.map((d) => [a, b, c, d]))),
    ).filter(([a, b, c, d]) => a <= b && b <= c && c <= d);
    if (depth === 1) return rolls.length;
    return rolls.reduce((sum, faces) => sum + naivePerft(afterRoll(s, faces), depth - 1, options), 0);
  }
  const moves = legalMoves(s);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + naivePerft(after(s, move, options), depth - 1, options), 0);
}
