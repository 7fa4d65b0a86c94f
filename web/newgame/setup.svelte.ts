import type { AnyLevel, Level } from '@iacta/bots/search';
import {
  allowedSpaces,
  type Facts,
  type Hue,
  type OptionSpec,
  type Options,
  type OptionValue,
  offeredValues,
  readOptions,
  type SpaceSets,
  spacesOf,
  writeSpaces,
} from '@iacta/core';
import type { GameId } from '@iacta/games';
import { fixedHuesOf, levelsOf } from '../lib/cards.ts';
import { SEAT_HUES } from '../lib/seats.ts';
import type { TablePlan } from '../table/plan.ts';
import type { PageWords } from '../words/shape.ts';

export interface SeatDraft {
  /** Null for a person. */
  bot: AnyLevel | null;
  name: string;
  hue: Hue;
}

const DEFAULT_BOT: Level = 'casual';

/** How a table is being laid: the seats that play now and those that would, the options, the dice. */
export class Setup {
  readonly id: GameId;
  readonly facts: Facts;
  count = $state(2);
  seats: SeatDraft[] = $state([]);
  options: Record<string, OptionValue> = $state({});
  /** For options that choose spaces: those of the players' own board, kept while another set is chosen. */
  ownSpaces: Record<string, string> = $state({});
  ownDice = $state(false);

  /** As it was the last time this game was played here, else one person against a bot. */
  constructor(id: GameId, facts: Facts, names: readonly string[]) {
    this.id = id;
    this.facts = facts;
    const defaults = readOptions(facts, {});
    const most = facts.seatCounts[facts.seatCounts.length - 1];
    const hues = fixedHuesOf(id) ?? SEAT_HUES;
    this.count = defaults.ok ? defaults.value.seats : facts.seatCounts[0];
    this.seats = Array.from({ length: most }, (_, i) => ({
      bot: i === 0 ? null : DEFAULT_BOT,
      name: i === 0 ? (names[0] ?? '') : '',
      hue: hues[i],
    }));
    this.options = Object.fromEntries(
      Object.entries(facts.options).map(([name, spec]) => [name, spec.default]),
    );
    for (const [name, { spaces, default: usual }] of Object.entries(facts.options)) {
      // People who look at their board change what is usual, they do not begin with nothing.
      if (spaces) this.ownSpaces[name] = writeSpaces(spacesOf(spaces, usual) ?? []);
    }
    this.#recall();
  }

  /** Adds a space to the own board's or takes it away; a set never becomes empty or too large. */
  toggleSpace(option: string, sets: SpaceSets, space: readonly [number, number]): void {
    const written = writeSpaces([space]);
    const now = this.ownSpaces[option].split(' ');
    const next = now.includes(written) ? now.filter((each) => each !== written) : [...now, written];
    const changed = allowedSpaces(sets, next.join(' '));
    if (changed === null) return;
    this.ownSpaces[option] = changed;
    this.options[option] = changed;
  }

  get isExtra(): boolean {
    return this.facts.extraSeatCounts.includes(this.count);
  }

  /** The options that leave a choice with this many seats. */
  get choices(): {
    readonly name: string;
    readonly values: readonly OptionValue[];
    readonly namesSeats: boolean;
    readonly spaces: SpaceSets | null;
  }[] {
    return Object.entries(this.facts.options)
      .map(([name, spec]) => ({
        name,
        values: this.count === 1 && spec.namesSeats ? [] : offeredValues(spec, this.count),
        namesSeats: spec.namesSeats ?? false,
        spaces: spec.spaces ?? null,
      }))
      .filter(({ values }) => values.length > 1);
  }

  /** Two seats never share a colour: the former owner gets the other's. */
  paint(seat: number, hue: Hue): void {
    const other = this.seats.find((each) => each.hue === hue);
    if (other) other.hue = this.seats[seat].hue;
    this.seats[seat].hue = hue;
  }

  /** The names as they will be at the table: none empty, no two alike. */
  names(say: PageWords): string[] {
    const given: string[] = [];
    for (const [i, { bot, name }] of this.seats.entries()) {
      const wanted = (bot === null ? name.trim() : say.bots[bot].name) || say.newGame.nameless(i + 1);
      let unique = wanted;
      for (let n = 2; given.includes(unique); n++) unique = `${wanted} ${n}`;
      given.push(unique);
    }
    return given;
  }

  plan(say: PageWords): TablePlan | null {
    const options = this.#checked();
    if (!options) return null;
    const names = this.names(say);
    this.#remember();
    return {
      options,
      seats: this.seats
        .slice(0, this.count)
        .map(({ bot, hue }, i) => ({ name: names[i], hue, isBot: bot !== null, bot })),
      seed: this.ownDice ? null : crypto.getRandomValues(new Uint32Array(1))[0],
    };
  }

  #checked(): Options | null {
    const fitting = Object.entries(this.facts.options).map(([name, spec]) => {
      const value = this.options[name];
      return [name, fits(spec, offeredValues(spec, this.count), value) ? value : spec.default];
    });
    const options = readOptions(this.facts, { ...Object.fromEntries(fitting), seats: this.count });
    return options.ok ? options.value : null;
  }

  #remember(): void {
    const { count, seats, options, ownSpaces, ownDice } = this;
    try {
      localStorage.setItem(this.#key, JSON.stringify({ count, seats, options, ownSpaces, ownDice }));
    } catch {
      // Then the next table is laid from scratch.
    }
  }

  #recall(): void {
    try {
      const last = JSON.parse(localStorage.getItem(this.#key) ?? '{}');
      if (this.facts.seatCounts.includes(last.count)) this.count = last.count;
      this.ownDice = last.ownDice === true;
      for (const [name, spec] of Object.entries(this.facts.options)) {
        if (fits(spec, spec.values, last.options?.[name])) this.options[name] = last.options[name];
        const own = spec.spaces && allowedSpaces(spec.spaces, last.ownSpaces?.[name]);
        if (own) this.ownSpaces[name] = own;
      }
      for (const [i, seat] of this.seats.entries()) {
        const before: Partial<SeatDraft> | undefined = last.seats?.[i];
        if (!before) continue;
        // A bot of an earlier version is there no more, but a bot it was.
        seat.bot = before.bot ? (levelsOf(this.id).find((name) => name === before.bot) ?? DEFAULT_BOT) : null;
        if (typeof before.name === 'string') seat.name = before.name.slice(0, 24);
        const hue = SEAT_HUES.find((name) => name === before.hue);
        if (hue && !fixedHuesOf(this.id)) this.paint(i, hue);
      }
    } catch {
      // What another version or another hand has written is not used.
    }
  }

  get #key(): string {
    return `iacta:setup:${this.id}`;
  }
}

/** Whether an option takes a value: one of those listed, or a set of spaces. */
function fits(spec: OptionSpec, listed: readonly OptionValue[], value: unknown): value is OptionValue {
  if (listed.some((each) => each === value)) return true;
  return spec.spaces !== undefined && allowedSpaces(spec.spaces, value) === value;
}
