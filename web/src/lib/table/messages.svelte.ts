import { type CoreRefusal, refusalText } from '@iacta/core';
import type { Held } from '@iacta/pieces';
import type { NarratedStep } from '@iacta/table/session';
import type { LoadedGame } from '../shell/games.ts';
import { to } from '../shell/route.svelte.ts';
import { settings } from '../shell/settings.svelte.ts';
import { LONG, sentenceOf } from './sentence.ts';
import type { TableModel } from './table-model.ts';
import { verdictOf } from './verdict.ts';
import { tableWords } from './words.svelte.ts';

/** What the texts depend on. */
export interface Moment {
  readonly game: LoadedGame;
  readonly table: TableModel;
  /** Adds to a sentence of the story, for example that the clock made the step. */
  readonly lineOf: (text: string, step: NarratedStep) => string;
  /** What is waited for while no player at this screen has anything to decide: the latest step stands above it. */
  readonly meanwhile: string | null;
  /** No player at this screen may act: the curtain is closed, or another tab has the game. */
  readonly isClosed: boolean;
  /** Dice are in the air: what they will show is not known yet. */
  readonly isTumbling: boolean;
  readonly held: Held | null;
}

/** The texts between the players and the board: the prompt, what has just happened, the answer to a refused move. */
export class Messages {
  readonly #now: () => Moment;
  readonly #say = $derived(tableWords());

  constructor(now: () => Moment) {
    this.#now = now;
  }

  /** The question that a throw answers where it is no die but a lot; null for dice. */
  readonly lot = $derived.by(() => {
    const { game, table } = this.#now();
    if (table.awaits.kind !== 'roll') return null;
    const [{ id, faces }] = table.awaits.dice.dice;
    if (game.board.dieLook(id) !== null) return null;
    return typeof faces[0] === 'number' ? this.#say.lot.starter : this.#say.lot.other(game.words.dice[id]);
  });

  /** What the latest step did, in a sentence. Not before its dice have come to rest. */
  readonly #latest = $derived.by(() => {
    const { game, table, lineOf, isTumbling } = this.#now();
    const last = table.steps.at(-1);
    if (last === undefined || isTumbling) return '';
    const text = sentenceOf(last.events, (event) => game.words.event(event, this.#nameOf));
    return text === '' ? '' : lineOf(text, last);
  });

  /** Whether the latest step was automatic: by another player or a bot, or because there was no choice. */
  readonly #isAutomatic = $derived.by(() => {
    const { table } = this.#now();
    const last = table.steps.at(-1);
    if (last === undefined) return false;
    return last.seat === null
      ? table.acting === null
      : !table.people.includes(last.seat) || (settings.autoForced && last.isForced);
  });

  /** Above the prompt: the latest automatic step, or whom the prompt is for where several people share the screen. */
  readonly addressed = $derived.by(() => {
    const { table, held, meanwhile, isClosed } = this.#now();
    // What is held has a sentence of its own.
    if (held || table.handOver !== null || table.awaits.kind === 'over') return null;
    if (table.acting === null)
      return meanwhile !== null && !isClosed && this.#latest !== '' ? this.#latest : null;
    // The prompt to roll names its player.
    if (table.people.length > 1 && table.awaits.kind === 'moves') return this.#nameOf(table.acting);
    return this.#isAutomatic && this.#latest !== '' ? this.#latest : null;
  });

  readonly prompt = $derived.by(() => {
    const { game, table, meanwhile, isClosed, isTumbling, held } = this.#now();
    const say = this.#say;
    if (table.awaits.kind === 'over') {
      const names = table.seats.map(({ name }) => name);
      const { title, why } = verdictOf(table.outcome, names, game.words, say.result);
      return `${title} ${why}`.trim();
    }
    if (isClosed) return say.waiting;
    if (held) return this.#latest;
    if (this.lot) return this.lot;
    if (isTumbling) return say.rolling(this.#nameOf(game.rules.active(table.position)));
    if (table.acting === null)
      return meanwhile ?? (this.#latest || say.thinking(this.#nameOf(table.actingBot ?? 0)));
    if (table.awaits.kind === 'roll') {
      const dice = game.rules.dice(table.position)?.dice.length ?? 0;
      return say.rollFor(this.#nameOf(table.awaits.seat), dice);
    }
    return game.words.prompt(table.seen, table.acting);
  });

  readonly isLong = $derived(this.prompt.length + (this.addressed?.length ?? 0) > LONG);

  /** Why the latest move was refused, with a link to the rule. */
  readonly answer = $derived.by(() => {
    const { game, table } = this.#now();
    const refusal = table.refused;
    if (!refusal) return null;
    const text = refusalText(game.words, refusal) ?? this.#say.refusals[refusal.code as CoreRefusal];
    const link = refusal.rule
      ? { href: to.rules(game.id, refusal.rule), text: this.#say.rule(refusal.rule) }
      : null;
    return text ? { text, link, kind: false } : null;
  });

  #nameOf = (seat: number) => this.#now().table.seats[seat].name;
}
