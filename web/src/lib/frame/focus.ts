/** What people do next, in the order in which it is looked for. */
const NEXT = [
  '.actions .primary:enabled, .actions a.primary',
  '.board [data-can]',
  '.actions [data-can]',
  '.actions',
];

/**
 * Where the focus goes when the step just made has taken away what had it: a keyboard player goes on at
 * what is to be done next, and waits at the buttons while there is nothing.
 */
export function findFocus(frame: HTMLElement): void {
  const active = document.activeElement;
  const isLost =
    active === null || active === document.body || active.matches(':disabled') || active.matches('.actions');
  if (!isLost) return;
  for (const each of NEXT) {
    const next = frame.querySelector<HTMLElement>(each);
    if (!next) continue;
    if (next !== active) next.focus({ preventScroll: true });
    return;
  }
}

/** A finger that presses a button leaves the focus where it is: to move it twice would cost more than the answer. */
export function keepFocus(event: MouseEvent): void {
  if ((event.target as Element).closest('button')) event.preventDefault();
}

/**
 * A finger has no use for the focus, and when what has it goes away the browser lays out the whole page at once,
 * in the midst of the answer to the tap. So it is let go while nothing has changed yet.
 */
export function letGo(): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active.matches('button')) active.blur();
}
