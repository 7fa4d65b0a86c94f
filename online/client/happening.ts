import type { GameEvent, Refusal } from '@iacta/core';
import type { Phrase } from '../wire/index.ts';
import type { ConnectionState } from './connection.ts';
import type { NewBody } from './mirror.ts';
import type { DeviceVerdict } from './verdict.ts';

/** What happened, for those who draw it. */
export type Happening =
  | { readonly kind: 'connection'; readonly state: ConnectionState }
  /** The log has grown, or the whole table was sent again (then there are no events). */
  | {
      readonly kind: 'table';
      readonly body: NewBody;
      readonly events: readonly GameEvent[];
      readonly roll: { readonly number: number; readonly verdict: DeviceVerdict } | null;
    }
  /** This device has another seat than before (-1: none any more), or is the host or no longer. */
  | { readonly kind: 'role'; readonly seat: number; readonly host: boolean }
  | { readonly kind: 'presence' }
  /** A player's time has begun or ended. */
  | { readonly kind: 'clock' }
  | { readonly kind: 'said'; readonly seat: number; readonly phrase: Phrase }
  /** The log contradicts itself or the rules: nothing of it is believed until the table is read again. */
  | { readonly kind: 'broken'; readonly why: string }
  /** The server cannot read or write its tables now; the client retries automatically. */
  | { readonly kind: 'storage'; readonly refusal: Refusal }
  /**
   * The log does not extend the one this device knows. Nothing is followed until the player decides: `accept`, or
   * `close`. `restored`: the log says itself that it comes from a backup.
   */
  | {
      readonly kind: 'rewritten';
      /** The latest entry that this device knows, and the latest that the server has now. */
      readonly known: number;
      readonly offered: number;
      readonly restored: boolean;
    }
  /** Something was agreed to in this seat's name that did not come from this device. */
  | { readonly kind: 'foreign'; readonly entries: readonly number[] }
  /** It makes no sense to try again. */
  | { readonly kind: 'turned-away'; readonly refusal: Refusal };
