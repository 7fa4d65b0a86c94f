import type { Measure, ReviewedStep } from '@iacta/review';

// What the graph and its table show, without a screen.

/** A step that moved the values: by a roll or by a decision. */
export interface Change {
  readonly index: number;
  readonly kind: 'luck' | 'choice';
  /** Who threw or decided; change and value are this seat's. */
  readonly seat: number;
  readonly change: number;
  /** After the step. */
  readonly value: number;
}

/** How many of the largest changes can be tapped on the graph. */
const TURNING_POINTS = 6;
/** Points closer than this, as shares of the graph's width and height, would lie on each other under a finger. */
const APART = { across: 0.08, up: 0.25 };

/** The values by step: before each one that was judged, and after the last. */
export function valuesOf(steps: readonly ReviewedStep[], measure: Measure): (readonly number[])[] {
  const last = steps.at(-1);
  if (!last) return [];
  const end = last.before[measure].map(
    (value, seat) => value + last.effect[measure][seat] + last.revision[measure][seat],
  );
  return [...steps.map(({ before }) => before[measure]), end];
}

/** All rolls and real decisions, in their order; what was forced moved nothing. */
export function changesOf(steps: readonly ReviewedStep[], measure: Measure): Change[] {
  const values = valuesOf(steps, measure);
  return steps.flatMap(({ index, kind, seat, effect }, place): Change[] =>
    kind === 'forced'
      ? []
      : [
          {
            index,
            kind: kind === 'roll' ? 'luck' : 'choice',
            seat,
            change: effect[measure][seat],
            value: values[place + 1][seat],
          },
        ],
  );
}

export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** Chances from 0 to 1; points between round numbers. */
export function scaleOf(values: readonly (readonly number[])[], measure: Measure): Scale {
  if (measure === 'win') return { low: 0, high: 1, ticks: [1, 0.5, 0] };
  const all = values.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const unit = 10 ** Math.floor(Math.log10(most - least));
  const [low, high] = [Math.floor(least / unit) * unit, Math.ceil(most / unit) * unit];
  return { low, high, ticks: [high, (high + low) / 2, low] };
}

/** The largest changes that can be told apart by a finger, in the order of the game. */
export function turningPoints(changes: readonly Change[], total: number, { low, high }: Scale): Change[] {
  const kept: Change[] = [];
  for (const change of changes.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
    if (kept.length === TURNING_POINTS || change.change === 0) break;
    const isFree = kept.every(
      ({ index, value }) =>
        Math.abs(index - change.index) / total >= APART.across ||
        Math.abs(value - change.value) / (high - low) >= APART.up,
    );
    if (isFree) kept.push(change);
  }
  return kept.sort((a, b) => a.index - b.index);
}
