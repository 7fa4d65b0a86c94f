import { BOT_NAMES } from '@iacta/bots/levels';
import type { Judged } from '@iacta/bots/search';
import {
  awaits,
  decodePosition,
  decodeStep,
  encodePosition,
  encodeRoll,
  type Face,
  GameRecord,
  hasSeat,
  int,
  isOver,
  moves,
  no,
  optionsOf,
  outcome,
  outcomesOf,
  type Played,
  type Position,
  type Refusal,
  type Result,
  type Rules,
  randomStream,
  read,
  readOptions,
  readRecord,
  schema,
  seededDice,
  seededRoll,
  seedOf,
  view,
  yes,
} from '@iacta/core';
import { GAME_IDS, isGameId, loadRules } from '@iacta/games';
import { judgeFor } from '../review/judge.ts';
import { published, reviewWhole } from '../review/publish.ts';
import type { Game, Table } from './table.ts';

/** What a request may bring apart from its id and its command: still untrusted. */
type Input = { readonly [key: string]: unknown };
type Reply = Result<{ readonly [key: string]: unknown }>;
type Command = (table: Table, input: Input) => Reply | Promise<Reply>;

const PROTOCOL = 1;
const NOT_OVER: Refusal = { code: 'not-over' };
/** A request without a limit must not list Qwantum's 279,936 outcomes. */
const MAX_OUTCOMES = 300_000;

const SEED = schema.optional(int(0, Number.MAX_SAFE_INTEGER));
/** Any number: one that names no seat of this game is answered by `no-such-seat`. */
const SEAT = schema.number();
/** `show` for this seat is what a spectator sees. */
const SPECTATOR = -1;
const NOTHING = schema.strictObject({});
const NEW = schema.strictObject({
  game: schema.string(),
  options: schema.optional(schema.unknown()),
  seed: SEED,
});
const SETUP = schema.strictObject({ position: schema.looseObject({ game: schema.string() }), seed: SEED });
const SHOW = schema.strictObject({ seat: schema.optional(SEAT) });
const MOVES = schema.strictObject({ seat: schema.optional(SEAT) });
const DICE = schema.strictObject({ outcomes: schema.optional(int(0, MAX_OUTCOMES)) });
const PLAY = schema.strictObject({
  seat: SEAT,
  move: schema.unknown(),
  decision: schema.optional(schema.string()),
});
const ROLL = schema.strictObject({ faces: schema.optional(schema.array(schema.unknown())) });
const UNDO = schema.strictObject({
  count: schema.optional(int(1, 1_000_000), 1),
  by: schema.optional(schema.union([SEAT, schema.literal('all')]), 'all'),
});
const IMPORT = schema.strictObject({ record: schema.looseObject({ game: schema.string() }), seed: SEED });
const BOT = schema.strictObject({
  seat: SEAT,
  bot: schema.picklist(BOT_NAMES),
  seed: schema.optional(int(0, 2 ** 31 - 1), 1),
});

export const COMMANDS = {
  hello: command(NOTHING, () =>
    yes({ engine: 'iacta', protocol: PROTOCOL, games: GAME_IDS, bots: BOT_NAMES }),
  ),

  games: command(NOTHING, async () => {
    const all = await Promise.all(GAME_IDS.map(loadRules));
    return yes({ games: all.map((rules) => rules.facts) });
  }),

  new: command(NEW, async ({ game, options, seed }, table) => {
    const rules = await rulesOf(game);
    if (!rules.ok) return rules;
    const checked = readOptions(rules.value.facts, options);
    if (!checked.ok) return checked;
    const dice = seededDice(seed ?? freshSeed());
    const record = GameRecord.begin(rules.value, checked.value, dice.note);
    table.sit(record, dice);
    return yes({ ...situation(record), options: checked.value, seed: dice.note.seed });
  }),

  setup: command(SETUP, async ({ position, seed }, table) => {
    const rules = await rulesOf(position.game);
    if (!rules.ok) return rules;
    const start = decodePosition(rules.value, position);
    if (!start.ok) return start;
    const dice = seededDice(seed ?? freshSeed());
    const record = GameRecord.from(rules.value, start.value, dice.note);
    table.sit(record, dice);
    return yes({ ...situation(record), seed: dice.note.seed });
  }),

  show: atTable(SHOW, ({ seat }, { record: { rules, position } }) => {
    if (seat !== undefined && seat !== SPECTATOR && !hasSeat(position, seat)) return no('no-such-seat');
    const seen = seat === undefined ? position : view(rules, position, seat);
    return yes({ position: encodePosition(rules, seen) });
  }),

  awaits: atTable(NOTHING, (_input, { record }) => yes(situation(record))),

  moves: atTable(MOVES, ({ seat }, { record }) => {
    const { rules, position } = record;
    if (seat !== undefined && !hasSeat(position, seat)) return no('no-such-seat');
    const asked = seat === undefined ? Array.from({ length: seatsOf(position) }, (_, each) => each) : [seat];
    const seats = asked.map((each) => ({
      seat: each,
      decision: record.decision(each),
      moves: moves(rules, position, each).map((move) => rules.encodeMove(move)),
    }));
    return yes({ seats: seats.filter((each) => each.moves.length > 0) });
  }),

  dice: atTable(DICE, ({ outcomes = 0 }, { record: { rules, position } }) => {
    const dice = rules.dice(position);
    if (dice === null) return no('no-dice-awaited');
    const listed: { faces: Face[]; weight: number }[] = [];
    for (const { roll, weight } of outcomesOf(dice)) {
      if (listed.length === outcomes) break;
      listed.push({ faces: encodeRoll(dice, roll), weight });
    }
    const { dice: each, alike, outcomes: count, weight } = dice;
    return yes({ seat: rules.thrower(position), dice: each, alike, count, weight, outcomes: listed });
  }),

  play: atTable(PLAY, ({ seat, move, decision }, { record }) => {
    if (!hasSeat(record.position, seat)) return no('no-such-seat');
    const step = decodeStep(record.rules, record.position, { seat, move });
    return step.ok ? played(record, record.play(step.value, decision)) : step;
  }),

  roll: atTable(ROLL, ({ faces }, { record, dice }) => {
    const { rules, position } = record;
    if (faces === undefined) {
      // Where no dice are awaited, playing any roll says why.
      return rolled(record, record.play(seededRoll(record, dice.note.seed) ?? { roll: 0 }), position);
    }
    const step = decodeStep(rules, position, { roll: faces });
    if (!step.ok) return step;
    record.dice = { source: 'table' };
    return rolled(record, record.play(step.value), position);
  }),

  undo: atTable(UNDO, ({ count, by }, { record }) => {
    const undone = record.undo(count, by);
    return undone.ok ? yes(situation(record)) : undone;
  }),

  outcome: atTable(NOTHING, (_input, { record: { rules, position } }) =>
    yes({ outcome: outcome(rules, position) }),
  ),

  export: atTable(NOTHING, (_input, { record }) => yes({ record: record.toJSON() })),

  import: command(IMPORT, async ({ record: json, seed }, table) => {
    const rules = await rulesOf(json.game);
    if (!rules.ok) return rules;
    const record = readRecord(rules.value, json);
    if (!record.ok) return record;
    const dice = seededDice(seed ?? seedOf(record.value.dice) ?? freshSeed());
    if (seed !== undefined) record.value.dice = dice.note;
    table.sit(record.value, dice);
    return yes(situation(record.value));
  }),

  bot: atTable(BOT, async ({ seat, bot, seed }, { record, bots }) => {
    const { rules, position } = record;
    if (!hasSeat(position, seat)) return no('no-such-seat');
    if (moves(rules, position, seat).length === 0) return no('not-your-decision');
    const thought = await bots.ask(bot, view(rules, position, seat), seat, randomStream(seed));
    if (thought === null) return no('malformed', { at: 'bot', expected: BOT_NAMES.join(', ') });
    const written = (judged: Judged) => ({ ...judged, move: rules.encodeMove(judged.move) });
    const others = thought.others.length > 0 ? { others: thought.others.map(written) } : {};
    return yes({ seat, ...written(thought.best), ...others, decision: record.decision(seat) });
  }),

  review: atTable(NOTHING, async (_input, { record }) => {
    const { rules, position, start } = record;
    if (!isOver(rules, position)) return { ok: false, refusal: NOT_OVER };
    const judge = await judgeFor(rules, optionsOf(rules.facts, start));
    return yes({ review: published(record, reviewWhole(record, judge)) });
  }),

  value: atTable(NOTHING, async (_input, { record: { rules, position, start } }) => {
    const judge = await judgeFor(rules, optionsOf(rules.facts, start));
    return yes({ judge: judge.version, ...judge.value(view(rules, position, SPECTATOR)) });
  }),

  quit: command(NOTHING, (_input, table) => {
    table.closed = true;
    return yes({});
  }),
} satisfies { readonly [name: string]: Command };

export type CommandName = keyof typeof COMMANDS;

/** A command reads its input by its schema before it does anything. */
function command<S extends schema.GenericSchema>(
  shape: S,
  run: (input: schema.InferOutput<S>, table: Table) => Reply | Promise<Reply>,
): Command {
  return (table, input) => {
    const parsed = read(shape, input);
    return parsed.ok ? run(parsed.value, table) : parsed;
  };
}

/** A command that needs a game on the table. */
function atTable<S extends schema.GenericSchema>(
  shape: S,
  run: (input: schema.InferOutput<S>, game: Game) => Reply | Promise<Reply>,
): Command {
  return command(shape, (input, table) => {
    const game = table.game;
    return game.ok ? run(input, game.value) : game;
  });
}

async function rulesOf(id: string): Promise<Result<Rules>> {
  return isGameId(id) ? yes(await loadRules(id)) : no('unknown-game', { known: GAME_IDS });
}

/** What every program wants to know after every step. */
function situation(record: GameRecord): { readonly [key: string]: unknown } {
  const awaited = awaits(record.rules, record.position);
  const turn = record.rules.active(record.position);
  if (awaited.kind !== 'roll') return { turn, awaits: awaited };
  return { turn, awaits: { kind: 'roll', seat: awaited.seat, dice: awaited.dice.dice.map((die) => die.id) } };
}

function played(record: GameRecord, result: Played): Reply {
  return result.ok ? yes({ events: result.events, ...situation(record) }) : result;
}

function rolled(record: GameRecord, result: Played, before: Position): Reply {
  if (!result.ok) return result;
  const dice = record.rules.dice(before);
  const last = record.steps.at(-1);
  const faces = dice && last && 'roll' in last ? encodeRoll(dice, last.roll) : [];
  return yes({ faces, events: result.events, ...situation(record) });
}

function seatsOf(position: Position): number {
  return position[0];
}

function freshSeed(): number {
  return Math.floor(Math.random() * 2 ** 32);
}
