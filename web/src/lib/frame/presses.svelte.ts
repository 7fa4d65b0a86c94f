import { type Spot, spotOf } from './answer.ts';
import { findFocus, keepFocus, letGo } from './focus.ts';

/**
 * What the table was last pressed with, finger, mouse or key, and where: an answer appears at that place, and only a
 * player with keys has a focus that must never be lost.
 */
export class Presses {
  spot: Spot = $state.raw({ x: 0, y: 0 });
  #touched = false;
  #byKeys = false;
  readonly #frame: () => HTMLElement | undefined;
  readonly #begun: () => void;

  /** `begun` is called when a press begins: an answer to the last one has been read. */
  constructor(frame: () => HTMLElement | undefined, begun: () => void) {
    this.#frame = frame;
    this.#begun = begun;
  }

  begin = (event: PointerEvent | KeyboardEvent): void => {
    this.#touched = 'pointerType' in event && event.pointerType === 'touch';
    this.#byKeys = 'key' in event && (this.#byKeys || this.#frame()?.contains(event.target as Node) === true);
    // An answer may hold a link: pressing it must not take it away, nor must Tab, which is the way to it.
    if ((event.target as Element).closest('[role="alert"]') || ('key' in event && event.key === 'Tab'))
      return;
    this.spot = spotOf(event);
    this.#begun();
  };

  hold = (event: MouseEvent): void => {
    if (this.#touched) keepFocus(event);
  };

  end = (): void => {
    if (this.#touched) letGo();
  };

  /** A step has been played: the button that had the focus may be gone. */
  refocus(): void {
    const frame = this.#frame();
    if (this.#byKeys && frame) findFocus(frame);
  }
}
