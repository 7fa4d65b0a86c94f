import { version } from '$app/env';
import { assets, immutable, prerendered } from '$app/manifest';
import { self } from '$app/service-worker';
import { openTable, show } from './notices.ts';

// The whole page for days without a network, and notifications. A new version waits until the reader asks for it.

const CACHE = `iacta-${version}`;
/** What the page itself keeps: sentences of notifications (lib/push/device.ts). */
const KEPT = ['iacta-notices'];
const SHELL = '200.html';

/** Pictures for messengers and manifests are read by programs with a network. */
const isForReaders = (path: string): boolean => !/(^|\/)preview\/|\.webmanifest$/.test(path);

const at = (path: string): string => new URL(path, self.registration.scope).href;

self.addEventListener('install', (event) => {
  const paths = [...immutable, ...assets, ...prerendered].map(({ path }) => path).filter(isForReaders);
  // Past the browser's own cache: a page must belong to the files it names.
  const requests = [SHELL, ...paths].map((path) => new Request(at(path), { cache: 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => {
  const dropOthers = async () => {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name !== CACHE && !KEPT.includes(name)).map((name) => caches.delete(name)),
    );
  };
  event.waitUntil(dropOthers());
});

self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = request.method === 'GET' && request.url.startsWith(self.registration.scope);
  if (!isOurs || url.pathname.startsWith(new URL(at('api/')).pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url));
  else if (!url.search) event.respondWith(file(request));
});

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
}

/** Pages that are the same for everyone as they are; for every other address the empty one that the browser fills. */
async function page(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(CACHE);
  const path = url.pathname.replace(/(.)\/$/, '$1');
  const home = new URL(at('')).pathname;
  const found = path === home ? undefined : await cache.match(url.origin + path);
  return found ?? (await cache.match(at(SHELL))) ?? fetch(request);
}

self.addEventListener('push', (event) => {
  const data: unknown = event.data?.json();
  event.waitUntil(show(data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});
