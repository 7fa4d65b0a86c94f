import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Language, plain } from '@iacta/core';
import { onTestFinished } from 'vitest';
import { type Given, readArgs } from '../play/args.ts';
import { type PlayContext, playGames } from '../play/games.ts';
import { Store } from '../play/saves/store.ts';
import { Talk } from '../table/talk.ts';
import type { Size } from '../terminal/frame.ts';
import { type Key, KeyQueue } from '../terminal/keys.ts';
import { LineTerminal, type NextLine } from '../terminal/lines.ts';
import { TtyTerminal } from '../terminal/tty.ts';
import { WORDS } from '../words/index.ts';

/** Gone with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-play-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const PATIENCE = 3000;

export interface Visit {
  /** Everything that was written. */
  readonly screen: string;
  readonly lastWords: readonly string[];
}

export interface Setting {
  readonly folder?: string;
  /** What is typed after the written lines, from what is on the screen; without it the input ends. */
  readonly forever?: (screen: string) => string | null;
}

/** A visit by a player who types these lines; `flags` as on the command line. */
export async function visitWith(
  flags: string,
  lines: readonly string[],
  { folder = temporaryFolder(), forever }: Setting = {},
): Promise<Visit> {
  const given = givenBy(flags);
  let screen = '';
  const rest = [...lines];
  let typed = 0;
  const nextLine: NextLine = async () => {
    // A person who is asked the same for ever would hang the test.
    if (++typed > PATIENCE) throw new Error(`still asked after ${PATIENCE} answers: ${screen.slice(-500)}`);
    return rest.shift() ?? forever?.(screen) ?? null;
  };
  const write = (text: string): void => {
    screen += text;
  };
  const terminal = new LineTerminal({ nextLine, write, paint: plain, phrases: WORDS[given.language] });
  const lastWords = await playGames(contextOf(new Talk(terminal, given.language), given, folder));
  return { screen, lastWords };
}

/** Every screen that a person sees who always takes the first choice, at a terminal of this size. */
export async function frames(flags: string, size: Size, most = 40) {
  const given = givenBy(flags);
  const keys = new KeyQueue();
  const screens: string[][] = [];
  const write = (text: string): void => {
    if (!text.startsWith('\x1b[?25l\x1b[H')) return;
    screens.push(stripVTControlCharacters(text).split('\r\n'));
    // A new question is drawn before its key is read.
    if (screens.length > most) keys.push(CTRL_C);
    else keys.push({ text: '', name: 'return', ctrl: false });
  };
  const terminal = new TtyTerminal({
    keys,
    write,
    size: () => size,
    paint: plain,
    phrases: WORDS[given.language],
    fast: true,
  });
  const lastWords = await playGames(contextOf(new Talk(terminal, given.language), given, temporaryFolder()));
  return { screens, lastWords };
}

/** A terminal of 80×24 whose keys are pressed by the test; `shown` is what was written since the last wipe. */
export function keyedTerminal(language: Language = 'en') {
  const keys = new KeyQueue();
  let written = '';
  const write = (text: string): void => {
    written = text.includes('\x1b[H') ? text : written + text;
  };
  const size = () => ({ columns: 80, rows: 24 });
  const terminal = new TtyTerminal({ keys, write, size, paint: plain, phrases: WORDS[language], fast: true });
  return {
    terminal,
    press: (...names: readonly (string | Key)[]) => pressAll(keys, names),
    shown: () => written,
  };
}

function pressAll(keys: KeyQueue, names: readonly (string | Key)[]): void {
  for (const name of names) {
    if (typeof name !== 'string') keys.push(name);
    else if (NAMED.includes(name)) keys.push({ text: '', name, ctrl: false });
    else for (const char of name.split('')) keys.push({ text: char, name: char, ctrl: false });
  }
}

const NAMED = ['return', 'up', 'down', 'left', 'right', 'backspace', 'escape'];
export const CTRL_C: Key = { text: '', name: 'c', ctrl: true };

export function givenBy(flags: string): Given {
  const given = readArgs(flags.split(' ').filter(Boolean), 'en');
  if (typeof given === 'string') throw new Error(given);
  return given;
}

export function contextOf(talk: Talk, given: Given, folder: string): PlayContext {
  let seed = 0;
  return { talk, store: new Store(folder), given, freshSeed: () => ++seed, comeBack: 'iacta play' };
}
