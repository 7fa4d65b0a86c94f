import { BOT_NAMES } from '@iacta/bots/levels';
import {
  awaits,
  HUES,
  type Hue,
  type RecordJson,
  type Refusal,
  type Rules,
  readOptions,
  readRecord,
  seedOf,
} from '@iacta/core';
import { isGameId, loadRules } from '@iacta/games';
import type { SeatPlan, TablePlan } from './plan.ts';
import { isSave, newSaveId, type Save } from './saves.ts';
import { SEAT_HUES } from './seats.ts';

export type FileProblem =
  | { readonly kind: 'notIacta' | 'tooLarge' | 'unknownGame' | 'newer' | 'broken' }
  | { readonly kind: 'damaged'; readonly entry: number };
export type FileReading = { readonly save: Save } | { readonly problem: FileProblem };

/** A game of many hours is far below this. */
const LARGEST = 4_000_000;

/** A saved game as a file: with names and colours, and with the record that any program can read. */
export function fileOf(save: Save): File {
  const name = `iacta-${save.game}-${new Date(save.changed).toISOString().slice(0, 10)}.json`;
  return new File([JSON.stringify(save)], name, { type: 'application/json' });
}

export async function readFile(file: File, nameless: (seat: number) => string): Promise<FileReading> {
  if (file.size > LARGEST) return { problem: { kind: 'tooLarge' } };
  return readText(await file.text(), nameless);
}

/** A file of ours, from the list or from a replay, or a bare record from elsewhere; every step is played again before anything is believed. */
export async function readText(text: string, nameless: (seat: number) => string): Promise<FileReading> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: { kind: 'notIacta' } };
  }
  const envelope = isSave(json) ? json : null;
  const shared = json as Shared | null;
  const record = (envelope?.record ?? shared?.record ?? json) as Partial<RecordJson> | null;
  if (typeof record !== 'object' || record === null || !Array.isArray(record.entries)) {
    return { problem: { kind: 'notIacta' } };
  }
  if (!isGameId(record.game)) return { problem: { kind: 'unknownGame' } };
  const rules = await loadRules(record.game);
  const read = readRecord(rules, record);
  if (!read.ok) return { problem: problemOf(read.refusal) };
  const plan = planOf(rules, read.value.toJSON(), envelope?.plan.seats ?? seatsIn(shared), nameless);
  if (!plan) return { problem: { kind: 'broken' } };
  return {
    save: {
      format: 1,
      id: newSaveId(),
      game: record.game,
      title: envelope?.title.slice(0, 60) ?? '',
      changed: Date.now(),
      over: awaits(rules, read.value.position).kind === 'over',
      plan,
      record: read.value.toJSON(),
    },
  };
}

function problemOf(refusal: Refusal): FileProblem {
  if (refusal.code === 'unknown-version') return { kind: 'newer' };
  const entry = refusal.code === 'bad-entry' ? refusal.data?.entry : undefined;
  return typeof entry === 'number' ? { kind: 'damaged', entry: entry + 1 } : { kind: 'broken' };
}

/** What a replay hands on: a record and who sat there. */
interface Shared {
  readonly record?: unknown;
  readonly names?: unknown;
}

function seatsIn(shared: Shared | null): Partial<SeatPlan>[] {
  const names: unknown[] = Array.isArray(shared?.names) ? shared.names : [];
  return names.map((name) => (typeof name === 'string' ? { name } : {}));
}

/** Seats as in the file, or made up where it has none; the dice continue as the record began. */
function planOf(
  rules: Rules,
  record: RecordJson,
  plans: readonly Partial<SeatPlan>[],
  nameless: (seat: number) => string,
): TablePlan | null {
  const options = readOptions(rules.facts, record.options);
  if (!options.ok) return null;
  const seats = Array.from({ length: options.value.seats }, (_, i): SeatPlan => {
    const seat = plans[i] ?? {};
    const bot = BOT_NAMES.find((name) => name === seat.bot) ?? null;
    const hue: Hue = HUES.find((name) => name === seat.hue) ?? SEAT_HUES[i];
    return { name: seat.name?.slice(0, 24) || nameless(i + 1), hue, isBot: bot !== null, bot };
  });
  const { dice } = record;
  const faces = dice?.source === 'duplicate' && dice.faces ? { faces: dice.faces } : {};
  return { options: options.value, seats, seed: seedOf(dice), ...faces };
}
