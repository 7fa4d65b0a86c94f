import {
  type Below,
  clone,
  decodePosition,
  decodeStep,
  encodePosition,
  encodeStep,
  equal,
  everyOptions,
  GameRecord,
  MoveList,
  type Position,
  play,
  type Rules,
  randomStream,
  readOptions,
  readRecord,
  rollWith,
  type Step,
  seatsIn,
} from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../engine/engine.ts';
import { damaged, junk } from './junk.ts';
import { heldBytes } from './memory.ts';

// Bad input of every kind, for every game: it must be refused with a code, change nothing, never throw.
// What happens to stay legal is checked as such and not counted: the million is of refusals.

const REFUSALS_WANTED = 1_000_000;
const PLAY_REFUSALS = 120_000;
const PARSER_REFUSALS = 60_000;
const ENGINE_REFUSALS = 25_000;
/** What a run may hold more at its end than after its warm-up: far below one byte for each input. */
const FLAT = 16 * 2 ** 20;

let refused = 0;

interface Sample {
  readonly rules: Rules;
  readonly record: GameRecord;
  readonly position: Position;
  readonly step: Step;
}

/** Positions from random games under all options, each with a step that is legal there. */
function samples(rules: Rules, below: Below): Sample[] {
  const found: Sample[] = [];
  const combinations = [...everyOptions(rules.facts)];
  for (let game = 0; game < 12; game++) {
    const record = GameRecord.begin(rules, combinations[below(combinations.length)]);
    for (let count = 0; count < 300; count++) {
      const step = legalStep(rules, record.position, below);
      if (step === null) break;
      if (below(8) === 0) found.push({ rules, record: copyOf(record), position: record.position, step });
      record.play(step);
    }
  }
  return found;
}

function copyOf(record: GameRecord): GameRecord {
  const copy = readRecord(record.rules, JSON.parse(JSON.stringify(record)));
  if (!copy.ok) throw new Error(JSON.stringify(copy.refusal));
  return copy.value;
}

function legalStep(rules: Rules, position: Position, below: Below): Step | null {
  const dice = rules.dice(position);
  if (dice) return { roll: rollWith(dice, below) };
  const seats = seatsIn(rules.deciders(position));
  if (seats.length === 0) return null;
  const seat = seats[below(seats.length)];
  const list = new MoveList();
  rules.list(position, seat, list);
  return { seat, move: list.moves[below(list.count)] };
}

function isLegal(rules: Rules, position: Position, step: Step): boolean {
  if ('roll' in step) return rules.dice(position) !== null;
  if (!seatsIn(rules.deciders(position) | rules.changers(position)).includes(step.seat)) return false;
  const list = new MoveList();
  rules.list(position, step.seat, list);
  return list.has(step.move);
}

const SEATS = [-1, 0, 1, 2, 3, 5, 6, 31, 32, 63, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31];

/** Wrong seats, moves of other moments, integers out of any range, rolls of other dice. */
function badStep(pool: readonly Step[], below: Below): Step {
  const other = pool[below(pool.length)];
  switch (below(6)) {
    case 0:
      return { roll: below(2 ** 24) - 100 };
    case 1:
      return { roll: [Number.NaN, -1, 0.5, 2 ** 40, Number.POSITIVE_INFINITY][below(5)] };
    case 2:
      return 'roll' in other ? { roll: other.roll } : { seat: SEATS[below(SEATS.length)], move: other.move };
    case 3:
      return {
        seat: below(4),
        move: [Number.NaN, -1, 0.5, 2 ** 31, -(2 ** 31), Number.POSITIVE_INFINITY][below(6)],
      };
    case 4:
      return { seat: below(6), move: below(2 ** 30) };
    default:
      return 'roll' in other ? { seat: below(4), move: other.roll } : { seat: below(4), move: other.move };
  }
}

describe.each(GAME_IDS.map((id) => [id]))('bad input for %s', (id) => {
  let rules: Rules;
  let pool: Sample[];
  let held = 0;
  const below = randomStream(20_261);

  beforeAll(async () => {
    rules = await loadRules(id);
    pool = samples(rules, below);
    held = heldBytes();
  });

  afterAll(() => {
    expect(heldBytes() - held, 'memory stays flat').toBeLessThan(FLAT);
  });

  it('is refused by play, and nothing changes', { timeout: 300_000 }, () => {
    const steps = pool.map((sample) => sample.step);
    const before = pool.map((sample) => clone(sample.position));
    for (let count = 0; count < PLAY_REFUSALS; ) {
      const { position } = pool[below(pool.length)];
      const step = badStep(steps, below);
      const played = play(rules, position, step);
      if (played.ok !== isLegal(rules, position, step) && !('roll' in step))
        throw new Error(`judged wrongly: ${JSON.stringify(step)}`);
      if (played.ok) continue;
      if (played.refusal.code.length === 0) throw new Error('a refusal without a code');
      count++;
      refused++;
    }
    for (const [i, sample] of pool.entries()) expect(equal(sample.position, before[i])).toBe(true);
  });

  it('is refused by the parsers, or is read as a position that holds', { timeout: 300_000 }, () => {
    for (let count = 0; count < PARSER_REFUSALS; ) {
      const { position, step, record } = pool[below(pool.length)];
      const result = tryParser(rules, position, step, record, below);
      if (result.ok) continue;
      if (result.refusal.code.length === 0) throw new Error('a refusal without a code');
      count++;
      refused++;
    }
  });

  it('is refused by the engine, one answer a line, and the game is unchanged', {
    timeout: 300_000,
  }, async () => {
    const engine = new Engine();
    const ask = async (request: unknown) =>
      JSON.parse(await engine.answer(JSON.stringify(request))) as { [key: string]: unknown };
    const { record } = pool[below(pool.length)];
    await ask({ do: 'import', record });
    const stood = await ask({ do: 'export' });
    for (let count = 0; count < ENGINE_REFUSALS; ) {
      const line = badLine(pool[below(pool.length)], count, below);
      const answer = JSON.parse(await engine.answer(line)) as { ok: boolean; error?: { code: string } };
      if (answer.ok) {
        // It stayed a legal request: put the game back and go on.
        await ask({ do: 'import', record });
        continue;
      }
      if (answer.error?.code === 'internal') throw new Error(`${JSON.stringify(answer)} for ${line}`);
      if (typeof answer.error?.code !== 'string') throw new Error(`no code: ${JSON.stringify(answer)}`);
      count++;
      refused++;
    }
    expect(await ask({ do: 'export' })).toEqual(stood);
  });
});

function tryParser(
  rules: Rules,
  position: Position,
  step: Step,
  record: GameRecord,
  below: Below,
): { ok: true } | { ok: false; refusal: { code: string } } {
  switch (below(8)) {
    case 0: {
      const json = damaged(encodePosition(rules, position), below);
      const read = decodePosition(rules, json);
      if (read.ok) claimStable(rules, read.value);
      return read;
    }
    case 1: {
      // Whole records are long to replay: one in eight is enough.
      const read = readRecord(rules, damaged(record.toJSON(), below));
      return read;
    }
    case 2:
      return readOptions(rules.facts, damaged({ seats: 2 }, below));
    case 3:
      return decodeStep(rules, position, junk(below));
    case 4: {
      const move = rules.decodeMove(junk(below));
      return move;
    }
    default: {
      const json = damaged(encodeStep(rules, position, step), below);
      const read = decodeStep(rules, position, json);
      if (read.ok) play(rules, position, read.value);
      return read;
    }
  }
}

/** Sets may be written in any order, so what is accepted is compared by what it is read as. */
function claimStable(rules: Rules, position: Position): void {
  const again = decodePosition(rules, JSON.parse(JSON.stringify(encodePosition(rules, position))));
  if (!again.ok || !equal(again.value, position))
    throw new Error(`read twice, two positions: ${JSON.stringify(encodePosition(rules, position))}`);
}

function badLine(sample: Sample, id: number, below: Below): string {
  const { rules, position, step } = sample;
  const json = encodeStep(rules, position, step);
  switch (below(7)) {
    case 0:
      return JSON.stringify(junk(below));
    case 1:
      return JSON.stringify({ id, do: junk(below) });
    case 2: {
      const line = JSON.stringify({ id, do: 'play', ...json });
      return line.slice(0, below(line.length));
    }
    case 3:
      return JSON.stringify({ id, do: 'play', seat: 0, decision: '9.9.9', ...json });
    case 4:
      return JSON.stringify(damaged({ id, do: 'setup', position: encodePosition(rules, position) }, below));
    case 5: {
      const names = ['new', 'setup', 'show', 'moves', 'dice', 'play', 'roll', 'undo', 'import', 'bot'];
      return JSON.stringify({ id, do: names[below(names.length)], ...(junk(below) as object | null) });
    }
    default:
      return JSON.stringify(damaged({ id, do: 'roll' in json ? 'roll' : 'play', ...json }, below));
  }
}

afterAll(() => {
  expect(refused, 'refusals in all').toBeGreaterThanOrEqual(REFUSALS_WANTED);
});
