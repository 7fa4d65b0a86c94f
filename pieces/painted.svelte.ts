import { afterPaint } from './motion.ts';

/**
 * Becomes true when what a component shows at first has been painted. The rest of a large board is drawn then: it
 * opens in two tasks instead of one. To be called while a component is being made.
 */
export function painted(): { readonly first: boolean } {
  let first = $state(false);
  $effect(() =>
    afterPaint(() => {
      first = true;
    }),
  );
  return {
    get first() {
      return first;
    },
  };
}
