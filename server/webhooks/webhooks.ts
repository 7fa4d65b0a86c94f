import { createHmac } from 'node:crypto';
import type { Clock } from '@iacta/online/clock';
import type { LogState } from '@iacta/table/log';
import { Deliveries } from '../outbound/deliveries.ts';
import { type Message, postOver } from '../outbound/post.ts';
import { hostOf, Remotes } from '../outbound/remotes.ts';
import { isAllowedTarget, type TargetRules } from '../outbound/target.ts';
import type { Webhook } from '../tables/draft.ts';
import type { Table } from '../tables/table.ts';
import { eventsBetween, type WebhookEvent } from './events.ts';

export interface WebhookSettings extends TargetRules {
  /** The operator's own receiver for all tables, wherever it is; null: none. */
  readonly server: Webhook | null;
  /** Whether who opens a table may give one for it. */
  readonly ofTables: boolean;
}

/** Sends what happens at tables to other programs, signed. What waits is lost when the server stops. */
export class Webhooks {
  readonly #settings: WebhookSettings;
  readonly #clock: Clock;
  readonly #failed: (table: string, error: unknown) => void;
  readonly #toServer: Deliveries;
  readonly #toTables: Deliveries;

  constructor(settings: WebhookSettings, clock: Clock, failed: (table: string, error: unknown) => void) {
    this.#settings = settings;
    this.#clock = clock;
    this.#failed = failed;
    // The operator knows where that is; an address that a client gives is another matter.
    this.#toServer = new Deliveries({ post: postOver({ allowPrivate: true }), clock, remoteOf: hostOf });
    this.#toTables = new Deliveries({ post: postOver(settings), clock, remoteOf: new Remotes(clock).of });
  }

  /** Whether a table may be opened with a receiver of its own, and with this one. */
  whyNot({ url }: Webhook): 'no-webhooks' | 'bad-target' | null {
    if (!this.#settings.ofTables) return 'no-webhooks';
    return isAllowedTarget(url, this.#settings) ? null : 'bad-target';
  }

  /** Entries that this process has written are on the disk. */
  written(table: Table, before: LogState, after: LogState): void {
    const { server, ofTables } = this.#settings;
    const own = ofTables ? table.webhook : null;
    if (server === null && own === null) return;
    for (const event of eventsBetween(table, before, after)) {
      if (server !== null) this.#send(this.#toServer, server, event);
      if (own !== null) this.#send(this.#toTables, own, event);
    }
  }

  #send(deliveries: Deliveries, { url, secret }: Webhook, event: WebhookEvent): void {
    const isQueued = deliveries.add({
      address: url,
      owner: event.table,
      message: () => signed(event, secret, this.#clock.now()),
      ended: (status) => {
        if (status === null || status >= 400)
          this.#failed(event.table, new Error(`a webhook was answered ${status ?? 'nothing'}`));
      },
    });
    if (!isQueued) this.#failed(event.table, new Error('too many webhooks wait'));
  }

  close(): void {
    this.#toServer.close();
    this.#toTables.close();
  }
}

/** The signature covers the time, so that an old message cannot be sent again as a new one. */
function signed(event: WebhookEvent, secret: string, now: number): Message {
  const body = JSON.stringify(event);
  const timestamp = Math.floor(now / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    headers: {
      'content-type': 'application/json',
      'iacta-timestamp': timestamp,
      'iacta-signature': `v1=${signature}`,
    },
    body: Buffer.from(body),
  };
}
