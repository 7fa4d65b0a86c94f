import { mayMove, placeIn } from '@iacta/pieces';
import type { TransitionConfig } from 'svelte/transition';

// How marks appear on the sheet. They play when a mark is made, not when a sheet is opened.

const long = (ms: number) => (mayMove() ? ms : 0);

/** A number is written from left to right. */
export function write(_node: Element): TransitionConfig {
  return { duration: long(420), css: (t) => `clip-path: inset(-20% ${100 - 110 * t}% -20% -10%)` };
}

/** A stroke draws itself; its path has the length 1. */
export function draw(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  return { delay: long(delay), duration: long(300), css: (t) => `stroke-dashoffset: ${1 - t}` };
}

/** A score swells up and settles. */
export function pop(_node: Element): TransitionConfig {
  return { duration: long(420), css: (t) => `scale: ${t + 0.9 * Math.sin(Math.PI * t)}; opacity: ${2 * t}` };
}

/** A cell of a small sheet lights up in its row's colour. */
export function flash(_node: Element): TransitionConfig {
  return {
    duration: long(1400),
    css: (_t, left) => `background: color-mix(in oklab, var(--hue) ${100 * left}%, transparent)`,
  };
}

/** Points lift off the column that earned them and fly to the total. */
export function fly(node: Element, { to }: { to: Element | undefined }): TransitionConfig {
  const whole = node.closest('.sheet');
  if (!to || !whole || !mayMove()) return { duration: 0 };
  const from = placeIn(whole, node);
  const there = placeIn(whole, to);
  const x = there.x - from.x;
  const y = there.y - from.y;
  return {
    delay: 420,
    duration: 700,
    css: (t) => {
      const way = t < 0.25 ? 0 : ((t - 0.25) / 0.75) ** 2;
      const lift = Math.min(1, t * 4) * (1 - way);
      return `opacity: ${Math.min(1, 4 * t, 8 * (1 - t))}; translate: ${x * way}px ${y * way - 14 * lift}px`;
    },
  };
}
