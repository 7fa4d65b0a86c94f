/** Characters that a reader cannot see, or that turn the direction of what follows: a name has none of them. */
const REFUSED = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const REFUSED_ANYWHERE = new RegExp(REFUSED.source, 'gu');
/** What keyboards add without being seen: joiners, variation selectors, fillers, the blank Braille pattern. */
const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;
/** Marks stacked so high that they cover other lines. */
const STACKED = /[\p{Mn}\p{Me}]{5}/u;
const VISIBLE = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** A name as it is kept: one spelling for what looks the same. Null for what is no name. */
export function normaliseName(typed: string): string | null {
  if (REFUSED.test(typed)) return null;
  const name = typed.normalize('NFKC').replace(IGNORABLE, '').replace(/\s+/gu, ' ').trim();
  return VISIBLE.test(name) && !STACKED.test(name) ? name : null;
}

/** The longest name, in UTF-16 units. */
export const LONGEST_NAME = 24;

/**
 * A name from a log, a file or a server as it is shown. It may have been written by anyone, so it need not be one that
 * `normaliseName` would give. Empty where nothing of it can be shown.
 */
export function shownName(kept: string): string {
  const whole = kept.slice(0, 100 * LONGEST_NAME).normalize('NFC');
  const name = normaliseName(whole) ?? normaliseName(whole.replace(REFUSED_ANYWHERE, '')) ?? '';
  let shown = '';
  for (const char of name) if (shown.length + char.length <= LONGEST_NAME) shown += char;
  return shown;
}

/** Letters of other scripts that look like Latin ones, small and capital. */
const LIKE_LATIN = new Map<string, string>(
  Object.entries({
    a: 'аαɑ',
    A: 'АΑ',
    b: 'Ьь',
    B: 'ВΒ',
    c: 'сϲ',
    C: 'СϹ',
    d: 'ԁ',
    e: 'еҽ',
    E: 'ЕΕ',
    g: 'ɡ',
    h: 'һ',
    H: 'НΗ',
    i: 'іιıɩ',
    I: 'ІΙӀ',
    j: 'јϳ',
    J: 'Ј',
    k: 'кκ',
    K: 'КΚ',
    l: 'ӏ',
    m: 'м',
    M: 'МΜ',
    n: 'пη',
    N: 'Ν',
    o: 'оοσօ',
    O: 'ОΟՕ',
    p: 'рρ',
    P: 'РΡ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ',
    S: 'Ѕ',
    t: 'тτ',
    T: 'ТΤ',
    u: 'υս',
    v: 'ѵν',
    w: 'ԝω',
    x: 'хχ',
    X: 'ХΧ',
    y: 'уүγ',
    Y: 'УΥҮ',
    z: 'ᴢ',
    Z: 'Ζ',
  }).flatMap(([latin, others]) => Array.from(others, (other): [string, string] => [other, latin])),
);

function latinised(name: string): string {
  return Array.from(name.normalize('NFKD'), (letter) => LIKE_LATIN.get(letter) ?? letter)
    .join('')
    .replace(/\p{M}/gu, '');
}

/** Letters and digits only, where there are any. */
function bare(text: string): string {
  return text.replace(/[\p{P}\p{Z}]/gu, '') || text;
}

/** Equal for names that differ in capitals, accents, spaces, punctuation or script alone. */
function folded(name: string): string {
  return bare(latinised(name).toUpperCase().toLowerCase());
}

/** Equal for names whose letters are drawn alike. Capitals stay: a capital I looks like a small l, but L does not. */
function drawn(name: string): string {
  return bare(latinised(name).replace(/[I1|]/g, 'l'))
    .replaceAll('0', 'O')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Whether two names could be taken for each other at one table. */
export function areAlike(a: string, b: string): boolean {
  return folded(a) === folded(b) || drawn(a) === drawn(b);
}
