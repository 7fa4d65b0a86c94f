import { afterPaint } from './motion.ts';

/**
 * Counts up with every painting until all is there: a long list is drawn part by part from the top, so that
 * the first part appears early and no tap waits for one long piece of work. Small parts can share a painting
 * and are still made one by one. To be called while a component is being made.
 */
export function stages(last: number, perPaint = 1): { readonly now: number; readonly isDone: boolean } {
  let now = $state(0);
  $effect(() => {
    if (now >= last) return;
    const next = () => {
      now++;
    };
    if (now % perPaint === 0) return afterPaint(next);
    const clock = setTimeout(next);
    return () => clearTimeout(clock);
  });
  return {
    get now() {
      return now;
    },
    get isDone() {
      return now >= last;
    },
  };
}
