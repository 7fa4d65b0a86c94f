import { type GameRecord, type RecordJson, type Rules, readRecord } from '@iacta/core';
import type { TablePlan } from '../table/local-table.svelte.ts';

/** A game kept on this device: the record and how the table was set. */
export interface Save {
  readonly format: 1;
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly changed: number;
  readonly over: boolean;
  readonly plan: TablePlan;
  readonly record: RecordJson;
}

const PREFIX = 'iacta:game:';

export function newSaveId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}

/** False when the browser refuses or has no room left: the game goes on, but the page must say so. */
export function keep(save: Save): boolean {
  try {
    localStorage.setItem(PREFIX + save.id, JSON.stringify(save));
    return true;
  } catch {
    return false;
  }
}

/** All saves, latest first; what cannot be read is left alone and left out. */
export function allSaves(): Save[] {
  const found: Save[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      const save = key?.startsWith(PREFIX) ? find(key.slice(PREFIX.length)) : null;
      if (save) found.push(save);
    }
  } catch {
    return [];
  }
  return found.toSorted((a, b) => b.changed - a.changed);
}

export function find(id: string): Save | null {
  try {
    const save = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null') as Save | null;
    return save?.format === 1 ? save : null;
  } catch {
    return null;
  }
}

export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

export function recordOf(rules: Rules, save: Save): GameRecord | null {
  const record = readRecord(rules, save.record);
  return record.ok ? record.value : null;
}
