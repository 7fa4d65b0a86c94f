import { cpus } from 'node:os';
import type { Arguments } from './arguments.ts';
import type { Line } from './lines.ts';

const COLUMNS = [
  ['game', 'game'],
  ['seats', 'seats'],
  ['subject', 'subject'],
  ['door', 'door'],
  ['gamesPerSecond', 'games/s'],
  ['stepsPerSecond', 'steps/s'],
  ['roundsPerSecond', 'rounds/s'],
  ['bytesPerStep', 'bytes/step'],
  ['gamesPerCpuSecond', 'games/CPU s'],
  ['capped', 'capped'],
] as const;
const NAMES = ['game', 'seats', 'subject', 'door'];

export interface Printer {
  line(line: Line): void;
  end(): void;
}

const write = (text: string) => process.stdout.write(`${text}\n`);

export const PRINTERS = {
  json: (): Printer => ({ line: (line) => write(JSON.stringify(line)), end: () => {} }),

  markdown: (): Printer => {
    const lines: Line[] = [];
    return {
      line: (line) => lines.push(line),
      end: () => {
        const measured = lines.filter(isMeasured);
        write(`${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${cpus()[0].model}\n`);
        write(row(COLUMNS.map(([, title]) => title)));
        write(row(COLUMNS.map(([field]) => (NAMES.includes(field) ? '---' : '---:'))));
        for (const line of measured) write(row(COLUMNS.map(([field]) => shown(line, field))));
        write('');
        for (const line of lines) if (!isMeasured(line)) write(`- ${sentence(line)}`);
      },
    };
  },

  table: (): Printer => {
    let begun = false;
    return {
      line(line) {
        if (!isMeasured(line)) return write(sentence(line));
        if (!begun) write(padded(COLUMNS.map(([field, title]) => [field, title])));
        begun = true;
        return write(padded(COLUMNS.map(([field]) => [field, shown(line, field)])));
      },
      end: () => {},
    };
  },
} satisfies { [output in Arguments['output']]: () => Printer };

function isMeasured({ subject }: Line): boolean {
  return subject === 'iacta' || subject === 'boardgame.io';
}

function shown(line: Line, field: string): string {
  const value = line[field];
  if (value === undefined) return '';
  if (value === null) return '?';
  if (field === 'capped') return value === 0 ? '' : `${value} of ${line.games}`;
  return typeof value === 'number' ? value.toLocaleString('en', { maximumFractionDigits: 1 }) : value;
}

function sentence({ bench: _bench, subject, ...fields }: Line): string {
  const parts = Object.entries(fields).map(([field, value]) => `${field} ${value}`);
  return `${subject}: ${parts.join(', ')}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function padded(cells: readonly (readonly [string, string])[]): string {
  return cells
    .map(([field, text]) => (NAMES.includes(field) ? text.padEnd(13) : text.padStart(12)))
    .join(' ')
    .trimEnd();
}
