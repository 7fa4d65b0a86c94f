import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { read, schema as v } from '@iacta/core';
import { newKeyPair } from './signature.ts';

/** What this server signs its push messages with (VAPID, RFC 8292). */
export interface PushKeys {
  /** Where push services reach the operator: `mailto:` or `https:`. */
  readonly contact: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

const CONTACT = /^(mailto:[^\s@<>]+@[^\s@<>]+|https:\/\/[^\s<>]+)$/;
const KEYS = v.strictObject({
  contact: v.pipe(v.string(), v.regex(CONTACT)),
  publicKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/)),
  privateKey: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
});

export const isContact = (text: string): boolean => CONTACT.test(text);

/** Beside the database. */
export const pushKeysBeside = (data: string): string => join(dirname(data), 'push-keys.json');

export function newPushKeys(contact: string): PushKeys {
  return { contact, ...newKeyPair() };
}

/** Writes keys for their owner alone. Existing ones stay unless `mayOverwrite`: without them all subscriptions are void. */
export function writePushKeys(file: string, keys: PushKeys, mayOverwrite: boolean): boolean {
  if (!mayOverwrite && existsSync(file)) return false;
  // A file that is only overwritten keeps its permissions.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return true;
}

/** Null where there is no such file. Throws for one that others may read, or that holds no keys. */
export function readPushKeys(file: string): PushKeys | null {
  if (!existsSync(file)) return null;
  // Windows has no such bits.
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    throw new Error(`${file} must be readable by its owner alone: chmod 600 ${file}`);
  const keys = read(KEYS, parsed(readFileSync(file, 'utf8')));
  if (!keys.ok) throw new Error(`${file} holds no keys; iacta push-keys makes some`);
  return keys.value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
