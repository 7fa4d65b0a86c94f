import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser's side of a subscription. */
export interface TestDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Received {
  /** The path of the endpoint that it was sent to. */
  readonly path: string;
  /** What the device reads. */
  readonly payload: unknown;
}

/**
 * A push service and its devices on loopback. It accepts a message only with a right signature of the right server
 * (RFC 8292) that the device can decrypt (RFC 8291). Both are done here with Node's own functions, not with the
 * library that the server uses.
 */
export class PushService {
  readonly received: Received[] = [];
  /** Why messages were refused. */
  readonly problems: string[] = [];
  /** Paths of devices that are gone. */
  readonly gone = new Set<string>();
  readonly #publicKey: string;
  readonly #devices = new Map<string, { readonly keys: ECDH; readonly auth: Buffer }>();
  readonly #server = createServer((request, reply) => {
    void this.#receive(request).then((status) => reply.writeHead(status).end());
  });
  #waiting: (() => void)[] = [];

  /** `publicKey`: that of the only server that may send. */
  constructor(publicKey: string) {
    this.#publicKey = publicKey;
  }

  listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  device(name: string): TestDevice {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    this.#devices.set(`/${name}`, { keys, auth });
    return {
      endpoint: `${this.origin}/${name}`,
      p256dh: keys.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    };
  }

  /** Resolves when this many messages have arrived, wanted or not. */
  async arrived(count: number): Promise<void> {
    while (this.received.length + this.problems.length < count)
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
      });
  }

  async #receive(request: IncomingMessage): Promise<number> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    try {
      const device = this.#devices.get(path);
      if (!device) throw new Error(`no device ${path}`);
      this.#checkSignature(request.headers.authorization ?? '');
      if (request.headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted');
      if (!/^\d+$/.test(String(request.headers.ttl))) throw new Error('no TTL');
      const text = decrypted(Buffer.concat(chunks), device.keys, device.auth);
      this.received.push({ path, payload: JSON.parse(text) });
      return this.gone.has(path) ? 410 : 201;
    } catch (error) {
      this.problems.push(error instanceof Error ? error.message : String(error));
      return 400;
    } finally {
      for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }

  #checkSignature(authorization: string): void {
    const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? [];
    if (key !== this.#publicKey) throw new Error('the key of another server');
    const [head, claims, signature] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const isRight = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature ?? '', 'base64url'),
    );
    if (!isRight) throw new Error('a wrong signature');
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      aud: string;
      exp: number;
      sub: string;
    };
    const now = Date.now() / 1000;
    if (aud !== this.origin) throw new Error(`signed for ${aud}`);
    if (!(exp > now && exp <= now + 86_400)) throw new Error('signed for too long, or for the past');
    if (!/^(mailto|https):/.test(sub)) throw new Error('nobody to turn to');
  }
}

/** One record of RFC 8188 with the keys of RFC 8291. */
function decrypted(body: Buffer, keys: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body[20]);
  const sealed = body.subarray(21 + body[20]);
  const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]) =>
    createHmac('sha256', key)
      .update(Buffer.concat([...parts.map((part) => Buffer.from(part)), Buffer.of(1)]))
      .digest();
  const shared = createHmac('sha256', auth).update(keys.computeSecret(senderKey)).digest();
  const material = hmac(shared, 'WebPush: info\0', keys.getPublicKey(), senderKey);
  const secret = createHmac('sha256', salt).update(material).digest();
  const key = hmac(secret, 'Content-Encoding: aes128gcm\0').subarray(0, 16);
  const nonce = hmac(secret, 'Content-Encoding: nonce\0').subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last byte that is not zero ends the text.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
