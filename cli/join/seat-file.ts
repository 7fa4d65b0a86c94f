import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Known, type Memory, readKnown } from '@iacta/online/client';
import { readText, writeWhole } from '../play/saves/store.ts';

/** This device's seat at one table: its key, its part of the dice, and what it knows of the log. */
export class SeatFile implements Memory {
  readonly key: string;
  readonly diceKey: Uint8Array;
  /** Whether the device has been at this table before. */
  readonly isKnown: boolean;
  readonly #file: string;
  #known: Known | null;

  /** `before`: the seat at the table where the same people played before; its key is good for this one too. */
  constructor(folder: string, table: string, before?: SeatFile) {
    // Ids come from a server: only what cannot leave the folder is used as a name.
    this.#file = join(folder, 'online', `${table.replace(/[^\w-]/g, '')}.json`);
    const kept = readKept(readText(this.#file));
    this.isKnown = kept !== null || before !== undefined;
    this.key = kept?.key ?? before?.key ?? randomBytes(16).toString('hex');
    this.diceKey = Buffer.from(kept?.diceKey ?? randomBytes(32).toString('hex'), 'hex');
    this.#known = kept?.known ?? null;
  }

  load(): Known | null {
    return this.#known;
  }

  save(_table: string, known: Known): void {
    this.#known = known;
    this.write();
  }

  /** The table did not take this device. */
  forget(): void {
    rmSync(this.#file, { force: true });
  }

  /** Written whole after every entry: a device that has revealed its part of a roll must not forget it. */
  write(): void {
    const diceKey = Buffer.from(this.diceKey).toString('hex');
    writeWhole(this.#file, `${JSON.stringify({ key: this.key, diceKey, known: this.#known })}\n`);
  }
}

function readKept(text: string | null): { key: string; diceKey: string; known: Known | null } | null {
  try {
    const json = JSON.parse(text ?? 'null') as { key?: unknown; diceKey?: unknown; known?: unknown } | null;
    if (typeof json?.key !== 'string' || !/^[0-9a-f]{64}$/.test(String(json.diceKey))) return null;
    return { key: json.key, diceKey: String(json.diceKey), known: readKnown(JSON.stringify(json.known)) };
  } catch {
    return null;
  }
}
