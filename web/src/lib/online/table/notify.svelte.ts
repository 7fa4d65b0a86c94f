import { play } from '../../shell/sound.ts';
import { ring } from '../../shell/speaker.ts';

// Notifies the player at turn: by the title of the page always, by a sound and a notification where it is set.

const KEY = 'iacta:call';

/** Whether the player wants notifications; null until they have been asked. */
export const calling: { wish: 'yes' | 'no' | null } = $state({ wish: read() });

function read(): 'yes' | 'no' | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'yes' || kept === 'no' ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps the answer; true when notes of the browser are allowed as well. Must follow a press: browsers insist. */
export async function chooseCalls(wish: 'yes' | 'no'): Promise<boolean> {
  calling.wish = wish;
  try {
    localStorage.setItem(KEY, wish);
  } catch {
    // Asked again next time, then.
  }
  if (wish === 'no') return false;
  // Played at once: so players know what to listen for, and the page may play it later.
  ring('chord');
  // Absent in some browsers, and on plain http.
  if (!('Notification' in globalThis)) return false;
  if (Notification.permission !== 'default') return Notification.permission === 'granted';
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Notifies the player that it is their turn. */
export function callToTurn(text: string, game: string): void {
  // Without an answer yet, it plays with the other sounds, if those are on.
  if (calling.wish === null) play('chord');
  if (calling.wish !== 'yes') return;
  ring('chord');
  if (document.hidden) void note(game, { body: text, tag: 'iacta-turn', icon: './icon-192.png' });
}

async function note(title: string, options: NotificationOptions): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, options);
    shown.addEventListener('click', () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Phones take notes from a service worker only; without one the title and the sound must do.
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    await worker?.showNotification(title, options).catch(() => undefined);
  }
}
