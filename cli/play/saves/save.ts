import { BOT_NAMES } from '@iacta/bots/levels';
import { int, LANGUAGES, type Language, type RecordJson, type Refusal, read, schema } from '@iacta/core';
import { cleanName, type Seat } from '../setup/seats.ts';

/** What a saved game holds apart from its record: the seats, and the language. */
export interface Save {
  readonly iacta: 'save';
  readonly version: 1;
  readonly language: Language;
  readonly seats: readonly Seat[];
  /** What the bots' choices between equals come from. */
  readonly botSeed: number;
  /** For the list of games to continue; the record is the truth. */
  readonly turn: number;
  readonly over: boolean;
  readonly record: RecordJson;
}

export type SaveProblem =
  | { readonly problem: 'not-a-save' }
  | { readonly problem: 'newer' }
  | { readonly problem: 'damaged'; readonly why: string };

export const SAVE_VERSION = 1;

const NAME = schema.pipe(schema.string(), schema.maxLength(100), schema.transform(cleanName));
const SEAT = schema.variant('kind', [
  schema.strictObject({ name: NAME, kind: schema.literal('person') }),
  schema.strictObject({ name: NAME, kind: schema.literal('bot'), bot: schema.picklist(BOT_NAMES) }),
]);
const MARK = schema.looseObject({ iacta: schema.literal('save'), version: schema.number() });
const SAVE = schema.strictObject({
  iacta: schema.literal('save'),
  version: schema.literal(SAVE_VERSION),
  language: schema.picklist(LANGUAGES),
  seats: schema.pipe(schema.array(SEAT), schema.minLength(1), schema.maxLength(8)),
  botSeed: int(0, 2 ** 32 - 1),
  turn: int(1, 1e6),
  over: schema.boolean(),
  record: schema.looseObject({ game: schema.string() }),
});

/** Reads the envelope from any text. The record inside is still untrusted: `readRecord` replays it. */
export function readSave(text: string): { readonly save: Save } | SaveProblem {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Half of a save still says what it was.
    return /^\s*\{\s*"iacta":\s*"save"/.test(text)
      ? { problem: 'damaged', why: 'JSON' }
      : { problem: 'not-a-save' };
  }
  const mark = read(MARK, json);
  if (!mark.ok) return { problem: 'not-a-save' };
  if (mark.value.version > SAVE_VERSION) return { problem: 'newer' };
  const save = read(SAVE, json);
  if (!save.ok) return { problem: 'damaged', why: placeOf(save.refusal) };
  return { save: save.value as unknown as Save };
}

/** Where something lost its shape: a name inside the file, the same in every language. */
export function placeOf({ code, data }: Refusal): string {
  return typeof data?.at === 'string' && data.at !== '' ? data.at : code;
}

export function writeSave(save: Save): string {
  return `${JSON.stringify(save)}\n`;
}
