import { play } from '../lib/sound.ts';

/** Tells somebody that it is their turn: by a sound, and where they look elsewhere and allowed it, by a note. */
export function callToTurn(text: string, game: string): void {
  play('chord');
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(game, { body: text, tag: 'iacta-turn', icon: './icon-192.png' });
    note.addEventListener('click', () => {
      window.focus();
      note.close();
    });
  } catch {
    // Phones allow it from a service worker only; there the title and the sound must do.
  }
}
