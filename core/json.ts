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
  const parsed = v.safeParse(shape, json, { abortEarly: true, abortPipeEarly: true });
  if (parsed.success) return yes(parsed.output);
  return mismatch(parsed.issues[0]);
}

function mismatch(issue: v.BaseIssue<unknown>): { ok: false; refusal: Refusal } {
  const path = (issue.path ?? []).map((part) => String(part.key).slice(0, 40));
  return no('malformed', { at: path.join('.'), expected: (issue.expected ?? issue.type).slice(0, 200) });
}
