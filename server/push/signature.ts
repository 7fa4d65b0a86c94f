import { createECDH, createPrivateKey, sign } from 'node:crypto';
import type { PushKeys } from './keys.ts';

/** How long a signature holds, in seconds. Push services accept a day at most, and clocks differ. */
const HOLDS = 12 * 3600;

/** A new key pair: the public key as browsers take it, and the private one. */
export function newKeyPair(): Pick<PushKeys, 'publicKey' | 'privateKey'> {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  // Leading zeros are left out by Node.
  const secret = Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()]).subarray(-32);
  return { publicKey: keys.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

/** The Authorization header for a message to this endpoint: RFC 8292, with a JWT signed by ES256. */
export function authorization(keys: PushKeys, endpoint: string, now = Date.now()): string {
  const head = encoded({ typ: 'JWT', alg: 'ES256' });
  const exp = Math.floor(now / 1000) + HOLDS;
  const claims = encoded({ aud: new URL(endpoint).origin, exp, sub: keys.contact });
  const signature = sign('sha256', Buffer.from(`${head}.${claims}`), {
    key: privateKeyOf(keys),
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${head}.${claims}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}

function privateKeyOf({ publicKey, privateKey }: PushKeys) {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((each) => each.toString('base64url'));
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } });
}

const encoded = (json: object): string => Buffer.from(JSON.stringify(json)).toString('base64url');
