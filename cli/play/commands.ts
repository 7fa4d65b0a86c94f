import { COMMANDS, type Command, type TerminalWords } from '../words/catalogue.ts';
import { fold } from './text.ts';

export interface Typed {
  readonly command: Command;
  /** What follows the word: a file to save to. */
  readonly rest: string;
}

/** Reads a command in the language of the moment, or in English, which always works; "/undo" is "undo". */
export function commandOf(text: string, words: TerminalWords): Typed | null {
  const [first, ...rest] = text.trim().replace(/^\//, '').split(/\s+/);
  const said = fold(first ?? '');
  const command = COMMANDS.find(
    (name) => name === said || words.commands[name].typed.some((each) => fold(each) === said),
  );
  if (command === undefined) return null;
  // Only a save has something after it: "score two" may well be part of a move's label.
  if (rest.length > 0 && command !== 'save') return null;
  return { command, rest: rest.join(' ') };
}

/** The commands with what they do, the word of this language first. */
export function commandList(words: TerminalWords): string[] {
  const heads = COMMANDS.map((name) => words.commands[name].typed[0]);
  const width = Math.max(...heads.map((head) => head.length));
  return COMMANDS.map((name, i) => `  ${heads[i].padEnd(width)}  ${words.commands[name].does}`);
}
