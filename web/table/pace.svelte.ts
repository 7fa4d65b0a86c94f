import { untrack } from 'svelte';
import { settings } from '../lib/settings.svelte.ts';
import type { TableModel } from './table-model.ts';

/** How long a bot seems to think. */
const THINKING = { calm: 900, brisk: 350, instant: 0 };
/** A person's dice tumble before the next question is put. */
const FORCED = 700;

/** Lets happen by itself what needs nobody at the screen, at a human pace, while the table is open. */
export function keepPace(table: () => TableModel, isOpen: () => boolean): void {
  $effect(() => {
    const here = table();
    // A bot may have two steps in a row, so every new position counts.
    void here.position;
    if (!isOpen() || here.acting !== null || (here.actingBot ?? null) === null) return;
    let isLate = false;
    const pause = new Promise((done) => setTimeout(done, THINKING[settings.pace]));
    // It thinks while it seems to think.
    void Promise.all([untrack(() => here.botMove?.()), pause]).then(([step]) => {
      if (step && !isLate) here.playBot?.(step);
    });
    return () => {
      isLate = true;
    };
  });
  // A lone legal move plays itself where people wish it.
  $effect(() => {
    const here = table();
    if (!settings.autoForced || !isOpen() || here.acting === null || here.moves.length !== 1) return;
    const wait = setTimeout(() => here.play(here.moves[0]), FORCED);
    return () => clearTimeout(wait);
  });
}
