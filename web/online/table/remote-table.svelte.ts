import type { Hue, Rules } from '@iacta/core';
import { type Asked, OnlineSession, type OnlineState } from '@iacta/online/client';
import type { Phrase, TableState } from '@iacta/online/wire';
import type { SeatPlan } from '../../table/plan.ts';
import { SessionView } from '../../table/session-view.svelte.ts';
import type { TableModel } from '../../table/table-model.ts';
import { socketAddress } from '../device/api.ts';
import { tableMemory } from '../device/seats.ts';
import { Trust } from '../fair/trust.svelte.ts';

export interface RemoteOptions {
  readonly table: string;
  /** Null: as a spectator. */
  readonly key: string | null;
  readonly rules: Rules;
  readonly hues: readonly Hue[];
  /** The game's own pieces have the colour of the seat; elsewhere players keep theirs when they change seats. */
  readonly huesAreSeats: boolean;
  /** The name of a player without one, and of every bot. */
  readonly nameless: (seat: number) => string;
  readonly botName: (bot: string) => string;
}

/** A session on a server, for components. */
export class RemoteTable
  extends SessionView<OnlineState<SeatPlan>, OnlineSession<SeatPlan>>
  implements TableModel
{
  readonly trust: Trust;

  constructor(options: RemoteOptions) {
    const { table, key, rules } = options;
    super(
      new OnlineSession<SeatPlan>({
        url: socketAddress(),
        table,
        ...(key === null ? {} : { key }),
        rules,
        memory: tableMemory,
        seatsOf: (state) => seatsOf(state, options),
      }),
    );
    this.trust = new Trust(() => this.latest);
  }

  // What a table on a server has in addition.
  /** The public state; null until the server has sent it. */
  readonly state = $derived.by(() => this.latest.table);
  readonly seat = $derived.by(() => this.latest.seat);
  readonly host = $derived.by(() => this.latest.host);
  readonly code = $derived.by(() => this.latest.code);
  readonly head = $derived.by(() => this.latest.head);
  readonly hasGame = $derived.by(() => this.latest.hasGame);
  readonly connection = $derived.by(() => this.latest.connection);
  readonly here = $derived.by(() => this.latest.here);
  readonly watchers = $derived.by(() => this.latest.watchers);
  readonly deadlines = $derived.by(() => this.latest.deadlines);
  readonly said = $derived.by(() => this.latest.said);
  readonly trouble = $derived.by(() => this.latest.trouble);
  readonly turnedAway = $derived.by(() => this.latest.turnedAway);
  readonly awaited = $derived.by(() => this.latest.awaited);
  readonly away = $derived.by(() => this.latest.away);
  readonly isFull = $derived.by(() => this.latest.isFull);
  readonly isReplaced = $derived.by(() => this.latest.isReplaced);
  readonly question = $derived.by(() => this.latest.question);
  readonly canSay = $derived.by(() => this.latest.canSay);
  readonly start = $derived.by(() => this.latest.start);
  readonly asked = $derived.by(() => this.latest.asked);
  readonly hasMoved = $derived.by(() => this.latest.hasMoved);
  readonly pending = $derived.by(() => this.latest.pending);
  readonly isPendingSent = $derived.by(() => this.latest.isPendingSent);
  readonly plan = $derived.by(() => ({ options: this.options, seats: this.seats }));

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  dismissTrouble(): void {
    this.session.dismissTrouble();
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
