import {
  type Dice,
  decodeStep,
  type GameEvent,
  type Position,
  play,
  type Rules,
  readOptions,
} from '@iacta/core';
import { judgeRoll, nonceFor, type RollVerdict } from '../dice/index.ts';
import { type Body, type BodyOf, commitment, GENESIS, link } from '../log/index.ts';
import type { ReplyOf, TableState } from '../wire/index.ts';

/** What a device found out about a roll. `left-out`: the server had its nonce and did not use it. */
export type DeviceVerdict = RollVerdict | 'left-out' | 'unseen';

/** What the log has grown by: an entry, somebody's sealed answer, or (null) all that was not known before. */
export type NewBody = Body | 'sealed' | null;

export type Mirrored =
  | { readonly kind: 'known' }
  | { readonly kind: 'gap' }
  | {
      readonly kind: 'grown';
      readonly body: NewBody;
      readonly events: readonly GameEvent[];
      readonly roll: { readonly number: number; readonly verdict: DeviceVerdict } | null;
    }
  | { readonly kind: 'broken'; readonly why: 'chain' | 'step' | 'state' };

/** The table as this device knows it: it follows the log entry by entry and checks every word of it. */
export class Mirror {
  readonly #rules: Rules;
  readonly #diceKey: Uint8Array;
  seq = -1;
  head = GENESIS;
  seat = -1;
  host = false;
  code: string | null = null;
  table: TableState | null = null;
  position: Position | null = null;
  owing: readonly number[] = [];
  /** The next roll, as promised. */
  promised: { readonly roll: number; readonly hash: string } | null = null;
  /** The roll for which the server has said that it has our nonce. */
  had = -1;

  constructor(rules: Rules, diceKey: Uint8Array) {
    this.#rules = rules;
    this.#diceKey = diceKey;
  }

  welcome({ seat, host, code, seq, head, table, play: game }: ReplyOf<'welcome'>): Mirrored {
    Object.assign(this, { seat, host, code, seq, head, table });
    if (!game) {
      this.position = null;
      this.promised = null;
      return { kind: 'grown', body: null, events: [], roll: null };
    }
    this.owing = game.owing;
    this.promised = game.dice;
    return this.#see(game.state)
      ? { kind: 'grown', body: null, events: [], roll: null }
      : { kind: 'broken', why: 'state' };
  }

  entry(entry: ReplyOf<'entry'>): Mirrored {
    if (entry.seq <= this.seq) return { kind: 'known' };
    if (entry.seq !== this.seq + 1) return { kind: 'gap' };
    const { salt, body, masked } = entry;
    const committed = salt !== undefined && body ? commitment(salt, JSON.stringify(body)) : masked;
    if (committed === undefined || link(this.head, committed) !== entry.head)
      return { kind: 'broken', why: 'chain' };
    this.seq = entry.seq;
    this.head = entry.head;
    const roll = body?.type === 'roll' ? this.#judge(body) : null;
    if (entry.table) this.table = entry.table;
    if (body?.type === 'start') this.promised = { roll: 0, hash: body.next };
    if (body?.type === 'roll') this.promised = { roll: body.roll + 1, hash: body.next };
    if (entry.state !== undefined) {
      if (!this.#see(entry.state)) return { kind: 'broken', why: 'state' };
      this.owing = entry.owing ?? [];
      return { kind: 'grown', body: body ?? 'sealed', events: entry.events ?? [], roll };
    }
    if (body?.type !== 'move' && body?.type !== 'roll')
      return { kind: 'grown', body: body ?? 'sealed', events: [], roll };
    const events = this.#play(body);
    return events ? { kind: 'grown', body, events, roll } : { kind: 'broken', why: 'step' };
  }

  /** This device's part of the next roll; null when it has none. */
  nonce(): { readonly roll: number; readonly nonce: string } | null {
    const { table, promised } = this;
    if (!table || !promised || this.seat < 0 || table.phase !== 'playing') return null;
    const { roll, hash } = promised;
    return { roll, nonce: nonceFor(this.#diceKey, table.table, roll, hash) };
  }

  #judge(body: BodyOf<'roll'>): { number: number; verdict: DeviceVerdict } {
    const { position, promised, table } = this;
    const dice: Dice | null = position && this.#rules.dice(position);
    if (!dice || !promised || !table) return { number: body.roll, verdict: 'unseen' };
    const verdict = judgeRoll(table.table, promised, dice, body);
    const leftOut =
      verdict === 'checked' && this.had === body.roll && body.nonces[this.seat] !== this.nonce()?.nonce;
    return { number: body.roll, verdict: leftOut ? 'left-out' : verdict };
  }

  #play(body: BodyOf<'move' | 'roll'>): readonly GameEvent[] | null {
    const { position } = this;
    const json = body.type === 'roll' ? { roll: body.faces } : { seat: body.seat, move: body.move };
    const step = position && decodeStep(this.#rules, position, json);
    const played = position && step?.ok ? play(this.#rules, position, step.value) : null;
    if (!played?.ok) return null;
    this.position = played.position;
    const deciders = this.#rules.deciders(played.position);
    this.owing = (this.table?.seats ?? []).flatMap((_, seat) => ((deciders >> seat) & 1 ? [seat] : []));
    return played.events;
  }

  #see(state: unknown): boolean {
    const options = readOptions(this.#rules.facts, this.table?.options);
    const position = options.ok ? this.#rules.decode(state, options.value) : options;
    if (!position.ok) return false;
    this.position = position.value;
    return true;
  }
}
