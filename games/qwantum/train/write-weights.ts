import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Weights } from '../bot/net.ts';

/** Writes what training found as a module that is fetched only when a bot needs it. */
export function writeWeights(name: 'solo' | 'many', weights: Weights): void {
  const lines = Object.entries(weights).map(([key, value]) => `  ${key}: ${literal(value)},`);
  const source = `// Written by npm run train: see bot/NOTES.md.\nexport default {\n${lines.join('\n')}\n};\n`;
  writeFileSync(fileURLToPath(new URL(`../bot/weights-${name}.ts`, import.meta.url)), source);
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, inner]) => `${key}: ${literal(inner)}`)
      .join(', ')} }`;
  return String(value);
}
