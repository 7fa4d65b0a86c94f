/**
 * Scrolls to an element and keeps it in view while what stands above it still grows (pictures are drawn late), until
 * the reader scrolls, taps or types. Returns how to end it.
 */
export function stayInView(target: Element, block: ScrollLogicalPosition): () => void {
  const scroll = (): void => target.scrollIntoView({ block });
  const growth = new ResizeObserver(scroll);
  growth.observe(document.body);
  const ended = new AbortController();
  const end = (): void => {
    growth.disconnect();
    ended.abort();
  };
  for (const type of ['pointerdown', 'wheel', 'touchmove', 'keydown'])
    addEventListener(type, end, { capture: true, passive: true, signal: ended.signal });
  scroll();
  return end;
}
