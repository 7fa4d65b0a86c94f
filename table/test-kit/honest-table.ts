import { awaits, type Below, encodeRoll, moves, type Options, type Rules } from '@iacta/core';
import { bytesToHex } from '@noble/hashes/utils.js';
import { commitOf, fairRoll, hashOfSecret, type Share } from '../dice/index.ts';
import {
  type Applied,
  apply,
  type Body,
  commitment,
  emptyLog,
  GENESIS,
  hashOfName,
  type LogState,
  type Observed,
  type OpenEntry,
} from '../log/index.ts';

const TABLE = '0123456789abcdef'.repeat(2);
const NAME_SALT = '5a'.repeat(16);

/** Writes a log as an honest server would, without a server: for tests of those who read it. */
export class HonestTable {
  readonly rules: Rules;
  readonly entries: OpenEntry[] = [];
  readonly #below: Below;
  state: LogState;
  secret = '';

  constructor(rules: Rules, below: Below) {
    this.rules = rules;
    this.#below = below;
    this.state = emptyLog(rules);
  }

  /** A table at which all seats are people's and the game has begun. */
  static started(rules: Rules, options: Options, below: Below, clock: number | null = null): HonestTable {
    const table = new HonestTable(rules, below).open(options, clock);
    for (let seat = 0; seat < options.seats; seat++) table.sit(seat);
    return table.start();
  }

  get at(): number {
    return 1_700_000_000_000 + this.entries.length * 1000;
  }

  random(bytes: number): string {
    return bytesToHex(Uint8Array.from({ length: bytes }, () => this.#below(256)));
  }

  /** What would come of an entry; nothing is written. */
  attempt(body: Body): Applied {
    return apply(this.state, { salt: 'ee'.repeat(16), body });
  }

  add(...bodies: Body[]): this {
    for (const body of bodies) this.addAs(body, this.random(16));
    return this;
  }

  /** With a given salt: so that a history can be written twice. */
  addAs(body: Body, salt: string): this {
    const entry = { salt, body };
    const applied = apply(this.state, entry);
    if (!applied.ok) throw new Error(`${body.type}: ${JSON.stringify(applied.problem)}`);
    this.entries.push(entry);
    this.state = applied.state;
    return this;
  }

  /** `clock`: the seconds for each decision. */
  open(options: Options, clock: number | null = null): this {
    const { id: game, rulesVersion } = this.rules.facts;
    return this.add({
      type: 'open',
      at: this.at,
      table: TABLE,
      game,
      rules: rulesVersion,
      options: { ...options },
      clock,
      watch: true,
    });
  }

  sit(seat: number): this {
    return this.add({ type: 'sit', at: this.at, seat, name: hashOfName(NAME_SALT, `Name ${seat}`) });
  }

  start(): this {
    return this.add({ type: 'start', at: this.at, next: this.promise(), dice: 2 });
  }

  /** A fresh promise; its secret is kept. */
  promise(): string {
    this.secret = this.random(32);
    return hashOfSecret(this.secret);
  }

  /** The shares of the devices of some seats. */
  shares(seats: readonly number[]): Share[] {
    return seats.map((seat) => ({ seat, nonce: this.random(16) }));
  }

  throwOf(shares: readonly Share[]): Body & { type: 'throw' } {
    const { table, dice, game } = this.state;
    if (!dice || !game) throw new Error('not started');
    const { roll, promise } = dice;
    const seat = this.rules.thrower(game.position);
    const isBot = this.state.seats[seat].bot !== null;
    return {
      type: 'throw',
      at: this.at,
      roll,
      seat,
      commits: shares.map((share) => ({
        seat: share.seat,
        commit: commitOf({ table, roll, promise }, share),
      })),
      ...(isBot ? { by: 'bot' as const } : {}),
    };
  }

  rollOf(shares: readonly Share[]): Body & { type: 'roll' } {
    const { table, dice, game } = this.state;
    const thrown = game && this.rules.dice(game.position);
    if (!dice || !thrown) throw new Error('no dice are awaited');
    const { secret } = this;
    const faces = encodeRoll(thrown, fairRoll(thrown, { table, roll: dice.roll, secret, shares }));
    const nonces = shares.map(({ nonce }) => nonce);
    return { type: 'roll', at: this.at, roll: dice.roll, faces, secret, nonces, next: this.promise() };
  }

  throwDice(seats: readonly number[]): this {
    const shares = this.shares(seats);
    this.add(this.throwOf(shares));
    return this.add(this.rollOf(shares));
  }

  /** One step: dice with the devices of all people, or any legal move of the first seat that is asked. */
  step(people = this.state.seats.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []))): this {
    const waits = awaits(this.rules, this.position);
    if (waits.kind === 'over') throw new Error('over');
    if (waits.kind === 'roll') return this.throwDice(people);
    const seat = waits.seats[this.#below(waits.seats.length)];
    const legal = moves(this.rules, this.position, seat);
    const move = this.rules.encodeMove(legal[this.#below(legal.length)]);
    const by = this.state.seats[seat].bot === null ? {} : { by: 'bot' as const };
    return this.add({ type: 'move', at: this.at, seat, move, ...by });
  }

  until(condition: (table: this) => boolean): this {
    for (let steps = 0; !condition(this); steps++) {
      if (steps > 5000) throw new Error('this never happens');
      this.step();
    }
    return this;
  }

  playOut(): this {
    return this.until(({ state }) => state.phase === 'over');
  }

  get position() {
    const { game } = this.state;
    if (!game) throw new Error('not started');
    return game.position;
  }

  /** As a seat may see it (-1: a spectator). */
  observed(seat: number): Observed[] {
    const { sealed = [], withdrawn = [] } = this.state.game ?? {};
    return this.entries.map((entry, seq): Observed => {
      const isClosed = sealed.includes(seq) || withdrawn.includes(seq);
      if (!isClosed || entry.body.type !== 'move' || entry.body.seat === seat) return entry;
      return { masked: commitment(entry.salt, JSON.stringify(entry.body)), by: entry.body.seat };
    });
  }

  /** The published file of this log. */
  file() {
    const names = this.entries.flatMap(({ body }, seq) =>
      body.type === 'sit' ? [{ seq, name: `Name ${body.seat}`, salt: NAME_SALT }] : [],
    );
    const head = this.entries.length > 0 ? this.state.head : GENESIS;
    return {
      kind: 'iacta-table-log' as const,
      format: 2 as const,
      table: TABLE,
      head,
      names,
      entries: this.observed(-1),
    };
  }
}
