import type { ZockenEvent, ZockenState } from '@iacta/zocken/rules';

type Scored = Extract<ZockenEvent, { readonly type: 'turnScored' }>;
type Paid = Extract<ZockenEvent, { readonly type: 'wagerPaid' }>;

/** A turn that has just been scored, with its dice as they lay. */
export interface Finished {
  readonly strip: ZockenState['strip'];
  readonly out: ZockenState['out'];
  readonly scored: Scored;
  readonly paid: readonly Paid[];
}

/** The strip is cleared by the step that scores it: this puts its last die back from the state before. */
export function finishedTurn(before: ZockenState, events: readonly ZockenEvent[]): Finished | null {
  const scored = events.find((event) => event.type === 'turnScored');
  if (!scored) return null;
  const paid = events.filter((event) => event.type === 'wagerPaid');
  const placed = events.find((event) => event.type === 'placed');
  const went = events.find((event) => event.type === 'out');
  const strip = before.strip.map((die, i) =>
    placed?.field === i + 1 ? { colour: placed.colour, face: placed.face } : die,
  );
  return {
    strip,
    out: went ? [...before.out, { colour: went.colour, face: went.face }] : before.out,
    scored,
    paid,
  };
}
