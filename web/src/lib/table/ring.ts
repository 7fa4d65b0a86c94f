import type { MoveDescription } from '@iacta/core';

/**
 * Rings what a move is made with and where, on the board: boards name them by `data-tool`, `data-face`, `data-value`
 * and `data-place`, as the rules describe them. What else a text is about is named by `data-explain` or `data-place`.
 * A tool that cannot be used now is another thing of the same name: a die where a bonus of its colour is meant.
 * Returns how to take the rings off.
 */
export function ring(move: Omit<MoveDescription, 'kind'>, more: readonly string[] = []): () => void {
  const { tool, dice = [], place, value, cost = [] } = move;
  const wanted = [
    ...more.flatMap((name) => [`[data-explain="${name}"]`, `[data-place="${name}"]`]),
    ...[...(tool === undefined ? [] : [tool]), ...dice].map(
      (name) => `[data-tool="${name}"]:not([aria-disabled="true"])`,
    ),
    ...cost.map((face) => `[data-face="${face}"]`),
    ...(value === undefined || value === null ? [] : [`[data-value="${value}"]`]),
    ...(place === undefined ? [] : [`[data-place="${place}"]`]),
  ];
  const found = wanted.flatMap((name) => [...document.querySelectorAll<HTMLElement>(`main.board ${name}`)]);
  for (const each of found) each.dataset.hinted = '';
  return () => {
    for (const each of found) delete each.dataset.hinted;
  };
}
