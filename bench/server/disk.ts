import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { percentile } from './subject.ts';

const ROW = 600;

/** The disk alone: commits like ours, as often as ours come, with nothing else to do. */
export async function measureDisk(commits: number, pauseMs: number): Promise<{ p50: number; p99: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-disk-'));
  const database = new DatabaseSync(join(folder, 'disk.sqlite'));
  database.exec('pragma journal_mode = wal; pragma synchronous = full; create table rows (body text);');
  const insert = database.prepare('insert into rows values (?)');
  const took: number[] = [];
  for (let i = 0; i < commits; i++) {
    const began = performance.now();
    database.exec('begin');
    for (let row = 0; row < 8; row++) insert.run('x'.repeat(ROW));
    database.exec('commit');
    took.push(performance.now() - began);
    await new Promise((turn) => setTimeout(turn, pauseMs));
  }
  database.close();
  rmSync(folder, { recursive: true });
  return { p50: percentile(took, 0.5), p99: percentile(took, 0.99) };
}
