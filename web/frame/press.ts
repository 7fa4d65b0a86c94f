import { afterPaint } from '@iacta/pieces';

/** The press that is being carried out. */
let due: HTMLElement | null = null;

/**
 * Every press is answered before it is carried out: the button looks pressed in the very next frame, and what it
 * does, which may draw half the table anew, comes after that. Presses keep their order, and none is lost.
 */
export function answerFirst(event: MouseEvent): void {
  const button = (event.target as Element).closest('button');
  // Some browsers allow sharing and copying only in the press itself.
  if (!button || button === due || button.closest('[data-at-once]')) return;
  event.preventDefault();
  event.stopPropagation();
  button.dataset.pressed = '';
  afterPaint(() => {
    delete button.dataset.pressed;
    due = button;
    button.click();
    due = null;
  });
}
