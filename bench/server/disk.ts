import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { percentile } from './subject.ts';

/** What our server has asked of the disk. */
export interface Writing {
  readonly commitsPerSecond: number;
  readonly rowsPerCommit: number;
  /** The number of tables whose rows are spread over the file. */
  readonly tables: number;
  /** Of an entry as it goes over the wire: body, salt and hash, as in a row. */
  readonly bytes: number;
}

const HASH = 'f'.repeat(64);
const SALT = 'f'.repeat(32);

/** The disk alone: rows like ours into a table like ours, as many and as often as ours come, with nothing else to do. */
export async function measureDisk(
  { commitsPerSecond, rowsPerCommit, tables, bytes }: Writing,
  seconds: number,
): Promise<{ p50: number; p99: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-disk-'));
  const database = new DatabaseSync(join(folder, 'disk.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full;');
  database.exec('create table events (id text, seq, salt, body, hash, action, primary key (id, seq));');
  const insert = database.prepare('insert into events values (?, ?, ?, ?, ?, ?)');
  const body = 'x'.repeat(Math.max(0, Math.round(bytes) - HASH.length - SALT.length));
  const took: number[] = [];
  let row = 0;
  const began = performance.now();
  for (let elapsed = 0; elapsed < seconds; elapsed = (performance.now() - began) / 1000) {
    if (took.length >= elapsed * commitsPerSecond) {
      await new Promise((turn) => setTimeout(turn, 1));
      continue;
    }
    const from = performance.now();
    database.exec('begin');
    for (; row < (took.length + 1) * rowsPerCommit; row++) {
      insert.run(idOf(row % tables), Math.floor(row / tables), SALT, body, HASH, `0|action-${row}`);
    }
    database.exec('commit');
    took.push(performance.now() - from);
  }
  database.close();
  rmSync(folder, { recursive: true });
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}

/** As random as the ids of tables are, so that neighbours in time lie far from each other in the file. */
function idOf(table: number): string {
  return ((table * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0').repeat(4);
}
