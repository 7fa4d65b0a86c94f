import type { Refusal } from '@iacta/core';
import type { DoceEvent, DoceRefusal, DoceRefusals, DrawPoints, Line, WinPoints } from '../rules/index.ts';

// What all four languages need to tell a round: only the shape, never a word.

/** "a1–d1" for each line, separated by commas: its two ends name it. */
export function namesOf(lines: readonly Line[]): string {
  return lines.map(({ squares }) => `${squares[0]}–${squares.at(-1)}`).join(', ');
}

/** The lines of the winner alone: after a win there are no others, after a draw both have some. */
export function linesOf(lines: readonly Line[], seat: number): string {
  return namesOf(lines.filter((line) => line.seat === seat));
}

export type Part = keyof WinPoints | keyof DrawPoints;

/** "12 for the line + 5 …": the parts that count, in the order of the rulebook, with a true minus sign. */
export function sumOf(points: Partial<Record<Part, number>>, names: Record<Part, string>): string {
  return (Object.keys(points) as Part[])
    .filter((part) => points[part] !== 0)
    .map((part, i) => {
      const value = points[part] as number;
      const sign = value < 0 ? '− ' : '+ ';
      return `${i === 0 ? '' : sign}${Math.abs(value)} ${names[part]}`;
    })
    .join(' ');
}

export type EventOf<T extends DoceEvent['type']> = Extract<DoceEvent, { type: T }>;

/** A value of a refusal's data, such as the square it is about, as text. */
export function said<C extends DoceRefusal>(
  { data }: Refusal<C>,
  key: keyof DoceRefusals[C] & string,
): string {
  const value = data?.[key];
  return typeof value === 'string' ? value : '';
}
