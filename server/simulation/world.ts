import type { Rules } from '@iacta/core';
import type { SocketLike } from '@iacta/online/client';
import { hashOfKey } from '@iacta/online/log';
import { drawRandomFrom, randomHex } from '@iacta/online/random';
import { MemoryDisk } from '../store/memory.ts';
import { Chance } from './chance.ts';
import { DailyPlayers } from './daily.ts';
import { SimulatedStore } from './disk.ts';
import { checkEnd } from './ending.ts';
import { drawFaults, type Faults, NO_FAULTS } from './faults.ts';
import { type Answered, type Call, HttpNetwork } from './http.ts';
import { HttpChecks } from './http-checks.ts';
import { Line } from './network.ts';
import { Observer } from './observer.ts';
import { Scheduler } from './scheduler.ts';
import { ServerProcess } from './server.ts';
import { CHARACTERS, User } from './user.ts';
import { readingOf, Visits } from './visits.ts';

export interface Outcome {
  readonly seed: number;
  readonly problem: string | null;
  readonly trace: string;
  readonly events: number;
  readonly entries: number;
  readonly tables: number;
  readonly crashes: number;
  readonly acknowledged: number;
  /** Requests over HTTP that reached the server, and deletions that it reported. */
  readonly requests: number;
  readonly deletions: number;
  /** Results of daily games on the disk, and days that were closed. */
  readonly results: number;
  readonly closedDays: number;
  /** Hours of simulated time, for each table from its opening. */
  readonly tableHours: number;
}

const EPOCH = 1_800_000_000_000;
/** Of so many seeds one plays the daily game. */
const DAILY = 5;
/** 23:15 UTC: longer runs come to the end of the day, the longest ones to its closing. */
const LATE_IN_A_DAY = Date.parse('2027-01-15T23:15:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The server may keep no more connections. */
const MOST_CONNECTIONS = 500;

/** One run: a server, its tables and their users, and all that goes wrong around them. */
export class World {
  readonly scheduler: Scheduler;
  readonly chance: Chance;
  readonly visits: Visits;
  readonly observer: Observer;
  readonly checks: HttpChecks;
  readonly http: HttpNetwork;
  readonly rules: ReadonlyMap<string, Rules>;
  readonly users: User[] = [];
  readonly epoch: number;
  /** A run in which the daily game is played, over the end of a day; null: another run. */
  readonly daily: DailyPlayers | null;
  readonly #seed: number;
  readonly #disk = new MemoryDisk();
  readonly #openedAt = new Map<string, number>();
  #addresses = 0;
  #faults: Faults;
  #server: ServerProcess | null = null;
  #skew = 0;
  #uptime = 0;
  #upSince = 0;
  /** What the server's clock showed at virtual time 0 when the process started; later jumps do not reach it. */
  #wallAtStart = 0;
  #crashes = 0;
  #deletions = 0;
  #problem: string | null = null;

  constructor(seed: number, rules: ReadonlyMap<string, Rules>) {
    this.#seed = seed;
    const isDaily = seed % DAILY === DAILY - 2;
    this.epoch = isDaily ? LATE_IN_A_DAY : EPOCH;
    this.daily = isDaily ? new DailyPlayers(this, this.#disk) : null;
    this.rules = rules;
    this.chance = new Chance(seed);
    this.scheduler = new Scheduler(new Chance(seed ^ 0x5bd1e995).below);
    this.#faults = drawFaults(this.chance);
    const fail = (problem: string) => this.fail(problem);
    this.observer = new Observer({
      disk: this.#disk,
      rules,
      now: () => this.scheduler.time,
      uptime: () => this.uptime,
      fail,
    });
    this.checks = new HttpChecks(this.observer, fail);
    this.http = new HttpNetwork(
      this.scheduler,
      this.chance,
      () => this.#faults,
      () => this.#server,
      this.checks,
    );
    this.visits = new Visits(this.scheduler, this.chance, this.http);
  }

  /** Something happened that must not happen. The first is kept. */
  fail(problem: string): void {
    this.scheduler.note(`problem: ${problem}`);
    this.#problem ??= `${problem} (at ${Math.round(this.scheduler.time)} ms)`;
  }

  get hasFailed(): boolean {
    return this.#problem !== null;
  }

  async run(): Promise<Outcome> {
    drawRandomFrom(new Chance(this.#seed ^ 0x27d4eb2f).bytes);
    try {
      this.#start();
      this.#scheduleTrouble();
      const tables = 1 + this.chance.below(2);
      for (let i = 0; i < tables; i++) this.#openTable();
      if (this.daily) this.#beginAttempts(this.daily);
      // Most runs are short, so that more beginnings are tried; the long ones reach ends and rematches.
      const isLong = this.chance.happens(0.3);
      await this.pass(isLong ? this.chance.between(HOUR, 5 * HOUR) : this.chance.between(HOUR / 6, HOUR));
      // Nothing fails any more and no user acts: devices come back and learn what they have missed.
      this.#faults = NO_FAULTS;
      for (const user of this.users) user.stop();
      await this.pass(3 * MINUTE);
      if (!this.hasFailed) await checkEnd(this);
    } catch (error) {
      this.fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
    } finally {
      for (const user of this.users) user.close();
      drawRandomFrom(null);
    }
    return {
      seed: this.#seed,
      problem: this.#problem,
      trace: this.scheduler.traceHash(),
      events: this.scheduler.events,
      entries: this.observer.entries,
      tables: this.observer.models.size,
      crashes: this.#crashes,
      acknowledged: this.observer.acknowledged.length,
      requests: this.http.calls,
      deletions: this.#deletions,
      results: [...this.#disk.daily.attempts.values()].filter(({ result }) => result !== null).length,
      closedDays: [...this.#disk.daily.days.values()].filter(({ closed }) => closed !== null).length,
      tableHours: [...this.#openedAt.values()].reduce(
        (sum, at) => sum + (this.scheduler.time - at) / HOUR,
        0,
      ),
    };
  }

  /** Time passes, unless something has failed. */
  async pass(ms: number): Promise<void> {
    await this.scheduler.until(this.scheduler.time + ms, () => this.hasFailed);
  }

  // The server and its troubles

  #start(): void {
    this.#upSince = this.scheduler.time;
    this.#wallAtStart = this.epoch + this.#skew;
    this.#server = new ServerProcess({
      scheduler: this.scheduler,
      chance: this.chance,
      botFails: () => this.#faults.botFails,
      rules: this.rules,
      wall: () => this.epoch + this.#skew,
      openStore: (process) => this.#openStore(process),
      died: () => this.#died(),
      hasDays: this.daily !== null,
    });
  }

  #openStore(process: ServerProcess): SimulatedStore {
    return new SimulatedStore(this.#disk, this.scheduler, this.chance, () => this.#faults, {
      written: (batches, results) => {
        this.observer.written(batches, results);
        this.#checkQueues();
      },
      redacted: (table) => this.observer.redacted(table),
      read: (table) => {
        const { time } = this.scheduler;
        this.observer.times.get(table)?.wasRead(this.#wallAtStart + time, time - this.#upSince);
      },
      isAlive: () => process.isAlive,
      crash: () => process.crash(),
    });
  }

  #checkQueues(): void {
    const server = this.#server;
    if (!server) return;
    if (server.registry.sessions.size > this.observer.models.size) this.fail('more sessions than tables');
    if (server.lines.size > MOST_CONNECTIONS) this.fail('too many connections are kept');
  }

  #died(): void {
    this.#crashes++;
    this.#uptime += this.scheduler.time - this.#upSince;
    this.#server = null;
    this.observer.attendance.allLeft();
    this.scheduler.after(this.chance.delay(3000), 'start', () => this.#start());
  }

  /** For how long the server has run. */
  get uptime(): number {
    return this.#uptime + (this.#server ? this.scheduler.time - this.#upSince : 0);
  }

  #scheduleTrouble(): void {
    const { crashEvery, jumpEvery } = this.#faults;
    if (crashEvery > 0) this.#fromTimeToTime(crashEvery, 'trouble', () => this.#server?.crash());
    // The server's clock is set.
    const jump = () => {
      this.#skew += this.chance.between(-2 * HOUR, 2 * HOUR);
    };
    if (jumpEvery > 0) this.#fromTimeToTime(jumpEvery, 'jump', jump);
  }

  #fromTimeToTime(mean: number, label: string, act: () => void): void {
    this.scheduler.after(this.chance.delay(mean), label, () => {
      if (this.#faults === NO_FAULTS) return;
      act();
      this.#fromTimeToTime(mean, label, act);
    });
  }

  // Tables and users

  #openTable(): void {
    const game = this.chance.pick([...this.rules.keys()]);
    const rules = this.rules.get(game) as Rules;
    const counts = rules.facts.seatCounts.filter((count) => count <= 4);
    const seats = this.chance.pick(counts.filter((count) => count > 1));
    const key = randomHex(16);
    const clock = this.chance.happens(0.5) ? this.chance.pick([30, 120, 900]) : null;
    const listed = this.chance.happens(0.3);
    const body = {
      key,
      game,
      options: { seats },
      clock,
      watch: true,
      listed,
      name: `Host ${key.slice(0, 6)}`,
    };
    const from = this.newAddress();
    this.visits.insist(
      { route: 'open', method: 'POST', url: '/api/tables', key: null, table: null, body, from },
      ({ status, text }) => {
        if (status !== 200) {
          this.fail(`a table could not be opened: ${text}`);
          return;
        }
        const { table } = JSON.parse(text) as { table: string };
        this.#openedAt.set(table, this.scheduler.time);
        this.#join(table, rules, key, from);
        for (let guest = 1; guest < seats; guest++) this.#invite(table, rules);
        if (this.chance.happens(0.5)) this.#watch(table, rules);
      },
    );
  }

  /** Some at once, and others later, perhaps on the next day. */
  #beginAttempts(daily: DailyPlayers): void {
    const attempts = 1 + this.chance.below(4);
    for (let i = 0; i < attempts; i++) {
      this.scheduler.after(i === 0 ? 0 : this.chance.delay(HOUR / 2), 'daily', () => {
        daily.begin((table, game, key, from) => {
          this.#openedAt.set(table, this.scheduler.time);
          this.#join(table, this.rules.get(game) as Rules, key, from);
        });
      });
    }
  }

  #invite(table: string, rules: Rules): void {
    const key = randomHex(16);
    const from = this.newAddress();
    const body = { key, name: `Guest ${key.slice(0, 6)}` };
    const url = `/api/tables/${table}/seats`;
    this.scheduler.after(this.chance.delay(20_000), 'invited', () => {
      this.visits.insist(
        { route: 'sit', method: 'POST', url, key: null, table, body, from },
        ({ status }) => {
          if (status !== 200) return;
          this.#join(table, rules, key, from);
          // Someone else may want the seat when it is given up.
          if (this.chance.happens(0.3)) this.#invite(table, rules);
        },
      );
    });
  }

  #watch(table: string, rules: Rules): void {
    const from = this.newAddress();
    this.scheduler.after(this.chance.delay(60_000), 'watch', () => this.#join(table, rules, null, from));
  }

  #join(table: string, rules: Rules, key: string | null, address: string): void {
    const character = this.chance.happens(0.5) ? 'plain' : this.chance.pick(CHARACTERS);
    this.users.push(new User(this, { table, rules, key, address }, character));
  }

  newAddress(): string {
    this.#addresses++;
    return `10.0.${this.#addresses >> 8}.${this.#addresses & 255}`;
  }

  /** A user goes along to the table where the same people play again. */
  follow(user: User, table: string): void {
    const model = this.observer.models.get(table);
    if (!model) {
      this.fail(`the rematch ${table} is not on the disk`);
      return;
    }
    if (!this.#openedAt.has(table)) this.#openedAt.set(table, this.scheduler.time);
    this.#join(table, model.rules, user.key, user.address);
    if (this.chance.happens(0.7)) user.close();
  }

  /** A user deletes their data, and asks again until the server says that it is done. */
  forget(user: User): void {
    const { key, table, address } = user;
    if (key === null) return;
    this.visits.insist(readingOf('forget', table, key, address), ({ status, text }) => {
      // Refused where another device was faster, or where the key has no part in the table.
      if (status === 200) this.#deletions++;
      else if (this.observer.models.get(table)?.keyHashes().has(hashOfKey(key)))
        this.fail(`a deletion was refused: ${text}`);
      user.forgotten();
    });
  }

  /** Asks over HTTP while time passes. */
  async ask(call: Call): Promise<Answered | null> {
    let answered: Answered | null = null;
    let isDone = false;
    void this.http.send(call).then((answer) => {
      answered = answer;
      isDone = true;
    });
    await this.scheduler.until(this.scheduler.time + MINUTE, () => isDone || this.hasFailed);
    return answered;
  }

  connect(): SocketLike {
    const server = this.#server;
    const line = new Line(this.scheduler, this.chance, {
      sent: (from, text) => {
        if (this.chance.happens(this.#faults.sendCrashes)) this.#server?.crash();
        this.observer.sent(from, text);
      },
      asked: (from, text) => this.observer.request(from, text),
      breaks: () => this.chance.happens(this.#faults.cuts),
      notices: () => !this.chance.happens(this.#faults.silentCuts),
    });
    line.server.on('close', () => this.observer.attendance.left(line));
    if (server) server.accept(line);
    line.open(server !== null);
    return line.client;
  }

  /** A client was sent away for good: only right if it has no part in the table, or may not watch. */
  turnedAway({ table, key }: User, code: string): void {
    const model = this.observer.models.get(table);
    const isDeleted = key !== null && this.observer.isForgetting(table, hashOfKey(key));
    const isRight =
      // Between the message and its arrival the host may have changed it again.
      code === 'no-watching' ||
      (code === 'unknown-key' && isDeleted) ||
      (code === 'unknown-key' && (!model || (model.seatOf(key) < 0 && !model.isHost(key))));
    if (!isRight) this.fail(`turned away from ${table}: ${code}`);
  }
}
