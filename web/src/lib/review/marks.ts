import type { MoveDescription } from '@iacta/core';
import './marks.css';

/** A move to be marked on the board, by a symbol and a colour. */
export interface Mark {
  readonly kind: 'best' | 'played';
  readonly move: MoveDescription;
}

const SYMBOLS: { readonly [kind in Mark['kind']]: string } = { best: '★', played: '✕' };

/**
 * Marks moves on the board: what they are made with and where. A badge distinguishes them without colour; what both
 * moves have in common says nothing and is left out. Returns how to take the marks off.
 */
export function mark(board: HTMLElement, marks: readonly Mark[]): () => void {
  const found = marks.map(({ kind, move }) => ({ kind, places: placesOf(board, move) }));
  const marked = found.flatMap(({ kind, places }) =>
    places
      .filter((place) => found.every((other) => other.kind === kind || !other.places.includes(place)))
      .map((place) => ({ place, badge: badgeOf(kind) })),
  );
  const put = () => {
    for (const { place, badge } of marked) position(badge, place);
  };
  board.append(...marked.map(({ badge }) => badge));
  const watch = new ResizeObserver(put);
  for (const each of [document.documentElement, ...marked.map(({ place }) => place)]) watch.observe(each);
  put();
  return () => {
    watch.disconnect();
    for (const { badge } of marked) badge.remove();
  };
}

/** Boards name dice and places by `data-tool` and `data-place`; of several that are drawn the largest counts. */
function placesOf(board: HTMLElement, { tool, place, dice = [] }: MoveDescription): HTMLElement[] {
  const tools = tool === undefined ? dice : [tool, ...dice];
  const wanted = [
    ...tools.map((id) => `[data-tool="${id}"]`),
    ...(place === undefined ? [] : [`[data-place="${place}"]`]),
  ];
  return wanted.flatMap((name) => {
    const drawn = [...board.querySelectorAll<HTMLElement>(name)].filter((each) => areaOf(each) > 0);
    return drawn.sort((a, b) => areaOf(b) - areaOf(a)).slice(0, 1);
  });
}

function areaOf(element: HTMLElement): number {
  const { width, height } = element.getBoundingClientRect();
  return width * height;
}

function badgeOf(kind: Mark['kind']): HTMLElement {
  const badge = document.createElement('span');
  badge.className = 'review-badge';
  badge.dataset.kind = kind;
  badge.dataset.symbol = SYMBOLS[kind];
  badge.ariaHidden = 'true';
  return badge;
}

/** A frame around the place, with the symbol at its corner. At a desk the board itself has no box. */
function position(badge: HTMLElement, place: HTMLElement): void {
  const at = place.getBoundingClientRect();
  const from = (badge.offsetParent ?? document.documentElement).getBoundingClientRect();
  badge.style.left = `${at.left - from.left}px`;
  badge.style.top = `${at.top - from.top}px`;
  badge.style.width = `${at.width}px`;
  badge.style.height = `${at.height}px`;
}
