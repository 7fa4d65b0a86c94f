import type { Judge, Values } from '@iacta/bots/search';
import {
  clone,
  defineRules,
  diceOf,
  type Facts,
  MoveList,
  namedMoves,
  oneOf,
  outcomesOf,
  type Position,
  packedState,
  perSeat,
  SEATS,
  seatsIn,
  wholeNumber,
} from '@iacta/core';
import { resultOf } from '../index.ts';

/**
 * A small game that can be solved: each seat in turn throws a three-sided die and keeps the face, or throws again and
 * takes what comes; in the last round a seat may also take a point from the next one. Two rounds.
 */
const ROUNDS = 2;
const DIE = diceOf([{ id: 'die', faces: [1, 2, 3] }]);
const PHASES = ['throw', 'decide', 'again', 'over'] as const;
const [THROW, DECIDE, AGAIN, OVER] = PHASES.keys();
const MOVES = ['keep', 'again', 'take'] as const;

const facts: Facts<'no-such-move'> = {
  id: 'toy',
  rulesVersion: 1,
  seatCounts: [1, 2, 3],
  extraSeatCounts: [],
  minutes: [1, 1],
  options: {},
  parts: ['points'],
  refusals: ['no-such-move'],
  hasChance: true,
  hasSimultaneousSteps: false,
  hasSealedAnswers: false,
};
const state = packedState(facts, {
  phase: oneOf(PHASES),
  turn: wholeNumber(0, 3 * ROUNDS),
  face: wholeNumber(0, 3),
  points: perSeat(wholeNumber(-9, 9)),
});
const { at } = state;
const active = (p: Position) => p[at.turn] % p[SEATS];

function endTurn(p: Position, points: number): void {
  p[at.points + active(p)] += points;
  p[at.face] = 0;
  p[at.turn]++;
  p[at.phase] = p[at.turn] === ROUNDS * p[SEATS] ? OVER : THROW;
}

export const toy = defineRules<(typeof MOVES)[number], { readonly type: 'step' }, 'no-such-move'>({
  facts,
  begin: state.begin,
  active,
  deciders: (p) => (p[at.phase] === DECIDE ? 1 << active(p) : 0),
  dice: (p) => (p[at.phase] === THROW || p[at.phase] === AGAIN ? DIE : null),
  list: (p, _seat, out) => out.addRun(0, p[SEATS] > 1 && p[at.turn] >= p[SEATS] ? 3 : 2),
  applyMove(p, seat, move) {
    if (move === 1) {
      p[at.phase] = AGAIN;
      return;
    }
    if (move === 2) p[at.points + ((seat + 1) % p[SEATS])]--;
    endTurn(p, move === 2 ? p[at.face] - 1 : p[at.face]);
  },
  applyRoll(p, roll) {
    if (p[at.phase] === AGAIN) return endTurn(p, roll + 1);
    p[at.face] = roll + 1;
    p[at.phase] = DECIDE;
  },
  score: (p, seat) => ({ parts: { points: p[at.points + seat] }, tieBreaks: [] }),
  encode: state.encode,
  decode: state.decode,
  ...namedMoves(MOVES),
});

/** The exact value under best play by every seat: the whole game is searched. */
export function solved(): Judge {
  const known = new Map<string, Values>();
  const value = (position: Position): Values => {
    const key = position.join();
    const found = known.get(key) ?? search(position);
    known.set(key, found);
    return found;
  };
  const search = (position: Position): Values => {
    const dice = toy.dice(position);
    if (dice) {
      const outcomes = [...outcomesOf(dice)].map(({ roll, weight }) => {
        const next = clone(position);
        toy.applyRoll(next, roll, null);
        return { values: value(next), weight: weight / dice.weight };
      });
      const mean = (of: (values: Values) => readonly number[]) =>
        of(outcomes[0].values).map((_, seat) =>
          outcomes.reduce((sum, { values, weight }) => sum + weight * of(values)[seat], 0),
        );
      return { points: mean(({ points }) => points), win: mean(({ win }) => win), exact: true };
    }
    const [seat] = seatsIn(toy.deciders(position));
    if (seat === undefined) return { ...resultOf(toy, position), exact: true };
    const list = new MoveList();
    toy.list(position, seat, list);
    const better = (a: Values, b: Values) => {
      const byPoints = a.points[seat] - b.points[seat];
      return position[SEATS] > 1 ? a.win[seat] - b.win[seat] || byPoints : byPoints;
    };
    return list
      .toArray()
      .map((move) => {
        const next = clone(position);
        toy.applyMove(next, seat, move, null);
        return value(next);
      })
      .reduce((best, each) => (better(each, best) > 0 ? each : best));
  };
  return { version: 'solved', value };
}
