import type { Below } from '@iacta/core';

type Tree = { [key: string]: unknown } | unknown[];

const NUMBERS = [
  -1,
  0,
  1,
  2,
  3,
  6,
  7,
  8,
  63,
  64,
  255,
  0.5,
  -0,
  1e9,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e308,
  -1e308,
  5e-324,
];
const STRINGS = [
  '',
  ' ',
  '0',
  '1',
  'null',
  'true',
  'lot',
  'red',
  'white',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  '🎲',
  'a'.repeat(300),
];

/** Any JSON value: mostly small, now and then nested. */
export function junk(below: Below, depth = 3): unknown {
  switch (below(depth > 0 ? 9 : 6)) {
    case 0:
      return null;
    case 1:
      return below(2) === 0;
    case 2:
    case 3:
      return NUMBERS[below(NUMBERS.length)];
    case 4:
      return STRINGS[below(STRINGS.length)];
    case 5:
      return below(1000) - 100;
    case 6:
      return Array.from({ length: below(8) }, () => junk(below, depth - 1));
    default: {
      const entries = Array.from({ length: below(4) }, () => [
        STRINGS[below(STRINGS.length)],
        junk(below, depth - 1),
      ]);
      return Object.fromEntries(entries);
    }
  }
}

/** A copy with one to three things wrong: replaced, removed, added, doubled or swapped. */
export function damaged(json: unknown, below: Below): unknown {
  const copy = { root: structuredClone(json) };
  for (let times = 1 + below(3); times > 0; times--) damageOnce(copy, below);
  return copy.root;
}

function damageOnce(root: { root: unknown }, below: Below): void {
  let parent: Tree = root;
  let key: string | number = 'root';
  let child: unknown = root.root;
  // Walks down at random, so that damage reaches every depth.
  while (typeof child === 'object' && child !== null && below(5) > 0) {
    const keys = Object.keys(child);
    if (keys.length === 0) break;
    parent = child as Tree;
    key = keys[below(keys.length)];
    child = (parent as { [key: string]: unknown })[key];
  }
  change(parent as { [key: string]: unknown }, String(key), child, below);
}

function change(parent: { [key: string]: unknown }, key: string, child: unknown, below: Below): void {
  switch (below(6)) {
    case 0:
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else if (key !== 'root') delete parent[key];
      return;
    case 1:
      if (Array.isArray(child)) child.push(child.length > 0 ? structuredClone(child[0]) : junk(below));
      else if (typeof child === 'object' && child !== null)
        Object.assign(child, { [STRINGS[below(STRINGS.length)]]: junk(below) });
      else parent[key] = junk(below);
      return;
    case 2:
      parent[key] = typeof child === 'number' ? child + below(5) - 2 : junk(below);
      return;
    case 3: {
      const keys = Object.keys(parent);
      const other = keys[below(keys.length)];
      [parent[key], parent[other]] = [parent[other], parent[key]];
      return;
    }
    default:
      parent[key] = junk(below);
  }
}
