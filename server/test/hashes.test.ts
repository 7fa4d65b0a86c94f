import { EVERYWHERE } from '@iacta/table/hashes';
import { describe, expect, it } from 'vitest';
import { BY_NODE } from '../hashes.ts';

const TEXTS = ['', 'a', 'é', '骰', '🎲', '\ud83c', '\udfb2 alone', '\0', 'line\nline', 'é'.repeat(500)];
const KEY = '00ff17'.padEnd(64, 'a');
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('the server computes the same hashes as the clients that check it', () => {
  it.each(TEXTS)('of the text %j', (text) => {
    expect(BY_NODE.ofText(text)).toBe(EVERYWHERE.ofText(text));
    expect(hex(BY_NODE.mac(KEY, text))).toBe(hex(EVERYWHERE.mac(KEY, text)));
  });

  it('of texts, bytes and keys of every length around the blocks of the hash', () => {
    for (let length = 0; length < 200; length++) {
      const text = 'x'.repeat(length);
      const bytes = '9c'.repeat(length);
      expect(BY_NODE.ofText(text)).toBe(EVERYWHERE.ofText(text));
      expect(BY_NODE.ofHex(bytes)).toBe(EVERYWHERE.ofHex(bytes));
      expect(hex(BY_NODE.mac(KEY, text))).toBe(hex(EVERYWHERE.mac(KEY, text)));
      expect(hex(BY_NODE.mac(bytes, 'text'))).toBe(hex(EVERYWHERE.mac(bytes, 'text')));
    }
  });

  it('and of what was published of SHA-256 and HMAC (FIPS 180-4, RFC 4231, case 2)', () => {
    for (const hashes of [BY_NODE, EVERYWHERE]) {
      const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
      expect(hashes.ofText('abc')).toBe(abc);
      expect(hashes.ofHex('616263')).toBe(abc);
      expect(hex(hashes.mac('4a656665', 'what do ya want for nothing?'))).toBe(
        '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
      );
    }
  });
});
