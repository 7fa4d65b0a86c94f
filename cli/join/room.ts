import type { Choice } from '../terminal/choices.ts';
import { askOnline } from './ask.ts';
import type { JoinedTable } from './joined-table.ts';

/** The waiting room, until something changes. */
export async function waitInRoom(joined: JoinedTable): Promise<void> {
  const { talk, say, session, game, state } = joined;
  const seats = state.table?.seats ?? [];
  talk.terminal.lay(say.room(game.words.title), [
    ...(state.code === null ? [] : [say.code(state.code), '']),
    ...seats.map((_, seat) => seatLine(joined, seat)),
  ]);
  const ways = state.host ? waysToStart(joined) : [];
  const choices = [...ways, ...(state.host ? [{ label: say.refresh, start: null }] : [])];
  // Nobody is left out by a stray Enter.
  const byEnter = state.host && !state.start.isReady ? { byEnter: choices.length - 1 } : {};
  const reply = await askOnline(joined, { prompt: promptIn(joined), choices, ...byEnter });
  if (reply && 'text' in reply) joined.notice = [talk.words.didNotUnderstand(reply.text)];
  const start = reply !== null && 'choice' in reply ? choices[reply.choice]?.start : null;
  if (start) await session.ask({ type: 'start', ...start });
}

function promptIn({ say, state, game, names }: JoinedTable): string {
  const { isFull, start, host, table } = state;
  if (!isFull) return say.waitsForPlayers;
  if (table?.rematch) return say.againWaits(names(start.missing));
  return host ? say.room(game.words.title) : say.waitsForHost;
}

/** As it is, or with bots in the seats of those who are missing, or without those seats. */
function waysToStart({ say, state, names }: JoinedTable): (Choice & { readonly start: object })[] {
  const { isReady, free, missing, fewer } = state.start;
  if (isReady) return [{ label: say.start, start: {} }];
  const bots = free > 0 ? say.startWithBots : say.startWithBotsFor(names(missing));
  return [
    { label: bots, start: { absent: 'bot' } },
    ...(fewer === null ? [] : [{ label: say.startWith(fewer), start: { absent: 'close' } }]),
  ];
}

function seatLine({ say, state, name, talk }: JoinedTable, seat: number): string {
  const { who, bot } = state.table?.seats[seat] ?? { who: 'nobody', bot: null };
  if (who === 'nobody') return `  ${seat + 1}  ${say.emptySeat}`;
  const notes = [
    ...(seat === state.seat ? [say.you] : []),
    ...(seat === state.table?.host ? [say.host] : []),
    ...(bot === null ? [] : [talk.words.botShort]),
    ...(state.away.includes(seat) ? [say.away] : []),
  ];
  return `  ${seat + 1}  ${name(seat)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}
