import type { Values } from '@iacta/bots/search';

/** One number for each seat, in both measures. */
export interface Worth {
  readonly points: readonly number[];
  readonly win: readonly number[];
}

export const MEASURES = ['points', 'win'] as const;
export type Measure = (typeof MEASURES)[number];

export function zero(seats: number): Worth {
  return { points: new Array<number>(seats).fill(0), win: new Array<number>(seats).fill(0) };
}

export function minus(a: Worth, b: Worth): Worth {
  return combine(a, b, (x, y) => x - y);
}

/** Applies a function seat by seat, in both measures. */
export function combine(a: Worth, b: Worth, f: (x: number, y: number) => number): Worth {
  return {
    points: a.points.map((x, seat) => f(x, b.points[seat])),
    win: a.win.map((x, seat) => f(x, b.win[seat])),
  };
}

export function worthOf({ points, win }: Values): Worth {
  return { points, win };
}

/** The measure by which seats choose: their chance to win, or alone their points. */
export function measureFor(seats: number): Measure {
  return seats > 1 ? 'win' : 'points';
}
