import { type Awaits, awaits } from '@iacta/core';
import { decide, decideInSecret } from './decide.ts';
import { rollOwn } from './roll.ts';
import type { Sitting } from './sitting.ts';

/** How long a bot's step stays on the screen before the next. */
const BOT_PAUSE = 500;

/** Plays until the game is over. Throws `Quit` or `Leave` when the people go first. */
export async function playOut(sitting: Sitting): Promise<void> {
  for (;;) {
    const awaited = awaits(sitting.game.rules, sitting.position);
    if (awaited.kind === 'over') return;
    if (awaited.kind === 'roll') await roll(sitting, awaited);
    else await move(sitting, awaited);
  }
}

async function roll(sitting: Sitting, { seat, dice }: Awaits & { kind: 'roll' }): Promise<void> {
  if (sitting.ownDice) return rollOwn(sitting, seat, dice);
  sitting.roll();
  if (!sitting.people.includes(seat)) await look(sitting);
}

/** Bots first, so that the last answer, the one that opens sealed ones, is a person's; then people by seat. */
async function move(
  sitting: Sitting,
  { seats, changing, sealed }: Awaits & { kind: 'moves' },
): Promise<void> {
  const bot = seats.find((seat) => !sitting.people.includes(seat));
  if (bot !== undefined) {
    await sitting.letBot(bot);
    // A sealed answer shows nothing worth a look.
    return sealed ? undefined : look(sitting);
  }
  const secret = sealed && [...seats, ...changing].filter((seat) => sitting.people.includes(seat)).length > 1;
  return secret ? decideInSecret(sitting, seats[0]) : decide(sitting, seats[0]);
}

async function look(sitting: Sitting): Promise<void> {
  sitting.lay(-1);
  await sitting.talk.terminal.pause(BOT_PAUSE);
}
