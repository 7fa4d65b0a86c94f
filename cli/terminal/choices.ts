import { fold } from './text.ts';

/** One of the things that can be chosen now. */
export interface Choice {
  readonly label: string;
  /** Said after the label, less loudly. */
  readonly detail?: string;
  /** A separate line under the label. */
  readonly below?: string;
}

/**
 * The choices that fit what has been typed, by index: the one with exactly that number first, then those
 * whose label holds every typed word. Nothing typed: all of them.
 */
export function narrow(choices: readonly Choice[], typed: string): number[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const all = choices.map((_choice, index) => index);
  if (words.length === 0) return all;
  const numbered = numberOf(choices, typed);
  const held = all.filter((index) => holds(fold(choices[index].label), words));
  return numbered === null ? held : [numbered, ...held.filter((index) => index !== numbered)];
}

/** What a whole typed line chooses, or every choice it might mean. */
export function choose(choices: readonly Choice[], line: string): number[] {
  const numbered = numberOf(choices, line);
  if (numbered !== null) return [numbered];
  const exact = choices.findIndex((choice) => fold(choice.label) === fold(line));
  return exact >= 0 ? [exact] : narrow(choices, line);
}

function numberOf(choices: readonly Choice[], typed: string): number | null {
  if (!/^\d+$/.test(typed.trim())) return null;
  const index = Number(typed) - 1;
  return index >= 0 && index < choices.length ? index : null;
}

/** Letters may stand anywhere in a label; digits only where a number begins: "3" is not in "13". */
function holds(label: string, words: readonly string[]): boolean {
  return words.every((word) =>
    /^\d/.test(word) ? new RegExp(`(?<!\\d)${literal(word)}`).test(label) : label.includes(word),
  );
}

function literal(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
