import type { Face, Hue, Move, Rules } from '@iacta/core';
import { type Asked, OnlineSession, type OnlineState } from '@iacta/online/client';
import type { Phrase, TableState } from '@iacta/online/wire';
import type { SeatPlan } from '../../table/plan.ts';
import type { TableModel } from '../../table/table-model.ts';
import { socketAddress } from '../device/api.ts';
import { tableMemory } from '../device/seats.ts';
import { Trust } from '../fair/trust.svelte.ts';

export interface RemoteOptions {
  readonly table: string;
  /** Null: as a spectator. */
  readonly key: string | null;
  readonly diceKey: Uint8Array;
  readonly rules: Rules;
  readonly hues: readonly Hue[];
  /** The game's own pieces have the colour of the seat; elsewhere players keep theirs when they change seats. */
  readonly huesAreSeats: boolean;
  /** The name of a player without one, and of every bot. */
  readonly nameless: (seat: number) => string;
  readonly botName: (bot: string) => string;
}

/** A session on a server, for components: each field changes only when its value does. */
export class RemoteTable implements TableModel {
  readonly rules: Rules;
  readonly session: OnlineSession<SeatPlan>;
  readonly trust: Trust;
  #state: OnlineState<SeatPlan>;

  constructor(options: RemoteOptions) {
    const { table, key, diceKey, rules } = options;
    this.rules = rules;
    this.session = new OnlineSession<SeatPlan>({
      url: socketAddress(),
      table,
      ...(key === null ? {} : { key }),
      diceKey,
      rules,
      memory: tableMemory,
      seatsOf: (state) => seatsOf(state, options),
    });
    this.#state = $state.raw(this.session.state);
    this.session.subscribe((state) => {
      this.#state = state;
    });
    this.trust = new Trust(() => this.#state);
  }

  // What every table has.
  readonly options = $derived.by(() => this.#state.options);
  readonly seats = $derived.by(() => this.#state.seats);
  readonly people = $derived.by(() => this.#state.people);
  readonly ownDice = $derived.by(() => this.#state.ownDice);
  readonly position = $derived.by(() => this.#state.position);
  readonly seen = $derived.by(() => this.#state.seen);
  readonly steps = $derived.by(() => this.#state.steps);
  readonly thrown = $derived.by(() => this.#state.thrown);
  readonly awaits = $derived.by(() => this.#state.awaits);
  readonly outcome = $derived.by(() => this.#state.outcome);
  readonly acting = $derived.by(() => this.#state.acting);
  readonly actingBot = $derived.by(() => this.#state.actingBot);
  readonly handOver = $derived.by(() => this.#state.handOver);
  readonly viewer = $derived.by(() => this.#state.viewer);
  readonly moves = $derived.by(() => this.#state.moves);
  readonly refused = $derived.by(() => this.#state.refused);
  readonly undoable = $derived.by(() => this.#state.undoable);
  readonly undoBy = $derived.by(() => this.#state.undoBy);
  readonly correctable = $derived.by(() => this.#state.correctable);
  readonly storage = $derived.by(() => this.#state.storage);

  // What a table on a server has in addition.
  /** The public state; null until the server has sent it. */
  readonly state = $derived.by(() => this.#state.table);
  readonly seat = $derived.by(() => this.#state.seat);
  readonly host = $derived.by(() => this.#state.host);
  readonly code = $derived.by(() => this.#state.code);
  readonly head = $derived.by(() => this.#state.head);
  readonly hasGame = $derived.by(() => this.#state.hasGame);
  readonly connection = $derived.by(() => this.#state.connection);
  readonly here = $derived.by(() => this.#state.here);
  readonly watchers = $derived.by(() => this.#state.watchers);
  readonly deadlines = $derived.by(() => this.#state.deadlines);
  readonly said = $derived.by(() => this.#state.said);
  readonly trouble = $derived.by(() => this.#state.trouble);
  readonly turnedAway = $derived.by(() => this.#state.turnedAway);
  readonly awaited = $derived.by(() => this.#state.awaited);
  readonly away = $derived.by(() => this.#state.away);
  readonly isFull = $derived.by(() => this.#state.isFull);
  readonly isReplaced = $derived.by(() => this.#state.isReplaced);
  readonly question = $derived.by(() => this.#state.question);
  readonly asked = $derived.by(() => this.#state.asked);
  readonly hasMoved = $derived.by(() => this.#state.hasMoved);
  readonly pending = $derived.by(() => this.#state.pending);
  readonly isPendingSent = $derived.by(() => this.#state.isPendingSent);
  readonly plan = $derived.by(() => ({ options: this.options, seats: this.seats }));

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  play(move: Move): void {
    this.session.play(move);
  }

  roll(): void {
    this.session.roll();
  }

  enter(faces: readonly Face[]): void {
    this.session.enter(faces);
  }

  explain(move: Move): void {
    this.session.explain(move);
  }

  undo(): void {
    this.session.undo();
  }

  dismiss(): void {
    this.session.dismiss();
  }

  dismissTrouble(): void {
    this.session.dismissTrouble();
  }

  setPolicy(policy: { readonly autoForced: boolean }): void {
    this.session.setPolicy(policy);
  }

  ask(asked: Asked): Promise<boolean> {
    return this.session.ask(asked);
  }

  say(phrase: Phrase): void {
    this.session.say(phrase);
  }

  accept(): void {
    this.session.accept();
  }

  trustOwnName(): void {
    this.session.trustOwnName();
  }

  cut(): void {
    this.session.cut();
  }

  hurry(): void {
    this.session.hurry();
  }

  close(): void {
    this.session.close();
  }
}

/** The seats as they are drawn: no name twice, and the colours that players brought along. */
function seatsOf(
  { seats }: TableState,
  { hues, huesAreSeats, nameless, botName }: RemoteOptions,
): readonly SeatPlan[] {
  const given: string[] = [];
  return seats.map(({ who, name, bot, colour }, i) => {
    const wanted = (who === 'bot' ? botName(bot ?? '') : name) || nameless(i + 1);
    let unique = wanted;
    for (let n = 2; given.includes(unique); n++) unique = `${wanted} ${n}`;
    given.push(unique);
    return { name: unique, hue: hues[huesAreSeats ? i : colour] ?? hues[i], isBot: bot !== null, bot: null };
  });
}
