import type { Awaits } from '@iacta/core';
import { decide, decideInSecret } from './decide.ts';
import { rollOwn } from './roll.ts';
import type { TerminalTable } from './terminal-table.ts';

/** How long a bot's step stays on the screen before the next. */
const BOT_PAUSE = 500;

/** Plays until the game is over. Throws `Quit` or `Leave` when the people go first. */
export async function playOut(table: TerminalTable): Promise<void> {
  for (;;) {
    const { awaits } = table.session.state;
    if (awaits.kind === 'over') return;
    if (awaits.kind === 'roll') await roll(table, awaits);
    else await move(table, awaits);
  }
}

async function roll(table: TerminalTable, { seat, dice }: Awaits & { kind: 'roll' }): Promise<void> {
  if (table.session.state.ownDice) return rollOwn(table, seat, dice);
  table.session.roll();
  if (!table.people.includes(seat)) await look(table);
}

/** Bots first, so that the last answer, the one that opens sealed ones, is a person's; then people by seat. */
async function move(
  table: TerminalTable,
  { seats, changing, sealed }: Awaits & { kind: 'moves' },
): Promise<void> {
  if (table.session.state.actingBot !== null) {
    await table.letBot();
    // A sealed answer shows nothing worth a look.
    return sealed ? undefined : look(table);
  }
  const secret = sealed && [...seats, ...changing].filter((seat) => table.people.includes(seat)).length > 1;
  return secret ? decideInSecret(table, seats[0]) : decide(table, seats[0]);
}

async function look(table: TerminalTable): Promise<void> {
  table.lay(-1);
  await table.talk.terminal.pause(BOT_PAUSE);
}
