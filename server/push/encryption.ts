import { createCipheriv, createECDH, ECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
/** The one record is never longer: push services take 4096 bytes at most. */
const RECORD_SIZE = 4096;
/** Ends the text of the last record (RFC 8188). */
const LAST_RECORD = 2;

/** The keys of a device, as its browser gave them: its public key, and a secret that it shares with the server. */
export interface DeviceKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** What is drawn anew for each message; tests give that of published examples. */
export interface Fresh {
  readonly salt: Buffer;
  /** The sender's key pair of this message. */
  readonly sender: ECDH;
}

/** Whether it is a point of the curve: with another one nothing can be encrypted. */
export function isPublicKey(text: string): boolean {
  if (text === '') return false;
  try {
    return ECDH.convertKey(text, CURVE, 'base64url', 'base64url', 'uncompressed') === text;
  } catch {
    return false;
  }
}

/** A text that only the device can read: RFC 8291, as one record of RFC 8188 (aes128gcm). */
export function encrypted(text: string, { p256dh, auth }: DeviceKeys, fresh: Fresh = draw()): Buffer {
  const { salt, sender } = fresh;
  const device = Buffer.from(p256dh, 'base64url');
  const own = sender.getPublicKey();
  const shared = sender.computeSecret(device);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), device, own]);
  const secret = derived(shared, Buffer.from(auth, 'base64url'), info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), Buffer.of(LAST_RECORD)])), cipher.final()];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.of(own.length), own, ...sealed, cipher.getAuthTag()]);
}

function draw(): Fresh {
  const sender = createECDH(CURVE);
  sender.generateKeys();
  return { salt: randomBytes(16), sender };
}

function derived(key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
}
