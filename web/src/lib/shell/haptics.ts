import { settings } from './settings.svelte.ts';

/** In milliseconds: a rattle for dice, a tick for a mark. */
const BUZZES = { dice: [8, 45, 8, 60, 12], mark: [10] } as const;

/** The player's own actions vibrate, where the device can and the setting is on. */
export function buzz(what: keyof typeof BUZZES): void {
  if (settings.sound) navigator.vibrate?.([...BUZZES[what]]);
}
