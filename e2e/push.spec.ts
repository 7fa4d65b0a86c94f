import { SEALED_GAME, SOLO_GAME } from '@iacta/games/test-kit';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { newPushKeys } from '../server/index.ts';
import { PushService, type TestDevice } from '../server/test/push-service.ts';
import { words as online } from '../web/online/words/en.ts';
import { words as say } from '../web/push/words/en.ts';
import { openTable, sitDown, start } from './guests.ts';
import { ownServer } from './own-server.ts';
import { playAlong } from './player.ts';
import { LONG, PHONE, prepare } from './settings.ts';
import { expect, test } from './test.ts';

test.use({ viewport: PHONE, wishes: { names: ['Ada'] } });

const KEYS = newPushKeys('mailto:operator@example.org');

/** The browser's own part: where a real one asks its maker's service for an address, this one has that of the test. */
async function stubSubscriptions(context: BrowserContext, device: TestDevice): Promise<void> {
  await context.addInitScript(({ endpoint, p256dh, auth }) => {
    // As a browser keeps it: also when the page is loaded again.
    const kept = () => localStorage.getItem('stub:subscribed');
    const subscription = () => ({
      endpoint,
      options: {
        applicationServerKey: Uint8Array.from(
          atob((kept() ?? '').replaceAll('-', '+').replaceAll('_', '/')),
          (sign) => sign.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        localStorage.removeItem('stub:subscribed');
        return true;
      },
    });
    PushManager.prototype.getSubscription = async () =>
      (kept() === null ? null : subscription()) as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.applicationServerKey) throw new TypeError('a subscription needs the key of the server');
      localStorage.setItem('stub:subscribed', 'yes');
      return subscription() as unknown as PushSubscription;
    };
  }, device);
}

/** Hands what a push service has decrypted to the page's own service worker, as a browser does. */
async function deliver(cdp: CDPSession, origin: string, data: string): Promise<void> {
  const registrations = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
      if (all.length > 0) resolve(all[0].registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registrations,
    data,
  });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

test('a player who is away is notified by a push service, and gets to the table', async ({ browser }) => {
  const service = new PushService(KEYS.publicKey);
  await service.listen();
  const server = await ownServer(
    {},
    { push: { keys: KEYS, hosts: ['*'], allowPrivate: true, absentFor: 30, alarm: 20 } },
  );
  const come = async (name: string, worker: boolean, seed: number) => {
    const context = await browser.newContext({ viewport: PHONE, baseURL: server.base, locale: 'en-GB' });
    await prepare(context, { names: [name] }, seed, worker);
    return context;
  };
  const contexts = [await come('Ada', false, 1), await come('Bea', true, 2)];
  try {
    const [adas, beas] = contexts;
    await stubSubscriptions(beas, service.device('bea'));
    await beas.grantPermissions(['notifications'], { origin: new URL(server.base).origin });
    const [ada, bea] = [await adas.newPage(), await beas.newPage()];
    const game = SEALED_GAME;
    const table = await openTable(ada, game, { seats: 2 });
    await sitDown(bea, table);
    await start(ada, [ada, bea]);

    await bea.getByRole('button', { name: online.table.participants }).click();
    await bea.getByLabel(say.title).check();
    await expect(bea.getByText(say.on)).toBeVisible();
    const id = /#\/t\/([0-9a-f]+)/.exec(table)?.[1] ?? '';

    // She goes elsewhere, and Ada plays until it is her turn.
    await bea.goto('./#/settings');
    // It ends with the page.
    void playAlong(ada, 3).catch(() => undefined);
    await service.arrived(1);
    expect(service.problems).toEqual([]);
    expect(service.received).toEqual([{ path: '/bea', payload: { kind: 'turn', table: id } }]);

    const cdp = await beas.newCDPSession(bea);
    await deliver(cdp, new URL(server.base).origin, JSON.stringify(service.received[0].payload));
    await expect
      .poll(() => shown(bea))
      .toEqual([{ title: 'Iacta', body: say.notices.turn, tag: `iacta-${id}` }]);

    // The press on the notification: only the browser can make a real one.
    await beas.serviceWorkers()[0].evaluate(async () => {
      // Names of a service worker, which the types of a page do not have.
      const { registration, NotificationEvent } = self as unknown as {
        registration: ServiceWorkerRegistration;
        NotificationEvent: new (type: string, what: { notification: Notification }) => Event;
      };
      const [notification] = await registration.getNotifications();
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    });
    await expect(bea).toHaveURL(new RegExp(`#/t/${id}$`));

    // Turned off, nothing of it is left.
    await bea.getByRole('button', { name: online.table.participants }).click();
    await bea.getByLabel(say.title).uncheck();
    await expect(bea.getByText(say.off)).toBeVisible();
    const own = await bea.evaluate(async (at) => {
      const { key } = JSON.parse(localStorage.getItem(`iacta:seat:${at}`) ?? '{}') as { key: string };
      const reply = await fetch(`/api/tables/${at}/me`, { headers: { authorization: `Bearer ${key}` } });
      return ((await reply.json()) as { subscriptions: unknown[] }).subscriptions;
    }, id);
    expect(own).toEqual([]);
  } finally {
    for (const context of contexts) await context.close();
    await server.close();
    await service.close();
  }
});

test('without https, and on a server without keys, the reason is shown', { tag: LONG }, async ({
  browser,
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  const table = await openTable(page, SOLO_GAME, { seats: 2 });
  const other = await browser.newPage({ baseURL: table });
  await prepare(other, { names: ['Bea'] }, 9, true);
  await sitDown(other, table);
  await start(page, [page, other]);
  await page.getByRole('button', { name: online.table.participants }).click();
  await expect(page.getByText(say.problems.insecure)).toBeVisible();
  await expect(page.getByLabel(say.title)).toHaveCount(0);

  await other.context().grantPermissions(['notifications']);
  await other.getByRole('button', { name: online.table.participants }).click();
  await other.getByLabel(say.title).click();
  await expect(other.getByText(say.problems.server)).toBeVisible();
  await expect(other.getByLabel(say.title)).not.toBeChecked();
  await other.close();
});
