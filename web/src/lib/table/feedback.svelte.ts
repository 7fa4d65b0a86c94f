import { untrack } from 'svelte';
import type { LoadedGame } from '../shell/games.ts';
import { buzz } from '../shell/haptics.ts';
import { play as sound } from '../shell/sound.ts';
import type { TableModel } from './table-model.ts';

/** Lets each new step sound and, where a player of this device has made it, vibrate. */
export function giveFeedback(game: () => LoadedGame, table: () => TableModel): void {
  $effect(() => {
    const { steps, thrown, people } = table();
    const latest = steps.at(-1);
    if (!latest) return;
    const isRoll = thrown?.step === latest.number;
    sound(isRoll ? 'dice' : 'pencil');
    // Steps of others are shown and sound, but do not vibrate.
    const hand = untrack(() => (isRoll ? game().rules.active(table().position) : latest.seat));
    if (hand !== null && people.includes(hand)) buzz(isRoll ? 'dice' : 'mark');
  });
}
