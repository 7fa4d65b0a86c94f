import { self } from '$app/service-worker';

// Shows notifications that the server sends. There is no sentence here: the page leaves those of the chosen language
// in a cache (lib/push/device.ts).

const CACHE = 'iacta-notices';
const NOTICES = 'notices.json';

const at = (path: string): string => new URL(path, self.registration.scope).href;

async function noticeOf(kind: unknown): Promise<string> {
  const found = await (await caches.open(CACHE)).match(at(NOTICES));
  const notices = found ? ((await found.json()) as { readonly [kind: string]: unknown }) : {};
  const text = notices[String(kind)];
  return typeof text === 'string' ? text : '';
}

const tableIn = (data: unknown): string | null => {
  const { table } = (data ?? {}) as { table?: unknown };
  return typeof table === 'string' ? table : null;
};

export async function show(data: unknown): Promise<void> {
  const table = tableIn(data);
  if (table === null) return;
  await self.registration.showNotification('Iacta', {
    body: await noticeOf((data as { kind?: unknown }).kind),
    icon: at('icon-192.png'),
    // A reminder replaces the first one.
    tag: `iacta-${table}`,
    data: { table },
  });
}

export async function openTable(data: unknown): Promise<void> {
  const table = tableIn(data);
  if (table === null) return;
  const url = at(`t/${encodeURIComponent(table)}`);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === url) ?? pages[0];
  if (!there) {
    await self.clients.openWindow(url);
    return;
  }
  // The page goes there without being loaded again.
  there.postMessage({ type: 'go', table });
  await there.focus();
}
