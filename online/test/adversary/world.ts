import {
  type Dice,
  encodeRoll,
  type Face,
  type Options,
  type Roll,
  type Rules,
  randomStream,
  readOptions,
} from '@iacta/core';
import { commitOf, type Share } from '@iacta/table/dice';
import { type Body, chainHash, commitment, comparisonCode, type OpenEntry } from '@iacta/table/log';
import { HonestTable } from '@iacta/table/test-kit';
import {
  type Happening,
  type Known,
  type Memory,
  memoryForNow,
  type SocketLike,
  TableClient,
} from '../../client/index.ts';
import type { Clock } from '../../clock/index.ts';
import { drawRandomFrom } from '../../random/index.ts';
import type { Reply, ReplyOf, Request } from '../../wire/index.ts';

/** Nothing happens by itself: every message is delivered at once. */
const STILL: Clock = { now: () => 0, monotonic: () => 0, setTimeout: () => 0, clearTimeout: () => {} };

/** The device of one player: the real client library, with a server at the other end that is in our hands. */
export class Device {
  readonly seat: number;
  readonly #world: World;
  #memory: Memory;
  readonly happenings: Happening[] = [];
  /** What this device has sent, as the server got it. */
  commits = new Map<string, string>();
  nonces = new Map<string, string>();
  client!: TableClient;
  #socket!: SocketLike;

  constructor(world: World, seat: number, memory = memoryForNow()) {
    this.#world = world;
    this.seat = seat;
    this.#memory = memory;
    this.load();
  }

  /** Another page or program at the same seat, with what `memoryOf` makes of this one's memory. */
  twin(memoryOf: (memory: Memory) => Memory): Device {
    return new Device(this.#world, this.seat, memoryOf(this.#memory));
  }

  /** The page is loaded, or loaded again: what it keeps stays, the rest is gone. */
  load(): void {
    this.client?.close();
    const socket: SocketLike = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => this.#sent(JSON.parse(text) as Request),
      close: () => {},
    };
    this.#socket = socket;
    this.client = new TableClient({
      url: '',
      table: this.#world.table.state.table || TABLE,
      key: 'k'.repeat(22),
      rules: this.#world.rules,
      memory: this.#memory,
      clock: STILL,
      connect: () => socket,
      on: (happening) => this.happenings.push(happening),
    });
    socket.onopen?.({} as never);
  }

  /** The connection is lost and comes back; the page stays open. */
  reconnect(): void {
    this.client.cut();
    this.client.hurry();
    this.#socket.onopen?.({} as never);
  }

  /** Another device, which has never been at this table. */
  forgetAndLoad(): void {
    this.#memory = memoryForNow();
    this.load();
  }

  /** What the device keeps of the table; and an older state of it, as after a failed write. */
  remembered(): Known | null {
    return this.#memory.load(TABLE);
  }
  remember(known: Known | null): void {
    if (known) this.#memory.save(TABLE, known);
  }

  hear(reply: Reply): void {
    this.#socket.onmessage?.({ data: JSON.stringify(reply) } as never);
  }

  #sent(request: Request): void {
    if (request.type === 'commit') this.commits.set(request.promise, request.commit);
    // A page that is loaded again also sends what another page of the device has revealed for the same throw.
    if (request.type === 'reveal' && !this.nonces.has(request.promise))
      this.nonces.set(request.promise, request.nonce);
    if (request.type === 'hello') this.#world.greet(this);
  }

  /** What the player is shown of a roll; null: this device does not know the roll at all. */
  verdict(roll: number): string | null {
    return this.client.rolls().findLast((each) => each.roll === roll)?.verdict ?? null;
  }

  /** What the player is warned of. */
  get alarms(): string[] {
    return this.happenings.flatMap(({ kind }) =>
      kind === 'broken' || kind === 'rewritten' || kind === 'foreign' ? [kind] : [],
    );
  }

  /** What the player reads to the others. */
  code(): Promise<string> {
    return comparisonCode(this.client.head);
  }
}

const TABLE = '0123456789abcdef'.repeat(2);
const SEATS = 3;

/** A table with three devices and a server that does what it is told, honest or not. */
export class World {
  readonly rules: Rules;
  readonly below: (n: number) => number;
  readonly options: Options;
  table: HonestTable;
  /** The history that a device is shown when it comes; by default the one there is. */
  shown: (device: Device) => HonestTable = () => this.table;
  readonly devices: Device[] = [];

  constructor(rules: Rules, seed: number) {
    this.rules = rules;
    this.below = randomStream(seed);
    // Devices draw the keys of their nonces.
    const drawn = randomStream(seed + 1_000_000);
    drawRandomFrom((bytes) => bytes.map(() => drawn(256)));
    const options = readOptions(rules.facts, { seats: SEATS });
    if (!options.ok) throw new Error('three seats');
    this.options = options.value;
    this.table = HonestTable.started(rules, options.value, this.below);
    for (let seat = 0; seat < SEATS; seat++) {
      this.devices.push(new Device(this, seat));
    }
  }

  greet(device: Device): void {
    device.hear(this.welcomeOf(device));
  }

  welcomeOf(device: Device): ReplyOf<'welcome'> {
    const table = this.shown(device);
    return {
      type: 'welcome',
      seat: device.seat,
      host: device.seat === 0,
      code: null,
      hostSeat: 0,
      rematch: false,
      entries: table.observed(device.seat) as never,
      names: [],
      here: [0, 1, 2],
      watchers: 0,
    };
  }

  /** Tells the latest entry of a history to devices. */
  tell(table = this.table, to: readonly Device[] = this.devices): void {
    const seq = table.entries.length - 1;
    for (const device of to) {
      const entry = table.observed(device.seat)[seq] as never;
      device.hear({ type: 'entry', seq, head: table.state.head, entry, opened: openedIn(table) });
    }
  }

  /** Writes an entry and tells it to all. */
  write(...bodies: Body[]): void {
    for (const body of bodies) {
      this.table.add(body);
      this.tell();
    }
  }

  /** Tells an entry that does not follow: the server's own fold would not write it. */
  forge(body: Body, to: readonly Device[] = this.devices): void {
    const entry: OpenEntry = { salt: 'ee'.repeat(16), body };
    for (const device of to) {
      const seq = device.client.seq + 1;
      device.hear({ type: 'entry', seq, head: headAfter(device.client.head, entry), entry });
    }
  }

  /** Plays moves until dice are to be thrown. */
  toRoll(): void {
    while (!this.rules.dice(this.table.position)) {
      if (this.table.state.phase === 'over') throw new Error('over');
      this.table.step();
      this.tell();
    }
  }

  encode(dice: Dice, roll: Roll): Face[] {
    return encodeRoll(dice, roll);
  }

  get promise(): string {
    return this.table.state.dice!.promise;
  }
  get roll(): number {
    return this.table.state.dice!.roll;
  }

  /** The throw that the devices' commitments make. */
  throwOf(devices: readonly Device[] = this.devices): Body & { type: 'throw' } {
    const commits = devices.map((device) => ({
      seat: device.seat,
      commit: device.commits.get(this.promise) ?? '',
    }));
    return { ...this.table.throwOf([]), commits };
  }

  /** What the devices have revealed. */
  shares(devices: readonly Device[] = this.devices): Share[] {
    return devices.map((device) => ({
      seat: device.seat,
      nonce: device.nonces.get(this.promise) ?? '',
    }));
  }

  /** A contribution of the server's own, in somebody's name. */
  puppet(seat: number): { share: Share; commit: { seat: number; commit: string } } {
    const share = { seat, nonce: this.table.random(16) };
    const { table } = this.table.state;
    const commit = commitOf({ table, roll: this.roll, promise: this.promise }, share);
    return { share, commit: { seat, commit } };
  }

  /** An honest roll. */
  rollHonestly(): void {
    this.toRoll();
    this.write(this.throwOf());
    this.write(this.table.rollOf(this.shares()));
  }

  /** The roll that would come out, without making it: the secret stays what it was. */
  peek(shares: readonly Share[]): Body & { type: 'roll' } {
    const { secret } = this.table;
    const roll = this.table.rollOf(shares);
    this.table.secret = secret;
    return roll;
  }

  /** The table as it was some entries ago, as another history can begin from there. */
  fork(entries: number, seed: number): HonestTable {
    const fork = new HonestTable(this.rules, randomStream(seed));
    for (const { body, salt } of this.table.entries.slice(0, entries)) fork.addAs(body, salt);
    fork.secret = this.table.secret;
    return fork;
  }
}

function openedIn(table: HonestTable) {
  const { line } = table.state.game ?? {};
  if (!line?.value.opened) return undefined;
  const opened = [];
  for (let at = line.previous; at && at.value.seat !== null; at = at.previous) {
    const { seq } = at.value;
    opened.push({ seq, ...table.entries[seq] });
  }
  return opened;
}

function headAfter(head: string, { salt, body }: OpenEntry): string {
  return chainHash(head, commitment(salt, JSON.stringify(body)));
}
