// Hostile clients in one process: node server/soak/attackers.ts PORT KIND ... The parent sends the tables.
import { setPriority } from 'node:os';
import process from 'node:process';
import { repeat } from './hostile.ts';

// They come from elsewhere: their own work must not take the cores from what is measured.
setPriority(10);

const [, , first, ...kinds] = process.argv;
const port = Number(first);
let tables: readonly string[] = [];
let on = true;
process.on('disconnect', () => process.exit(0));

process.on('message', (message: { readonly tables?: readonly string[]; readonly stop?: boolean }) => {
  tables = message.tables ?? tables;
  if (message.stop) on = false;
});

const rounds = await Promise.all(
  kinds.map((kind, i) => repeat(kind, 60 + i, { port, tables: () => tables }, () => on)),
);
process.send?.({ rounds: Object.fromEntries(kinds.map((kind, i) => [kind, rounds[i]])) });
