import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bus, Notice } from '../bus/bus.ts';

/** Connections of several processes to one bus. */
export interface BusKit {
  readonly open: (process: string) => Promise<Bus>;
  /** The server behind the bus goes and comes back; without one there is nothing to lose. */
  readonly restart?: () => Promise<void>;
}

/** What every bus promises. */
export function busContract(name: string, kit: () => BusKit) {
  describe(`${name} keeps the promises of a bus`, () => {
    let a: Bus;
    let b: Bus;
    let received: { a: Notice[]; b: Notice[] };

    beforeEach(async () => {
      [a, b] = [await kit().open('a'), await kit().open('b')];
      received = { a: [], b: [] };
      a.listen((notice) => received.a.push(notice));
      b.listen((notice) => received.b.push(notice));
    });

    afterEach(async () => {
      await a.close();
      await b.close();
    });

    const log = (table: string, seq: number): Notice => ({ kind: 'log', table, seq });
    const until = (is: () => boolean) => expect.poll(is, { timeout: 10_000, interval: 10 }).toBe(true);

    test('what one process publishes the others receive as it is, and not itself', async () => {
      a.publish([log('one', 3), { kind: 'side', table: 'two', data: '{"here":[0]}\n' }]);
      a.publish([{ kind: 'redacted', table: 'three' }]);
      await until(() => received.b.length === 3);
      // Two publications may overtake each other.
      const kinds = ['log', 'side', 'redacted'];
      expect(received.b.toSorted((x, y) => kinds.indexOf(x.kind) - kinds.indexOf(y.kind))).toEqual([
        log('one', 3),
        { kind: 'side', table: 'two', data: '{"here":[0]}\n' },
        { kind: 'redacted', table: 'three' },
      ]);
      b.publish([log('back', 1)]);
      await until(() => received.a.length > 0);
      expect(received.a).toEqual([log('back', 1)]);
    });

    test('a thousand notices at once arrive', async () => {
      const many = Array.from({ length: 1000 }, (_, i) => log(`0123456789abcdef0123456789abc${i}`, i));
      a.publish(many);
      a.publish([]);
      await until(() => received.b.length >= many.length);
      const seqOf = (notice: Notice) => (notice.kind === 'log' ? notice.seq : -1);
      expect(received.b.toSorted((x, y) => seqOf(x) - seqOf(y))).toEqual(many);
    });

    test('after the server has gone and come back notices arrive again', async () => {
      const { restart } = kit();
      if (!restart) return;
      await restart();
      // What is published meanwhile may be lost: that is what the heartbeat is for.
      await expect
        .poll(
          () => {
            a.publish([log('later', 1)]);
            return received.b.length > 0;
          },
          { timeout: 15_000, interval: 100 },
        )
        .toBe(true);
    });

    test('publishing on a closed bus does nothing', async () => {
      await a.close();
      a.publish([log('one', 1)]);
      expect(received.b).toEqual([]);
    });
  });
}
