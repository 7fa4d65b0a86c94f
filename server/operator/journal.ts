import { type FileHandle, open } from 'node:fs/promises';
import { int, schema as v } from '@iacta/core';
import { type Clock, every } from '@iacta/online/clock';
import { TABLE_ID } from '@iacta/online/log';
import { REPORTABLE } from '@iacta/online/wire';

/** `remove`: the name is deleted, or the seat is muted. */
export const DECISIONS = ['keep', 'remove'] as const;

const at = int(0, Number.MAX_SAFE_INTEGER);
/** The login name of the operator. */
const by = v.pipe(v.string(), v.maxLength(100));
const seat = int(-1, 15);
const about = { at, by, table: TABLE_ID };
/** A network, as the limits name it, or the hash of a key. */
const whom = { network: v.optional(v.string()), key: v.optional(v.string()) };

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));

/** What an operator has done, and what players have reported. */
const ENTRY = v.variant('action', [
  v.strictObject({ ...about, action: v.literal('close') }),
  v.strictObject({ ...about, action: v.literal('reopen') }),
  v.strictObject({ ...about, action: v.literal('remove-name'), seat }),
  v.strictObject({ ...about, action: v.literal('mute'), seat }),
  v.strictObject({ ...about, action: v.literal('unmute'), seat }),
  v.strictObject({ ...about, action: v.literal('remove-result') }),
  v.strictObject({ at, by, action: v.literal('ban'), ...whom, until: at }),
  v.strictObject({ at, by, action: v.literal('unban'), ...whom }),
  v.strictObject({
    ...about,
    action: v.literal('report'),
    id,
    seat,
    /** The entry with which the player sat down; -1: those who watch. */
    seq: int(-1, 1e9),
    what: v.picklist(REPORTABLE),
  }),
  v.strictObject({ at, by, action: v.literal('decide'), id, decision: v.picklist(DECISIONS) }),
]);
export type JournalEntry = v.InferOutput<typeof ENTRY>;

export interface JournalParts {
  /** Null: nothing outlives the process. */
  readonly file: string | null;
  readonly clock: Clock;
  /** Called with each entry, those of other processes included, in the order of the file. */
  readonly follow: (entry: JournalEntry) => void;
  readonly failed: (error: unknown) => void;
}

/** How often the file is read for entries of other processes, in milliseconds. */
const READ_EVERY = 1000;
const NEWLINE = 10;

/**
 * What operators have done, one JSON object a line, only ever appended. The file is the audit log and the state at
 * once: each process of a machine follows it, so an entry counts when it is on the disk and nowhere before.
 */
export class Journal {
  readonly #parts: JournalParts;
  #file: FileHandle | null = null;
  #offset = 0;
  #stop = () => {};
  /** Reading and writing, one after the other. */
  #last: Promise<unknown> = Promise.resolve();
  readonly #entries: JournalEntry[] = [];

  constructor(parts: JournalParts) {
    this.#parts = parts;
  }

  async open(): Promise<void> {
    const { file, clock, failed } = this.#parts;
    if (file === null) return;
    // Like the tables: for their owner only.
    this.#file = await open(file, 'a+', 0o600);
    await this.#inTurn(() => this.#read());
    this.#stop = every(clock, READ_EVERY, () => void this.#inTurn(() => this.#read()).catch(failed));
  }

  /** All entries, the earliest first. */
  get entries(): readonly JournalEntry[] {
    return this.#entries;
  }

  /** Resolves when the entry is on the disk and has been followed. */
  append(entry: JournalEntry): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#file === null) {
        this.#follow(entry);
        return;
      }
      // A crash may have left half a line: the line feed in front ends it.
      await this.#file.appendFile(`\n${JSON.stringify(entry)}\n`);
      await this.#file.datasync();
      await this.#read();
    });
  }

  async close(): Promise<void> {
    this.#stop();
    await this.#last.catch(() => {});
    await this.#file?.close();
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#last.catch(() => {}).then(act);
    this.#last = done;
    return done;
  }

  async #read(): Promise<void> {
    const file = this.#file;
    if (file === null) return;
    const { size } = await file.stat();
    if (size <= this.#offset) return;
    const { buffer } = await file.read(
      Buffer.alloc(size - this.#offset),
      0,
      size - this.#offset,
      this.#offset,
    );
    // The rest is still being written.
    const whole = buffer.lastIndexOf(NEWLINE) + 1;
    this.#offset += whole;
    for (const line of buffer.toString('utf8', 0, whole).split('\n')) {
      if (line !== '') this.#take(line);
    }
  }

  #take(line: string): void {
    const entry = v.safeParse(ENTRY, parsed(line));
    if (entry.success) this.#follow(entry.output);
    else this.#parts.failed(new Error('a line of the operator’s journal cannot be read'));
  }

  #follow(entry: JournalEntry): void {
    this.#entries.push(entry);
    this.#parts.follow(entry);
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
