import type { Message } from '../outbound/post.ts';
import type { Notification, Subscription } from '../store/store.ts';
import { encrypted } from './encryption.ts';
import type { PushKeys } from './keys.ts';
import { authorization } from './signature.ts';

/** How long a push service keeps what it cannot deliver, in seconds: after a day a turn is no news. */
const KEPT_FOR = 86_400;

/** All that is sent: the device knows the rest. Only the device can read it. */
function payloadOf(kind: Notification, table: string): string {
  return JSON.stringify({ kind, table });
}

/** A message for one device, encrypted (RFC 8291) and signed (RFC 8292). */
export function pushMessage(keys: PushKeys, to: Subscription, kind: Notification): Message {
  return {
    headers: {
      ttl: KEPT_FOR,
      urgency: 'normal',
      // A reminder replaces the first notification where that has not arrived yet.
      topic: to.table,
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      authorization: authorization(keys, to.endpoint),
    },
    body: encrypted(payloadOf(kind, to.table), to),
  };
}
