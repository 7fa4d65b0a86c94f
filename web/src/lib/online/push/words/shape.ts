import type { PushProblem } from '../device.ts';

export interface PushWords {
  readonly title: string;
  readonly note: string;
  /** What it reveals, before it is turned on. */
  readonly privacy: string;
  readonly on: string;
  readonly off: string;
  readonly problems: { readonly [problem in PushProblem]: string };
  /** What the notifications say, by kind. */
  readonly notices: { readonly turn: string; readonly reminder: string };
}
