import { inFolder } from '../../shell/folder.ts';
import { pushKey, subscribeAt, unsubscribeAt } from '../device/api.ts';
import { isPushOn, wishForPush } from '../device/push-wish.ts';
import { allSeats, type KeptSeat } from '../device/seats.ts';
import type { PushWords } from './words/shape.ts';

// Notifications while the page is closed: this browser's subscription, given to the server with the key of each seat.

/** Why there are none. */
export type PushProblem = 'insecure' | 'unsupported' | 'server' | 'denied' | 'failed';

/** The latest seats: older games are mostly over. */
const SEATS = 20;

/** Where the service worker finds its sentences (public/push.js). */
const CACHE = 'iacta-notices';
const NOTICES = '/notices.json';

/** Whether this page and its browser could have notifications at all. */
export function whyNoPush(): PushProblem | null {
  if (!window.isSecureContext) return 'insecure';
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return isAble ? null : 'unsupported';
}

/** Must follow a press: browsers insist. Null: it is on. */
export async function turnPushOn(notices: PushWords['notices']): Promise<PushProblem | null> {
  const problem = whyNoPush();
  if (problem !== null) return problem;
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied';
    const subscribed = await subscription(true);
    if (subscribed === null) return 'server';
    wishForPush(true);
    await leaveNotices(notices);
    for (const seat of seats()) await give(subscribed, seat);
    return null;
  } catch {
    return 'failed';
  }
}

/** Deletes the subscription in the browser and on the server; false where the server did not answer. */
export async function turnPushOff(): Promise<boolean> {
  wishForPush(false);
  try {
    const subscribed = await subscription(false);
    if (subscribed === null) return true;
    const answers = await Promise.all(
      seats().map(({ table, key }) => unsubscribeAt(table, key, subscribed.endpoint)),
    );
    // Without it in the browser, what the server still has leads nowhere.
    await subscribed.unsubscribe();
    return answers.every((answer) => answer.ok || answer.refusal.code !== 'unreachable');
  } catch {
    return false;
  }
}

/** The player has come to a table: it is notified from there as well, with the sentences of the language chosen now. */
export async function followPush(seat: KeptSeat, notices: () => Promise<PushWords>): Promise<void> {
  if (!isPushOn() || whyNoPush() !== null || Notification.permission !== 'granted') return;
  try {
    const subscribed = await subscription(true);
    if (subscribed === null) return;
    await leaveNotices((await notices()).notices);
    await give(subscribed, seat);
  } catch {
    // The next visit tries it again.
  }
}

function seats(): readonly KeptSeat[] {
  return allSeats()
    .filter(({ isScreen }) => isScreen !== true)
    .slice(0, SEATS);
}

async function give(subscribed: PushSubscription, { table, key }: KeptSeat): Promise<void> {
  const { endpoint, keys } = subscribed.toJSON();
  if (endpoint === undefined || keys === undefined) throw new Error('the browser has made no keys');
  await subscribeAt(table, key, { endpoint, p256dh: keys.p256dh, auth: keys.auth });
}

/** This browser's subscription; a new one only where it is wanted and the server has a key. */
async function subscription(isWanted: boolean): Promise<PushSubscription | null> {
  await navigator.serviceWorker.register(inFolder('/sw.js'));
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (!isWanted) return known;
  const key = await pushKey();
  if (key === null) return null;
  if (known !== null && base64Url(known.options.applicationServerKey) === key) return known;
  // The operator has made other keys since.
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function base64Url(bytes: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

async function leaveNotices(notices: PushWords['notices']): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(inFolder(NOTICES), new Response(JSON.stringify(notices)));
}
