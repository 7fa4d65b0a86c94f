import type { Chance } from './chance.ts';

/** How badly the world behaves in a run. Each seed draws its own, so that some runs have only one kind of trouble. */
export interface Faults {
  /** Of each call of the store: fails without having done anything. */
  readonly storeFails: number;
  /** … fails although it was done. */
  readonly storeFailsLate: number;
  /** … ends the server, before or after it was done. */
  readonly storeCrashes: number;
  /** Of each message the server sends: ends the server. */
  readonly sendCrashes: number;
  /** Mean milliseconds between crashes out of nothing; 0: none. */
  readonly crashEvery: number;
  /** Of each message on its way: cuts its connection. */
  readonly cuts: number;
  /** Of each cut: one end does not notice. */
  readonly silentCuts: number;
  /** Mean milliseconds between jumps of the server's clock; 0: none. */
  readonly jumpEvery: number;
  /** Of each question to a bot: no answer, or an error. */
  readonly botFails: number;
}

export const NO_FAULTS: Faults = {
  storeFails: 0,
  storeFailsLate: 0,
  storeCrashes: 0,
  sendCrashes: 0,
  crashEvery: 0,
  cuts: 0,
  silentCuts: 0,
  jumpEvery: 0,
  botFails: 0,
};

const MINUTE = 60_000;

export function drawFaults(chance: Chance): Faults {
  const maybe = (value: number) => (chance.happens(0.5) ? value : 0);
  return {
    storeFails: maybe(0.004),
    storeFailsLate: maybe(0.002),
    storeCrashes: maybe(0.002),
    sendCrashes: maybe(0.0005),
    crashEvery: maybe(chance.between(5, 60) * MINUTE),
    cuts: maybe(0.002),
    silentCuts: maybe(0.3),
    jumpEvery: maybe(chance.between(20, 120) * MINUTE),
    botFails: maybe(0.1),
  };
}
