import {
  clone,
  decodePosition,
  encodePosition,
  equal,
  MoveList,
  moves,
  type Position,
  play,
  randomStream,
} from '@iacta/core';
import { accept, quick } from '@iacta/core/test-kit';
import {
  blockMove,
  type DoceEvent,
  type DoceMove,
  faceAt,
  faceOfMove,
  isBlock,
  NEIGHBOURS,
  ownerAt,
  placeMove,
  rules,
  SIDE,
  SQUARES,
  type Square,
  squareOfMove,
  winningLines,
} from '@iacta/doce/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { putDie } from '../rules/layout.ts';
import { canBeLaid } from '../rules/order.ts';
import { type Cell, naiveLines, naiveMoves, naivePlay, naiveStart } from './naive.ts';
import { begin } from './scripts.ts';

const runs = (many: number) => ({ numRuns: quick ? Math.ceil(many / 10) : many });

/** A die of either seat with a low face (so that twelves are common), or nothing, for each square. */
const grids = fc.array(
  fc.option(fc.record({ seat: fc.nat(1), face: fc.constantFrom(1, 2, 3, 3, 3, 4, 5, 6) }), { freq: 5 }),
  { minLength: 25, maxLength: 25 },
);

function positionOf(cells: readonly (Cell | null)[]): Position {
  const p = begin();
  for (const [square, cell] of cells.entries()) if (cell) putDie(p, cell.seat, square, cell.face as number);
  return p;
}

function mapOf(cells: readonly (Cell | null)[]): Map<string, Cell> {
  return new Map(cells.flatMap((cell, square): [string, Cell][] => (cell ? [[SQUARES[square], cell]] : [])));
}

const told = (lines: readonly { seat: number; squares: readonly string[]; allOwn: boolean }[]) =>
  lines.map(({ seat, squares, allOwn }) => `${seat} ${squares.join('')} ${allOwn}`).toSorted();

describe('lines', () => {
  it('D-9 D-10 the windows find what a naive walk over the grid finds', () => {
    fc.assert(
      fc.property(grids, (cells) => {
        expect(told(winningLines(positionOf(cells)))).toEqual(told(naiveLines(mapOf(cells))));
      }),
      runs(2000),
    );
  });

  it('D-1 the packed grid gives back what was put on it', () => {
    fc.assert(
      fc.property(grids, (cells) => {
        const p = positionOf(cells);
        for (const [square, cell] of cells.entries()) {
          expect([ownerAt(p, square), faceAt(p, square)]).toEqual([cell?.seat ?? -1, cell?.face ?? 0]);
        }
      }),
      runs(200),
    );
  });
});

/** The eight ways to turn and mirror the grid, as maps of squares. */
const SYMMETRIES: readonly ((square: number) => number)[] = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (which) => (square) => {
    let [file, rank] = [square % SIDE, Math.floor(square / SIDE)];
    if (which & 1) file = SIDE - 1 - file;
    if (which & 2) rank = SIDE - 1 - rank;
    if (which & 4) [file, rank] = [rank, file];
    return rank * SIDE + file;
  },
);

function turned(move: number, to: (square: number) => number): number {
  const square = to(squareOfMove(move));
  return isBlock(move) ? blockMove(square) : placeMove(square, faceOfMove(move));
}

/** What events say without squares. */
function bare(events: readonly DoceEvent[]): unknown[] {
  return events.map((event) => {
    const {
      square: _square,
      lines,
      ...rest
    } = event as DoceEvent & { square?: Square; lines?: readonly unknown[] };
    return { ...rest, lines: lines?.length };
  });
}

describe('symmetry', () => {
  it('D-7 D-9 a match played turned or mirrored goes the same way', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.constantFrom(...SYMMETRIES.keys()), (seed, which) => {
        const below = randomStream(seed);
        const [one, other] = [begin(), begin()];
        while (rules.deciders(one) !== 0) {
          const seat = rules.active(one);
          expect(rules.active(other)).toBe(seat);
          const turn = (move: number) => turned(move, SYMMETRIES[which]);
          const legal = moves(rules, one, seat);
          expect(legal.map(turn).toSorted((a, b) => a - b)).toEqual(
            moves(rules, other, seat).toSorted((a, b) => a - b),
          );
          const move = legal[below(legal.length)];
          const [here, there]: [DoceEvent[], DoceEvent[]] = [[], []];
          rules.applyMove(one, seat, move, here);
          rules.applyMove(other, seat, turn(move), there);
          expect(bare(there)).toEqual(bare(here));
        }
      }),
      runs(40),
    );
  });

  it('the symmetries keep neighbours', () => {
    for (const to of SYMMETRIES) {
      expect(new Set(SQUARES.map((_, square) => to(square))).size).toBe(25);
      for (const square of SQUARES.keys()) {
        let image = 0;
        for (const other of SQUARES.keys()) if ((NEIGHBOURS[square] >> other) & 1) image |= 1 << to(other);
        expect(image).toBe(NEIGHBOURS[to(square)]);
      }
    }
  });
});

describe('whole rounds', () => {
  it('D-4 to D-8 D-13 D-R1 D-R2 a naive second copy of the rules lists and plays the same', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.boolean(), (seed, noWins) => {
        const below = randomStream(seed);
        let position = begin();
        let round = naiveStart(0);
        for (;;) {
          expect(rules.active(position)).toBe(round.active);
          const legal = moves(rules, position, round.active).map((move) => rules.encodeMove(move));
          expect(legal.map((move) => JSON.stringify(move)).toSorted()).toEqual(
            naiveMoves(round)
              .map((move) => JSON.stringify(move))
              .toSorted(),
          );
          const move = pick(position, legal, below, noWins);
          const played = accept<DoceMove, DoceEvent>(rules, position, round.active, move);
          round = naivePlay(round, move);
          const ends = played.events.some(({ type }) => type === 'roundWon' || type === 'roundDrawn');
          expect(ends).toBe(round.over !== 'no');
          if (ends) return;
          position = played.position;
        }
      }),
      runs(60),
    );
  });
});

/** A random move; where wins are unwanted, one that ends no round if one is found soon. */
function pick(position: Position, legal: readonly DoceMove[], below: (n: number) => number, noWins: boolean) {
  let move = legal[below(legal.length)];
  for (let tries = 0; noWins && tries < 20; tries++) {
    const next = clone(position);
    const packed = rules.decodeMove(move);
    if (packed.ok) rules.applyMove(next, rules.active(position), packed.value, null);
    if (rules.points(next, 0) + rules.points(next, 1) === 0) break;
    move = legal[below(legal.length)];
  }
  return move;
}

describe('reading', () => {
  /** A reachable position, far into a match. */
  function somewhere(seed: number): Position {
    const below = randomStream(seed);
    const p = rules.begin({ seats: 2, starter: (['lot', 0, 1] as const)[below(3)] });
    const list = new MoveList();
    for (let left = below(100); left > 0; left--) {
      if (rules.dice(p)) rules.applyRoll(p, below(2), null);
      if (rules.deciders(p) === 0) break;
      list.clear();
      rules.list(p, rules.active(p), list);
      rules.applyMove(p, rules.active(p), list.moves[below(list.count)], null);
    }
    return p;
  }

  const JUNK = [
    null,
    true,
    -1,
    0,
    1,
    2,
    3,
    7,
    12,
    1.5,
    1e9,
    '',
    'a1',
    'c3',
    'e5',
    'turn',
    'over',
    'lot',
    [],
    {},
  ];

  /** Replaces, removes or adds one value somewhere inside. */
  function mutate(json: unknown, below: (n: number) => number): unknown {
    if (typeof json !== 'object' || json === null || below(8) === 0) return JUNK[below(JUNK.length)];
    const copy = structuredClone(json) as Record<string, unknown>;
    const keys = Object.keys(copy);
    const key = below(6) === 0 || keys.length === 0 ? SQUARES[below(25)] : keys[below(keys.length)];
    if (below(10) === 0 && !Array.isArray(copy)) delete copy[key];
    else copy[key] = mutate(copy[key], below);
    return copy;
  }

  it('refuses spoilt positions or reads them as what they say, and never throws', () => {
    fc.assert(
      fc.property(fc.nat(1e6), (seed) => {
        const below = randomStream(seed);
        let json: unknown = encodePosition(rules, somewhere(seed));
        for (let times = 1 + below(2); times > 0; times--) json = mutate(json, below);
        const read = decodePosition(rules, json);
        if (!read.ok) {
          expect(read.refusal.code).toMatch(/^(malformed|impossible-position|unknown-|bad-option)/);
          return;
        }
        const again = decodePosition(rules, JSON.parse(JSON.stringify(encodePosition(rules, read.value))));
        expect(again.ok && equal(again.value, read.value)).toBe(true);
        for (const move of moves(rules, read.value, rules.active(read.value))) {
          expect(play(rules, read.value, { seat: rules.active(read.value), move }).ok).toBe(true);
        }
      }),
      runs(1500),
    );
  });

  it('reads every position of play back to the same words', () => {
    fc.assert(
      fc.property(fc.nat(1e6), (seed) => {
        const position = somewhere(seed);
        const read = decodePosition(rules, JSON.parse(JSON.stringify(encodePosition(rules, position))));
        expect(read.ok && equal(read.value, position)).toBe(true);
      }),
      runs(300),
    );
  });

  it('refuses spoilt moves or reads them as what they say', () => {
    fc.assert(
      fc.property(fc.nat(174), fc.nat(1e6), (move, seed) => {
        const json = mutate(rules.encodeMove(move), randomStream(seed));
        const read = rules.decodeMove(json);
        if (read.ok) expect(rules.encodeMove(read.value)).toEqual(json);
        else expect(read.refusal.code).toBe('malformed');
      }),
      runs(500),
    );
  });

  it('refuses whatever else is thrown at it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(rules.decode(json, { seats: 2, starter: 0 }).ok).toBe(false);
        expect(rules.decodeMove(json).ok).toBe(false);
      }),
      runs(200),
    );
  });

  it('D-7 knows whether dice can be laid one after the other as trying every order does', () => {
    const squares = fc.uniqueArray(fc.nat(24), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(squares, fc.nat(7), fc.nat(24), (dice, free, around) => {
        const zone = NEIGHBOURS[around];
        const mask = dice.reduce((set, square) => set | (1 << square), 0);
        const fits = (order: readonly number[]) =>
          order.every(
            (square, i) =>
              (i === 0 || ((NEIGHBOURS[order[i - 1]] >> square) & 1) === 0) &&
              (i < free || ((zone >> square) & 1) === 1),
          );
        const found = orders(dice.slice(1)).some((order) => fits([...order, dice[0]]));
        expect(canBeLaid(mask, dice[0], free, zone)).toBe(found);
      }),
      runs(300),
    );
    expect(canBeLaid(0, -1, 11, 0)).toBe(true);
  });
});

function orders(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
