import { type Body, type BodyOf, toArray } from '@iacta/table/log';
import type { Identity } from '../permissions/roles.ts';
import type { AttemptResult, StoredAttempt } from '../store/daily.ts';
import type { Redaction, Row, Subscription } from '../store/store.ts';
import type { Hidden } from '../tables/draft.ts';
import type { Table } from '../tables/table.ts';

/** Everything that is kept of the owner of a key at one table. */
export interface OwnData extends Pick<Identity, 'seat' | 'host'> {
  readonly kind: 'iacta-own-data';
  readonly format: 1;
  readonly table: string;
  readonly game: string;
  readonly phase: Table['phase'];
  /** When the table was opened, in milliseconds. */
  readonly opened: number;
  readonly code: string;
  /** Null without a seat. The salt binds the name to the log. */
  readonly name: string | null;
  readonly nameSalt: string | null;
  /** All that is kept of the key: its hash. */
  readonly keyMark: string;
  /** Where the same people play again, this one perhaps among them. */
  readonly again: string | null;
  /** What the log says of the seat, and the action that asked for it. */
  readonly entries: readonly { readonly seq: number; readonly action: string | null; readonly body: Body }[];
  /** The device's part of the rolls. */
  readonly nonces: readonly { readonly roll: number; readonly nonce: string; readonly at: number }[];
  /** What the owner has opened the table with, to be told what happens at it. */
  readonly webhook: string | null;
  /** Where devices are notified. */
  readonly subscriptions: readonly Pick<Subscription, 'endpoint' | 'p256dh' | 'auth' | 'at'>[];
  /** The devices that are connected with the key, to this process: since when, in milliseconds. */
  readonly connected: readonly number[];
  /** The attempt at the daily game that the table is; null for other tables. */
  readonly daily:
    | (Pick<StoredAttempt, 'day' | 'key' | 'player' | 'name' | 'begun'> &
        Partial<Pick<AttemptResult, 'finished' | 'points' | 'hints'>>)
    | null;
}

/** What the store has of a table and a key. */
interface Kept {
  readonly rows: readonly Row[];
  readonly subscriptions: readonly Subscription[];
  readonly attempt: StoredAttempt | null;
  readonly connected: readonly number[];
}

export function ownData(
  table: Table,
  { rows, subscriptions, attempt, connected }: Kept,
  who: Identity,
  keyHash: string,
): OwnData {
  const { seat, host } = who;
  const hiddenAt = (seq: number) => hiddenOf(rows[seq]);
  const bodies = rows.map(({ seq, action, body }) => ({ seq, action, body: JSON.parse(body) as Body }));
  const seats = seatsHeld(bodies, (seq) => hiddenAt(seq).key === keyHash);
  const sat = bodies.findLast(({ seq, body }) => body.type === 'sit' && hiddenAt(seq).key === keyHash);
  const isOwn = ({ seq, body }: { seq: number; body: Body }) => {
    if (body.type === 'sit') return hiddenAt(seq).key === keyHash;
    if (body.type === 'open' || body.type === 'set' || body.type === 'start') return host;
    return seats[seq] >= 0 && seatsNamedBy(body).includes(seats[seq]);
  };
  return {
    kind: 'iacta-own-data',
    format: 1,
    table: table.id,
    game: table.rules.facts.id,
    phase: table.phase,
    opened: bodies[0].body.at,
    seat,
    host,
    code: table.code,
    name: sat ? (hiddenAt(sat.seq).name ?? '') : null,
    nameSalt: sat ? (hiddenAt(sat.seq).nameSalt ?? null) : null,
    keyMark: keyHash,
    again: table.again,
    entries: bodies.filter(isOwn).map(({ seq, action, body }) => {
      // An action is kept as SEAT|ID.
      return { seq, action: action?.slice(action.indexOf('|') + 1) ?? null, body };
    }),
    nonces: bodies.flatMap(({ seq, body }) =>
      body.type === 'roll' || body.type === 'annul' ? ownNonces(table, seq, body, seats[seq]) : [],
    ),
    webhook: isOpener(rows, keyHash) ? (hiddenAt(0).webhook?.url ?? null) : null,
    subscriptions: subscriptions.map(({ endpoint, p256dh, auth, at }) => ({ endpoint, p256dh, auth, at })),
    connected,
    daily: attempt && ownAttempt(attempt),
  };
}

function ownAttempt({ day, key, player, name, begun, result }: StoredAttempt): OwnData['daily'] {
  const attempt = { day, key, player, name, begun };
  if (!result) return attempt;
  const { finished, points, hints } = result;
  return { ...attempt, finished, points, hints };
}

/** What a seat's devices have added to a roll, or to a throw that came to nothing. */
function ownNonces(
  { log }: Table,
  seq: number,
  { roll, nonces, at }: BodyOf<'roll' | 'annul'>,
  seat: number,
): OwnData['nonces'] {
  const facts = toArray(log.dice?.rolls ?? null);
  const attempts = [...facts.flatMap((fact) => fact.attempts), ...(log.dice?.attempts ?? [])];
  const thrown = [...facts, ...attempts].find((each) => each.seq === seq)?.thrown;
  return nonces.flatMap((nonce, i) => {
    // In format 1 there is one for each seat.
    const of = thrown ? thrown.commits[i].seat : i;
    return nonce !== null && of === seat ? [{ roll, nonce, at }] : [];
  });
}

/** The seat of a key when each entry was made, including the one with which it was given up; -1: none. */
function seatsHeld(
  entries: readonly { readonly seq: number; readonly body: Body }[],
  isOwn: (seq: number) => boolean,
): readonly number[] {
  let held = -1;
  return entries.map(({ seq, body }) => {
    const before = held;
    if (body.type === 'sit' && isOwn(seq)) held = body.seat;
    else if ((body.type === 'sit' || body.type === 'bot' || body.type === 'rise') && body.seat === held)
      held = -1;
    return body.type === 'rise' ? before : held;
  });
}

/** The seats that an entry is about. */
function seatsNamedBy(body: Body): readonly (number | 'all')[] {
  switch (body.type) {
    case 'undo':
      return [body.by];
    case 'ask-bot':
      return [body.seat, body.of];
    case 'open':
    case 'set':
    case 'start':
    case 'roll':
    case 'again':
    case 'annul':
    case 'renew':
      return [];
    default:
      return [body.seat];
  }
}

/** What has to go from the rows of a table so that nothing in them is the owner's of a key any more. */
export function redactionsFor(rows: readonly Row[], keyHash: string): readonly Redaction[] {
  return rows.flatMap((row): Redaction[] => {
    const { key, host, webhook: _webhook, ...rest } = hiddenOf(row);
    // Also of seats that were left again before the start.
    if (key === keyHash) return [{ seq: row.seq, hidden: null }];
    return host === keyHash ? [{ seq: row.seq, hidden: JSON.stringify(rest) }] : [];
  });
}

/** What has to go from the rows of a table so that the names of a key's owner are in none of them. */
export function nameRedactions(rows: readonly Row[], keyHash: string): readonly Redaction[] {
  return rows.flatMap((row): Redaction[] => {
    const { name, nameSalt: _, ...rest } = hiddenOf(row);
    const isMeant = rest.key === keyHash && name !== undefined;
    return isMeant ? [{ seq: row.seq, hidden: JSON.stringify(rest) }] : [];
  });
}

/** What has to change in the rows of a table so that another key takes the place of one. */
export function keyChanges(rows: readonly Row[], from: string, to: string): readonly Redaction[] {
  return rows.flatMap((row): Redaction[] => {
    const hidden = hiddenOf(row);
    if (hidden.key !== from && hidden.host !== from) return [];
    const key = hidden.key === from ? { key: to } : {};
    const host = hidden.host === from ? { host: to } : {};
    return [{ seq: row.seq, hidden: JSON.stringify({ ...hidden, ...key, ...host }) }];
  });
}

/** Whether a key has opened the table, even if another is its host now: the store finds the table by it. */
export function isOpener(rows: readonly Row[], keyHash: string): boolean {
  return rows.length > 0 && hiddenOf(rows[0]).host === keyHash;
}

function hiddenOf({ hidden }: Row): Hidden {
  return hidden ? (JSON.parse(hidden) as Hidden) : {};
}
