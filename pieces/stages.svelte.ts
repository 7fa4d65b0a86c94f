import { afterPaint } from './motion.ts';

/**
 * Counts up with every painting until all is there: a large board is drawn part by part from the top, so that
 * nobody waits for the whole of it and no tap falls into one long piece of work. To be called while a component
 * is being made.
 */
export function stages(last: number): { readonly now: number; readonly isDone: boolean } {
  let now = $state(0);
  $effect(() => {
    if (now >= last) return;
    return afterPaint(() => {
      now++;
    });
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
