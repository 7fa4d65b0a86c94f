import { createECDH, createPublicKey, verify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { encrypted, isPublicKey } from '../push/encryption.ts';
import { newPushKeys } from '../push/keys.ts';
import { authorization } from '../push/signature.ts';

/** RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz' +
    'AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

describe('encryption for a device', () => {
  test('gives the bytes of the example of RFC 8291', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(Buffer.from(EXAMPLE.senderKey, 'base64url'));
    const salt = Buffer.from(EXAMPLE.salt, 'base64url');
    expect(encrypted(EXAMPLE.text, EXAMPLE, { salt, sender }).toString('base64url')).toBe(EXAMPLE.body);
  });

  test('uses another salt and another key for each message', () => {
    const [one, two] = [encrypted('a', EXAMPLE), encrypted('a', EXAMPLE)];
    expect(one.subarray(0, 16)).not.toEqual(two.subarray(0, 16));
    expect(one.subarray(21, 86)).not.toEqual(two.subarray(21, 86));
  });

  test('takes points of the curve as keys, and nothing else', () => {
    expect(isPublicKey(EXAMPLE.p256dh)).toBe(true);
    for (const key of ['', 'A'.repeat(87), EXAMPLE.p256dh.replace('BCVx', 'BCVy'), `${EXAMPLE.p256dh}A`])
      expect(isPublicKey(key)).toBe(false);
  });
});

describe('the signature of a server', () => {
  /** The claims of a header that is signed rightly. */
  function claimsOf(header: string): unknown {
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(header) ?? [];
    const [head, claims, signature] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'));
    const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
    const data = Buffer.from(`${head}.${claims}`);
    const isRight = verify(
      'sha256',
      data,
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    return isRight ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : null;
  }

  test('can be checked as the example of RFC 8292, section 2.4', () => {
    const header =
      'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0' +
      'NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpi' +
      'UfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, ' +
      'k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';
    expect(claimsOf(header)).toEqual({
      aud: 'https://push.example.net',
      exp: 1453523768,
      sub: 'mailto:push@example.com',
    });
    expect(claimsOf(header.replace('i3CY', 'i3CZ'))).toBeNull();
  });

  test('is for the origin of the endpoint and for half a day, with keys as they are made', () => {
    for (let i = 0; i < 50; i++) {
      const keys = newPushKeys('mailto:operator@example.org');
      expect([keys.publicKey.length, keys.privateKey.length, isPublicKey(keys.publicKey)]).toEqual([
        87,
        43,
        true,
      ]);
      expect(claimsOf(authorization(keys, 'https://push.example.net:8443/a/b?c', 1_000_000))).toEqual({
        aud: 'https://push.example.net:8443',
        exp: 1000 + 43_200,
        sub: 'mailto:operator@example.org',
      });
    }
  });
});
