import type { Move } from '@iacta/core';
import {
  type GardenEvent,
  type GardenRefusal,
  type GardenState,
  type Placeable,
  REROLL,
  rules,
  SPACES,
} from '@iacta/garden-dice/rules';
import type { BoardProps } from '@iacta/pieces';
import {
  attempt,
  type Choices,
  choicesOf,
  firstOf,
  fitting,
  type Light,
  lightsOf,
  type Option,
  settle,
  slotsOf,
  spaceOf,
  type Target,
  type What,
  whatsOf,
} from './choices.ts';

type Props = BoardProps<GardenState, GardenEvent, GardenRefusal>;

const DOUBLE_TAP = 350;

/** What is chosen so far, in any order: dice on the tray, a tile in hand, a place, and what is done there. */
export class Finger {
  readonly #props: () => Props;
  /** Places on the tray. */
  picked: readonly number[] = $state.raw([]);
  /** A tile that was taken up, or `walk` for one's animal. */
  held = $state.raw<What | null>(null);
  target = $state.raw<Target | null>(null);
  what = $state.raw<What | null>(null);
  /** The proposed option. */
  chosen = $state.raw<Option | null>(null);
  /** The face that the open sun would turn; null while it is closed. */
  sunFrom = $state.raw<number | null>(null);

  /** When the proposal was made: a second tap confirms it, but the second half of a double tap does not. */
  #since = 0;
  #slots: readonly (number | null)[] = [];
  #thrown = 0;

  constructor(props: () => Props) {
    this.#props = props;
  }

  readonly slots: readonly (number | null)[] = $derived.by(() => {
    const { state, thrown } = this.#props();
    const number = thrown?.number ?? 0;
    this.#slots = settle(this.#slots, state.dice, number !== this.#thrown);
    this.#thrown = number;
    return this.#slots;
  });
  readonly faces: readonly number[] = $derived.by(() => this.#facesAt(this.picked));
  readonly choices: Choices = $derived.by(() => {
    const { moves, position, seat } = this.#props();
    return seat === null ? new Map() : choicesOf(moves, position, seat);
  });
  readonly lights: ReadonlyMap<Target, Light> = $derived.by(() =>
    lightsOf(this.choices, this.faces, this.held),
  );
  /** What the tapped place offers. */
  readonly open: readonly Option[] = $derived.by(() =>
    this.target === null ? [] : fitting(this.choices.get(this.target) ?? [], this.faces, null),
  );
  /** The dice that would be spent, or are chosen. */
  readonly raised: readonly number[] = $derived.by(() =>
    this.chosen ? slotsOf(this.slots, this.chosen.uses) : this.picked,
  );

  #facesAt(places: readonly number[]): readonly number[] {
    return places.flatMap((slot) => this.slots[slot] ?? []);
  }

  /** What a press on a place would do first. */
  firstAt(place: Target): Option | null {
    const options = fitting(this.choices.get(place) ?? [], this.faces, this.held);
    return options.length === 0 ? null : firstOf(options, this.faces);
  }

  readonly isIdle: boolean = $derived.by(
    () => this.target === null && this.held === null && this.picked.length === 0 && this.sunFrom === null,
  );

  readonly clear = (): void => {
    this.picked = [];
    this.held = null;
    this.leave();
  };

  /** Clears the place, but not the chosen dice. */
  readonly leave = (): void => {
    this.target = null;
    this.what = null;
    this.chosen = null;
    this.sunFrom = null;
    const { proposal, propose } = this.#props();
    if (proposal !== null) propose(null);
  };

  readonly pick = (option: Option): void => {
    this.chosen = option;
    this.#since = performance.now();
    this.#props().propose(option.move);
  };

  readonly choose = (what: What): void => {
    this.what = what;
    this.pick(firstOf(fitting(this.open, [], what), this.faces));
  };

  #show(place: Target, options: readonly Option[]): void {
    this.leave();
    this.target = place;
    const offered = whatsOf(options);
    const { held } = this;
    if (held !== null && offered.includes(held)) this.what = held;
    else if (offered.length === 1) this.what = offered[0];
    if (this.what === null) return;
    const fits = fitting(options, [], this.what);
    const first = firstOf(fits, this.faces);
    // Where there is nothing to choose a tap is enough: every step can be taken back. Chosen dice are a choice made.
    const isSettled = offered.length === 1 && (fits.length === 1 || this.faces.length > 0);
    const atOnce = isSettled || (this.what === 'buy' && this.faces.length > 0);
    if (atOnce) this.#props().play(first.move);
    else this.pick(first);
  }

  readonly tap = (place: Target): void => {
    const { seat, state } = this.#props();
    if (seat === null) return;
    const animal = state.garden.find((tile) => tile.owner === seat && 'swallowed' in tile);
    if (place === this.target) this.#tapAgain();
    else if (animal && place === spaceOf(animal.at) && this.#canWalk()) this.#takeUpAnimal(place);
    else this.#tapOther(place, seat);
  };

  #tapAgain(): void {
    if (this.chosen === null) this.clear();
    else if (performance.now() - this.#since > DOUBLE_TAP) this.#props().play(this.chosen.move);
  }

  #tapOther(place: Target, seat: number): void {
    const { state, refuse } = this.#props();
    const all = this.choices.get(place) ?? [];
    const held = fitting(all, this.faces, this.held);
    const options = held.length > 0 ? held : fitting(all, this.faces, null);
    const tried = attempt(state, seat, place, this.faces, this.held);
    if (options.length > 0) this.#show(place, options);
    else if (!isLegal(tried, all)) refuse(tried);
    else {
      // It is the chosen dice alone that do not fit: others do.
      this.picked = [];
      this.#show(place, all);
    }
  }

  #canWalk(): boolean {
    const { moves, position, seat } = this.#props();
    return moves.some((move) => rules.describeMove(position, seat ?? 0, move).kind === 'walk');
  }

  /** One's own animal is both a place (to flip or send home) and a piece that moves. */
  #takeUpAnimal(place: Target): void {
    const again = this.held === 'walk';
    this.leave();
    this.held = again ? null : 'walk';
    const here = fitting(this.choices.get(place) ?? [], this.faces, null);
    if (!again && here.length > 0) this.target = place;
  }

  readonly take = (tile: Placeable): void => {
    const { seat, state, refuse } = this.#props();
    if (seat === null) return;
    const again = this.held === tile;
    this.leave();
    this.held = again ? null : tile;
    if (again || this.lights.size > 0) return;
    this.held = null;
    const taken = new Set(state.garden.map(({ at }) => spaceOf(at)));
    const free = Array.from({ length: SPACES }, (_, space) => space).find((space) => !taken.has(space)) ?? 0;
    const tried = attempt(state, seat, free, this.faces, tile);
    if (!isLegal(tried, this.choices.get(free) ?? [])) refuse(tried);
  };

  readonly tapDie = (slot: number): void => {
    const face = this.slots[slot];
    if (this.#props().seat === null || face === null) return;
    if (this.sunFrom !== null) this.sunFrom = face;
    else if (!this.#changeDie(slot, face)) this.#toggleDie(slot);
  };

  /** With a place chosen, another die does the same thing there. */
  #changeDie(slot: number, face: number): boolean {
    if (!this.chosen || this.raised.includes(slot)) return false;
    const other = this.open.find((option) => option.what === this.what && option.uses.includes(face));
    if (other) this.pick(other);
    return other !== undefined;
  }

  #toggleDie(slot: number): void {
    this.leave();
    const next = this.picked.includes(slot)
      ? this.picked.filter((each) => each !== slot)
      : [...this.picked, slot];
    // Dice that do nothing together: the tap starts a new choice.
    const works = next.length === 0 || lightsOf(this.choices, this.#facesAt(next), this.held).size > 0;
    this.picked = works ? next : [slot];
  }

  readonly tapSun = (): void => {
    const { seat, state, refuse } = this.#props();
    if (seat === null) return;
    const closing = this.sunFrom !== null;
    const from = this.faces[0] ?? state.dice[0];
    this.clear();
    if (closing) return;
    if (from === undefined || !state.seats[seat].sun) refuse(REROLL);
    else this.sunFrom = from;
  };

  /** A turned die is what was tapped; a new roll is shown first, since the sun shines once. */
  readonly chooseSun = (move: Move): void => {
    const { play, propose } = this.#props();
    if (move === REROLL) propose(move);
    else play(move);
  };
}

function isLegal(move: Move, options: readonly Option[]): boolean {
  return options.some((option) => option.move === move);
}
