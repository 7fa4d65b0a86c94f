import type { Rules } from '@iacta/core';
import { GAME_IDS, loadRules } from '@iacta/games';
import { hashBy } from '@iacta/table/hashes';
import { BY_NODE } from '../hashes.ts';
import { type Outcome, World } from './world.ts';

hashBy(BY_NODE);

let rules: Promise<ReadonlyMap<string, Rules>> | null = null;

async function loadAll(): Promise<ReadonlyMap<string, Rules>> {
  return new Map(await Promise.all(GAME_IDS.map(async (id) => [id, await loadRules(id)] as const)));
}

/** One run of the simulation. The same seed gives the same run, to the last byte on the wire. */
export async function simulate(seed: number): Promise<Outcome> {
  rules ??= loadAll();
  return new World(seed, await rules).run();
}
