/**
 * Merges the tables of a page with new ones that were made from fewer series: rows without a series stay. A ladder
 * is replaced as a whole, rows of the other tables one by one.
 */
export function mergeTables(before: string, now: string): string {
  const old = partsOf(before);
  return [...partsOf(now)]
    .map(([title, text]) => {
      const known = old.get(title);
      if (known === undefined) return `## ${title}\n${text}`;
      return `## ${title}\n${text.includes('\n### ') || known.includes('\n### ') ? mergeLadders(known, text) : mergeRows(known, text)}`;
    })
    .join('');
}

function partsOf(text: string): Map<string, string> {
  return splitAt(text, '## ');
}

/** By title: the text under each heading of this kind. */
function splitAt(text: string, mark: string): Map<string, string> {
  const parts = `\n${text}`.split(`\n${mark}`).slice(1);
  return new Map(
    parts.map((part) => {
      const [title, ...lines] = part.split('\n');
      return [title, `${lines.join('\n').trimEnd()}\n\n`];
    }),
  );
}

function mergeLadders(before: string, now: string): string {
  const tables = [...new Map([...splitAt(before, '### '), ...splitAt(now, '### ')])];
  const sorted = tables.toSorted(([a], [b]) => a.localeCompare(b));
  return `\n${sorted.map(([title, text]) => `### ${title}\n${text}`).join('')}`;
}

/** Two lines of head; a row is known by its first cells, those that are words. */
function mergeRows(before: string, now: string): string {
  const [head, rule, ...rows] = tableOf(now);
  const width = cellsOf(head).length;
  const keyOf = (row: string) =>
    cellsOf(row)
      .slice(0, wordCells(cellsOf(rule)))
      .join('|');
  const kept = tableOf(before)
    .slice(2)
    .map((row) => `| ${cellsOf(row).slice(0, width).join(' | ')} |`);
  const merged = new Map([...kept, ...rows].map((row) => [keyOf(row), row]));
  const sorted = [...merged.values()].toSorted((a, b) => cellsOf(a)[0].localeCompare(cellsOf(b)[0]));
  return `\n${[head, rule, ...sorted].join('\n')}\n\n`;
}

function tableOf(text: string): string[] {
  return text.split('\n').filter((line) => line.startsWith('|'));
}

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** Numbers are set to the right, words to the left. */
function wordCells(rule: readonly string[]): number {
  const first = rule.findIndex((cell) => cell.endsWith(':'));
  return first < 0 ? rule.length : first;
}
