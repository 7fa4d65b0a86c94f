import type { Rules } from '@iacta/core';
import { ATTACKS } from './attacks.ts';
import type { Attack } from './steered.ts';
import { World } from './world.ts';

/** What came of one kind of attack. */
export interface Line {
  readonly attack: string;
  readonly tried: number;
  /** Rolls whose outcome the server chose or replaced. */
  readonly manipulated: number;
  /** Of those: how many every victim was warned of, or is not shown as checked. */
  readonly reported: number;
  /** Of those: how many some victim is shown as checked. It must be none. */
  readonly shownAsChecked: number;
  /** How the victims' devices put it, and what they warned of. */
  readonly verdicts: readonly string[];
}

export interface Report {
  readonly control: { readonly rolls: number; readonly checked: number; readonly alarms: number };
  readonly equivocation: {
    readonly tried: number;
    readonly differentCodes: number;
    readonly sameCodesWhenHonest: number;
  };
  readonly attacks: readonly Line[];
}

/** Rolls that are played honestly before the attack. */
const BEFORE = 2;

export function against(rules: Rules, { name, play }: Attack, trials: number, seed: number): Line {
  const verdicts = new Set<string>();
  const line = { attack: name, tried: 0, manipulated: 0, reported: 0, shownAsChecked: 0 };
  for (let trial = 0; trial < trials; trial++) {
    const world = new World(rules, seed + trial);
    for (let i = 0; i < BEFORE; i++) world.rollHonestly();
    world.toRoll();
    const honest = new Map(world.devices.map((device) => [device, device.happenings.length]));
    const deed = play(world);
    line.tried++;
    if (!deed?.manipulated) continue;
    line.manipulated++;
    let isChecked = false;
    for (const victim of deed.victims) {
      const alarms = victim.happenings
        .slice(honest.get(victim) ?? 0)
        .flatMap(({ kind }) => (['broken', 'rewritten', 'foreign'].includes(kind) ? [kind] : []));
      // A device that refuses to follow shows no such roll: what it showed before was honest.
      const refused = alarms.includes('broken') || alarms.includes('rewritten');
      const verdict = victim.verdict(deed.roll);
      verdicts.add(alarms[0] ?? verdict ?? 'unknown');
      if (verdict === 'checked' && !refused) isChecked = true;
    }
    if (isChecked) line.shownAsChecked++;
    else line.reported++;
  }
  return { ...line, verdicts: [...verdicts] };
}

/** An honest server: every roll is checked by every device, and no one is warned. */
function control(rules: Rules, games: number, rolls: number, seed: number): Report['control'] {
  const count = { rolls: 0, checked: 0, alarms: 0 };
  for (let game = 0; game < games; game++) {
    const world = new World(rules, seed + game);
    for (let i = 0; i < rolls; i++) {
      world.rollHonestly();
      // Now and then a page is loaded again.
      if (i % 4 === 3) world.devices[world.below(3)].load();
    }
    for (const device of world.devices) {
      const judged = device.client.rolls();
      count.rolls += judged.length;
      count.checked += judged.filter(({ verdict }) => verdict === 'checked').length;
      count.alarms += device.alarms.length;
    }
  }
  return count;
}

/** Two players are shown different histories, each fair in itself: only comparing codes finds it. */
async function equivocation(rules: Rules, trials: number, seed: number): Promise<Report['equivocation']> {
  let differentCodes = 0;
  let sameCodesWhenHonest = 0;
  for (let trial = 0; trial < trials; trial++) {
    const world = new World(rules, seed + trial);
    world.rollHonestly();
    const [ada, bea, cleo] = world.devices;
    const codes = await Promise.all(world.devices.map((device) => device.code()));
    if (new Set(codes).size === 1) sameCodesWhenHonest++;
    world.toRoll();
    const fork = world.fork(world.table.entries.length, seed + trial);
    for (const [table, to] of [
      [world.table, [ada, cleo]],
      [fork, [bea]],
    ] as const) {
      const before = world.table;
      world.table = table;
      const thrown = world.throwOf(to);
      table.add(thrown);
      world.tell(table, to);
      table.add(table.rollOf(world.shares(to)));
      world.tell(table, to);
      world.table = before;
    }
    if ((await ada.code()) !== (await bea.code())) differentCodes++;
  }
  return { tried: trials, differentCodes, sameCodesWhenHonest };
}

export async function runAll(rules: Rules, trials: number, seed = 1): Promise<Report> {
  return {
    control: control(rules, Math.max(2, trials / 5), 20, seed),
    equivocation: await equivocation(rules, Math.max(2, Math.ceil(trials / 10)), seed),
    attacks: ATTACKS.map((attack) => against(rules, attack, trials, seed)),
  };
}

/** Whether everything is as it must be. */
export function problemsOf({ control: honest, equivocation: two, attacks }: Report): string[] {
  return [
    ...(honest.checked === honest.rolls && honest.alarms === 0
      ? []
      : ['the honest control is not all checked']),
    ...(two.differentCodes === two.tried ? [] : ['different histories have the same code']),
    ...(two.sameCodesWhenHonest === two.tried ? [] : ['the same history has different codes']),
    ...attacks.flatMap(({ attack, shownAsChecked }) =>
      shownAsChecked > 0 ? [`${attack}: ${shownAsChecked} manipulated rolls are shown as checked`] : [],
    ),
  ];
}
