import {
  blank,
  type Facts,
  HEADER,
  impossible,
  int,
  lot,
  type Options,
  type Rules,
  read,
  SEATS,
  schema,
  yes,
} from '../index.ts';

/**
 * The smallest game with everything in it: each of three rounds every seat seals a guess of a coin, the coin
 * is thrown, a right guess scores. Core is tested on it, without any real game.
 */
export type TallyMove = { readonly guess: 'heads' | 'tails' };
export type TallyEvent =
  | { readonly type: 'answered'; readonly seat: number }
  | { readonly type: 'opened'; readonly guesses: readonly number[] }
  | { readonly type: 'coin'; readonly face: number };

const SIDES = ['heads', 'tails'] as const;
const COIN = lot('coin', SIDES);
const ROUND = HEADER;
const WON = HEADER + 1;
const ROUNDS = 3;
const guessWord = (seat: number) => HEADER + 2 + seat;
const wonWord = (p: Int32Array, seat: number) => WON + 1 + p[SEATS] + seat;

export const facts: Facts<'no-such-side'> = {
  id: 'tally',
  rulesVersion: 1,
  seatCounts: [1, 2, 3],
  extraSeatCounts: [1],
  minutes: [1, 1],
  options: {
    double: { values: [false, true], default: false },
    first: { values: ['lot', 0, 1, 2], default: 'lot', namesSeats: true },
    solo: { values: ['slow', 'fast'], default: 'slow', onlyWith: [1] },
  },
  parts: ['won', 'bonus'],
  refusals: ['no-such-side'],
  hasChance: true,
  hasSimultaneousSteps: true,
  hasSealedAnswers: true,
};

function open(p: Int32Array, answered: boolean): number {
  if (p[ROUND] === ROUNDS) return 0;
  let seats = 0;
  for (let seat = 0; seat < p[SEATS]; seat++) if (p[guessWord(seat)] > 0 === answered) seats |= 1 << seat;
  return seats;
}

const STATE = schema.strictObject({
  round: int(0, ROUNDS),
  guesses: schema.array(schema.nullable(schema.picklist(SIDES))),
  won: schema.array(int(0, ROUNDS)),
});

export const tally: Rules<TallyMove, TallyEvent, 'no-such-side'> = {
  facts,
  begin: (options: Options) => blank(facts, options, 2 + 2 * options.seats),
  active: () => 0,
  deciders: (p) => open(p, false),
  changers: (p) => (open(p, false) === 0 ? 0 : open(p, true)),
  sealed: (p) => open(p, false) !== 0,
  dice: (p) => (p[ROUND] < ROUNDS && open(p, false) === 0 ? COIN : null),
  thrower: () => 0,
  list(_p, _seat, out) {
    out.add(1);
    out.add(2);
  },
  applyMove(p, seat, move, events) {
    p[guessWord(seat)] = move;
    events?.push({ type: 'answered', seat });
    if (open(p, false) === 0) {
      events?.push({
        type: 'opened',
        guesses: Array.from({ length: p[SEATS] }, (_, each) => p[guessWord(each)]),
      });
    }
  },
  applyRoll(p, roll, events) {
    events?.push({ type: 'coin', face: roll });
    for (let seat = 0; seat < p[SEATS]; seat++) {
      if (p[guessWord(seat)] === roll + 1) p[wonWord(p, seat)]++;
      p[guessWord(seat)] = 0;
    }
    p[ROUND]++;
  },
  hide(p, seat) {
    if (open(p, false) === 0) return;
    for (let each = 0; each < p[SEATS]; each++) if (each !== seat) p[guessWord(each)] = 0;
  },
  points: (p, seat) => p[wonWord(p, seat)],
  score: (p, seat) => ({ parts: { won: p[wonWord(p, seat)], bonus: 0 }, tieBreaks: [-seat] }),
  rating: (p, seat) => (p[wonWord(p, seat)] === ROUNDS ? 'perfect' : null),
  encode: (p) => ({
    round: p[ROUND],
    guesses: Array.from({ length: p[SEATS] }, (_, seat) => SIDES[p[guessWord(seat)] - 1] ?? null),
    won: Array.from({ length: p[SEATS] }, (_, seat) => p[wonWord(p, seat)]),
  }),
  decode(state, options) {
    const parsed = read(STATE, state);
    if (!parsed.ok) return parsed;
    const { round, guesses, won } = parsed.value;
    if (guesses.length !== options.seats || won.length !== options.seats)
      return impossible('guesses', 'one-for-each-seat');
    if (won.some((count) => count > round)) return impossible('won', 'more-than-rounds');
    const p = tally.begin(options);
    p[ROUND] = round;
    for (const [seat, guess] of guesses.entries())
      p[guessWord(seat)] = guess === null ? 0 : SIDES.indexOf(guess) + 1;
    for (const [seat, count] of won.entries()) p[wonWord(p, seat)] = count;
    return yes(p);
  },
  encodeMove: (move) => ({ guess: SIDES[move - 1] }),
  decodeMove(json) {
    const move = read(schema.strictObject({ guess: schema.picklist(SIDES) }), json);
    return move.ok ? yes(SIDES.indexOf(move.value.guess) + 1) : move;
  },
  describeMove: (_p, _seat, move) => ({ kind: 'guess', tool: SIDES[move - 1] }),
  refuse: () => ({ code: 'no-such-side', rule: 'T-1' }),
  onTimeout: () => 1,
};

export function recount(events: readonly TallyEvent[], { seats }: Options): number[] {
  const totals = new Array<number>(seats).fill(0);
  let guesses: readonly number[] = [];
  for (const event of events) {
    if (event.type === 'opened') guesses = event.guesses;
    if (event.type === 'coin')
      for (let seat = 0; seat < seats; seat++) if (guesses[seat] === event.face + 1) totals[seat]++;
  }
  return totals;
}
