// Part of the service worker: shows notifications that the server sends. It holds no sentence: the page leaves those of
// the chosen language in a cache (web/push/device.ts).
const CACHE = 'iacta-notices';
const NOTICES = './notices.json';

async function noticeOf(kind) {
  const found = await (await caches.open(CACHE)).match(NOTICES);
  const notices = found ? await found.json() : {};
  return typeof notices[kind] === 'string' ? notices[kind] : '';
}

const pathOf = (table) => `./#/t/${encodeURIComponent(table)}`;

async function show({ kind, table }) {
  await self.registration.showNotification('Iacta', {
    body: await noticeOf(kind),
    icon: './icon-192.png',
    // A reminder replaces the first one.
    tag: `iacta-${table}`,
    data: { table },
  });
}

async function openTable(table) {
  const url = new URL(pathOf(table), self.registration.scope).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === url) ?? pages[0];
  if (!there) return self.clients.openWindow(url);
  // Only the part after # differs: the page goes there without being loaded again.
  there.postMessage({ type: 'go', table });
  return there.focus();
}

self.addEventListener('push', (event) => {
  const data = event.data?.json();
  if (typeof data?.table === 'string') event.waitUntil(show(data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = event.notification.data?.table;
  if (typeof table === 'string') event.waitUntil(openTable(table));
});
