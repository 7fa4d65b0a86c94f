import type { RecordJson } from '@iacta/core';
import type { TablePlan } from './plan.ts';

/** A game kept on this device: the record and how the table was set. */
export interface Save {
  /** Of this envelope; the record inside has its own. An envelope of a later version is left alone. */
  readonly format: 1;
  readonly id: string;
  readonly game: string;
  /** What people call it; empty: by the name of the game. */
  readonly title: string;
  readonly changed: number;
  readonly over: boolean;
  readonly plan: TablePlan;
  readonly record: RecordJson;
  /** The seat of this device's owner, where it is not the only person's. */
  readonly me?: number;
  /** A hint was asked for. */
  readonly hints?: boolean;
  /** The day whose ranked attempt this was. */
  readonly daily?: string;
  /** The totals of a finished game by seat, so that lists need not play it again; games of earlier versions have none. */
  readonly totals?: readonly number[];
}

// Apart, since the home page lists games without ever reading a record.
export { recordOf } from './record-of.ts';

const PREFIX = 'iacta:game:';

/** What the browser would not take: there until the page is closed, so that the game can go on. */
const unkept = new Map<string, Save>();

export function newSaveId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
}

/** False when the browser refuses or has no room left: the game goes on, but the page must say so. */
export function keep(save: Save): boolean {
  try {
    localStorage.setItem(PREFIX + save.id, JSON.stringify(save));
    unkept.delete(save.id);
    return true;
  } catch {
    unkept.set(save.id, save);
    return false;
  }
}

/** Whether this browser keeps anything at all: some refuse in private windows or by a setting. */
export function canKeep(): boolean {
  try {
    const key = 'iacta:probe';
    localStorage.setItem(key, '1');
    localStorage.removeItem(key);
    return true;
  } catch {
    // Full is not refused: then what is there can still be read, and there is something.
    return storedIds().length > 0;
  }
}

/** All saves, latest first; what cannot be read is left alone and left out. */
export function allSaves(): Save[] {
  const ids = new Set([...storedIds(), ...unkept.keys()]);
  const found = [...ids].flatMap((id) => find(id) ?? []);
  return found.sort((a, b) => b.changed - a.changed);
}

export function find(id: string): Save | null {
  const kept = stored(id);
  const held = unkept.get(id) ?? null;
  if (!kept || !held) return kept ?? held;
  return held.changed > kept.changed ? held : kept;
}

export function forget(id: string): void {
  unkept.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
    localStorage.removeItem(`iacta:owner:${id}`);
  } catch {
    // Where nothing is kept there is nothing to remove.
  }
}

export function rename(id: string, title: string): boolean {
  const save = find(id);
  return save !== null && keep({ ...save, title: title.trim().slice(0, 60) });
}

/** Calls back whenever another tab has kept, renamed or deleted a game. */
export function onOtherTabs(changed: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(PREFIX)) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function storedIds(): string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

function stored(id: string): Save | null {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null');
    return isSave(json) ? json : null;
  } catch {
    return null;
  }
}

/** Enough to list it; the record is read with its rules when the game is opened. */
export function isSave(json: unknown): json is Save {
  if (typeof json !== 'object' || json === null) return false;
  const { format, id, game, title, changed, over, plan, record } = json as Record<string, unknown>;
  return (
    format === 1 &&
    [id, game, title].every((text) => typeof text === 'string') &&
    typeof changed === 'number' &&
    typeof over === 'boolean' &&
    typeof record === 'object' &&
    isPlan(plan)
  );
}

function isPlan(plan: unknown): boolean {
  if (typeof plan !== 'object' || plan === null || !('seats' in plan) || !Array.isArray(plan.seats))
    return false;
  return plan.seats.length > 0 && plan.seats.every((seat) => typeof seat?.name === 'string');
}
