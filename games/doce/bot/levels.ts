import type { Level } from '@iacta/bots/search';
import type { Power } from './think.ts';

const ALL = 150;
const NONE = { moves: 0, nodes: 0 };

/** What each level sees ahead. First steps sees less than any search (see first-steps.ts). */
export function powerOf(level: Exclude<Level, 'first-steps'>, effort: number): Power {
  const scaled = (nodes: number) => Math.max(1, Math.round(nodes * effort));
  switch (level) {
    // The own turn, and what the other could do at once.
    case 'casual':
      return {
        depth: 1,
        nodes: ALL,
        width: [ALL],
        extend: false,
        threats: [],
        late: ALL,
        later: ALL,
        root: ALL,
        margin: 100,
        opening: 150,
        attack: NONE,
        guard: { ...NONE, total: 0 },
      };
    // Two turns more, among the dice that look best, with an eye on both players' chances.
    case 'strong':
      return {
        depth: 3,
        nodes: scaled(10_000),
        width: [ALL, ALL, 12, 16],
        extend: true,
        threats: [],
        late: ALL,
        later: ALL,
        root: ALL,
        margin: 150,
        opening: 250,
        attack: NONE,
        guard: { ...NONE, total: 0 },
      };
    case 'best':
      return {
        depth: 12,
        nodes: scaled(100_000),
        width: [ALL, ALL, 20, 28, 36],
        extend: true,
        threats: [4, 3, 2],
        late: 8,
        later: 30,
        root: ALL,
        margin: 0,
        opening: 0,
        attack: { moves: 10, nodes: scaled(8000) },
        guard: { moves: 4, nodes: scaled(2000), total: scaled(8000) },
      };
  }
}
