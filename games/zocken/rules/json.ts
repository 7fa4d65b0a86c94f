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
import { whyImpossible } from './check.ts';
import { COLOURS, type Colour, FIELDS, facts, PARTS, type Part, TURNS_EACH } from './facts.ts';
import {
  ALL_COLOURS,
  answerOf,
  at,
  COLOURS_AT,
  DECLINED,
  FACE,
  FACES,
  NO_ANSWER,
  OUT_FACES,
  PHASE,
  PHASES,
  PICKED,
  partWord,
  STARTER,
  TURN,
  UNROLLED,
  WAGERED,
  WAGERS,
  wordsFor,
} from './layout.ts';

const DIE = schema.strictObject({ colour: schema.picklist(COLOURS), face: int(1, 6) });
const MOST_SEATS = 6;

const STATE = schema.strictObject({
  phase: schema.picklist(PHASES),
  starter: int(0, MOST_SEATS - 1),
  /** Turns that are over, of all seats together. */
  turnsOver: int(0, MOST_SEATS * TURNS_EACH),
  strip: schema.pipe(schema.array(schema.nullable(DIE)), schema.length(FIELDS)),
  out: schema.array(DIE),
  picked: schema.nullable(schema.picklist(COLOURS)),
  face: schema.nullable(int(1, 6)),
  /** One for each seat: true wagers, false does not, null has not answered (or is the active seat). */
  wagers: schema.array(schema.nullable(schema.boolean())),
  scores: schema.array(schema.strictObject(schema.entriesFromList(PARTS, int(-3000, 3000)))),
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
  if (p === null) return impossible('strip', 'a-die-twice');
  return whyImpossible(p, options) ?? yes(p);
}

/** Null when a colour is in two places. */
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
