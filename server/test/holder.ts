// A process that opens a store, writes an entry, and holds the file until it is killed: holder.ts FILE
import process from 'node:process';
import { openStore } from '../store/open.ts';
import { storeError } from '../store/problem.ts';

const file = process.argv[2];
try {
  const store = await openStore(file);
  const row = { table: 'a', seq: 0, salt: '', body: '', hash: '', hidden: null, action: null };
  await store.append([
    { table: 'a', rows: [row], opened: { at: 0, code: '', opener: '', game: '', listed: false } },
  ]);
  process.send?.('open');
} catch (error) {
  process.send?.(storeError(error, file).problem);
}
process.on('disconnect', () => process.exit(0));
