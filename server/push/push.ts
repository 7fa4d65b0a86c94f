import { type Clock, every } from '@iacta/online/clock';
import type { Deliveries } from '../outbound/deliveries.ts';
import { hostAmong, isAllowedTarget, type TargetRules } from '../outbound/target.ts';
import { type Answer, refuse } from '../permissions/refusals.ts';
import { identify } from '../permissions/roles.ts';
import type { TableSession } from '../session/session.ts';
import type { Holder, Notification, Store, Subscription } from '../store/store.ts';
import { isPublicKey } from './encryption.ts';
import type { PushKeys } from './keys.ts';
import { pushMessage } from './sender.ts';

export interface PushSettings extends TargetRules {
  readonly keys: PushKeys;
  /** The push services that messages are sent to: hosts, `*.` and a domain, or `*` for any. */
  readonly hosts: readonly string[];
  /** How long a seat must be without a device before its player is notified, in milliseconds: a reload takes less. */
  readonly absentFor: number;
  /** From which turn clock on there is a reminder, in seconds. */
  readonly longClock: number;
  /** How often it is looked for what has to be sent, in milliseconds. */
  readonly alarm: number;
  /** Subscriptions of one key. */
  readonly most: number;
}

/** The push services of Chrome and its relatives, Firefox, Safari and Edge. */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

export const PUSH_DEFAULTS: Omit<PushSettings, 'keys'> = {
  hosts: PUSH_HOSTS,
  allowPrivate: false,
  absentFor: 15_000,
  longClock: 86_400,
  alarm: 5000,
  most: 5,
};

/** A reminder comes when this much of the time is left. */
const REMINDER_AT = 1 / 8;
const AT_ONCE = 100;
/** A table that could not be read is tried again after this many milliseconds. */
const AGAIN_AFTER = 600_000;

export interface PushParts {
  readonly store: Store;
  readonly settings: PushSettings;
  readonly deliveries: Deliveries;
  readonly clock: Clock;
  readonly session: (table: string) => Promise<TableSession | null>;
  readonly failed: (table: string, error: unknown) => void;
}

/**
 * Notifies players who are away that it is their turn, and reminds them before a long clock runs out. What has to be
 * looked at, and when, lies in the store: a restart forgets nothing, and of several processes one sends.
 */
export class Push {
  readonly #parts: PushParts;
  readonly #stop: () => void;
  /** What was planned last for each seat of a session, so that steps of others write nothing. */
  readonly #planned = new WeakMap<TableSession, Map<number, string>>();
  #looking = false;

  constructor(parts: PushParts) {
    this.#parts = parts;
    this.#stop = every(parts.clock, parts.settings.alarm, () => void this.#ring());
  }

  get publicKey(): string {
    return this.#parts.settings.keys.publicKey;
  }

  async subscribe(session: TableSession, subscription: Subscription): Promise<Answer<object>> {
    const { store, settings } = this.#parts;
    const { endpoint, p256dh } = subscription;
    if (!isAllowedTarget(endpoint, settings) || hostAmong(settings.hosts, endpoint) === null)
      return refuse('bad-target');
    if (!isPublicKey(p256dh)) return { ok: false, refusal: { code: 'malformed', data: { at: 'p256dh' } } };
    if (!(await store.subscriptions.add(subscription, settings.most))) return refuse('too-many');
    this.#planned.delete(session);
    this.look(session);
    return { ok: true, value: {} };
  }

  /** Entries are on the disk, or devices have come or gone. */
  look(session: TableSession): void {
    const { table } = session;
    if (table.phase === 'over') {
      // No player will be asked any more; undoing the end takes a device, which subscribes again.
      this.#once(session, -1, 'over', async () => {
        await this.#parts.store.subscriptions.remove(table.id);
      });
      return;
    }
    const here = session.presence.here();
    for (const seat of this.#asked(session)) {
      const { key } = table.seats[seat];
      const { absentFor } = this.#parts.settings;
      const turn = table.turns.of(seat);
      if (key === null || turn === null) continue;
      const first = here.has(seat) || turn.hasActed ? null : session.clock.now() + absentFor;
      const reminder = this.#reminderAt(session, seat);
      const at = earlier(first, reminder);
      const plan = `${turn.since} ${first === null} ${reminder}`;
      this.#once(session, seat, plan, async () => {
        if (at !== null) await this.#parts.store.subscriptions.plan({ table: table.id, key }, at);
      });
    }
  }

  #once(session: TableSession, seat: number, plan: string, write: () => Promise<void>): void {
    const planned = this.#planned.get(session) ?? new Map<number, string>();
    this.#planned.set(session, planned);
    if (planned.get(seat) === plan) return;
    planned.set(seat, plan);
    write().catch((error: unknown) => {
      planned.delete(seat);
      this.#parts.failed(session.table.id, error);
    });
  }

  /** The seats of people whom the game waits for. */
  #asked({ table }: TableSession): readonly number[] {
    const people = table.people();
    return table.awaited().filter((seat) => people.includes(seat));
  }

  #reminderAt(session: TableSession, seat: number): number | null {
    const { clock } = session.table;
    const deadline = session.autopilot.deadlineOf(seat);
    if (clock === null || clock < this.#parts.settings.longClock || deadline === null) return null;
    return Math.round(deadline - clock * session.settings.second * REMINDER_AT);
  }

  async #ring(): Promise<void> {
    // A store that takes its time is not asked again meanwhile.
    if (this.#looking) return;
    this.#looking = true;
    const { store, clock, failed } = this.#parts;
    try {
      const now = clock.now();
      for (const holder of await store.subscriptions.due(now, AT_ONCE)) await this.#notify(holder, now);
    } catch (error) {
      failed('', error);
    } finally {
      this.#looking = false;
    }
  }

  async #notify(holder: Holder, due: number): Promise<void> {
    const { store, failed } = this.#parts;
    try {
      const session = await this.#parts.session(holder.table);
      // What is not on the disk is no reason to notify anyone.
      const log = await session?.durableLog();
      if (session && log) await this.#notifyAt(session, log.seq, holder, due);
      else await store.subscriptions.plan(holder, due + AGAIN_AFTER, due);
    } catch (error) {
      failed(holder.table, error);
      await store.subscriptions.plan(holder, due + AGAIN_AFTER, due);
    }
  }

  async #notifyAt(session: TableSession, durable: number, holder: Holder, due: number): Promise<void> {
    const { store, settings } = this.#parts;
    const { table, presence } = session;
    const seat = identify(table, holder.key)?.seat ?? -1;
    const turn = this.#asked(session).includes(seat) ? table.turns.of(seat) : null;
    if (turn !== null && turn.since > durable) {
      await store.subscriptions.plan(holder, due + settings.absentFor, due);
      return;
    }
    const reminder = turn && this.#reminderAt(session, seat);
    const isDue = reminder !== null && reminder <= due;
    await store.subscriptions.plan(holder, isDue ? null : reminder, due);
    if (turn === null || presence.here().has(seat)) return;
    const kind: Notification | null = isDue ? 'reminder' : turn.hasActed ? null : 'turn';
    if (kind === null) return;
    for (const subscription of await store.subscriptions.claim(holder, kind, turn.since))
      this.#send(subscription, kind);
  }

  #send(subscription: Subscription, kind: Notification): void {
    const { deliveries, settings, store, failed } = this.#parts;
    const { table, key, endpoint } = subscription;
    const isQueued = deliveries.add({
      address: endpoint,
      owner: table,
      message: () => pushMessage(settings.keys, subscription, kind),
      ended: (status) => {
        // The device has ended the subscription, or it is one for other keys.
        if (status === null || ![401, 403, 404, 410].includes(status)) return;
        store.subscriptions.remove(table, key, endpoint).catch((error: unknown) => failed(table, error));
      },
    });
    if (!isQueued) failed(table, new Error('too many notifications wait'));
  }

  stop(): void {
    this.#stop();
    this.#parts.deliveries.close();
  }
}

function earlier(a: number | null, b: number | null): number | null {
  return a === null || b === null ? (a ?? b) : Math.min(a, b);
}
