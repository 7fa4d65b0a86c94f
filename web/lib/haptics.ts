import { settings } from './settings.svelte.ts';

/** In milliseconds: a rattle for dice, a tick for a mark. */
const BUZZES = { dice: [8, 45, 8, 60, 12], mark: [10] } as const;

/** What one's own hand has done is felt, where the device can and somebody has asked for it. */
export function buzz(what: keyof typeof BUZZES): void {
  if (settings.sound) navigator.vibrate?.([...BUZZES[what]]);
}
