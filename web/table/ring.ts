import type { MoveDescription } from '@iacta/core';

/**
 * Rings what a move is made with and where, on the board: boards name them by `data-tool`, `data-face`, `data-value`
 * and `data-place`, as the rules describe them, and by `data-explain` what else a text may be about. Returns how to
 * take the rings off.
 */
export function ring(move: Omit<MoveDescription, 'kind'>, more: readonly string[] = []): () => void {
  const { tool, dice = [], place, value, cost = [] } = move;
  const wanted = [
    ...more.flatMap((name) => [
      `[data-explain="${name}"]`,
      `[data-place="${name}"]`,
      `[data-tool="${name}"]`,
    ]),
    ...[...(tool === undefined ? [] : [tool]), ...dice].map((name) => `[data-tool="${name}"]`),
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
