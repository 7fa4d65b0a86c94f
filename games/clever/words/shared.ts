import { MoveList, type Position, type Refusal } from '@iacta/core';
import {
  type Area,
  type CleverMove,
  DICE,
  type DieName,
  encode,
  faceOf,
  type Gain,
  rules,
  type WaitingBonus,
} from '../rules/index.ts';

// What the four languages have in common: which question is asked, and the shape of a move's label.

export type Question = 'black' | 'bonus' | 'stuck' | 'pick' | 'fields' | 'tray' | 'extra';

export interface Situation {
  readonly question: Question;
  /** Which of the three rolls it is. */
  readonly roll: number;
  readonly rerolls: number;
  readonly extraDice: number;
}

export function situation(position: Position, seat: number): Situation {
  const state = encode(position);
  const sheet = state.sheets[seat];
  const list = new MoveList();
  rules.list(position, seat, list);
  const mayPass = list.toArray().some((move) => 'pass' in rules.encodeMove(move));
  const left = ({ earned, used }: typeof sheet.rerolls) => earned - used;
  const question = (): Question => {
    if (sheet.waiting.includes('black')) return 'black';
    if (sheet.waiting.length > 0) return 'bonus';
    if (state.phase === 'pick') return mayPass ? 'stuck' : 'pick';
    if (sheet.stage === 'choice') return mayPass ? 'fields' : 'tray';
    return 'extra';
  };
  return {
    question: question(),
    roll: state.rolls,
    rerolls: left(sheet.rerolls),
    extraDice: left(sheet.extraDice),
  };
}

export interface Labels {
  readonly dice: { readonly [die in DieName]: string };
  readonly areas: { readonly [area in Area]: string };
  /** Bonuses as they are named in a list of choices. */
  readonly bonuses: { readonly [bonus in WaitingBonus]: string };
  /** Between a die and its cell: a colon as the language spaces it. */
  readonly colon: string;
  readonly row: string;
  readonly column: string;
  readonly reroll: string;
  readonly pass: string;
  readonly done: string;
}

/** “White 4 → pink”, “Blue 3 + white 4 → 7”, “Green cross”: the same shape in every language. */
export function label(position: Position, move: CleverMove, words: Labels): string {
  const face = (die: DieName) => faceOf(position, DICE.indexOf(die));
  const show = (die: DieName) => `${words.dice[die]} ${face(die)}`;
  if ('reroll' in move) return words.reroll;
  if ('pass' in move) return words.pass;
  if ('done' in move) return words.done;
  if ('bonus' in move) {
    const what =
      'as' in move ? `${words.bonuses.black} → ${words.areas[move.as]}` : words.bonuses[move.bonus];
    if (!('cell' in move)) return sentence(what);
    return sentence(`${what}${words.colon}${cellShown(move.cell, words)}`);
  }
  const die = 'take' in move ? move.take : move.extra;
  if (move.as === 'yellow')
    return sentence(`${show(die)} → ${words.areas.yellow}${words.colon}${cellShown(move.cell, words)}`);
  if (move.as !== 'blue') return sentence(`${show(die)} → ${words.areas[move.as]}`);
  const other = die === 'white' ? 'blue' : 'white';
  const sum = face('white') + face('blue');
  return sentence(`${show(die)} + ${show(other)} → ${words.areas.blue}${words.colon}${sum}`);
}

/** A cell as a sentence names it: "row 1, column 3" in yellow, its number elsewhere. */
export function cellShown(cell: string | number, { row, column }: Pick<Labels, 'row' | 'column'>): string {
  const at = /^r(\d)c(\d)$/.exec(String(cell));
  return at === null ? String(cell) : `${row} ${at[1]}, ${column} ${at[2]}`;
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** “a, b and c”. */
export function listed(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

export type GainWords = { readonly [gain in Gain]: string };

/** A number or a name from the data of a refusal. */
export function datum(refusal: Refusal, key: string): string {
  const value = refusal.data?.[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '?';
}
