import { type Rules, readOptions } from '@iacta/core';
import { isGameId, type loadRules } from '@iacta/games';
import type { Clock } from '@iacta/online/clock';
import { dailyBots, dailyOptions } from '@iacta/online/daily';
import { randomHex } from '@iacta/online/random';
import type { OpenTable } from '@iacta/online/wire';
import { hashOfKey, SALT_BYTES } from '@iacta/table/log';
import type { AttemptTable } from '../daily/daily.ts';
import { type Answer, refuse } from '../permissions/refusals.ts';
import { durableRows } from '../store/durable-rows.ts';
import type { Batch, Listing, Phase } from '../store/store.ts';
import type { Draft } from '../tables/draft.ts';
import { Table } from '../tables/table.ts';
import { newCode } from './codes.ts';
import { attemptOf, type NewTable, openingOf, rematchOf } from './first-entries.ts';
import type { Openers } from './listing.ts';
import type { RegistryParts } from './parts.ts';

export interface OpenerParts extends Pick<RegistryParts, 'store' | 'committer' | 'whyNoWebhook'> {
  readonly clock: Clock;
  readonly loadRules: typeof loadRules;
  readonly openers: Openers;
}

/** What stands for the opener of the table at which the people of a finished one play again. */
export const rematchOpener = (table: string): string => `again ${table}`;

/** Writes the first entries of new tables. */
export class TableOpener {
  readonly #parts: OpenerParts;

  constructor(parts: OpenerParts) {
    this.#parts = parts;
  }

  /** Opens a table. The same key again finds the table it opened. */
  async open(request: OpenTable, provider = ''): Promise<Answer<Listing & { seat: number }>> {
    const { key, game, listed = false, name, webhook } = request;
    const { whyNoWebhook = () => 'no-webhooks' as const } = this.#parts;
    const refused = webhook ? whyNoWebhook(webhook) : null;
    if (refused !== null) return refuse(refused);
    if (!isGameId(game)) return { ok: false, refusal: { code: 'unknown-game' } };
    const rules = await this.#parts.loadRules(game);
    const options = readOptions(rules.facts, request.options);
    if (!options.ok) return options;
    const keyHash = hashOfKey(key);
    const seat = name === undefined ? -1 : 0;
    const known = await this.#opened(keyHash);
    if (known) return { ok: true, value: { ...known, seat } };
    const made = this.#newTable(rules);
    const { id, now: at, code } = made;
    const drafts = openingOf(made, request, options.value, keyHash);
    if (!(await this.#write(new Table(id, rules), drafts, { at, code, opener: keyHash, game, listed }))) {
      // Another request was faster: the same one sent twice at once, or (hardly ever) the same code.
      return this.open(request, provider);
    }
    if (listed) this.#parts.openers.note(id, provider);
    return { ok: true, value: { table: id, code, game, phase: 'waiting', seat } };
  }

  /**
   * Invites the same people to a new table, each one seat further (so that another begins) and in their colours. The
   * host is the player who asked for it, who is present. Asked for twice, it is the same table.
   */
  async openAgain(old: Table, host: string): Promise<string> {
    const opener = rematchOpener(old.id);
    const known = await this.#opened(opener);
    if (known) return known.table;
    const made = this.#newTable(old.rules);
    const { id, now: at, code } = made;
    const drafts = rematchOf(made, old, host);
    const game = old.rules.facts.id;
    if (await this.#write(new Table(id, old.rules), drafts, { at, code, opener, game, listed: false }))
      return id;
    return this.openAgain(old, host);
  }

  /** Opens the table of an attempt at the daily game. Its id is known before: of two that open it one has done it. */
  async openAttempt(attempt: AttemptTable): Promise<void> {
    const { id, game, rules: version } = attempt;
    if (!isGameId(game)) throw new Error(`no game ${game}`);
    const rules = await this.#parts.loadRules(game);
    const at = this.#parts.clock.now();
    const options = dailyOptions(rules.facts, version);
    for (;;) {
      const code = newCode();
      const drafts = attemptOf({ id, now: at, code }, attempt, { options, bots: dailyBots(rules.facts) });
      const opened = { at, code, opener: `daily ${id}`, game, listed: false };
      if (await this.#write(new Table(id, rules), drafts, opened, 'playing')) return;
      // Another request was faster, or (hardly ever) the code is taken.
      if ((await this.#parts.store.heads([id])).length > 0) return;
    }
  }

  /** The table that was opened with a key, once that is durable. */
  async #opened(opener: string): Promise<Listing | null> {
    const { store } = this.#parts;
    const known = await store.byOpener(opener);
    if (known) await durableRows(store, known.table);
    return known;
  }

  #newTable({ facts }: Rules): NewTable {
    return {
      id: randomHex(16),
      now: this.#parts.clock.now(),
      code: newCode(),
      rulesVersion: facts.rulesVersion,
    };
  }

  async #write(
    table: Table,
    drafts: readonly Draft[],
    opened: NonNullable<Batch['opened']>,
    phase: Phase = 'waiting',
  ): Promise<boolean> {
    const made = table.add(drafts, () => randomHex(SALT_BYTES), null);
    if (!made.ok) throw new Error(`table ${table.id}: cannot be opened: ${made.problem.code}`);
    const batch: Batch = { table: table.id, rows: made.rows, opened, phase };
    return (await this.#parts.committer.append(batch)) === 'done';
  }
}
