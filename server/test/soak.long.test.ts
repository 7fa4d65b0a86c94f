import { expect, test } from 'vitest';
import { soak } from '../soak/soak.ts';

// The whole soak, with 200 players for five minutes and budgets of time, is npm run soak.
test.runIf(process.platform === 'linux')(
  'honest players are neither cut off nor refused beside hostile clients of every kind',
  { timeout: 180_000 },
  async () => {
    const { honestLost, honestRefused, refusals, acknowledged, attacks } = await soak({
      minutes: 0.4,
      players: 20,
      seed: 1,
    });
    expect({ honestLost, honestRefused, refusals }).toEqual({
      honestLost: 0,
      honestRefused: 0,
      refusals: {},
    });
    expect(acknowledged).toBeGreaterThan(0);
    expect(Object.keys(attacks).length).toBeGreaterThanOrEqual(10);
    for (const rounds of Object.values(attacks)) expect(rounds).toBeGreaterThan(0);
  },
);
