import type { Below, Options, Rules } from '@iacta/core';
import { HonestTable } from '@iacta/table/test-kit';
import { type Body, chainHash, commitment, GENESIS, type LogFile, randomHex } from '../log/index.ts';

/** An honest log of a whole game, as a server would write it; once a roll is taken back, with the consent of all. */
export function honestLog(rules: Rules, options: Options, below: Below, undoOnce = false): LogFile {
  const table = HonestTable.started(rules, options, below);
  const everyone = Array.from({ length: options.seats }, (_, seat) => seat);
  let isUndone = !undoOnce;
  while (table.state.phase !== 'over') {
    const { roll } = table.state.dice!;
    // Sometimes a device is away.
    table.step(everyone.filter((seat) => seat !== 1 || roll % 3 === 0));
    const last = table.entries.at(-1)!.body;
    if (!isUndone && last.type === 'roll' && last.roll === 2) {
      isUndone = true;
      table.add({ type: 'ask-undo', at: table.at, seat: 0, count: 1 });
      const ask = table.state.seq;
      for (const seat of everyone.slice(1)) table.add({ type: 'answer', at: table.at, ask, seat, yes: true });
      table.add({ type: 'undo', at: table.at, count: 1, by: 'all' });
    }
  }
  return table.file() as LogFile;
}

/** The same file with these entries, hashed again: what a deceiving server could hand out. */
export function chained(log: LogFile, bodies: readonly Body[]): LogFile {
  let head = GENESIS;
  const entries = bodies.map((body) => {
    const salt = randomHex(16);
    head = chainHash(head, commitment(salt, JSON.stringify(body)));
    return { salt, body };
  });
  return { ...log, head, entries };
}

export function bodiesOf(log: LogFile): Body[] {
  return log.entries.flatMap((entry) => ('body' in entry ? [entry.body] : []));
}
