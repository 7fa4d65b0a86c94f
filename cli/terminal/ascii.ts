import type { Environment } from './colour.ts';

/** Whether the locale can show nothing but plain characters. Windows and macOS always can show more. */
export function needsAscii(env: Environment, platform: string): boolean {
  if (platform === 'win32' || platform === 'darwin') return false;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  return !/utf-?8/i.test(locale);
}

/** One plain character for each: boards keep their columns. Signs of dice keep their difference. */
const PLAIN: { readonly [char: string]: string } = {
  '■': '#',
  '●': 'o',
  '▲': '^',
  '◆': '%',
  '★': '*',
  '✚': '+',
  '○': '0',
  '⬢': '@',
  '▸': '>',
  '▶': '>',
  '›': '>',
  '→': '>',
  '↻': 'R',
  '─': '-',
  '━': '-',
  '│': '|',
  '┃': '|',
  '┌': '+',
  '┐': '+',
  '└': '+',
  '┘': '+',
  '├': '+',
  '┤': '+',
  '┬': '+',
  '┴': '+',
  '┼': '+',
  '═': '=',
  '║': '|',
  '·': '.',
  '•': '*',
  '…': '.',
  '–': '-',
  '—': '-',
  '−': '-',
  '≥': '>',
  '≤': '<',
  '×': 'x',
  '✓': 'v',
  '✗': 'x',
  Σ: 'S',
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '\u00a0': ' ',
  '\u202f': ' ',
  ß: 's',
  œ: 'e',
  Œ: 'E',
  æ: 'e',
};

// Control codes of the terminal stay: they are plain characters already.
const OTHERS = /[^\0-\x7f]/gu;

/** The same text in plain characters of the same width. */
export function asciiOf(text: string): string {
  return text.normalize('NFC').replace(OTHERS, (char) => {
    const known = PLAIN[char];
    if (known !== undefined) return known;
    const bare = char.normalize('NFKD').replace(/\p{M}/gu, '');
    return /^[\0-\x7f]$/.test(bare) ? bare : '?';
  });
}
