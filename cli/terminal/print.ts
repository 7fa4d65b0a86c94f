import { harmless, harmlessJson, harmlessLine } from './harmless.ts';

// Everything that a command without a terminal of its own writes goes through here. A test refuses other ways.

/** One line each, whatever is in it. */
export function print(lines: readonly string[]): void {
  process.stdout.write(textOf(lines));
}

/** A text of the program's own, with its line breaks. */
export function printText(text: string): void {
  print(text.split('\n'));
}

export function printJson(value: unknown): void {
  process.stdout.write(`${harmlessJson(value)}\n`);
}

/** Says on standard error what was wrong: `code` is the exit code. */
export function complain(line: string, code = 2): number {
  process.stderr.write(textOf([line]));
  return code;
}

/** How to use a command, on standard error. */
export function complainUsage(text: string): number {
  process.stderr.write(textOf(text.split('\n')));
  return 2;
}

/** How far something is: one line at a terminal, which the next one replaces. Elsewhere only the last one is written. */
export function showProgress(line: string, isLast = false): void {
  const { stderr } = process;
  if (stderr.isTTY) stderr.write(`\r\x1b[K${harmless(line)}${isLast ? '\n' : ''}`);
  else if (isLast) stderr.write(`${harmless(line)}\n`);
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${harmlessLine(line)}\n`).join('');
}
