import { askOnline } from './ask.ts';
import type { OnlineTable } from './online-table.ts';

/** The waiting room, until something changes. */
export async function waitInRoom(table: OnlineTable): Promise<void> {
  const { talk, say, client, game, state } = table;
  const seats = state?.seats ?? [];
  const isFull = seats.every(({ who }) => who !== 'nobody');
  talk.terminal.lay(say.room(game.words.title), [
    ...(client.code === null ? [] : [say.code(client.code), '']),
    ...seats.map((_, seat) => seatLine(table, seat)),
  ]);
  const waiting = isFull ? (state?.rematch ? say.rematchWaits : say.waitsForHost) : say.waitsForPlayers;
  if (!client.host) {
    await askOnline(table, { prompt: waiting, choices: [] });
    return;
  }
  const label = isFull ? say.start : say.fillWithBots;
  const prompt = isFull ? say.room(game.words.title) : say.waitsForPlayers;
  const reply = await askOnline(table, { prompt, choices: [{ label }, { label: say.refresh }] });
  if (reply === null || !('choice' in reply) || reply.choice === 1) return;
  if (isFull) await table.act({ type: 'start' });
  else {
    for (const [seat, { who }] of seats.entries())
      if (who === 'nobody') await table.act({ type: 'bot', seat, bot: 'casual' });
  }
}

function seatLine({ client, say, state, name, talk }: OnlineTable, seat: number): string {
  const { who, bot } = state?.seats[seat] ?? { who: 'nobody', bot: null };
  if (who === 'nobody') return `  ${seat + 1}  ${say.emptySeat}`;
  const notes = [
    ...(seat === client.seat ? [say.you] : []),
    ...(seat === state?.host ? [say.host] : []),
    ...(bot === null ? [] : [talk.words.botShort]),
    ...(who === 'person' && !client.here.includes(seat) ? [say.away] : []),
  ];
  return `  ${seat + 1}  ${name(seat)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}
