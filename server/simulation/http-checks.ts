import { type Body, hashOfKey, type LogFile } from '@iacta/online/log';
import { recordOf } from '@iacta/table/log';
import type { Answered, Call } from './http.ts';
import type { TableModel } from './model.ts';
import type { Observer } from './observer.ts';

/** A request with what the disk had when it arrived. */
export interface Arrived {
  readonly call: Call;
  readonly seq: number;
  readonly wasKnown: boolean;
  readonly allowed: boolean;
}

interface Reply {
  readonly [field: string]: unknown;
  readonly refusal?: { readonly code: string };
}

const STATUSES = [200, 400, 403, 404, 409, 429, 503];

/**
 * What must hold for every answer over HTTP. Who may read what is written here from docs/security.md, not from the
 * server's table of permissions.
 */
export class HttpChecks {
  readonly #observer: Observer;
  readonly #fail: (problem: string) => void;

  constructor(observer: Observer, fail: (problem: string) => void) {
    this.#observer = observer;
    this.#fail = fail;
  }

  arrived(call: Call): Arrived {
    const { route, body, key, table } = call;
    if ((route === 'open' || route === 'sit' || route === 'daily-begin') && body)
      this.#observer.asksForSeat(String(body.key), String(body.name));
    if (route === 'forget' && table !== null && key !== null) this.#observer.asksToBeForgotten(table, key);
    const model = this.#observer.models.get(table ?? '');
    return {
      call,
      seq: model?.table.seq ?? -1,
      wasKnown: model !== undefined,
      allowed: model !== undefined && this.why(call, model) === null,
    };
  }

  /** Why a request must be refused, as the disk is now; null: it must not. */
  why({ route, key }: Pick<Call, 'route' | 'key'>, model: TableModel): string | null {
    const { table } = model;
    const isKnown = key !== null && model.keyHashes().has(hashOfKey(key));
    const hasPart = model.seatOf(key) >= 0 || model.isHost(key);
    switch (route) {
      case 'look':
        return key === null || isKnown ? null : 'unknown-key';
      case 'own-data':
      case 'forget':
        return isKnown ? null : 'unknown-key';
      case 'log':
      case 'record':
        if (key !== null && !isKnown) return 'unknown-key';
        if (!hasPart && !table.watch) return 'no-watching';
        return route === 'log' || table.phase === 'over' ? null : 'not-over';
      default:
        return null;
    }
  }

  answered({ call, seq, wasKnown, allowed }: Arrived, { status, text }: Answered): void {
    const { route, key, table } = call;
    if (!STATUSES.includes(status)) this.#fail(`${route}: status ${status}: ${text.slice(0, 200)}`);
    const model = this.#observer.models.get(table ?? '');
    this.#checkText(call, text);
    if (status !== 200) {
      const code = (JSON.parse(text) as Reply).refusal?.code;
      if (code === undefined) this.#fail(`${route}: status ${status} without a refusal`);
      if (code === 'no-such-table' && wasKnown) this.#fail(`${route}: no such table, but the disk has it`);
      return;
    }
    if (table !== null && !model) {
      this.#fail(`${route}: answered for a table that is not on the disk`);
      return;
    }
    if (model && !allowed && this.why(call, model) !== null && !watchedSince(model, seq))
      this.#fail(`${route}: answered to a key that may not: ${this.why(call, model)}`);
    this.#checkContent(call, model, text);
    if (route === 'forget' && key !== null) this.#checkForgotten(text, key);
  }

  #checkContent(call: Call, model: TableModel | undefined, text: string): void {
    const value = JSON.parse(text) as Reply;
    switch (call.route) {
      case 'open':
        this.#checkOpened(call, value);
        break;
      case 'sit':
        if (model) this.#checkSeat(call, model, value);
        break;
      case 'find':
        this.#checkFound(call, value);
        break;
      case 'list':
        for (const each of value as unknown as readonly Reply[]) this.#checkListed(each);
        break;
      case 'log':
        if (model) this.#checkLog(model, value as unknown as LogFile);
        break;
      case 'record':
        if (model && text !== JSON.stringify(recordOf(model.table.log)) && model.table.phase === 'over')
          this.#fail('record: not the game on the disk');
        break;
      case 'own-data':
        if (model) this.#checkOwnData(call, model, value);
        break;
      default:
        break;
    }
  }

  /** Neither secrets nor hashes of others' keys nor deleted names leave the server. */
  #checkText({ route, key, table }: Call, text: string): void {
    for (const [id, model] of this.#observer.models) {
      if (table !== null && id !== table) continue;
      this.#observer.checkSecrets(id, text);
      const own = route === 'own-data' && key !== null ? hashOfKey(key) : '';
      for (const { key: hash } of model.seats) {
        if (hash !== null && hash !== own && text.includes(hash))
          this.#fail(`${route}: a key's hash was sent`);
      }
    }
  }

  #checkOpened({ body }: Call, { table, code }: Reply): void {
    const model = this.#observer.models.get(String(table));
    const hash = hashOfKey(String(body?.key));
    if (!model) this.#fail(`open: ${String(table)} is not on the disk`);
    else if (!model.keyHashes().has(hash) && !this.#observer.isForgetting(String(table), hash))
      this.#fail(`open: ${String(table)} belongs to another`);
    else if (model.table.code !== code) this.#fail('open: another code');
  }

  #checkSeat({ body }: Call, model: TableModel, { seat }: Reply): void {
    const hash = hashOfKey(String(body?.key));
    const hasSat = model.rows.some(
      ({ hidden }, seq) => hidden?.includes(hash) && seatOf(model.bodies[seq]) === seat,
    );
    if (!hasSat && !this.#observer.isForgetting(model.table.id, hash))
      this.#fail(`sit: seat ${String(seat)} of ${model.table.id} was granted and is not on the disk`);
  }

  #checkFound({ url }: Call, { table }: Reply): void {
    // The code of a finished table leads to where the same people play again.
    for (let id: string | undefined = String(table); id !== undefined; id = this.#observer.before(id)) {
      const model = this.#observer.models.get(id);
      if (!model || (id !== table && model.table.phase !== 'over')) break;
      if (url.endsWith(model.table.code)) return;
    }
    this.#fail('find: another table');
  }

  #checkListed({ table, phase }: Reply): void {
    const model = this.#observer.models.get(String(table));
    if (!model) this.#fail('list: a table that is not on the disk');
    else if (phase !== 'waiting') this.#fail('list: a table that does not wait');
  }

  #checkLog(model: TableModel, { entries, head }: LogFile): void {
    if (model.rows[entries.length - 1]?.hash !== head) this.#fail('log: its last entry is not on the disk');
    for (const [seq, entry] of entries.entries()) this.#observer.checkSealed(model, seq, entry, -1);
  }

  #checkOwnData({ key }: Call, model: TableModel, { entries }: Reply): void {
    const hash = hashOfKey(key ?? '');
    const held = new Set(
      model.rows.flatMap(({ hidden }, seq) => (hidden?.includes(hash) ? [seatOf(model.bodies[seq])] : [])),
    );
    for (const { seq, body } of entries as readonly { seq: number; body: Body }[]) {
      if (model.rows[seq]?.body !== JSON.stringify(body))
        this.#fail('own-data: an entry that is not on the disk');
      if (body.type === 'move' && !held.has(body.seat)) this.#fail('own-data: the move of another seat');
    }
  }

  #checkForgotten(text: string, key: string): void {
    const { forgotten } = JSON.parse(text) as { forgotten: readonly string[] };
    for (const table of forgotten) this.#observer.wasForgotten(table, key);
  }
}

/** The host may have opened the table to watchers and closed it again while the request was under way. */
function watchedSince({ bodies }: TableModel, seq: number): boolean {
  return bodies.slice(seq + 1).some((body) => body.type === 'set' && body.watch);
}

function seatOf(body: Body | undefined): number {
  return body?.type === 'sit' ? body.seat : -1;
}
