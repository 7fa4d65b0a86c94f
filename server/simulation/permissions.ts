import type { Body } from '@iacta/online/log';
import type { Row } from '../store/store.ts';
import type { TableModel } from './model.ts';

/** A request as a client has sent it. */
export interface Asked {
  readonly key: string | null;
  readonly type: string;
}

export interface Witness {
  /** Who has sent the action with this id. */
  readonly asked: (id: string) => Asked | undefined;
  /** For how long no device of a seat's person has been connected to the running server, in milliseconds. */
  readonly absentFor: (model: TableModel, seat: number) => number;
  /** The owner of a seat has asked to be forgotten. */
  readonly isForgetting: (table: string, keyHash: string | null) => boolean;
  /** A key with this hash has asked for a seat or opened a table, over HTTP. */
  readonly hasAskedForSeat: (keyHash: string) => boolean;
  /** For how long no device of the host has been connected. */
  readonly hostAbsentFor: (model: TableModel) => number;
  readonly grace: number;
  readonly hostGrace: number;
}

/**
 * Why an entry must not be there, given the table before it; null if it may. Written from the documented permissions
 * (docs/online.md, docs/security.md), not from the server's code. `action`: of the first entry that was written with
 * it, since entries that follow from one request stand together.
 */
export function whyForbidden(
  model: TableModel,
  row: Row,
  action: string | null,
  witness: Witness,
): string | null {
  const body = JSON.parse(row.body) as Body;
  const hidden = (row.hidden ? JSON.parse(row.hidden) : {}) as { key?: string };
  const { table, seats } = model;
  const id = action?.slice(action.indexOf('|') + 1);
  const sender = id === undefined ? undefined : witness.asked(id);
  if (id !== undefined && sender === undefined) return `${body.type}: no client has sent ${id}`;
  const senderSeat = sender ? model.seatOf(sender.key) : -1;
  const isHost = sender ? model.isHost(sender.key) : false;
  const holds = (seat: number) => senderSeat === seat && seat >= 0;

  if (table.ranked) {
    const why = whyNotRanked();
    if (why !== null || table.phase === 'waiting') return why;
  }

  switch (body.type) {
    case 'open':
      return row.seq === 0 ? null : 'open: not the first entry';
    case 'sit':
      if (!witness.hasAskedForSeat(hidden.key ?? '')) return 'sit: by a key that has not asked for a seat';
      // A late guest takes over from a bot that has its seat to itself.
      if (table.phase === 'playing' && seats[body.seat]?.who === 'bot') return null;
      if (table.phase !== 'waiting') return 'sit: after the start';
      return seats[body.seat]?.who === 'nobody' ? null : 'sit: in a seat that is taken';
    case 'host':
      if (seats[body.seat]?.who !== 'person') return 'host: a seat without a person';
      if (isHost) return null;
      if (table.phase !== 'waiting') return 'host: handed over during the game by another than the host';
      // The owner of the key has asked to be forgotten, or has been away for too long.
      if (action === null && witness.isForgetting(table.id, model.host)) return null;
      return action === null && witness.hostAbsentFor(model) >= witness.hostGrace
        ? null
        : 'host: taken from a host who is here';
    case 'rise':
      if (table.phase !== 'waiting') return 'rise: after the start';
      return holds(body.seat) || isHost || isForgotten(body.seat) ? null : 'rise: by neither owner nor host';
    case 'bot':
      // A rematch has its bots from the beginning.
      if (table.rematch && action === null) return table.phase === 'waiting' ? null : 'bot: after the start';
      return isHost ? null : 'bot: not by the host';
    case 'set':
      if (!isHost) return 'set: not by the host';
      return table.phase === 'waiting' || body.clock === table.clock
        ? null
        : 'set: the clock after the start';
    case 'start':
      return isHost || (table.rematch && action === null) ? null : 'start: not by the host';
    case 'move':
      if (table.phase !== 'playing') return 'move: no game is played';
      if (table.paused) return 'move: during a pause';
      if (body.by === 'bot')
        return seats[body.seat].bot === null ? 'move: by a bot that does not play' : null;
      if (seats[body.seat].bot !== null) return 'move: by a person in whose place a bot plays';
      if (body.by === 'clock') return table.clock === null ? 'move: by a clock that is not there' : null;
      return holds(body.seat) ? null : `move: for seat ${body.seat} by the owner of seat ${senderSeat}`;
    case 'throw': {
      if (table.paused) return 'throw: during a pause';
      const thrower = model.awaited()[0] ?? -1;
      if (body.seat !== thrower) return 'throw: by a seat that is not to throw';
      if (body.by === 'clock') return table.clock === null ? 'throw: by a clock that is not there' : null;
      if (body.by === 'bot')
        return seats[thrower]?.bot === null ? 'throw: by a bot that does not play' : null;
      // A throw that came to nothing is repeated automatically.
      const isRepeated = model.bodies.some((each) => each.type === 'annul' && each.roll === body.roll);
      if (isRepeated && action === null) return null;
      return holds(thrower) ? null : `throw: for seat ${thrower} by the owner of seat ${senderSeat}`;
    }
    case 'roll':
    case 'annul':
      return table.log.dice?.pending ? null : `${body.type}: without a throw`;
    case 'undo':
      return body.by === 'all' ? whyNoSharedUndo() : holds(body.by) ? null : 'undo: in the name of another';
    case 'stand-in':
      if (holds(body.seat) && sender?.type === 'leave') return null;
      if (isForgotten(body.seat)) return null;
      return whyNoStandIn(body.seat);
    case 'back':
      return holds(body.seat) ? null : 'back: in the seat of another';
    case 'ask-undo':
    case 'ask-bot':
    case 'answer':
    case 'pause':
    case 'resume':
      return holds(body.seat) ? null : `${body.type}: in the name of seat ${body.seat}`;
    case 'drawn':
      if (!table.ranked) return 'drawn: at a table that is not of the daily game';
      if (body.seat !== model.awaited()[0]) return 'drawn: for a seat that is not to throw';
      if (body.by === 'bot')
        return seats[body.seat].bot === null ? 'drawn: by a bot that does not play' : null;
      return holds(body.seat) ? null : `drawn: for seat ${body.seat} by the owner of seat ${senderSeat}`;
    case 'hint':
      if (!table.ranked) return 'hint: at a table that is not of the daily game';
      return holds(body.seat) ? null : `hint: in the name of seat ${body.seat}`;
    case 'again':
      return senderSeat >= 0 || isHost ? null : 'again: by someone who has no part in the table';
    default:
      return null;
  }

  /** At a table of the daily game: its first entries are the server's, and then nothing gives a second try. */
  function whyNotRanked(): string | null {
    if (table.phase !== 'waiting')
      return ['move', 'drawn', 'hint'].includes(body.type) ? null : `${body.type}: at a ranked table`;
    if (action !== null) return `${body.type}: asked for at a ranked table`;
    if (body.type === 'sit')
      return body.seat === 0 && witness.hasAskedForSeat(hidden.key ?? '')
        ? null
        : 'sit: by a key that has not asked for an attempt';
    return body.type === 'bot' || body.type === 'start' ? null : `${body.type}: before a ranked game`;
  }

  function isForgotten(seat: number): boolean {
    return action === null && witness.isForgetting(table.id, seats[seat].key);
  }

  /** Every other person has agreed, also those who are away and those in whose place a bot plays. */
  function whyNoSharedUndo(): string | null {
    const people = seats.flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
    if (people.length === 1 && holds(people[0])) return null;
    const asked = [...model.consents].findLast(([seq]) => model.bodies[seq].type === 'ask-undo');
    const agreed = new Set(asked?.[1]);
    if (sender?.type === 'answer') agreed.add(senderSeat);
    const missing = people.filter((seat) => !agreed.has(seat) && !(people.length === 1 && holds(seat)));
    return missing.length === 0 ? null : `undo by all: without seat ${missing.join(', ')}`;
  }

  /** The others may let a bot play for someone who has been away for the grace period; one alone may not. */
  function whyNoStandIn(seat: number): string | null {
    const away = witness.absentFor(model, seat);
    if (away < witness.grace) return `stand-in: for seat ${seat}, away for ${Math.round(away)} ms only`;
    const asked = [...model.consents].findLast(([seq]) => model.bodies[seq].type === 'ask-bot');
    const agreed = new Set(asked?.[1]);
    if (senderSeat >= 0) agreed.add(senderSeat);
    const clockHasPlayed = model.bodies.some(
      (each) => each.type === 'move' && each.seat === seat && each.by === 'clock',
    );
    const rolled = model.bodies.some((each) => each.type === 'throw' && each.by === 'clock');
    return agreed.size >= 2 || clockHasPlayed || rolled
      ? null
      : `stand-in: decided by seat ${senderSeat} alone`;
  }
}
