import { type Json, no, type Refusal, read, schema } from '@iacta/core';
import { COMMANDS, type CommandName } from './commands.ts';
import { Table } from './table.ts';

export type Answer = { readonly id: Json } & (
  | ({ readonly ok: true } & { readonly [key: string]: unknown })
  | { readonly ok: false; readonly error: Refusal }
);

/** A request is one line: longer ones are not read. A record of a very long game stays far below. */
export const MAX_LINE = 4_000_000;
const MAX_ID = 200;

const REQUEST = schema.looseObject({
  id: schema.optional(
    schema.union([
      schema.pipe(schema.number(), schema.finite()),
      schema.pipe(schema.string(), schema.maxLength(MAX_ID)),
    ]),
  ),
  do: schema.pipe(schema.string(), schema.maxLength(MAX_ID)),
});

/** One conversation with one program: every line gets exactly one answer, in order. */
export class Engine {
  readonly #table = new Table();
  #last: Promise<unknown> = Promise.resolve();

  get closed(): boolean {
    return this.#table.closed;
  }

  /** The answer to one line, as one line. Never rejects. */
  answer(line: string): Promise<string> {
    const answered = this.#last.then(() => this.#answer(line)).then((answer) => JSON.stringify(answer));
    this.#last = answered;
    return answered;
  }

  async #answer(line: string): Promise<Answer> {
    if (line.length > MAX_LINE) return failed(null, { code: 'too-long', data: { limit: MAX_LINE } });
    const parsed = parseJson(line);
    if (parsed === null) return failed(null, { code: 'not-json' });
    const id = idOf(parsed.json);
    const request = parsed.skipped === null ? read(REQUEST, parsed.json) : noSuchKey(parsed.skipped);
    if (!request.ok) return failed(id, request.refusal);
    const { id: _id, do: name, ...input } = request.value;
    if (!Object.hasOwn(COMMANDS, name)) {
      return failed(id, { code: 'unknown-command', data: { known: Object.keys(COMMANDS) } });
    }
    try {
      const result = await COMMANDS[name as CommandName](this.#table, input);
      return result.ok ? { id, ok: true, ...result.value } : failed(id, result.refusal);
    } catch (error) {
      // No known input leads here. If one does, the conversation continues and the cause is reported.
      return failed(id, { code: 'internal', data: { message: String(error).slice(0, 500) } });
    }
  }
}

function failed(id: Json, error: Refusal): Answer {
  return { id, ok: false, error };
}

/**
 * Keys that valibot skips wherever an object is open (`record`, `looseObject`): they would be ignored, and the
 * protocol promises that nothing is.
 */
const SKIPPED: readonly string[] = ['__proto__', 'constructor', 'prototype'];

function parseJson(line: string): { readonly json: unknown; readonly skipped: string | null } | null {
  let skipped: string | null = null;
  try {
    const json: unknown = JSON.parse(line, (key, value: unknown) => {
      if (SKIPPED.includes(key)) skipped ??= key;
      return value;
    });
    return { json, skipped };
  } catch {
    return null;
  }
}

const noSuchKey = (at: string) => no('malformed', { at, expected: 'no such key' });

/** Even a request that makes no sense gets its id back, if it has a usable one. */
function idOf(json: unknown): Json {
  if (typeof json !== 'object' || json === null || !('id' in json)) return null;
  const { id } = json;
  if (typeof id === 'string') return id.slice(0, MAX_ID);
  return typeof id === 'number' && Number.isFinite(id) ? id : null;
}
