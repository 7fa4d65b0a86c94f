// Rules are numbered `X-1`, `X-R1` (rulings) or `X-T1` (what happens on time-out), X being the letter of the game.

const ID = /\b[A-Z]-[RT]?\d+\b/g;

/** The ids that a RULES.md gives, in order. */
export function numberedIds(rulesText: string): string[] {
  return [...rulesText.matchAll(/^- \*\*([A-Z]-[RT]?\d+)\*\*/gm)].map(([, id]) => id);
}

/** Every id in a source that has the letter of this game. */
export function citedIds(source: string, numbered: readonly string[]): string[] {
  return (source.match(ID) ?? []).filter((id) => id[0] === numbered[0]?.[0]);
}

/** The ids in the titles of tests: in a title itself, or at the start of a row of a table of cases. */
function titledIds(source: string): string[] {
  const code = source.replaceAll(/^\s*\/\/.*$/gm, '');
  const strings = (before: string) =>
    [...code.matchAll(new RegExp(`${before}(['"\`])((?:\\\\.|(?!\\1)[^\\\\\\n])*)\\1`, 'g'))].map(
      ([, , text]) => text,
    );
  const titles = strings(String.raw`(?:\b(?:it|test|describe)|\))\(\s*`);
  // An id alone is data, such as the rule of a refusal.
  const rows = strings('').filter((text) => /^[A-Z]-[RT]?\d+\b.* /.test(text));
  return [...titles, ...rows].flatMap((title) => title.match(ID) ?? []);
}

/** Ids given twice, and ids that no test names. */
export function idProblems(rulesText: string, tests: readonly string[]): string[] {
  const numbered = numberedIds(rulesText);
  if (numbered.length === 0) return ['no rule is numbered'];
  const titled = new Set(tests.flatMap(titledIds));
  const twice = numbered.filter((id, index) => numbered.indexOf(id) !== index);
  return [
    ...twice.map((id) => `${id} is given twice`),
    ...numbered.filter((id) => !titled.has(id)).map((id) => `no test names ${id}`),
  ];
}

/** Golden files are `<seats>-seats.txt`, or `<seats>-seats-<what>.txt`; every seat count has one. */
export function goldenProblems(files: readonly string[], seatCounts: readonly number[]): string[] {
  const named = files.map((file) => [file, /^(\d+)-seats(?:-[a-z-]+)?\.txt$/.exec(file)?.[1]] as const);
  const known = (seats: string | undefined) => seatCounts.includes(Number(seats));
  return [
    ...named.filter(([, seats]) => !known(seats)).map(([file]) => `${file} is not named by a seat count`),
    ...seatCounts
      .filter((count) => !named.some(([, seats]) => Number(seats) === count))
      .map((count) => `no playthrough with ${count} seats`),
  ];
}
