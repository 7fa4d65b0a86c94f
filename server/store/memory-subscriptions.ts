import type { Holder, Notification, Subscription, SubscriptionStore } from './store.ts';

interface Subscribed extends Subscription {
  readonly turn: number;
  readonly reminder: number;
  readonly next: number | null;
}

/** What outlives a store in memory: by table, key and endpoint. */
export type SubscriptionDisk = Map<string, Subscribed>;

/** Subscriptions without a file, with the contract of the others. */
export class MemorySubscriptions implements SubscriptionStore {
  readonly #disk: SubscriptionDisk;

  constructor(disk: SubscriptionDisk) {
    this.#disk = disk;
  }

  async add(subscription: Subscription, most: number): Promise<boolean> {
    const { table, key, endpoint } = subscription;
    const others = this.#subscribed({ table, key }).filter((other) => other.endpoint !== endpoint);
    if (others.length >= most) return false;
    const known = this.#disk.get(nameOf(subscription));
    const fresh = { turn: -1, reminder: -1, next: null };
    this.#disk.set(nameOf(subscription), { ...fresh, ...known, ...subscription });
    return true;
  }

  async of(holder: Holder): Promise<readonly Subscription[]> {
    return this.#subscribed(holder).map(withoutState);
  }

  async remove(table: string, key?: string, endpoint?: string): Promise<number> {
    let deleted = 0;
    for (const [name, each] of this.#disk) {
      const isMeant =
        each.table === table &&
        (key === undefined || each.key === key) &&
        (endpoint === undefined || each.endpoint === endpoint);
      if (isMeant && this.#disk.delete(name)) deleted++;
    }
    return deleted;
  }

  async plan(holder: Holder, at: number | null, due?: number): Promise<void> {
    for (const each of this.#subscribed(holder)) {
      const isMeant = due === undefined || (each.next !== null && each.next <= due);
      if (isMeant) this.#disk.set(nameOf(each), { ...each, next: at });
    }
  }

  async due(by: number, limit: number): Promise<readonly Holder[]> {
    const first = new Map<string, { readonly holder: Holder; readonly next: number }>();
    for (const { table, key, next } of this.#disk.values()) {
      const known = first.get(`${table} ${key}`);
      if (next !== null && next <= by && (!known || next < known.next))
        first.set(`${table} ${key}`, { holder: { table, key }, next });
    }
    return [...first.values()]
      .sort((a, b) => a.next - b.next)
      .slice(0, limit)
      .map(({ holder }) => holder);
  }

  async claim(holder: Holder, kind: Notification, turn: number): Promise<readonly Subscription[]> {
    const claimed = this.#subscribed(holder).filter((each) => each[kind] < turn);
    for (const each of claimed) this.#disk.set(nameOf(each), { ...each, [kind]: turn });
    return claimed.map(withoutState);
  }

  #subscribed({ table, key }: Holder): Subscribed[] {
    return [...this.#disk.values()]
      .filter((each) => each.table === table && each.key === key)
      .sort((a, b) => a.at - b.at || (a.endpoint < b.endpoint ? -1 : 1));
  }
}

function nameOf({ table, key, endpoint }: Subscription): string {
  return `${table} ${key} ${endpoint}`;
}

function withoutState({ table, key, endpoint, p256dh, auth, at }: Subscribed): Subscription {
  return { table, key, endpoint, p256dh, auth, at };
}
