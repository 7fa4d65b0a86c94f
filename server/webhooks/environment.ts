import type { WebhookSettings } from './webhooks.ts';

/** As many characters as a secret needs at least. */
const SHORTEST = 16;

/** Webhooks as an operator gives them by environment variables; null: none. Throws for what cannot be meant. */
export function webhooksFrom(env: { readonly [name: string]: string | undefined }): WebhookSettings | null {
  const url = env.IACTA_WEBHOOK || null;
  const secret = env.IACTA_WEBHOOK_SECRET ?? '';
  const ofTables = env.IACTA_TABLE_WEBHOOKS === '1';
  if (url !== null && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new Error('IACTA_WEBHOOK must be an address that begins with https:// or http://');
  if (url !== null && secret.length < SHORTEST)
    throw new Error(`IACTA_WEBHOOK_SECRET must have ${SHORTEST} characters at least`);
  if (url === null && !ofTables) return null;
  return {
    server: url === null ? null : { url, secret },
    ofTables,
    allowPrivate: env.IACTA_SEND_TO_PRIVATE === '1',
  };
}
