/** What is said to a try that did not lead on. */
export interface Answer {
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string } | null;
  /** It was no mistake, only not what is asked for now. */
  readonly kind: boolean;
}

/** A place on the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where a press was: under the finger, or at what the key was for. */
export function spotOf(event: PointerEvent | KeyboardEvent): Spot {
  if (event instanceof PointerEvent) return { x: event.clientX, y: event.clientY };
  const box = (event.target as Element).getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y };
}
