import { settings } from './settings.svelte.ts';
import type { Sound } from './speaker.ts';

/** Silent until the user asks for sound: what makes it is loaded then. */
export function play(sound: Sound): void {
  if (settings.sound) void import('./speaker.ts').then(({ ring }) => ring(sound));
}
