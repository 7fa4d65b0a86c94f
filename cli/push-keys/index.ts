import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isContact, newPushKeys, pushKeysBeside, writePushKeys } from '@iacta/server';
import { fileOf } from '../storage.ts';
import { complain, complainUsage, print, printText } from '../terminal/print.ts';
import { languageOf } from '../words/index.ts';
import { WORDS } from './words.ts';

const FLAGS = {
  help: { type: 'boolean', short: 'h', default: false },
  data: { type: 'string' },
  keys: { type: 'string' },
  contact: { type: 'string' },
  force: { type: 'boolean', default: false },
} as const;

/** `iacta push-keys --contact mailto:…`: makes the keys that notifications are signed with. */
export async function pushKeysCommand(args: readonly string[]): Promise<number> {
  const words = WORDS[languageOf(process.env)];
  let given: ReturnType<typeof read>;
  try {
    given = read(args);
  } catch {
    return complainUsage(words.usage);
  }
  if (given.help) {
    printText(words.usage);
    return 0;
  }
  const { contact = '', force } = given;
  if (!isContact(contact)) return complain(words.badContact);
  const file = keysFile(given.keys, given.data);
  try {
    mkdirSync(dirname(file), { recursive: true });
    if (!writePushKeys(file, newPushKeys(contact), force)) return complain(words.exists(file));
  } catch (error) {
    return complain(words.failed(error instanceof Error ? error.message : String(error)));
  }
  print([words.made(file)]);
  return 0;
}

/** The file with the keys: as given, else beside the file with all tables. */
export function keysFile(keys: string | undefined, data: string | undefined): string {
  const given = keys ?? (process.env.IACTA_PUSH_KEYS || undefined);
  if (given !== undefined) return resolve(given);
  return pushKeysBeside(fileOf(data));
}

const read = (args: readonly string[]) => parseArgs({ args: [...args], options: FLAGS }).values;
