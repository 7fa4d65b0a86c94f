import type { GameWords, NameOf, Position, Refusal } from '@iacta/core';
import {
  type ByKind,
  type GardenEvent,
  type GardenMove,
  type GardenRefusal,
  type GardenState,
  type Kind,
  moveOf,
  type Placeable,
  preview,
  type Space,
  stateOf,
  type TileJson,
} from '../rules/index.ts';
import type { BoardWords, GardenWords, Labels } from './board.ts';

// What the four languages share: which facts a sentence needs. The sentences themselves are each language's own.

export type Animal = 'bird' | 'rabbit';
type Told<T extends GardenEvent['type']> = Extract<GardenEvent, { type: T }>;

/** Labels of moves, each told with what makes it different from the others in the list. */
export interface MovePhrases {
  buy(kind: Kind, die: number): string;
  place(tile: Placeable, at: string, dice: string, sundial: boolean): string;
  water(kind: Kind, at: string, die: number, tiles: number): string;
  harvest(kind: Kind, at: string, die: number, points: number): string;
  flip(to: 'bird' | 'rabbit' | 'sundial' | 'scarecrow'): string;
  walk(animal: Animal, at: string, die: number, meal: Kind | null): string;
  remove(animal: Animal, at: string, dice: string): string;
  swallow(kind: Kind): string;
  spit(kind: Kind, die: number): string;
  reroll: string;
  set(from: number, to: number): string;
  again: string;
  endTurn: string;
}

export interface Prompts {
  act(dice: string): string;
  again(dice: string): string;
  eat(kind: Kind): string;
  roll: string;
  wait: string;
}

export type EventPhrases = { readonly [T in GardenEvent['type']]: (event: Told<T>, name: NameOf) => string };

/** The data of a refusal, as a sentence needs it. */
export interface RefusalFacts {
  readonly die: number;
  readonly value: number;
  readonly kind: Kind;
  readonly tile: Placeable;
  readonly at: string;
  readonly by: string;
  readonly dice: string;
  readonly distance: number;
}

export interface Language {
  readonly title: string;
  readonly tagline: string;
  readonly howTo: readonly { readonly heading: string; readonly text: string }[];
  readonly parts: { readonly [part: string]: string };
  readonly tieBreaks: readonly string[];
  readonly options: GameWords['options'];
  readonly dice: { readonly [id: string]: string };
  readonly moves: MovePhrases;
  readonly prompts: Prompts;
  readonly events: EventPhrases;
  readonly refusals: { readonly [code in GardenRefusal]: (facts: RefusalFacts) => string };
  readonly board: BoardWords;
  readonly labels: Labels;
}

export type Forms = ByKind<{ readonly name: string; readonly a: string; readonly the: string }>;

export const names = (forms: Forms): ByKind<string> => ({
  pepper: forms.pepper.name,
  carrot: forms.carrot.name,
  tomato: forms.tomato.name,
  artichoke: forms.artichoke.name,
  eggplant: forms.eggplant.name,
});
export const space = ([row, column]: Space): string => `${row}.${column}`;
export const faces = (dice: readonly number[]): string => dice.join(' ');
const pair = (dice: readonly number[]): string => dice.join('+');

export function inLanguage(language: Language): GardenWords {
  const { title, tagline, howTo, parts, tieBreaks, options, dice, board, labels } = language;
  return {
    title,
    tagline,
    howTo,
    parts,
    options,
    tieBreaks,
    ratings: {},
    dice,
    prompt: (position, seat) => prompt(language.prompts, stateOf(position), seat),
    move: (position, seat, move) => label(language.moves, position, seat, move),
    event: (event, name) => tell(language.events, event, name),
    refusals: refusals(language),
    board,
    labels,
  };
}

function prompt(say: Prompts, { phase, turn, dice, again, eating }: GardenState, seat: number): string {
  if (turn !== seat || phase === 'over' || phase === 'lot') return say.wait;
  if (phase === 'roll') return say.roll;
  if (eating !== null) return say.eat(eating);
  return again ? say.again(faces(dice)) : say.act(faces(dice));
}

function tileIn(state: GardenState, [row, column]: Space): TileJson | undefined {
  return state.garden.find(({ at }) => at[0] === row && at[1] === column);
}

function label(say: MovePhrases, position: Position, seat: number, move: GardenMove): string {
  if ('buy' in move) return say.buy(move.buy, move.die);
  if ('place' in move) {
    const [row, column] = move.at;
    const natural = move.dice.join() === [Math.min(row, column), Math.max(row, column)].join();
    return say.place(move.place, space(move.at), pair(move.dice), !natural);
  }
  if ('sun' in move) return move.sun === 'reroll' ? say.reroll : say.set(move.from, move.to);
  if ('again' in move) return say.again;
  if ('endTurn' in move) return say.endTurn;
  return gardenLabel(say, position, seat, move);
}

type AboutTheGarden = Exclude<
  GardenMove,
  { buy: Kind } | { place: Placeable } | { sun: string } | { again: true } | { endTurn: true }
>;

/** Labels that name what lies in the garden or in an animal's mouth. */
function gardenLabel(say: MovePhrases, position: Position, seat: number, move: AboutTheGarden): string {
  const state = stateOf(position);
  const kindAt = (at: Space): Kind => {
    const tile = tileIn(state, at);
    return tile && 'kind' in tile ? tile.kind : 'pepper';
  };
  const shows = (side: TileJson['tile']): boolean =>
    state.garden.some(({ owner, tile }) => owner === seat && tile === side);
  if ('water' in move) {
    const tiles = preview(position, seat, moveOf(move))?.tiles.length ?? 0;
    return say.water(kindAt(move.water), space(move.water), move.die, tiles);
  }
  if ('harvest' in move) {
    const points = preview(position, seat, moveOf(move))?.points[seat] ?? 0;
    return say.harvest(kindAt(move.harvest), space(move.harvest), move.die, points);
  }
  if ('flip' in move) {
    if (move.flip === 'animal') return say.flip(shows('bird') ? 'rabbit' : 'bird');
    return say.flip(shows('sundial') ? 'scarecrow' : 'sundial');
  }
  if ('move' in move) {
    const meal = tileIn(state, move.move) ? kindAt(move.move) : null;
    return say.walk(shows('rabbit') ? 'rabbit' : 'bird', space(move.move), move.die, meal);
  }
  if ('remove' in move) {
    const animal = tileIn(state, move.remove)?.tile === 'rabbit' ? 'rabbit' : 'bird';
    return say.remove(animal, space(move.remove), pair([...move.dice, 6]));
  }
  const eaten = state.eating ?? 'pepper';
  return move.eat === 'swallow' ? say.swallow(eaten) : say.spit(eaten, move.die);
}

function tell(say: EventPhrases, event: GardenEvent, name: NameOf): string {
  // The table has one entry for each type; the compiler cannot pair an entry with its event.
  const phrase = say[event.type] as (event: GardenEvent, name: NameOf) => string;
  return phrase(event, name);
}

function refusals(language: Language): { readonly [code in GardenRefusal]: (refusal: Refusal) => string } {
  const entries = Object.entries(language.refusals).map(([code, say]) => [
    code,
    (refusal: Refusal) => say(factsOf(refusal)),
  ]);
  return Object.fromEntries(entries) as { [code in GardenRefusal]: (refusal: Refusal) => string };
}

function factsOf({ data = {} }: Refusal): RefusalFacts {
  const list = (key: string) => (Array.isArray(data[key]) ? (data[key] as readonly number[]) : []);
  return {
    die: Number(data.die ?? 0),
    value: Number(data.value ?? 0),
    kind: (data.kind ?? 'pepper') as Kind,
    tile: (data.tile ?? 'bird') as Placeable,
    at: list('at').join('.'),
    by: list('by').join('.'),
    dice: list('dice').join('+'),
    distance: Number(data.distance ?? 0),
  };
}
