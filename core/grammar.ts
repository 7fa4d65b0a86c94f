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
