import webPush from 'web-push';
import type { Message } from '../outbound/post.ts';
import type { Notification, Subscription } from '../store/store.ts';
import type { PushKeys } from './keys.ts';

/** How long a push service keeps what it cannot deliver, in seconds: after a day a turn is no news. */
const KEPT_FOR = 86_400;

/** All that is sent: the device knows the rest. Only the device can read it. */
function payloadOf(kind: Notification, table: string): string {
  return JSON.stringify({ kind, table });
}

/** A message for one device, encrypted (RFC 8291) and signed (RFC 8292). */
export function pushMessage(keys: PushKeys, to: Subscription, kind: Notification): Message {
  const { endpoint, p256dh, auth, table } = to;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payloadOf(kind, table),
    {
      vapidDetails: { subject: keys.contact, publicKey: keys.publicKey, privateKey: keys.privateKey },
      TTL: KEPT_FOR,
      contentEncoding: 'aes128gcm',
      urgency: 'normal',
      // A reminder replaces the first notification where that has not arrived yet.
      topic: table,
    },
  );
  return { headers: headers as Message['headers'], body: body ?? new Uint8Array() };
}
