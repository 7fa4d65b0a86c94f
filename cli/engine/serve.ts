import type { Readable, Writable } from 'node:stream';
import { complainUsage, printText } from '../terminal/print.ts';
import { languageOf, WORDS } from '../words/index.ts';
import { Engine, MAX_LINE } from './engine.ts';

/** `iacta engine`: speaks the line protocol on standard input and output. The exit code. */
export async function engineCommand(args: readonly string[]): Promise<number> {
  if (args.length === 0) {
    await serveEngine(process.stdin, process.stdout);
    return 0;
  }
  const asksForHelp = args.length === 1 && (args[0] === '--help' || args[0] === '-h');
  const usage = WORDS[languageOf(process.env)].engineUsage;
  if (!asksForHelp) return complainUsage(usage);
  printText(usage);
  return 0;
}

/** Reads requests line by line and writes one answer for each, until the input ends. */
async function serveEngine(input: Readable, output: Writable): Promise<void> {
  const engine = new Engine();
  input.setEncoding('utf8');
  for await (const line of lines(input)) {
    const answer = await engine.answer(line);
    if (!output.write(`${answer}\n`)) await new Promise((resolve) => output.once('drain', resolve));
    if (engine.closed) return;
  }
}

/** Node's readline would hold a line of any length: this gives one over the limit up, but not its answer. */
async function* lines(input: Readable): AsyncGenerator<string> {
  let rest = '';
  let tooLong = false;
  for await (const chunk of input as AsyncIterable<string>) {
    rest += chunk;
    let end = rest.indexOf('\n');
    while (end >= 0) {
      const line = rest.slice(0, end).trimEnd();
      rest = rest.slice(end + 1);
      if (tooLong) yield ' '.repeat(MAX_LINE + 1);
      else yield line;
      tooLong = false;
      end = rest.indexOf('\n');
    }
    if (rest.length > MAX_LINE) {
      rest = '';
      tooLong = true;
    }
  }
  if (tooLong) yield ' '.repeat(MAX_LINE + 1);
  else if (rest.trim() !== '') yield rest;
}
