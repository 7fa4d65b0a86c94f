import {
  type Dice,
  GameRecord,
  HEADER,
  lot,
  type MoveList,
  no,
  type Options,
  type Position,
  type Rules,
  SEATS,
  scratchPosition,
  yes,
} from '../index.ts';
import type { Recorder } from '../test-kit/checks/record.ts';
import type { PromiseName } from '../test-kit/promises.ts';
import { type recount, type TallyEvent, type TallyMove, tally } from './tally.ts';

type Tally = Rules<TallyMove, TallyEvent, 'no-such-side'>;

/** A game that breaks one promise: its differences from `tally`, created per run where it keeps state. */
export interface Broken {
  readonly rules?: Partial<Tally>;
  /** Three by default. */
  readonly seats?: number;
  readonly recount?: typeof recount;
  readonly begin?: (rules: Rules<unknown, TallyEvent>, options: Options) => Recorder<TallyEvent>;
  readonly impossible?: (state: { won: number[] }) => void;
}

const ROUND = HEADER;
const guessWord = (seat: number) => HEADER + 2 + seat;
const wonWord = (p: Position, seat: number) => HEADER + 2 + p[SEATS] + seat;
const answered = (p: Position, seat: number) => p[guessWord(seat)] > 0;
const others = (p: Position, seat: number) =>
  Array.from({ length: p[SEATS] }, (_, each) => each).filter((each) => each !== seat);

/** Lists that core reuses have been filled before; those of the suite are new. */
function isReused(): (out: MoveList) => boolean {
  const seen = new WeakSet<MoveList>();
  return (out) => {
    if (seen.has(out)) return true;
    seen.add(out);
    return false;
  };
}

/** A record of which something is replaced. */
function record(change: (record: GameRecord<unknown, TallyEvent>) => Partial<Recorder<TallyEvent>>): Broken {
  return {
    begin(rules, options) {
      const inner = GameRecord.begin(rules, options);
      const outer: Recorder<TallyEvent> = {
        rules,
        get position() {
          return inner.position;
        },
        get steps() {
          return inner.steps;
        },
        play: (step, decision) => inner.play(step, decision),
        undo: (count, by) => inner.undo(count, by),
        decision: (seat) => inner.decision(seat),
        toJSON: () => inner.toJSON(),
      };
      return Object.defineProperties(outer, Object.getOwnPropertyDescriptors(change(inner)));
    },
  };
}

const score: Tally['score'] = (p, seat) => tally.score(p, seat);
const facts = (change: Partial<Tally['facts']>): Broken => ({
  rules: { facts: { ...tally.facts, ...change } },
});
const coinLike = (change: Partial<Dice>): Broken => {
  const coin: Dice = { ...lot('coin', ['heads', 'tails']), ...change };
  return { rules: { dice: (p) => (tally.dice(p) ? coin : null) } };
};

/** Rules that take away what another seat has guessed, where one seat minds the other. */
function barring(minds: (seat: number, other: number) => boolean): Broken {
  const barred = (p: Position, seat: number) => {
    const first = others(p, seat).find((other) => minds(seat, other) && answered(p, other));
    return first === undefined || answered(p, seat) ? 0 : p[guessWord(first)];
  };
  return {
    rules: {
      list(p, seat, out) {
        for (const move of [1, 2]) if (move !== barred(p, seat)) out.add(move);
      },
      onTimeout: (p, seat) => (barred(p, seat) === 1 ? 2 : 1),
    },
  };
}

const isTooMuch = (p: Position) => others(p, -1).some((seat) => p[wonWord(p, seat)] > p[ROUND]);

/** A game that reads more points than there were rounds, with what goes wrong then. */
function lax(flaw: Partial<Tally>): Broken {
  return {
    impossible(state) {
      state.won = [];
    },
    rules: {
      ...flaw,
      decode(state, options) {
        const read = tally.decode(state, options);
        const given = state as { won: number[] } | null;
        if (read.ok || !Array.isArray(given?.won) || given.won.length !== options.seats) return read;
        const rest = tally.decode({ ...given, won: given.won.map(() => 0) }, options);
        const isCount = (count: number) => Number.isInteger(count) && count >= 0 && count <= 9;
        if (!rest.ok || !given.won.every(isCount)) return read;
        for (const [seat, count] of given.won.entries()) rest.value[wonWord(rest.value, seat)] = count;
        return rest;
      },
    },
  };
}

/** A record that returns a wrong position once, after this many undos. */
function wrongAfter(count: number): Broken {
  let undos = 0;
  return record((inner) => ({
    undo(steps, by) {
      undos++;
      return inner.undo(steps, by);
    },
    get position() {
      if (undos !== count) return inner.position;
      undos++;
      return tally.begin({ seats: 3, double: true, first: 'lot', solo: 'slow' });
    },
  }));
}

export const BROKEN: { readonly [promise in PromiseName]: readonly (() => Broken)[] } = {
  'options-kept': [() => ({ rules: { begin: (options) => tally.begin({ ...options, double: true }) } })],
  'facts-hold': [
    () => facts({ hasChance: false }),
    () => facts({ hasSimultaneousSteps: false }),
    () => facts({ hasSealedAnswers: false }),
  ],
  'active-is-a-seat': [
    () => ({ rules: { active: () => 3 } }),
    () => ({ rules: { active: () => -1 } }),
    () => ({ rules: { active: () => 0.5 } }),
  ],
  'thrower-is-a-seat': [() => ({ rules: { thrower: () => 3 } })],
  'dice-or-decisions': [() => ({ rules: { deciders: (p) => (tally.dice(p) ? 1 : tally.deciders(p)) } })],
  'dice-are-constants': [
    () => ({ rules: { dice: (p) => (tally.dice(p) ? lot('coin', ['heads', 'tails']) : null) } }),
  ],
  'dice-are-well-formed': [
    () => coinLike({ outcomes: 3 }),
    // Both sides of the coin read the same, and count the same.
    () => {
      const { rules } = coinLike({ dice: [{ id: 'coin', faces: ['heads', 'heads'] }] });
      return { rules: { ...rules, applyRoll: (p, _roll, events) => tally.applyRoll(p, 0, events) } };
    },
  ],
  'asked-once': [() => ({ rules: { changers: (p) => (tally.deciders(p) === 0 ? 0 : (1 << p[SEATS]) - 1) } })],
  'only-seats-asked': [() => ({ rules: { deciders: (p) => tally.deciders(p) && tally.deciders(p) | 8 } })],
  'only-sealed-answers-change': [() => ({ rules: { sealed: () => false, hide: () => undefined } })],
  // Both concern positions without secrets only: views are another promise.
  'own-json-accepted': [
    () => ({
      rules: {
        decode(state, options) {
          const read = tally.decode(state, options);
          return read.ok && !tally.sealed(read.value) ? no('malformed') : read;
        },
      },
    }),
    // Only in the middle of a game.
    () => ({
      rules: {
        decode(state, options) {
          const read = tally.decode(state, options);
          return read.ok && tally.dice(read.value) ? no('malformed') : read;
        },
      },
    }),
    // Only at the end.
    () => ({
      rules: {
        decode(state, options) {
          const read = tally.decode(state, options);
          return read.ok && read.value[ROUND] === 3 ? no('malformed') : read;
        },
      },
    }),
  ],
  'json-is-complete': [
    () => ({
      rules: {
        encode(p) {
          const json = tally.encode(p) as object;
          return tally.sealed(p) ? { ...json } : { ...json, won: others(p, -1).map(() => 0) };
        },
      },
    }),
  ],
  'points-are-the-sum': [() => ({ rules: { points: () => 7 } })],
  'parts-as-announced': [
    () => ({
      rules: { score: (p, seat) => ({ ...score(p, seat), parts: { ...score(p, seat).parts, more: 0 } }) },
    }),
  ],
  'tie-breaks-comparable': [
    () => ({
      rules: { score: (p, seat) => ({ ...score(p, seat), tieBreaks: others(p, seat).slice(seat) }) },
    }),
  ],
  'asking-changes-nothing': [
    () => ({
      rules: {
        points(p, seat) {
          const points = tally.points(p, seat);
          p[guessWord(seat)] ^= 3;
          return points;
        },
      },
    }),
    () => ({
      rules: {
        onTimeout(p, seat) {
          p[guessWord(seat)] = 2;
          return 1;
        },
      },
    }),
  ],
  'hiding-is-idempotent': [
    () => ({
      rules: {
        hide(p, seat) {
          tally.hide(p, seat);
          if (tally.sealed(p)) p[ROUND] = Math.min(2, p[ROUND] + 1);
        },
      },
    }),
    // Only for spectators.
    () => ({
      rules: {
        hide(p, seat) {
          tally.hide(p, seat);
          if (seat < 0 && tally.sealed(p)) p[ROUND] = Math.min(2, p[ROUND] + 1);
        },
      },
    }),
  ],
  'nothing-to-hide': [
    () => ({
      rules: {
        hide(p, seat) {
          tally.hide(p, seat);
          if (tally.dice(p)) for (const other of others(p, seat)) p[guessWord(other)] = 0;
        },
      },
    }),
  ],
  'own-answer-visible': [
    () => ({ rules: { hide: (p) => tally.hide(p, -1) } }),
    () => ({ rules: { hide: (p, seat) => tally.hide(p, seat === 0 ? -1 : seat) } }),
  ],
  'sealed-answer-unseen': [
    () => ({ rules: { hide: () => undefined } }),
    // Spectators see it.
    () => ({ rules: { hide: (p, seat) => (seat < 0 ? undefined : tally.hide(p, seat)) } }),
  ],
  'sealed-events-silent': [
    () => ({
      rules: {
        applyMove(p, seat, move, events) {
          tally.applyMove(p, seat, move, events);
          events?.push({ type: 'answered', seat: move });
        },
      },
    }),
  ],
  'view-is-a-position': [
    () => ({
      rules: {
        hide(p, seat) {
          tally.hide(p, seat);
          if (tally.sealed(p)) p[wonWord(p, 0)] = 3;
        },
      },
    }),
    // Only what spectators see.
    () => ({
      rules: {
        hide(p, seat) {
          tally.hide(p, seat);
          if (seat < 0 && tally.sealed(p)) p[wonWord(p, 0)] = 3;
        },
      },
    }),
  ],
  'has-a-move': [
    () => ({ rules: { list: (p, seat, out) => (answered(p, seat) ? undefined : tally.list(p, seat, out)) } }),
  ],
  'listed-once': [
    () => ({
      rules: {
        list(p, seat, out) {
          tally.list(p, seat, out);
          out.add(1);
        },
      },
    }),
  ],
  'descriptions-differ': [() => ({ rules: { describeMove: () => ({ kind: 'guess' }) } })],
  'timeout-is-legal': [() => ({ rules: { onTimeout: () => 3 } })],
  // A third move that means the same as the first, and is written like it.
  'move-json-exact': [
    () => ({
      rules: {
        list(p, seat, out) {
          tally.list(p, seat, out);
          out.add(3);
        },
        applyMove: (p, seat, move, events) => tally.applyMove(p, seat, move === 3 ? 1 : move, events),
        encodeMove: (move) => tally.encodeMove(move === 3 ? 1 : move),
      },
    }),
  ],
  'listed-is-accepted': [
    () => {
      const reused = isReused();
      return {
        rules: {
          list(p, seat, out) {
            tally.list(p, seat, out);
            if (!reused(out)) out.add(3);
          },
          encodeMove: (move) => (move === 3 ? ({ guess: 'edge' } as never) : tally.encodeMove(move)),
          decodeMove: (json) =>
            (json as { guess: string }).guess === 'edge' ? yes(3) : tally.decodeMove(json),
        },
      };
    },
    () =>
      record((inner) => ({
        play: (step) => inner.play(step.seat === undefined ? step : { seat: step.seat, move: 9 }),
      })),
  ],
  'unlisted-is-refused': [
    // A number that is no move at all.
    () => {
      const reused = isReused();
      return {
        rules: {
          list(p, seat, out) {
            if (reused(out)) out.add(-1);
            tally.list(p, seat, out);
          },
          applyMove: (p, seat, move, events) => tally.applyMove(p, seat, move === -1 ? 1 : move, events),
        },
      };
    },
    // A move of another moment.
    () => {
      const reused = isReused();
      return {
        rules: {
          list(p, seat, out) {
            if (reused(out)) tally.list(p, seat, out);
            else out.add(1 + (p[ROUND] % 2));
          },
          onTimeout: (p) => 1 + (p[ROUND] % 2),
        },
      };
    },
  ],
  'refusals-announced': [() => ({ rules: { refuse: () => ({ code: 'because' as never }) } })],
  'refused-changes-nothing': [
    () => ({
      rules: {
        refuse(p, seat) {
          p[guessWord(seat)] = 2;
          return { code: 'no-such-side' };
        },
      },
    }),
  ],
  // It remembers the position it was asked about, and changes that one too, once.
  'play-changes-nothing': [
    () => {
      let last: Position | null = null;
      return {
        rules: {
          list(p, seat, out) {
            last ??= p;
            tally.list(p, seat, out);
          },
          applyMove(p, seat, move, events) {
            tally.applyMove(p, seat, move, events);
            if (last?.length && events) last[guessWord(seat)] = 3;
            if (events) last = scratchPosition(0);
          },
        },
      };
    },
    () => {
      let last: Position | null = null;
      return {
        rules: {
          // Open answers: nothing is tried out for the sake of secrets.
          sealed: () => false,
          changers: () => 0,
          hide: () => undefined,
          list(p, seat, out) {
            last ??= p;
            tally.list(p, seat, out);
          },
          applyMove(p, seat, move, events) {
            tally.applyMove(p, seat, move, events);
            if (last?.length && events) last[guessWord(seat)] = 3;
            if (events) last = scratchPosition(0);
          },
        },
      };
    },
    () => {
      let last: Position | null = null;
      return {
        rules: {
          thrower(p) {
            last ??= p;
            return 0;
          },
          applyRoll(p, roll, events) {
            tally.applyRoll(p, roll, events);
            if (last?.length && events) last[ROUND] = 3;
            if (events) last = scratchPosition(0);
          },
        },
      };
    },
    () => {
      let spoilt = false;
      return record((inner) => ({
        play(step, decision) {
          const { position } = inner;
          const played = inner.play(step, decision);
          if (!spoilt) position[ROUND] = 3;
          spoilt = true;
          return played;
        },
      }));
    },
  ],
  'doors-agree': [
    () => ({
      rules: {
        applyMove: (p, seat, move, events) => tally.applyMove(p, seat, events ? move : 3 - move, events),
      },
    }),
    () => ({
      rules: { applyRoll: (p, roll, events) => tally.applyRoll(p, events ? roll : 1 - roll, events) },
    }),
  ],
  // A seat may not guess what another one has guessed that answered before: any, only higher ones, only lower ones.
  'answers-independent': [
    () => barring(() => true),
    () => barring((seat, other) => other > seat),
    () => barring((seat, other) => other < seat),
  ],
  // The second answer is turned round.
  'order-irrelevant': [
    () => ({
      seats: 2,
      rules: {
        applyMove(p, seat, move, events) {
          const count = others(p, seat).filter((other) => answered(p, other)).length;
          tally.applyMove(p, seat, count === 1 ? 3 - move : move, events);
        },
      },
    }),
  ],
  'decision-undisturbed': [
    () => record((inner) => ({ decision: (seat) => `${inner.decision(seat)}.${inner.steps.length}` })),
  ],
  'undo-accepted': [
    () => record((inner) => ({ undo: (count, by) => inner.undo(by === 'all' ? count + 1000 : count, by) })),
  ],
  // The position is another one after the first undo, or after the second.
  'undo-restores': [() => wrongAfter(1), () => wrongAfter(2)],
  'stale-is-refused': [
    () => record((inner) => ({ play: (step) => inner.play(step) })),
    // Refused, but not for that.
    () =>
      record((inner) => ({
        play: (step, decision) => (decision === undefined ? inner.play(step) : no('malformed')),
      })),
  ],
  'record-accepted': [() => record((inner) => ({ toJSON: () => ({ ...inner.toJSON(), rules: 9 }) }))],
  'replay-equals-play': [
    () =>
      record((inner) => ({
        toJSON: () => ({ ...inner.toJSON(), entries: inner.toJSON().entries.slice(0, -1) }),
      })),
  ],
  'record-json-exact': [
    () =>
      record((inner) => ({
        toJSON() {
          const { seats, ...options } = inner.toJSON().options;
          return { ...inner.toJSON(), options: { ...options, seats } };
        },
      })),
  ],
  // The last round is played over and over.
  ends: [
    () => ({
      rules: {
        applyRoll(p, roll, events) {
          tally.applyRoll(p, roll, events);
          p[ROUND] = Math.min(2, p[ROUND]);
          for (const seat of others(p, -1)) p[wonWord(p, seat)] = Math.min(2, p[wonWord(p, seat)]);
        },
      },
    }),
  ],
  'recount-agrees': [() => ({ recount: () => [0, 0, 9] })],
  'impossible-refused': [() => ({ impossible: () => undefined })],
  // It reads a short list of points as if the rest were zeros.
  'decode-is-exact': [
    () => ({
      rules: {
        decode(state, options) {
          const { won } = (state ?? {}) as { won?: unknown[] };
          const padded = Array.isArray(won) && won.length < options.seats ? [...won, 0] : won;
          return tally.decode({ ...(state as object), won: padded }, options);
        },
      },
    }),
  ],
  // It takes more points than there were rounds; what goes wrong from there shows at once, in the list of moves, after
  // a roll, after a move, and in one of the two ways of applying a step.
  'decoded-plays-on': [
    () => lax({ points: (p, seat) => (isTooMuch(p) ? -1 : tally.points(p, seat)) }),
    () => lax({ onTimeout: (p) => (isTooMuch(p) ? 3 : 1) }),
    () =>
      lax({
        applyRoll(p, roll, events) {
          const wasTooMuch = isTooMuch(p);
          tally.applyRoll(p, roll, events);
          if (wasTooMuch) p[ROUND] = 9;
        },
      }),
    () =>
      lax({
        applyMove(p, seat, move, events) {
          tally.applyMove(p, seat, move, events);
          if (isTooMuch(p)) p[ROUND] = 9;
        },
      }),
    () =>
      lax({
        applyRoll: (p, roll, events) => tally.applyRoll(p, isTooMuch(p) && !events ? 1 - roll : roll, events),
      }),
  ],
  'move-decode-is-exact': [
    () => ({
      rules: {
        decodeMove: (json) =>
          tally.decodeMove({ guess: (json as { guess?: string } | null)?.guess ?? 'heads' }),
      },
    }),
  ],
};
