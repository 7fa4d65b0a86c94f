import {
  closesAt,
  type DailyRanking,
  dailyPromise,
  dailySeed,
  dayOf,
  verifyDayText,
} from '@iacta/online/daily';
import { hashOfKey } from '@iacta/online/log';
import { randomHex } from '@iacta/online/random';
import type { MemoryDisk } from '../store/memory.ts';
import type { Call } from './http.ts';
import type { TableModel } from './model.ts';
import type { World } from './world.ts';

/** What the users of a run with daily games do over HTTP, and what must hold of rankings and closed days. */
export class DailyPlayers {
  readonly #world: World;
  readonly #disk: MemoryDisk;
  /** The table of each attempt, by day, game and key. */
  readonly #tables = new Map<string, string>();

  constructor(world: World, disk: MemoryDisk) {
    this.#world = world;
    this.#disk = disk;
  }

  /** A user begins an attempt, and perhaps again from another device. `join`: comes to its table. */
  begin(join: (table: string, game: string, key: string, from: string) => void): void {
    const { chance, rules, visits, scheduler, epoch } = this.#world;
    const game = chance.pick([...rules.keys()]);
    const day = dayOf(epoch + scheduler.time);
    const key = randomHex(16);
    const from = this.#world.newAddress();
    const player = chance.happens(0.5) ? { player: randomHex(16) } : {};
    const body = { key, name: `Player ${key.slice(0, 6)}`, ...player };
    const url = `/api/daily/${day}/${game}`;
    const call: Call = { route: 'daily-begin', method: 'POST', url, key: null, table: null, body, from };
    const insist = (isFirst: boolean) =>
      visits.insist(call, ({ status, text }) => {
        if (status === 200) this.#begun(`${url} ${key}`, text, hashOfKey(key));
        // The clock of the server may have been set to another day.
        else if (status !== 409) this.#world.fail(`an attempt could not be begun: ${text}`);
        const table = this.#tables.get(`${url} ${key}`);
        if (isFirst && table !== undefined) join(table, game, key, from);
      });
    insist(true);
    if (chance.happens(0.5)) scheduler.after(chance.delay(600_000), 'daily again', () => insist(false));
  }

  #begun(attempt: string, text: string, keyHash: string): void {
    const { table } = JSON.parse(text) as { table: string };
    const model = this.#world.observer.models.get(table);
    const known = this.#tables.get(attempt);
    const isForgotten = this.#world.observer.isForgetting(known ?? table, keyHash);
    if (!model?.table.log.daily) this.#world.fail(`daily: ${table} is not on the disk`);
    else if (known !== undefined && known !== table && !isForgotten)
      this.#world.fail(`daily: ${table} and ${known} are one attempt`);
    else if (model.seats[0]?.key !== keyHash && !isForgotten)
      this.#world.fail(`daily: ${table} is another player's`);
    if (known === undefined) this.#tables.set(attempt, table);
  }

  /** Every game that is over in time is ranked, and the file of every closed day is right. */
  async checkEnd(): Promise<void> {
    const rankings = new Set(this.#models().map(({ day, game }) => `${day}/${game}`));
    for (const path of rankings) {
      const text = await this.#ask(`/api/daily/${path}`);
      if (text !== null) this.#checkRanking(JSON.parse(text) as DailyRanking);
    }
    for (const { day, promise, secret, closed } of this.#disk.daily.days.values()) {
      if (closed === null) continue;
      if (dailyPromise(secret) !== promise) this.#world.fail(`${day}: the secret is not the promised one`);
      const text = await this.#ask(`/api/daily/${day}`);
      if (text === null) continue;
      const rulesOf = async (game: string) => this.#world.rules.get(game) ?? null;
      const verdict = await verifyDayText(text, rulesOf, { promise });
      const results = [...this.#disk.daily.attempts.values()].filter(
        (each) => each.day === day && each.result,
      );
      if (!verdict.ok) this.#world.fail(`${day} does not verify: ${JSON.stringify(verdict.problem)}`);
      else if (verdict.summary.attempts !== results.length)
        this.#world.fail(`${day}: ${verdict.summary.attempts} of ${results.length} results are in its file`);
    }
  }

  async #ask(url: string): Promise<string | null> {
    const from = this.#world.newAddress();
    const answered = await this.#world.ask({
      route: 'daily-read',
      method: 'GET',
      url,
      key: null,
      table: null,
      from,
    });
    if (answered?.status === 200) return answered.text;
    // The clock of the server may show an earlier day.
    if (answered?.status !== 404) this.#world.fail(`${url} is answered by ${answered?.text ?? 'nothing'}`);
    return null;
  }

  #checkRanking({ day, game, open, rankings }: DailyRanking): void {
    const over = this.#models().filter(
      ({ model, ...of }) => of.day === day && of.game === game && model.table.phase === 'over',
    );
    const inTime = over.filter(({ model }) => (model.bodies.at(-1)?.at ?? 0) < closesAt(day));
    const listed = [...rankings.plain, ...rankings.hints].map(({ table }) => table ?? '');
    const surplus = listed.filter((id) => !inTime.some(({ model }) => model.table.id === id));
    if (surplus.length > 0)
      this.#world.fail(`${day} ${game}: ${surplus.join()} is ranked and not over in time`);
    if (open && listed.length !== inTime.length)
      this.#world.fail(`${day} ${game}: ${inTime.length} games are over, ${listed.length} are ranked`);
    for (const { table } of rankings.hints)
      if (
        !over.some(
          ({ model }) => model.table.id === table && model.bodies.some(({ type }) => type === 'hint'),
        )
      )
        this.#world.fail(`${day} ${game}: ${table} was played without hints`);
  }

  #models(): readonly { readonly model: TableModel; readonly day: string; readonly game: string }[] {
    return [...this.#world.observer.models.values()].flatMap((model) => {
      const { daily } = model.table.log;
      return daily ? [{ model, day: daily.day, game: model.rules.facts.id }] : [];
    });
  }
}

/** What must not be known of days that are not closed. */
export class DailySecrets {
  readonly #disk: MemoryDisk;
  readonly #games: readonly string[];
  readonly #byDay = new Map<string, readonly string[]>();

  constructor(disk: MemoryDisk, games: Iterable<string>) {
    this.#disk = disk;
    this.#games = [...games];
  }

  /** Whether a text contains the secret of an open day, or a seed that follows from it. */
  isIn(text: string): boolean {
    for (const { day, secret, closed } of this.#disk.daily.days.values()) {
      if (closed !== null) continue;
      const known = this.#byDay.get(day) ?? [
        secret,
        ...this.#games.map((game) => dailySeed(secret, day, game)),
      ];
      this.#byDay.set(day, known);
      if (known.some((each) => text.includes(each))) return true;
    }
    return false;
  }
}
