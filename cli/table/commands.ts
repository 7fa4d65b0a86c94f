import { columnsOf, fold, padTo } from '../terminal/text.ts';
import { COMMANDS, type Command, type TerminalWords } from '../words/catalogue.ts';

export interface Typed {
  readonly command: Command;
  /** What follows the word: a file to save to. */
  readonly rest: string;
}

/** Hints are for games on one device: a table with others is played by its people. */
const ONLINE_ONLY: readonly Command[] = ['say', 'pause', 'dice'];
const LOCAL_ONLY: readonly Command[] = ['hint', 'save'];
export const LOCAL_COMMANDS = COMMANDS.filter((name) => !ONLINE_ONLY.includes(name));
export const ONLINE_COMMANDS = COMMANDS.filter((name) => !LOCAL_ONLY.includes(name));

/** Reads a command in the language of the moment, or in English, which always works; "/undo" is "undo". */
export function commandOf(
  text: string,
  words: TerminalWords,
  available: readonly Command[] = COMMANDS,
): Typed | null {
  const [first, ...rest] = text.trim().replace(/^\//, '').split(/\s+/);
  const said = fold(first ?? '');
  const isMeant = (name: Command) => words.commands[name].typed.some((each) => fold(each) === said);
  const command = available.find((name) => name === said) ?? available.find(isMeant);
  if (command === undefined) return null;
  // Only a save has something after it: "score two" may well be part of a move's label.
  if (rest.length > 0 && command !== 'save') return null;
  return { command, rest: rest.join(' ') };
}

/** The commands with what they do, the word of this language first. */
export function commandList(words: TerminalWords, available: readonly Command[]): string[] {
  const heads = available.map((name) => words.commands[name].typed[0]);
  const width = Math.max(...heads.map(columnsOf));
  return available.map((name, i) => `  ${padTo(heads[i] ?? '', width)}  ${words.commands[name].does}`);
}
