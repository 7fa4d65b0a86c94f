import { isGameId } from '@iacta/games';
import { redirect } from '@sveltejs/kit';
import { to } from '../../../../lib/shell/route.svelte.ts';
import { allSaves } from '../../../../lib/shell/saves.ts';

/** The shortcut of an installed page: to the game that was played last. */
export function load() {
  const latest = allSaves().find(({ over, game }) => !over && isGameId(game));
  redirect(307, latest ? to.play(latest.game, latest.id) : to.home());
}
