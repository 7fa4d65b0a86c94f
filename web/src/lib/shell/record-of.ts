import { type GameRecord, type Rules, readRecord } from '@iacta/core';
import type { Save } from './saves.ts';

/** The record of a saved game, every step played again; null when it does not hold. */
export function recordOf(rules: Rules, save: Save): GameRecord | null {
  const record = readRecord(rules, save.record);
  return record.ok ? record.value : null;
}
