// Where grammar depends on a name that only the players know. No sentence.

/** French "de" before a name: "de Marc", "d’Anna", "d’Hugo", "d’Yves", but "de Yann". */
export function frenchDe(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{Mark}/gu, '');
  return /^(?:[aeiouhœæ]|y[^aeiou])/i.test(bare) ? `d’${name}` : `de ${name}`;
}

/** Italian "a" before a name: "a Marco", "ad Anna". */
export function italianA(name: string): string {
  return /^[aàá]/i.test(name) ? `ad ${name}` : `a ${name}`;
}

/** What an Italian number takes before it: "l’8", "l’11", "lo 0", "il 12". */
function italianKind(number: string): 'vowel' | 'zero' | 'other' {
  const [whole = ''] = number.split(/[^0-9]/);
  if (whole === '0') return 'zero';
  return whole === '1' || whole === '11' || whole.startsWith('8') ? 'vowel' : 'other';
}

/** The article before a number, a percentage: "il 12%", "l’8%". */
export function italianIl(number: string): string {
  return { vowel: `l’${number}`, zero: `lo ${number}`, other: `il ${number}` }[italianKind(number)];
}

/** "Del" before a number: "del 12%", "dell’8%". */
export function italianDel(number: string): string {
  return { vowel: `dell’${number}`, zero: `dello ${number}`, other: `del ${number}` }[italianKind(number)];
}
