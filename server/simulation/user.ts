import { awaits, type Json, moves, type Rules } from '@iacta/core';
import {
  type ActionResult,
  type Asked,
  type Happening,
  type Memory,
  memoryForNow,
  TableClient,
} from '@iacta/online/client';
import type { Chance } from './chance.ts';
import type { World } from './world.ts';

interface Device {
  readonly memory: Memory;
  client: TableClient | null;
}

/** How a user behaves: each kind prefers other actions. */
export const CHARACTERS = ['plain', 'restless', 'staller', 'ghost', 'leaver'] as const;
export type Character = (typeof CHARACTERS)[number];

export interface UserParts {
  readonly table: string;
  readonly rules: Rules;
  readonly key: string | null;
  readonly address: string;
}

/** A person with one or more devices at a table, who does what people do, and what they should not. */
export class User {
  readonly key: string | null;
  readonly character: Character;
  readonly #devices: Device[] = [];
  readonly #world: World;
  readonly #chance: Chance;
  readonly #rules: Rules;
  readonly table: string;
  readonly address: string;
  #hasFollowed = false;
  #pending = 0;
  #stopped = false;

  constructor(world: World, { table, rules, key, address }: UserParts, character: Character) {
    this.address = address;
    this.#world = world;
    this.#chance = world.chance;
    this.#rules = rules;
    this.table = table;
    this.key = key;
    this.character = character;
    this.#addDevice();
    this.#think();
  }

  /** The pages that are open. */
  get clients(): readonly TableClient[] {
    return this.#devices.flatMap(({ client }) => client ?? []);
  }

  #addDevice(): void {
    const device: Device = { memory: memoryForNow(), client: null };
    this.#devices.push(device);
    this.#open(device);
  }

  /** What a device remembers outlives its page. */
  #open(device: Device): void {
    const { scheduler } = this.#world;
    const skew = this.#chance.between(-3_600_000, 3_600_000);
    device.client = new TableClient({
      url: 'sim:',
      table: this.table,
      ...(this.key === null ? {} : { key: this.key }),
      rules: this.#rules,
      memory: device.memory,
      connect: () => this.#world.connect(),
      jitter: () => this.#chance.below(1000) / 1000,
      clock: scheduler.clock(
        'client timer',
        () => this.#world.epoch + skew,
        () => true,
      ),
      on: (happening) => this.#hear(happening),
    });
  }

  /** Nothing is done any more, but devices stay. */
  stop(): void {
    this.#stopped = true;
  }

  close(): void {
    this.#stopped = true;
    for (const client of this.clients) client.close();
  }

  /** The player's data is deleted: the page closes, but another device may have been left open. */
  forgotten(): void {
    this.#stopped = true;
    for (const client of this.clients) if (this.#chance.happens(0.7)) client.close();
  }

  #hear(happening: Happening): void {
    if (happening.kind === 'broken') this.#world.fail(`a client at ${this.table}: ${happening.why}`);
    if (happening.kind === 'rewritten') this.#world.fail(`${this.table}: another history than before`);
    if (happening.kind === 'turned-away') this.#world.turnedAway(this, happening.refusal.code);
    if (happening.kind === 'table' && happening.roll) {
      const { verdict, number } = happening.roll;
      if (verdict === 'unproven') this.#world.fail(`roll ${number} at ${this.table}: ${verdict}`);
    }
  }

  #think(): void {
    const typical = this.character === 'restless' ? 1500 : 7000;
    const isAway = this.#chance.happens(0.004);
    const wait = isAway ? this.#chance.between(60_000, 3_600_000) : this.#chance.delay(typical);
    this.#world.scheduler.after(wait, 'think', () => {
      if (this.#stopped) return;
      this.#do();
      this.#think();
    });
  }

  #do(): void {
    const device = this.#chance.pick(this.#devices);
    if (!device.client) this.#open(device);
    else if (this.#chance.happens(0.006)) this.#visit(device.client);
    else if (this.#chance.happens(0.01)) this.#changeDevices(device, device.client);
    else if (this.#pending < 2) this.#play(device.client);
  }

  /** What the page and its user ask over HTTP. */
  #visit(client: TableClient): void {
    const isDeletion = this.key !== null && this.#chance.happens(this.character === 'leaver' ? 0.25 : 0.05);
    if (isDeletion) this.#world.forget(this);
    else this.#world.visits.visit(this.table, this.key, client.code, this.address);
  }

  #changeDevices(device: Device, client: TableClient): void {
    const kind = this.#chance.below(4);
    if (kind === 0) client.cut();
    else if (kind === 1) client.hurry();
    else if (kind === 2 && this.#devices.length < 3) this.#addDevice();
    else {
      // A page that is closed, and opened again later.
      client.close();
      device.client = null;
    }
  }

  #play(client: TableClient): void {
    const { table } = client;
    if (!table) return;
    if (table.again !== null && !this.#hasFollowed && this.#chance.happens(0.3)) {
      this.#hasFollowed = true;
      this.#world.follow(this, table.again);
      return;
    }
    const request = table.phase === 'waiting' ? this.#beforeTheStart(client) : this.#atPlay(client);
    if (request) this.#act(client, request);
  }

  #beforeTheStart(client: TableClient): Asked | null {
    const seats = client.table?.seats ?? [];
    if (client.host) {
      const empty = seats.findIndex(({ who }) => who === 'nobody');
      if (this.#chance.happens(0.05)) return { type: 'set', watch: this.#chance.happens(0.8) };
      if (this.#chance.happens(0.05))
        return { type: 'bot', seat: this.#chance.below(seats.length), bot: null };
      if (this.#chance.happens(0.02)) return { type: 'host', seat: this.#chance.below(seats.length) };
      if (this.#chance.happens(0.02)) return { type: 'leave' };
      if (empty >= 0 && this.#chance.happens(0.02)) return { type: 'close', seat: empty };
      if (empty >= 0) return this.#chance.happens(0.2) ? { type: 'bot', seat: empty, bot: 'greedy' } : null;
      return this.#chance.happens(0.2)
        ? { type: 'start', absent: this.#chance.pick(['bot', 'close']) }
        : { type: 'start' };
    }
    if (client.seat >= 0 && this.#chance.happens(0.03)) return { type: 'leave' };
    // Requests of someone who has no business here.
    return this.#chance.happens(0.05) ? this.#nonsense(client) : null;
  }

  #atPlay(client: TableClient): Asked | null {
    const { table, seat } = client;
    if (!table) return null;
    if (table.phase === 'over') return this.#chance.happens(0.02) ? { type: 'again' } : null;
    // Those without a seat try too: a former player's device, a spectator's.
    if (seat < 0) return this.#chance.happens(0.3) ? this.#nonsense(client) : null;
    const ask = table.asks.find(({ yes }) => !yes.includes(seat));
    if (ask && this.#chance.happens(0.5))
      return { type: 'answer', ask: ask.ask, yes: this.#chance.happens(0.7) };
    if (table.seats[seat]?.bot !== null) return this.#chance.happens(0.2) ? { type: 'back' } : null;
    if (table.paused) return this.#chance.happens(0.3) ? { type: 'resume' } : null;
    const odd = this.#oddAction(client, seat);
    if (odd) return odd;
    return this.character === 'staller' && this.#chance.happens(0.8) ? null : this.#step(client);
  }

  #oddAction(client: TableClient, seat: number): Asked | null {
    const { table, here, seq } = client;
    if (!table) return null;
    if (table.daily && this.#chance.happens(0.01)) return { type: 'hint' };
    const restless = this.character === 'restless' ? 4 : 1;
    const isStalling = this.character === 'staller';
    if (this.#chance.happens(isStalling ? 0.08 : 0.004 * restless)) return { type: 'pause' };
    if (this.#chance.happens(isStalling ? 0.1 : 0.01 * restless))
      return { type: 'undo', seen: seq, count: 1 + this.#chance.below(3) };
    if (this.#chance.happens(this.character === 'leaver' ? 0.01 : 0.001)) return { type: 'leave' };
    const away = table.seats.findIndex(
      ({ who, bot }, i) => who === 'person' && bot === null && !here.includes(i),
    );
    if (away >= 0 && away !== seat && this.#chance.happens(0.05))
      return { type: 'ask-bot', of: away, bot: 'greedy' };
    return this.#chance.happens(0.002) ? this.#nonsense(client) : null;
  }

  #step(client: TableClient): Asked | null {
    const { position, seat, owing, seq } = client;
    if (!position) return null;
    const waits = awaits(this.#rules, position);
    if (waits.kind === 'roll') {
      if (waits.seat === seat) void client.throwDice().then((result) => this.#answered(client, result));
      return null;
    }
    if (waits.kind === 'over' || !owing.includes(seat)) return null;
    const legal = moves(this.#rules, position, seat);
    if (legal.length === 0) return null;
    return { type: 'move', seen: seq, move: this.#rules.encodeMove(this.#chance.pick(legal)) as Json };
  }

  /** Anything at any time, as a broken or hostile client sends it. */
  #nonsense(client: TableClient): Asked {
    const { table, position, seq, seat } = client;
    const at = seat >= 0 ? seat : this.#chance.below(table?.seats.length ?? 1);
    const legal = position ? moves(this.#rules, position, at) : [];
    const move = legal.length > 0 ? (this.#rules.encodeMove(this.#chance.pick(legal)) as Json) : null;
    return this.#chance.pick<Asked>([
      { type: 'move', seen: seq, move },
      { type: 'throw', roll: this.#chance.below(20) },
      { type: 'undo', seen: seq, count: 1 },
      { type: 'pause' },
      { type: 'resume' },
      { type: 'back' },
      { type: 'leave' },
      { type: 'again' },
      { type: 'start' },
      { type: 'set', watch: true },
      { type: 'host', seat: at },
      { type: 'close', seat: at },
      { type: 'bot', seat: this.#chance.below(4), bot: this.#chance.happens(0.5) ? 'random' : null },
      { type: 'ask-bot', of: this.#chance.below(4), bot: 'greedy' },
      { type: 'answer', ask: table?.asks[0]?.ask ?? 0, yes: true },
    ]);
  }

  #act(client: TableClient, request: Asked): void {
    this.#pending++;
    void client.act(request).then((result) => this.#answered(client, result));
  }

  #answered(_client: TableClient, _result: ActionResult): void {
    this.#pending = Math.max(0, this.#pending - 1);
  }
}
