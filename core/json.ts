import * as v from 'valibot';
import { no, type Refusal, type Result, yes } from './refusal.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The schema library, re-exported so that rules folders need no import but core. */
export { v as schema };

/** A whole number from `min` to `max`. */
export function int(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** Reads untrusted JSON by a schema; a mismatch is a refusal that names the place and what was expected. */
export function read<S extends v.GenericSchema>(shape: S, json: unknown): Result<v.InferOutput<S>> {
  const parsed = v.safeParse(shape, json, { abortEarly: true });
  if (parsed.success) return yes(parsed.output);
  return mismatch(parsed.issues[0], shape);
}

/** For a key that a shape does not have. */
const NO_SUCH_KEY = 'no such key';

function mismatch(issue: v.BaseIssue<unknown>, shape: v.GenericSchema): { ok: false; refusal: Refusal } {
  const path = (issue.path ?? []).map((part) => String(part.key).slice(0, 40));
  return no('malformed', { at: path.join('.'), expected: expectedBy(issue, shape).slice(0, 200) });
}

function expectedBy(issue: v.BaseIssue<unknown>, shape: v.GenericSchema): string {
  if (issue.expected !== 'never') return issue.expected ?? issue.type;
  // valibot expects "never" of a key that is not in the shape: the keys there are help more.
  const isOuter = issue.path?.length === 1 && 'entries' in shape;
  const known = isOuter ? Object.keys(shape.entries as object) : [];
  return known.length > 0 ? `only ${known.join(', ')}` : NO_SUCH_KEY;
}
