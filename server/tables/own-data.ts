import type { Body } from '@iacta/online/log';
import type { Redaction, Row } from '../store/store.ts';
import type { Hidden } from './draft.ts';
import type { Identity } from './keys.ts';
import type { Table } from './table.ts';

/** Everything that is kept of the owner of a key at one table. */
export interface OwnData extends Identity {
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
}

export function ownData(table: Table, rows: readonly Row[], who: Identity, mark: string): OwnData {
  const { seat, host } = who;
  const sat = table.seats[seat]?.sat ?? Number.POSITIVE_INFINITY;
  const hiddenAt = (seq: number) => hiddenOf(rows[seq]);
  const bodies = rows.map(({ seq, action, body }) => ({ seq, action, body: JSON.parse(body) as Body }));
  const isOwn = ({ seq, body }: { seq: number; body: Body }) => {
    if (body.type === 'sit') return hiddenAt(seq).key === mark;
    if (body.type === 'open' || body.type === 'set' || body.type === 'start') return host;
    return seq > sat && seatsNamedBy(body).includes(seat);
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
    name: table.seats[seat]?.name ?? null,
    nameSalt: seat < 0 ? null : (hiddenAt(sat).nameSalt ?? null),
    keyMark: mark,
    again: table.again,
    entries: bodies.filter(isOwn).map(({ seq, action, body }) => {
      // An action is kept as SEAT|ID.
      return { seq, action: action?.slice(action.indexOf('|') + 1) ?? null, body };
    }),
    nonces: bodies.flatMap(({ seq, body }) => {
      const nonce = body.type === 'roll' && seq > sat ? body.nonces[seat] : null;
      return body.type === 'roll' && nonce ? [{ roll: body.roll, nonce, at: body.at }] : [];
    }),
  };
}

/** The seats that an entry tells something about. */
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
      return [];
    default:
      return [body.seat];
  }
}

/** What has to go from the rows of a table so that nothing in them is the owner's of a key any more. */
export function redactionsFor(rows: readonly Row[], mark: string): readonly Redaction[] {
  return rows.flatMap((row): Redaction[] => {
    const { key, host, ...rest } = hiddenOf(row);
    // Also of seats that were left again before the start.
    if (key === mark) return [{ seq: row.seq, hidden: null }];
    return host === mark ? [{ seq: row.seq, hidden: JSON.stringify(rest) }] : [];
  });
}

function hiddenOf({ hidden }: Row): Hidden {
  return hidden ? (JSON.parse(hidden) as Hidden) : {};
}
