import {
  blank,
  impossible,
  int,
  type Options,
  type Position,
  type Result,
  read,
  SEATS,
  schema,
  yes,
} from '@iacta/core';
import {
  ALL_PLACED,
  COLOURS,
  type Colour,
  DICE_BEFORE_WAGER,
  FIELDS,
  facts,
  MATCH_POINTS,
  OUT_PENALTY,
  OUTER_PENALTY,
  PARTS,
  type Part,
  TURNS_EACH,
} from './facts.ts';
import {
  ALL_COLOURS,
  activeSeat,
  allTurns,
  answerOf,
  at,
  COLOURS_AT,
  DECLINED,
  diceDown,
  diceOut,
  FACE,
  FACES,
  LOT,
  NO_ANSWER,
  OUT_FACES,
  OVER,
  PHASE,
  PHASES,
  PICKED,
  PLACE,
  partWord,
  ROLL,
  STARTER,
  TURN,
  UNROLLED,
  WAGER,
  WAGERED,
  WAGERS,
  wordsFor,
} from './layout.ts';
import { fittingFields, isRow } from './strip.ts';

const DIE = schema.strictObject({ colour: schema.picklist(COLOURS), face: int(1, 6) });
const TURN_RANGE = 6 * TURNS_EACH;

const STATE = schema.strictObject({
  phase: schema.picklist(PHASES),
  starter: int(0, 5),
  /** Turns that are over, of all seats together. */
  turnsOver: int(0, TURN_RANGE),
  strip: schema.pipe(schema.array(schema.nullable(DIE)), schema.length(FIELDS)),
  out: schema.array(DIE),
  picked: schema.nullable(schema.picklist(COLOURS)),
  face: schema.nullable(int(1, 6)),
  /** One for each seat: true wagers, false does not, null has not answered (or is the active seat). */
  wagers: schema.array(schema.nullable(schema.boolean())),
  scores: schema.array(schema.strictObject(schema.entriesFromList(PARTS, int(-2000, 2000)))),
});

/** The published JSON of a Zocken state. */
export type ZockenState = schema.InferOutput<typeof STATE>;

export function encode(p: Position): ZockenState {
  const seats = Array.from({ length: p[SEATS] }, (_, seat) => seat);
  return {
    phase: PHASES[p[PHASE]],
    starter: p[STARTER],
    turnsOver: p[TURN],
    strip: Array.from({ length: FIELDS }, (_, field) => dieAt(p, field)),
    out: COLOURS.flatMap((colour, i) =>
      at(p[OUT_FACES], i) > 0 ? [{ colour, face: at(p[OUT_FACES], i) }] : [],
    ),
    picked: p[PICKED] > 0 ? COLOURS[p[PICKED] - 1] : null,
    face: p[FACE] > 0 ? p[FACE] : null,
    wagers: seats.map((seat) => (answerOf(p, seat) === NO_ANSWER ? null : answerOf(p, seat) === WAGERED)),
    scores: seats.map((seat) => {
      const parts = PARTS.map((name, part): [Part, number] => [name, p[partWord(seat, part)]]);
      return Object.fromEntries(parts) as Record<Part, number>;
    }),
  };
}

function dieAt(p: Position, field: number): { colour: Colour; face: number } | null {
  const face = at(p[FACES], field);
  return face > 0 ? { colour: COLOURS[at(p[COLOURS_AT], field) - 1], face } : null;
}

export function decode(json: unknown, options: Options): Result<Position> {
  const parsed = read(STATE, json);
  if (!parsed.ok) return parsed;
  const state = parsed.value;
  const { seats } = options;
  if (state.wagers.length !== seats) return impossible('wagers', 'one-for-each-seat');
  if (state.scores.length !== seats) return impossible('scores', 'one-for-each-seat');
  if (state.starter >= seats) return impossible('starter', 'no-such-seat');
  const p = pack(state, options);
  return p === null ? impossible('strip', 'a-die-twice') : check(p, options);
}

/** Null when a colour stands in two places. */
function pack(state: ZockenState, options: Options): Position | null {
  const p = blank(facts, options, wordsFor(options.seats));
  p[PHASE] = PHASES.indexOf(state.phase);
  p[STARTER] = state.starter;
  p[TURN] = state.turnsOver;
  const used: Colour[] = [];
  for (const [field, die] of state.strip.entries()) {
    if (die === null) continue;
    used.push(die.colour);
    p[FACES] |= die.face << (3 * field);
    p[COLOURS_AT] |= (COLOURS.indexOf(die.colour) + 1) << (3 * field);
  }
  for (const die of state.out) {
    used.push(die.colour);
    p[OUT_FACES] |= die.face << (3 * COLOURS.indexOf(die.colour));
  }
  if (state.picked !== null) {
    used.push(state.picked);
    p[PICKED] = COLOURS.indexOf(state.picked) + 1;
  }
  p[FACE] = state.face ?? 0;
  p[UNROLLED] = used.reduce((left, colour) => left & ~(1 << COLOURS.indexOf(colour)), ALL_COLOURS);
  for (const [seat, wager] of state.wagers.entries()) {
    if (wager !== null) p[WAGERS] |= (wager ? WAGERED : DECLINED) << (2 * seat);
  }
  for (const [seat, score] of state.scores.entries()) {
    for (const [part, name] of PARTS.entries()) p[partWord(seat, part)] = score[name];
  }
  return new Set(used).size === used.length ? p : null;
}

function check(p: Position, options: Options): Result<Position> {
  const phase = p[PHASE];
  const down = diceDown(p);
  const begun = phase !== LOT;
  if ((p[TURN] === allTurns(p)) !== (phase === OVER))
    return impossible('turnsOver', 'over-after-three-turns-each');
  if (p[TURN] > allTurns(p)) return impossible('turnsOver', 'over-after-three-turns-each');
  if (!begun && (options.starter !== 'lot' || options.seats === 1)) return impossible('phase', 'no-lot-here');
  if (!begun && (p[TURN] > 0 || p[STARTER] > 0)) return impossible('phase', 'the-lot-comes-first');
  if (begun && options.starter !== 'lot' && p[STARTER] !== options.starter)
    return impossible('starter', 'not-the-chosen-one');
  if (options.seats === 1 && p[STARTER] !== 0) return impossible('starter', 'no-such-seat');
  if ((phase === LOT || phase === OVER) && down + p[PICKED] > 0)
    return impossible('strip', 'no-dice-down-now');
  if (p[PICKED] > 0 !== (phase === ROLL || phase === PLACE))
    return impossible('picked', 'a-die-in-hand-only-then');
  if (p[FACE] > 0 !== (phase === PLACE)) return impossible('face', 'a-face-only-after-the-roll');
  if (p[UNROLLED] === 0 && p[PICKED] === 0) return impossible('strip', 'the-turn-is-over');
  return checkStrip(p) ?? checkWagers(p, down) ?? checkScores(p) ?? yes(p);
}

function checkStrip(p: Position): ReturnType<typeof impossible> | null {
  if (!isRow(p[FACES])) return impossible('strip', 'not-a-row');
  // What fits nowhere once fits nowhere later, so whatever is OUT! must still not fit; and two dice always fit.
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const face = at(p[OUT_FACES], colour);
    if (face > 0 && fittingFields(p[FACES], face) !== 0) return impossible('out', 'still-fits');
  }
  if (diceOut(p) > 0 && diceDown(p) - diceOut(p) < 2) return impossible('out', 'two-dice-always-fit');
  return null;
}

function checkWagers(p: Position, down: number): ReturnType<typeof impossible> | null {
  const active = activeSeat(p);
  const phase = p[PHASE];
  if (phase === WAGER && (down !== DICE_BEFORE_WAGER || p[SEATS] === 1))
    return impossible('phase', 'no-wager-now');
  if (answerOf(p, active) !== NO_ANSWER) return impossible('wagers', 'the-active-seat-cannot-wager');
  const answers = Array.from({ length: p[SEATS] }, (_, seat) => answerOf(p, seat)).filter(
    (_, seat) => seat !== active,
  );
  const given = answers.filter((answer) => answer !== NO_ANSWER).length;
  const due = down >= DICE_BEFORE_WAGER && phase !== WAGER ? answers.length : 0;
  if (phase === WAGER ? given === answers.length && given > 0 : given !== due)
    return impossible('wagers', 'not-at-this-moment');
  return null;
}

/** The parts a seat can have after so many own turns and so many turns of the others. */
function checkScores(p: Position): ReturnType<typeof impossible> | null {
  for (let seat = 0; seat < p[SEATS]; seat++) {
    const own = ownTurns(p, seat);
    const [placing, outer, out, matches, wagers] = PARTS.map((_, part) => p[partWord(seat, part)]);
    const clean = placing / ALL_PLACED;
    const dirty = own - clean;
    const place = `scores.${seat}`;
    if (!Number.isInteger(clean) || clean < 0 || dirty < 0)
      return impossible(`${place}.placing`, 'no-such-sum');
    if (!isSum(outer / OUTER_PENALTY, 0, 2 * clean)) return impossible(`${place}.outer`, 'no-such-sum');
    if (!isSum(out / OUT_PENALTY, dirty, (COLOURS.length - 2) * dirty))
      return impossible(`${place}.out`, 'no-such-sum');
    if (!matchSums(own).has(matches)) return impossible(`${place}.matches`, 'no-such-sum');
    const others = p[TURN] - own;
    if (wagers % 5 !== 0 || wagers < -20 * others || wagers > 165 * others)
      return impossible(`${place}.wagers`, 'no-such-sum');
  }
  return null;
}

function ownTurns(p: Position, seat: number): number {
  const rounds = Math.floor(p[TURN] / p[SEATS]);
  const place = (seat - p[STARTER] + p[SEATS]) % p[SEATS];
  return rounds + (place < p[TURN] % p[SEATS] ? 1 : 0);
}

function isSum(count: number, least: number, most: number): boolean {
  return Number.isInteger(count) && count >= least && count <= most;
}

function matchSums(turns: number): Set<number> {
  let sums = new Set([0]);
  for (let turn = 0; turn < turns; turn++) {
    sums = new Set([...sums].flatMap((sum) => MATCH_POINTS.map((matched) => sum + matched)));
  }
  return sums;
}
