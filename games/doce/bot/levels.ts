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
        root: ALL,
        margin: 100,
        book: false,
        attack: NONE,
        guard: { ...NONE, total: 0 },
      };
    // A turn more, among the dice that look best, with an eye on both players' chances.
    case 'strong':
      return {
        depth: 2,
        nodes: scaled(10_000),
        width: [8, 12, 16],
        extend: false,
        root: ALL,
        margin: 400,
        book: false,
        attack: NONE,
        guard: { ...NONE, total: 0 },
      };
    case 'best':
      return {
        depth: 12,
        nodes: scaled(90_000),
        width: [8, 12, 16, 24],
        // Without time for it, threats are not looked through to their end.
        extend: effort >= 0.1,
        root: 40,
        margin: 0,
        book: true,
        attack: { moves: 10, nodes: scaled(15_000) },
        guard: { moves: 4, nodes: scaled(3000), total: scaled(15_000) },
      };
  }
}
