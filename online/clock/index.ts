/** What a clock hands out for a callback to come; only `clearTimeout` of the same clock can read it. */
export type Timer = object | number;

/**
 * Time and timers as server and client use them. The simulation injects a simulated clock, so that days pass in
 * milliseconds and every run repeats exactly.
 */
export interface Clock {
  /** Milliseconds since 1970: for log entries and for people. It can jump in either direction. */
  now(): number;
  /** Milliseconds that only grow: for limits and durations. */
  monotonic(): number;
  setTimeout(callback: () => void, ms: number): Timer;
  clearTimeout(timer: Timer | null | undefined): void;
}

/** Looked up at every call: tests replace the global timers. */
export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  clearTimeout: (timer) => globalThis.clearTimeout(timer as number | undefined),
};

/** The same clock without jumps: `now` is the time when it was made, and what has passed since. */
export function steady(clock: Clock): Clock {
  const offset = clock.now() - clock.monotonic();
  return { ...clock, now: () => Math.floor(offset + clock.monotonic()) };
}

/** Calls back again and again until the returned function is called. Does not keep a Node process alive. */
export function every(clock: Clock, ms: number, callback: () => void): () => void {
  let timer: Timer;
  const schedule = () => {
    timer = clock.setTimeout(() => {
      schedule();
      callback();
    }, ms);
    unref(timer);
  };
  schedule();
  return () => clock.clearTimeout(timer);
}

/** In Node, a timer that is not worth staying for. */
export function unref(timer: Timer): void {
  if (typeof timer === 'object' && 'unref' in timer && typeof timer.unref === 'function') timer.unref();
}
