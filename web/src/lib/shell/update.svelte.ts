import { whenIdle } from '@iacta/pieces';
import { inFolder } from './folder.ts';
import { go, to } from './route.svelte.ts';

// A new version waits until the user asks for it on the home page: no game is reloaded during play.

/** `ready`: a new version is there. `stale`: parts of the version in use are gone, so this page must be reloaded. */
export const update: { state: 'none' | 'ready' | 'stale' } = $state({ state: 'none' });

/** The first seconds belong to the page: fetching all the rest for days without a network comes after them. */
const SETTLED = 4000;

let waiting: ServiceWorker | null = null;

export function watchForUpdates(): void {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine) update.state = 'stale';
  });
  // Absent on plain http outside localhost: everything but installing and offline works without it.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  // A notification was pressed (public/push.js).
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ type?: string; table?: string }>) => {
      if (data.type === 'go' && data.table !== undefined) go(to.table(data.table));
    },
  );
  setTimeout(() => whenIdle(() => void register()), SETTLED);
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(inFolder('/sw.js'));
    notice(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const found = registration.installing;
      found?.addEventListener('statechange', () => {
        if (found.state === 'installed') notice(found);
      });
    });
  } catch {
    // Refused by the browser: then the page is simply not there without the network.
  }
}

export function useUpdate(): void {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/** The very first worker is no update. */
function notice(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  update.state = 'ready';
}
