import skeletonOf from 'unhomoglyph';

/** Letters and digits only, where there are any; without accents. */
function bare(text: string): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return letters.replace(/[\p{P}\p{Z}]/gu, '') || letters;
}

/** Equal for names that are drawn alike in whatever scripts: the skeleton of UTS 39, and two letters drawn as one. */
function drawn(name: string): string {
  return bare(skeletonOf(bare(name))).replaceAll('vv', 'w');
}

/**
 * Whether two names could be taken for each other at one table: as they are written, or in another case. Cases are not
 * mixed, since a capital I is drawn like a small l and L is not.
 */
export function areAlike(a: string, b: string): boolean {
  const cases = [(name: string) => name, (name: string) => name.toUpperCase().toLowerCase(), upper];
  return cases.some((inCase) => drawn(inCase(a)) === drawn(inCase(b)));
}

const upper = (name: string): string => name.toUpperCase();
