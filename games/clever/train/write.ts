// Writes the modules that the bot loads.
import { readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { SOLO_FEATURES, TABLE_FEATURES } from '../bot/features.ts';
import { pack } from './pack.ts';

/** The nets that are shipped: for each the features that never occur in its games. */
export const NETS = {
  extra: TABLE_FEATURES,
  plain: TABLE_FEATURES,
  many: SOLO_FEATURES,
} as const;
export type NetName = keyof typeof NETS;

export function writeModule(name: NetName, file: string): void {
  const [from, to] = NETS[name];
  const packed = pack(readFileSync(file), (feature) => feature < from || feature >= to);
  const base64 = Buffer.from(packed).toString('base64');
  const text = `// Written by npm run train -- clever: the learned weights (see net.ts).\nexport default '${base64}';\n`;
  writeFileSync(new URL(`../bot/weights-${name}.ts`, import.meta.url), text);
  console.log(`weights-${name}.ts: ${packed.length} bytes, ${gzipSync(text).length} in gz`);
}
