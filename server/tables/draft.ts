import type { Move, Rules, Step } from '@iacta/core';
import { randomHex } from '@iacta/online/random';
import { type Body, hashOfName, SALT_BYTES } from '@iacta/table/log';

/** A program that is notified of what happens at a table, and the secret that its messages are signed with. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** What belongs to an entry but never leaves this server unasked; see Row.hidden. */
export interface Hidden {
  /** open: the hash of the host's key, and the code to read aloud. */
  readonly host?: string;
  readonly code?: string;
  /** open: the same people as at another table; it starts when all of them are there. */
  readonly rematch?: boolean;
  /** open: strangers find it in the list. */
  readonly listed?: boolean;
  /** open: what the opener wants to be told by. */
  readonly webhook?: Webhook;
  /** sit: the hash of the seat's key, and the name with its salt. */
  readonly key?: string;
  readonly name?: string;
  readonly nameSalt?: string;
  /** start, roll, annul, renew: the secret of the next roll. */
  readonly secret?: string;
}

/** An entry that wants to be written. */
export interface Draft {
  readonly body: Body;
  /** The step that the body encodes, where the proposer has it: the fold does not decode it again. */
  readonly step?: Step;
  readonly hidden?: Hidden;
}

/** A move as an entry, written as the rules write it. `by`: a bot or the clock, in place of the player. */
export function moveEntry(
  rules: Rules,
  { seat, move }: { readonly seat: number; readonly move: Move },
  at: number,
  by?: 'bot' | 'clock',
): Draft {
  const body = { type: 'move', at, seat, move: rules.encodeMove(move), ...(by ? { by } : {}) } as const;
  return { body, step: { seat, move } };
}

interface Sitting {
  readonly now: number;
  readonly seat: number;
  readonly name: string;
  /** The hash of the person's key. */
  readonly key: string;
  /** The seat's own, unless it is brought along. */
  readonly colour?: number;
}

/** A person sits down: the name is kept beside the log, bound to it by its key hash. */
export function sitDown({ now, seat, name, key, colour = seat }: Sitting): Draft {
  const nameSalt = randomHex(SALT_BYTES);
  return {
    body: {
      type: 'sit',
      at: now,
      seat,
      name: hashOfName(nameSalt, name),
      ...(colour === seat ? {} : { colour }),
    },
    hidden: { key, name, nameSalt },
  };
}
