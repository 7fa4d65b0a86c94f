/** A thing on the board that can be asked about. */
export interface Explained {
  readonly element: Element;
  /** What it is, as the game's explanations call it. */
  readonly key: string;
  /** What is said of it now, for those who listen; null where nothing is. */
  readonly name: string | null;
}

/** What the pointer, the finger or the focus is on, if boards name it by `data-explain`. */
export function explainedAt(target: EventTarget | null): Explained | null {
  if (!(target instanceof Element) || !target.closest('main.board')) return null;
  const element = target.closest('[data-explain]');
  const key = element?.getAttribute('data-explain');
  return element && key ? { element, key, name: nameOf(target, element) } : null;
}

/** The closest name, from what was touched up to what is explained. */
function nameOf(target: Element, element: Element): string | null {
  for (let at: Element | null = target; at; at = at.parentElement) {
    const name = at.getAttribute('aria-label') ?? at.querySelector(':scope > .unseen')?.textContent;
    if (name?.trim()) return name.trim();
    if (at === element) return null;
  }
  return null;
}
