import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dayFile, rankingOf } from '../src/lib/daily/ranked.ts';
import { readRecovery } from '../src/lib/identity/recovery.ts';
import { forgetMeAt, logOf, ownDataAt, recordOf, stateOf } from '../src/lib/online/device/api.ts';
import { LARGEST_UNPACKED, pack, unpack } from '../src/lib/shell/packed.ts';
import { textOf } from '../src/lib/shell/text-file.ts';

describe('a packed record', () => {
  test('comes back as it was', async () => {
    const record = { moves: Array.from({ length: 20_000 }, (_, i) => i * 7919) };
    expect(await unpack(await pack(record))).toEqual(record);
  });

  test('that inflates to more than any record is given up before it is in memory', async () => {
    const most = 'x'.repeat(LARGEST_UNPACKED - 2);
    expect(await unpack(await pack(most))).toHaveLength(most.length);
    expect(await unpack(await pack(`${most}x`))).toBeNull();
    const huge = await pack('x'.repeat(50_000_000));
    let inflated = 0;
    class Counted extends DecompressionStream {
      constructor(format: CompressionFormat) {
        super(format);
        const counter = new TransformStream<Uint8Array, Uint8Array>({
          transform(piece, out) {
            inflated += piece.length;
            out.enqueue(piece);
          },
        });
        const through = this.readable.pipeThrough(counter as never);
        Object.defineProperty(this, 'readable', { value: through });
      }
    }
    vi.stubGlobal('DecompressionStream', Counted);
    expect(await unpack(huge)).toBeNull();
    vi.unstubAllGlobals();
    expect(inflated).toBeLessThan(2 * LARGEST_UNPACKED);
  });

  test('that is longer than any record is not read', async () => {
    expect(await unpack(`p${btoa(JSON.stringify('x'.repeat(LARGEST_UNPACKED)))}`)).toBeNull();
    expect(await unpack(`p${btoa('"x"')}`)).toBe('x');
  });
});

test('a file that is larger than any archive is not read', async () => {
  const text = vi.fn(async () => '{}');
  expect(await textOf({ size: 64_000_001, text } as never)).toBeNull();
  expect(text).not.toHaveBeenCalled();
  expect(await textOf({ size: 2, text } as never)).toBe('{}');
});

test('a recovery file says where its seats belong', () => {
  const file = { kind: 'iacta-recovery', format: 1, identity: 'ab'.repeat(32), seats: [] };
  const serverOf = (server?: unknown) => readRecovery(JSON.stringify({ ...file, server }))?.server;
  expect(serverOf('http://192.168.1.5:4600')).toBe('http://192.168.1.5:4600');
  expect(serverOf('https://example.org/<b>')).toBe('https://example.org');
  expect(serverOf()).toBeNull();
  expect(serverOf('nonsense')).toBeNull();
});

describe('an id from an address', () => {
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return new Response('{}');
    });
  });

  test.each(['../../metrics', '..', '', 'x/y', `${'a'.repeat(32)}?`, 'A'.repeat(32)])(
    'that names no table asks for nothing: %s',
    async (id) => {
      for (const answer of await Promise.all([
        stateOf(id),
        ownDataAt(id, 'k'),
        forgetMeAt(id, 'k'),
        recordOf(id),
      ]))
        expect(answer).toEqual({ ok: false, refusal: { code: 'no-such-table' } });
      expect(await logOf(id)).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  test('that names a table asks for it', async () => {
    const id = '0123456789abcdef'.repeat(2);
    await Promise.all([stateOf(id), logOf(id)]);
    expect(asked).toEqual([`/api/tables/${id}`, `/api/tables/${id}/log`]);
  });

  test('that names no day asks for nothing', async () => {
    expect(await rankingOf('..', 'zocken')).toMatchObject({ refusal: { code: 'no-such-day' } });
    expect(await dayFile('../../metrics')).toBeNull();
    expect(asked).toEqual([]);
    await dayFile('2026-11-19');
    expect(asked).toEqual(['/api/daily/2026-11-19']);
  });
});
