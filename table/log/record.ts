import { encodeStep, optionsOf, type RecordJson } from '@iacta/core';
import { toArray } from './list.ts';
import type { LogState } from './state.ts';

/** The game as a record; null before it starts, and while an answer in it is masked. */
export function recordOf({ rules, game, table }: LogState): RecordJson | null {
  if (!game) return null;
  const { id, rulesVersion } = rules.facts;
  const entries: RecordJson['entries'][number][] = [];
  for (const entry of toArray(game.history)) {
    if ('undo' in entry) entries.push(entry);
    else if (entry.step === null) return null;
    else entries.push(encodeStep(rules, entry.before, entry.step));
  }
  return {
    format: 1,
    game: id,
    rules: rulesVersion,
    options: optionsOf(rules.facts, game.start),
    dice: { source: 'fair', table },
    entries,
  };
}
