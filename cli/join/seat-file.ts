import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Known, type Memory, type Reveal, readKnown, readReveal } from '@iacta/online/client';
import { readText, writeWhole } from '../play/saves/store.ts';

/** This device's seat at one table of one server: its key, and what the device knows of the log. */
export class SeatFile implements Memory {
  readonly key: string;
  /** Whether the device has been at this table before. */
  readonly isKnown: boolean;
  readonly #file: string;
  /** A folder with one file for each reveal: two terminals that write at the same time lose none. */
  readonly #reveals: string;
  #server: string | null;
  #known: Known | null;

  /**
   * `server`: the origin that is visited. `before`: the seat at the table of the same server where the same people
   * played before; its key is good for this one too.
   */
  constructor(folder: string, server: string, table: string, before?: SeatFile) {
    // Ids come from a server: only what cannot leave the folder is used as a name.
    const path = join(folder, 'online', table.replace(/[^\w-]/g, ''));
    this.#file = `${path}.json`;
    this.#reveals = `${path}.reveals`;
    const kept = readKept(readText(this.#file));
    this.isKnown = kept !== null || before !== undefined;
    this.key = kept?.key ?? before?.key ?? randomBytes(16).toString('hex');
    this.#server = kept === null ? server : kept.server;
    this.#known = kept?.known ?? null;
  }

  /** The only server that may be sent the key; null: files of earlier versions do not say which. */
  get server(): string | null {
    return this.#server;
  }

  /** The player says which server the seat belongs to. */
  belongsTo(server: string): void {
    this.#server = server;
    this.write();
  }

  load(): Known | null {
    return this.#known;
  }

  save(_table: string, known: Known): void {
    this.#known = known;
    this.write();
  }

  reveals(): readonly Reveal[] {
    return namesIn(this.#reveals).flatMap((name) => readReveal(readText(join(this.#reveals, name))) ?? []);
  }

  addReveal(_table: string, reveal: Reveal): void {
    writeWhole(this.#pathOf(reveal), `${JSON.stringify(reveal)}\n`);
  }

  dropReveal(_table: string, reveal: Reveal): void {
    rmSync(this.#pathOf(reveal), { force: true });
  }

  #pathOf({ commit }: Reveal): string {
    return join(this.#reveals, `${commit}.json`);
  }

  /** The table did not take this device. */
  forget(): void {
    rmSync(this.#file, { force: true });
    rmSync(this.#reveals, { recursive: true, force: true });
  }

  /** Written whole after every entry. */
  write(): void {
    const kept = { server: this.#server, key: this.key, known: this.#known };
    writeWhole(this.#file, `${JSON.stringify(kept)}\n`);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}

interface Kept {
  readonly server: string | null;
  readonly key: string;
  readonly known: Known | null;
}

function readKept(text: string | null): Kept | null {
  try {
    const json = JSON.parse(text ?? 'null') as { [field in keyof Kept]?: unknown } | null;
    if (typeof json?.key !== 'string') return null;
    const { server, key, known } = json;
    return {
      server: typeof server === 'string' ? server : null,
      key,
      known: readKnown(JSON.stringify(known)),
    };
  } catch {
    return null;
  }
}
