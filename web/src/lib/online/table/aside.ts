import type { Level } from '@iacta/bots/search';
import type { Action } from '../../table/buttons.svelte.ts';
import type { OnlineWords } from '../words/shape.ts';
import type { RemoteTable } from './remote-table.svelte.ts';

const STAND_IN: Level = 'casual';

/** What a player can do while it is not for them to move: end a pause, take the seat back, suggest a bot. */
export function asideOf(remote: RemoteTable, { table: say }: OnlineWords): Action[] {
  const { state, seat } = remote;
  if (state?.phase !== 'playing' || seat < 0) return [];
  const action = (key: string, label: string, asked: Parameters<RemoteTable['ask']>[0]): Action => ({
    key,
    label,
    spends: false,
    isMove: false,
    run: () => void remote.ask(asked),
  });
  if (state.paused) return [action('resume', say.resume, { type: 'resume' })];
  if (remote.isReplaced) return [action('back', say.takeBack, { type: 'back' })];
  if (remote.asked) return [];
  // People whom the game waits for and who are not there.
  const missed = remote.awaited.filter((each) => remote.away.includes(each));
  return missed.map((each) =>
    action(`bot ${each}`, say.offerBot(remote.nameOf(each)), { type: 'ask-bot', of: each, bot: STAND_IN }),
  );
}
