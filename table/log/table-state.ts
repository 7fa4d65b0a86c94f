import type { LogState } from './state.ts';

/** The public state of a table, apart from the game itself. */
export interface TableState {
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly options: { readonly [option: string]: string | number | boolean };
  readonly clock: number | null;
  readonly watch: boolean;
  /** Players roll physical dice and type what they show. */
  readonly ownDice: boolean;
  /** Those who watch may send quick phrases. */
  readonly spectatorPhrases: boolean;
  /** The day whose dice a ranked table of the daily game has; null for other tables. */
  readonly daily: LogState['daily'];
  /** The seats whose players were shown hints, at a table of the daily game. */
  readonly hints: readonly number[];
  readonly phase: LogState['phase'];
  readonly paused: boolean;
  /** Whose pause it is; null while the game goes on. */
  readonly pausedBy: number | null;
  readonly seats: readonly {
    readonly who: 'person' | 'bot' | 'nobody';
    /** Empty for bots, and when its owner had it deleted. */
    readonly name: string;
    /** The bot that plays: in its own seat, or for a person who stays away. */
    readonly bot: string | null;
    /** The number of its colour among those that the table has for its players. */
    readonly colour: number;
  }[];
  /** The host's seat, where the host has one. */
  readonly host: number | null;
  /** Questions that wait for answers; `yes` are the seats that agree, the asker among them. */
  readonly asks: readonly {
    readonly ask: number;
    readonly seat: number;
    readonly kind: 'undo' | 'bot';
    readonly count?: number;
    readonly of?: number;
    readonly yes: readonly number[];
  }[];
  /** Where the same people play again. */
  readonly again: string | null;
  /** The seat that invites the others to play again. */
  readonly againBy: number | null;
  /** The people of another table are invited: it starts when all of them are here, or when the host starts it. */
  readonly rematch: boolean;
}

/** What belongs to a table and does not stand in its log. */
export interface Beside {
  /** The names that have not been deleted, by the entry with which their owner sat down. */
  readonly names: ReadonlyMap<number, string>;
  readonly host: number | null;
  readonly rematch: boolean;
}

export function tableState(state: LogState, { names, host, rematch }: Beside): TableState {
  const { table, version, options, clock, watch, ownDice, spectatorPhrases } = state;
  const { daily, hints, phase, paused, pausedBy, again, againBy } = state;
  return {
    table,
    game: state.rules.facts.id,
    rules: version,
    options: { ...options },
    clock,
    watch,
    ownDice,
    spectatorPhrases,
    daily,
    hints,
    phase,
    paused,
    pausedBy,
    seats: state.seats.map(({ who, bot, sat, colour }, seat) => ({
      who,
      name: names.get(sat) ?? '',
      bot,
      colour: who === 'nobody' ? seat : colour,
    })),
    host,
    asks: state.asks.map(({ ask, seat, kind, count, of, yes }) => ({
      ask,
      seat,
      kind,
      ...(count === undefined ? {} : { count }),
      ...(of === undefined ? {} : { of }),
      yes: [...yes],
    })),
    again,
    againBy,
    rematch,
  };
}
