import { type Facts, knowsVersion, read } from '@iacta/core';
import { GAME_IDS, isGameId, type loadRules } from '@iacta/games';
import { type Clock, every } from '@iacta/online/clock';
import {
  type BeginDaily,
  closesAt,
  DAY,
  type DailyAttempt,
  type DailyLine,
  type Daily as DailyNow,
  type DailyRanking,
  dailyBots,
  dailyOptions,
  endOf,
  PERIODS,
  ranked,
  startOf,
} from '@iacta/online/daily';
import { randomHex } from '@iacta/online/random';
import type { ChangePlayer } from '@iacta/online/wire';
import { hashOfKey, type LogState } from '@iacta/table/log';
import type { JsonText } from '../http/json-text.ts';
import { type Answer, refuse } from '../permissions/refusals.ts';
import type { TableSession } from '../session/session.ts';
import type { DailyStore, ResultLine, SpentMarks } from '../store/daily.ts';
import type { Store } from '../store/store.ts';
import type { Table } from '../tables/table.ts';
import { dayFileText } from './day-file.ts';
import type { Days, PublicDay } from './days.ts';
import { resultOf } from './results.ts';
import { MOST_LINES, Standings } from './standings.ts';

/** A table for an attempt. */
export interface AttemptTable {
  readonly id: string;
  readonly day: string;
  readonly promise: string;
  readonly game: string;
  readonly rules: number;
  readonly name: string;
  readonly keyHash: string;
}

export interface DailySettings {
  /** For how long the clock must have run evenly before days are closed by it, in milliseconds. */
  readonly clockTrust: number;
}

export interface DailyParts {
  readonly store: Pick<Store, 'heads'> & { readonly daily: DailyStore };
  readonly days: Days;
  readonly clock: Clock;
  readonly settings: DailySettings;
  readonly loadRules: typeof loadRules;
  /** Opens a table and starts its game. Asked for twice, it is the same table. */
  readonly open: (attempt: AttemptTable) => Promise<void>;
  readonly session: (table: string) => Promise<TableSession | null>;
  /** Something went wrong at a table, or ('') with the days. */
  readonly failed: (table: string, error: unknown) => void;
}

/** Where days are looked after: new ones are made, those that are over are closed. */
const LOOK_EVERY = 20_000;
/**
 * Between the end of a day's time and its closing: results of the last moment are stored by then, also those of other
 * processes, whose clocks may differ a little.
 */
const CLOSING = 15_000;
/** A clock that was set by more than this is not believed for a while. */
const SET = 60_000;

/** The daily game: attempts, rankings, and the end of each day. */
export class Daily {
  readonly #parts: DailyParts;
  readonly #store: DailyStore;
  readonly #standings: Standings;
  /** Results that are being stored. */
  readonly #storing = new Set<Promise<void>>();
  #stop: (() => void) | null = null;
  /** Since when the machine's clock has run evenly, by the one that is never set. */
  #even: { readonly offset: number; readonly since: number };

  constructor(parts: DailyParts) {
    this.#parts = parts;
    this.#store = parts.store.daily;
    this.#standings = new Standings(parts.store.daily, parts.clock);
    this.#even = this.#evenNow();
  }

  /** Looks after the days from now on. Without it they are made when they are asked for, and never closed. */
  start(): void {
    const look = () => void this.look().catch((error: unknown) => this.#parts.failed('', error));
    this.#stop = every(this.#parts.clock, LOOK_EVERY, look);
    look();
  }

  async stop(): Promise<void> {
    this.#stop?.();
    this.#stop = null;
    await this.#stored();
  }

  /** Makes the days to come and closes those whose time is over. */
  async look(): Promise<void> {
    const { days, clock } = this.#parts;
    await days.coming();
    if (!this.#isTrusted()) return;
    for (const day of await this.#store.unclosed(days.today())) {
      if (clock.now() < closesAt(day) + CLOSING) continue;
      await this.#storeMissing(day);
      // So that the first who ask find them ready.
      if (await this.#store.closeDay(day, clock.now()))
        for (const period of PERIODS) await this.#standings.of(period, day);
    }
  }

  /** A machine may start with a wrong clock: one that is days ahead would publish secrets of days to come. */
  #isTrusted(): boolean {
    const now = this.#evenNow();
    if (Math.abs(now.offset - this.#even.offset) > SET) this.#even = now;
    return now.since - this.#even.since >= this.#parts.settings.clockTrust;
  }

  #evenNow(): { readonly offset: number; readonly since: number } {
    const { clock } = this.#parts;
    const since = clock.monotonic();
    return { offset: clock.now() - since, since };
  }

  async now(): Promise<DailyNow> {
    const { days, loadRules } = this.#parts;
    const coming = await days.coming();
    const games = await Promise.all(
      GAME_IDS.map(async (game) => {
        const { facts } = await loadRules(game);
        return { game, options: { ...dailyOptions(facts) }, bots: [...dailyBots(facts)] };
      }),
    );
    const [{ day }] = coming;
    return {
      day,
      closes: closesAt(day),
      days: [...coming],
      games,
      lastClosed: await this.#store.lastClosed(),
    };
  }

  /** Begins an attempt. The same key again finds the same table. `mayOpen`: whether another table may be opened. */
  async begin(
    { day, game }: { readonly day: string; readonly game: string },
    { key, name, player }: BeginDaily,
    mayOpen: () => boolean = () => true,
  ): Promise<Answer<DailyAttempt>> {
    if (!read(DAY, day).ok) return refuse('no-such-day');
    if (!isGameId(game)) return { ok: false, refusal: { code: 'unknown-game' } };
    const { clock, days } = this.#parts;
    const keyHash = hashOfKey(key);
    await days.coming();
    // Before the first day of this server there are no attempts, and no secret to mark keys with.
    if (!(await days.find(day))) return refuse(day > days.today() ? 'day-not-begun' : 'day-over');
    const opener = await days.markOf(day, { kind: 'opener', game, keyHash });
    const known = await this.#store.attemptOf(opener);
    const now = clock.now();
    if (!known && now < startOf(day)) return refuse('day-not-begun');
    if (!known && now >= endOf(day)) return refuse('day-over');
    if (!known && !mayOpen()) return refuse('too-many');
    const attempt =
      known ??
      (await this.#store.begin({
        table: randomHex(16),
        day,
        game,
        rules: await this.#versionOf(day, game),
        key: randomHex(8),
        opener,
        ...(await this.#linkOf(day, game, player)),
        name,
        begun: now,
      }));
    if (!attempt) return refuse('linked-already');
    if (attempt.name === null) return refuse('attempt-deleted');
    await this.#openTable(attempt.table, keyHash);
    return { ok: true, value: { table: attempt.table, seat: 0, day } };
  }

  async #linkOf(day: string, game: string, key: string | undefined) {
    if (key === undefined) return { player: null, linked: null };
    const player = hashOfKey(key);
    return { player, linked: await this.#parts.days.markOf(day, { kind: 'player', game, keyHash: player }) };
  }

  /** All attempts at a game of a day are played by one version of the rules. */
  async #versionOf(day: string, game: (typeof GAME_IDS)[number]): Promise<number> {
    const { facts } = await this.#parts.loadRules(game);
    const earlier = await this.#store.rulesOn(day, game);
    return earlier !== null && knowsVersion(facts, earlier) ? earlier : facts.rulesVersion;
  }

  /** A process may have ended between the beginning of an attempt and the opening of its table. */
  async #openTable(id: string, keyHash: string): Promise<void> {
    const { store, days, open } = this.#parts;
    if ((await store.heads([id])).length > 0) return;
    const attempt = await this.#store.attempt(id);
    const found = attempt && (await days.find(attempt.day));
    if (!attempt || !found) throw new Error(`there is no attempt at ${id}`);
    const { day, game, rules, name } = attempt;
    await open({ id, day, promise: found.promise, game, rules, name: name ?? '', keyHash });
  }

  /** Another key has the attempt at a table. The one that had it begins no second one. */
  async moveAttempt(table: string, keyHash: string): Promise<void> {
    const attempt = await this.#store.attempt(table);
    if (!attempt) return;
    const { day, game, opener } = attempt;
    const to = await this.#parts.days.markOf(day, { kind: 'opener', game, keyHash });
    await this.#store.remark(table, { opener: to }, await this.#spent(day, { opener, linked: null }));
  }

  /** Another key links the attempts of a player, of all days. The one that did links no second one on a day. */
  async changePlayer({ player, key }: ChangePlayer): Promise<Answer<{ readonly moved: number }>> {
    const to = hashOfKey(key);
    const attempts = await this.#store.linkedTo(hashOfKey(player));
    if ((await this.#store.linkedTo(to)).length > 0) return refuse('linked-already');
    for (const { table, day, game, linked } of attempts) {
      const mark = await this.#parts.days.markOf(day, { kind: 'player', game, keyHash: to });
      const marks = { player: to, linked: linked === null ? null : mark };
      await this.#store.remark(table, marks, await this.#spent(day, { opener: null, linked }));
    }
    return { ok: true, value: { moved: attempts.length } };
  }

  /** Marks that were in use and are kept until their day is closed. */
  async #spent(day: string, marks: Pick<SpentMarks, 'opener' | 'linked'>): Promise<SpentMarks | null> {
    const found = await this.#parts.days.find(day);
    const isNeeded = found?.closed === false && (marks.opener !== null || marks.linked !== null);
    return isNeeded ? { ...marks, table: `spent ${randomHex(16)}`, key: randomHex(8) } : null;
  }

  /** Entries of a table are on the disk. */
  written(table: Table, before: LogState, after: LogState): void {
    if (!after.daily || after.phase !== 'over' || before.phase === 'over') return;
    const storing = this.#finish(table, after).catch((error: unknown) => this.#parts.failed(table.id, error));
    this.#storing.add(storing);
    void storing.then(() => this.#storing.delete(storing));
  }

  async #finish(table: Table, log: LogState): Promise<void> {
    if (!log.daily || log.phase !== 'over') return;
    const seed = await this.#parts.days.seedOf(log.daily.day, log.rules.facts.id);
    const result = resultOf(log, table.rows[log.seq], seed);
    if (result) await this.#store.finish(table.id, result);
  }

  async #stored(): Promise<void> {
    await Promise.all(this.#storing);
  }

  /** Stores the results of games that are over, where the process that saw their end has stopped before it had. */
  async #storeMissing(day: string): Promise<void> {
    await this.#stored();
    for (const table of await this.#store.unfinished(day)) {
      try {
        const session = await this.#parts.session(table);
        const log = await session?.durableLog();
        if (session && log) await this.#finish(session.table, log);
      } catch (error) {
        this.#parts.failed(table, error);
      }
    }
  }

  async ranking(day: string, game: string): Promise<Answer<DailyRanking>> {
    const found = await this.#begun(day);
    if (!found) return refuse('no-such-day');
    if (!isGameId(game)) return { ok: false, refusal: { code: 'unknown-game' } };
    if (!found.closed) await this.#storeMissing(day);
    const lines = async (hints: boolean) =>
      linesOf(await this.#store.results({ day, game, hints }, MOST_LINES));
    const { promise, secret, closed } = found;
    const rankings = { plain: await lines(false), hints: await lines(true) };
    return { ok: true, value: { day, game, open: !closed, promise, secret, rankings } };
  }

  async standings(period: string, day: string): Promise<Answer<JsonText>> {
    const wanted = PERIODS.find((each) => each === period);
    if (wanted === undefined || !read(DAY, day).ok)
      return {
        ok: false,
        refusal: { code: 'malformed', data: { at: wanted === undefined ? 'period' : 'day' } },
      };
    return { ok: true, value: await this.#standings.of(wanted, day) };
  }

  /** The text of a closed day's file, page by page. */
  async file(day: string): Promise<Answer<AsyncGenerator<string>>> {
    const found = await this.#begun(day);
    if (!found) return refuse('no-such-day');
    const { promise, secret } = found;
    if (secret === null) return refuse('day-open');
    const value = dayFileText(this.#store, { day, promise, secret }, async ({ game, rules }) => {
      if (!isGameId(game)) throw new Error(`no game ${game}`);
      return termsOf((await this.#parts.loadRules(game)).facts, rules);
    });
    return { ok: true, value };
  }

  /** A day that has begun. */
  async #begun(day: string): Promise<PublicDay | null> {
    const { days } = this.#parts;
    if (!read(DAY, day).ok || day > days.today()) return null;
    await days.coming();
    return days.find(day);
  }
}

function termsOf(facts: Facts, rules: number) {
  return { options: dailyOptions(facts, rules), bots: dailyBots(facts) };
}

function linesOf(lines: readonly ResultLine[]): DailyLine[] {
  return ranked(lines).map(({ rank, name, points, finished, table }) => ({
    rank,
    name,
    points,
    finished,
    table,
  }));
}
