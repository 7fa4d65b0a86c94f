import { untrack } from 'svelte';
import { type Looked, stateOf } from '../device/api.ts';
import { allSeats, type KeptSeat, keepRematch } from '../device/seats.ts';
import type { OnlineWords } from '../words/shape.ts';

/** How many tables are looked at, the latest first, and how often, in milliseconds. */
const LOOKED_AT = 12;
const EVERY = 15_000;
const INVITED_WITHIN = 6 * 3600_000;

/** A table where this device has a seat, with what the server says of it; null until it has. */
export interface MyTable extends KeptSeat {
  readonly state: Looked | null;
  readonly isMyTurn: boolean;
}

/** The tables where this device has a seat. Games may go on over days, so they are looked at again and again. */
export class MyTables {
  #seats: readonly KeptSeat[] = $state.raw(allSeats());
  #known: ReadonlyMap<string, Looked> = $state.raw(new Map());

  /** Call it while a component is being made. */
  constructor() {
    $effect(() => {
      let gone = false;
      const look = async () => {
        if (document.hidden) return;
        for (const seat of this.#seats.slice(0, LOOKED_AT)) {
          const { table } = seat;
          // What is over stays so, but for an invitation to play again, which comes soon or never.
          const isOver = this.#known.get(table)?.phase === 'over';
          if (gone || (isOver && (seat.again || Date.now() - seat.at > INVITED_WITHIN))) continue;
          const found = await stateOf(table);
          if (!found.ok || gone) continue;
          this.#known = new Map(this.#known).set(table, found.value);
          if (found.value.again === null || seat.again) continue;
          keepRematch(seat, found.value.again);
          this.#seats = allSeats();
        }
      };
      // What is found out must not ask again.
      void untrack(look);
      const clock = setInterval(() => void look(), EVERY);
      return () => {
        gone = true;
        clearInterval(clock);
      };
    });
  }

  readonly all: readonly MyTable[] = $derived.by(() =>
    this.#seats.map((seat) => {
      const state = this.#known.get(seat.table) ?? null;
      return { ...seat, state, isMyTurn: state !== null && isAwaited(state, seat) };
    }),
  );

  /** Those that are not over, those that wait for us first. */
  readonly unfinished: readonly MyTable[] = $derived.by(() =>
    this.all
      .filter(({ state }) => state !== null && state.phase !== 'over')
      .toSorted((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn)),
  );
}

function isAwaited({ phase, paused, awaited }: Looked, { seat }: KeptSeat): boolean {
  return phase === 'playing' && !paused && seat !== undefined && awaited.includes(seat);
}

/** What a table waits for, in a few words. */
export function turnAt({ state, isMyTurn }: MyTable, words: OnlineWords): string {
  if (!state) return '';
  if (state.phase === 'waiting') return state.rematch ? words.table.rematchOpen : words.hub.waits;
  if (state.phase === 'over') return words.hub.over;
  if (state.paused) return words.table.paused;
  if (isMyTurn) return words.table.yourTurn;
  const names = state.awaited.map((seat) => state.seats[seat].name).filter((name) => name !== '');
  return names.length === 0 ? '' : words.table.waitingFor(words.and(names));
}
