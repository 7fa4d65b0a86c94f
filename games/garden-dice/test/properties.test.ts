import { clone, type Position, randomStream, seatsIn } from '@iacta/core';
import { quick, randomGame } from '@iacta/core/test-kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KINDS, moveOf, preview, rules, stateOf, type TileJson } from '../rules/index.ts';
import { closure } from './oracle.ts';
import { optionsFor, partsOf, playAll, seed, stateFrom, table } from './setting.ts';

const runs = quick ? 30 : 150;

/** A garden with seeds or vegetables of four seats, at most eight of each seat and ten of each kind. */
const plots = fc
  .uniqueArray(fc.tuple(fc.nat(35), fc.constantFrom(...KINDS), fc.nat(3), fc.boolean()), {
    selector: ([space]) => space,
    minLength: 4,
    maxLength: 30,
  })
  .map((spots) => {
    const tiles: TileJson[] = [];
    for (const [space, kind, owner, grown] of spots) {
      const tile = seed(kind, owner, [Math.floor(space / 6) + 1, (space % 6) + 1]);
      const sameOwner = tiles.filter((other) => other.owner === owner).length;
      const sameKind = tiles.filter((other) => 'kind' in other && other.kind === kind).length;
      if (sameOwner < 8 && sameKind < 9)
        tiles.push(grown ? ({ ...tile, tile: 'vegetable' } as TileJson) : tile);
    }
    return tiles;
  });

test('G-16, G-18, G-R7: a spread reaches exactly what repeating it to the end reaches', () => {
  fc.assert(
    fc.property(plots, (garden) => {
      for (const tile of garden) {
        const setting = { options: { seats: 4 }, turn: tile.owner, dice: [6, 6], garden };
        const position = table(setting);
        const move =
          tile.tile === 'seed' ? { water: tile.at, die: 6 } : ({ harvest: tile.at, die: 6 } as const);
        const told = preview(position, tile.owner, moveOf(move));
        const spaces = (told?.tiles ?? []).map(({ at }) => at.join('.'));
        const naive = closure(stateFrom(setting), tile.at).map(({ at }) => at.join('.'));
        expect(spaces.toSorted()).toEqual(naive.toSorted());
        expect(new Set(spaces).size).toBe(spaces.length);
        const after = playAll(position, move).position;
        expect([0, 1, 2, 3].map((seat) => harvested(after, seat))).toEqual(told?.points);
      }
    }),
    { numRuns: runs, seed: 2 },
  );
});

/** The points of harvests alone: a spread may also complete collections. */
function harvested(position: Position, seat: number): number {
  const { harvest, others } = partsOf(position, seat);
  return harvest + others;
}

test('G-3, G-4: discs and tiles are conserved, and every part keeps its bound, all game long', () => {
  fc.assert(
    fc.property(
      fc.nat(1e6),
      fc.constantFrom(2, 3, 4),
      fc.boolean(),
      fc.nat(500),
      (number, seats, family, steps) => {
        const position = rules.begin(optionsFor({ seats, family }));
        randomGame(rules, position, randomStream(number), steps);
        const state = stateOf(position);
        for (const [seat, { hand, discs, specials }] of state.seats.entries()) {
          const own = state.garden.filter(({ owner }) => owner === seat);
          const onTiles = own.filter(({ tile }) => tile !== 'rock').length;
          const onAnimal = own.reduce((sum, tile) => sum + ('swallowed' in tile ? tile.swallowed : 0), 0);
          const inHand = KINDS.reduce((sum, kind) => sum + hand[kind], 0);
          expect(discs + onTiles + onAnimal + inHand).toBe(8);
          const placed = own.filter((tile) => !('kind' in tile)).length;
          expect(specials.length + placed).toBe((family ? 1 : 2) + (seats === 2 ? 1 : 0));
          const parts = partsOf(position, seat);
          expect(parts.unplaced).toBeLessThanOrEqual(0);
          expect(parts.unplaced).toBeGreaterThanOrEqual(-35);
          expect([0, 5]).toContain(parts.sun);
          for (const part of ['harvest', 'others', 'sets', 'collections']) {
            expect(parts[part]).toBeGreaterThanOrEqual(0);
          }
          expect(parts.sets % 15).toBe(0);
          expect(parts.collections % 5).toBe(0);
        }
        for (const kind of KINDS) {
          const planted = state.garden.filter((tile) => 'kind' in tile && tile.kind === kind).length;
          const held = state.seats.reduce(
            (sum, { hand, harvested }) => sum + hand[kind] + harvested[kind],
            0,
          );
          const all = state.supply[kind] + planted + held + (state.eating === kind ? 1 : 0);
          const start = [0, 0, 5, 7, 10][seats];
          expect(all).toBeLessThanOrEqual(start);
          if (family) expect(all).toBe(start);
        }
      },
    ),
    { numRuns: runs, seed: 3 },
  );
});

test('G-T1: a table of absent players still finishes every turn', () => {
  for (const seats of [2, 3, 4]) {
    const below = randomStream(seats);
    let position = rules.begin(optionsFor({ seats, starter: 0 }));
    for (let turn = 0; turn < 30 && rules.dice(position); turn++) {
      const before = rules.active(position);
      randomGame(rules, position, below, 1);
      let steps = 0;
      while (seatsIn(rules.deciders(position)).includes(before)) {
        const next = clone(position);
        rules.applyMove(next, before, rules.onTimeout(position, before), null);
        position = next;
        steps++;
      }
      expect(steps).toBeLessThanOrEqual(8);
      expect(stateOf(position).seats.every(({ sun }) => sun)).toBe(true);
    }
  }
});
