import { type BrowserContext, test as base } from '@playwright/test';
import { OUR_HOSTS, prepare, type Wishes } from './settings.ts';

export { expect } from '@playwright/test';

/** Everything that must never happen, whatever a test is about. */
function watch(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const own = protocol === 'data:' || protocol === 'blob:' || OUR_HOSTS.includes(hostname);
    if (!own) complaints.push(`request to another host: ${request.url()}`);
  });
}

export const test = base.extend<{
  wishes: Wishes;
  seed: number;
  /** Whether the page may install itself for offline use. */
  worker: boolean;
  /** What the page may complain about in this very test. */
  tolerates: RegExp | null;
  prepared: undefined;
}>({
  wishes: [{}, { option: true }],
  seed: [20261115, { option: true }],
  worker: [false, { option: true }],
  tolerates: [null, { option: true }],
  prepared: [
    async ({ context, tolerates, wishes, seed, worker }, use) => {
      const messages: string[] = [];
      watch(context, messages);
      await prepare(context, wishes, seed, worker);
      await use(undefined);
      const complaints = messages.filter((text) => !tolerates?.test(text));
      if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join('\n')}`);
    },
    { auto: true },
  ],
});
