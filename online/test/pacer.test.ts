import { expect, test } from 'vitest';
import { Pacer } from '../client/pacer.ts';
import { SYSTEM_CLOCK } from '../clock/index.ts';
import { REQUESTS } from '../wire/index.ts';

/** A clock that only the test advances. */
function still() {
  let now = 1000;
  return {
    clock: { ...SYSTEM_CLOCK, monotonic: () => now },
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('nothing waits before the server has said that it was too fast', () => {
  const pacer = new Pacer(still().clock);
  for (let i = 0; i < 1000; i++) expect(pacer.delay('move')).toBe(0);
});

test('from then on messages of that type leave as far apart as their rate asks for, others at once', () => {
  const { clock, pass } = still();
  const pacer = new Pacer(clock);
  const apart = 1000 / REQUESTS.move.perSecond;
  pacer.slow('move', 30);
  expect([0, 1, 2].map(() => pacer.delay('move'))).toEqual([30, 30 + apart, 30 + 2 * apart]);
  expect(pacer.delay('throw')).toBe(0);
  pass(10_000);
  expect(pacer.delay('move')).toBe(0);
  expect(pacer.delay('move')).toBe(apart);
});

test('a longer wait counts, a shorter one does not', () => {
  const pacer = new Pacer(still().clock);
  pacer.slow('move', 500);
  pacer.slow('move', 100);
  expect(pacer.delay('move')).toBe(500);
});
