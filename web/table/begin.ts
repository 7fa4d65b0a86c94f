import { GameRecord, type RecordJson, type Rules, seededDice } from '@iacta/core';
import type { TablePlan } from './local-table.svelte.ts';

/** The record of a game that is about to begin. */
export function beginRecord(rules: Rules, { options, seed }: TablePlan): RecordJson {
  const note = seed === null ? ({ source: 'table' } as const) : seededDice(seed).note;
  return GameRecord.begin(rules, options, note).toJSON();
}
