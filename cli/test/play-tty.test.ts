import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playGames } from '../play/games.ts';
import { loadGames } from '../table/game.ts';
import { Talk } from '../table/talk.ts';
import { Leave } from '../terminal/terminal.ts';
import { WORDS } from '../words/index.ts';
import { CTRL_C, contextOf, givenBy, keyedTerminal, temporaryFolder } from './play-kit.ts';

const COLOURS = { prompt: 'Which?', choices: ['red', 'green', 'blue', 'grey'].map((label) => ({ label })) };
const [{ id }] = await loadGames('en');

describe('a list at a real terminal', () => {
  test('narrows with every key, and Enter takes the one that is left', async () => {
    const { terminal, press, shown } = keyedTerminal();
    const asked = terminal.ask(COLOURS);
    press('gr');
    await settled();
    expect(shown()).toContain('green');
    expect(shown()).toContain('grey');
    expect(shown()).not.toContain('blue');
    press('ey', 'return');
    expect(await asked).toEqual({ choice: 3 });
  });

  test('a stray Enter takes nothing where it would concern others', async () => {
    const { terminal, press } = keyedTerminal();
    press('return', 'return', 'down', 'down', 'return');
    expect(await terminal.ask({ ...COLOURS, byEnter: null })).toEqual({ choice: 1 });
    press('return', '3', 'return');
    expect(await terminal.ask({ ...COLOURS, byEnter: null })).toEqual({ choice: 2 });
  });

  test('arrows select, a number selects, Backspace and Esc widen again', async () => {
    const { terminal, press } = keyedTerminal();
    press('down', 'down', 'up', 'return');
    expect(await terminal.ask(COLOURS)).toEqual({ choice: 1 });
    press('3', 'return');
    expect(await terminal.ask(COLOURS)).toEqual({ choice: 2 });
    press('bx', 'backspace', 'return');
    expect(await terminal.ask(COLOURS)).toEqual({ choice: 2 });
    press('blue', 'escape', 'return');
    expect(await terminal.ask(COLOURS)).toEqual({ choice: 0 });
  });

  test('what fits nothing is handed on as text; a command is never a search', async () => {
    const { terminal, press } = keyedTerminal();
    press('{"a":1}', 'return');
    expect(await terminal.ask(COLOURS)).toEqual({ text: '{"a":1}' });
    press('red', 'return');
    expect(await terminal.ask({ ...COLOURS, isCommand: (text) => text === 'red' })).toEqual({ text: 'red' });
  });

  test('Ctrl-C leaves', async () => {
    const { terminal, press } = keyedTerminal();
    press(CTRL_C);
    await expect(terminal.ask(COLOURS)).rejects.toBeInstanceOf(Leave);
  });
});

test('Ctrl-C in the middle of a game keeps it, and the terminal is given back', async () => {
  const folder = temporaryFolder();
  const { terminal, press, shown } = keyedTerminal();
  press('return', 'return', CTRL_C);
  const given = givenBy(`${id} --yes --seed 4`);
  const lastWords = await playGames(contextOf(new Talk(terminal, 'en'), given, folder));
  expect(lastWords).toContain(WORDS.en.keptFor('iacta play'));
  expect(readdirSync(folder).length).toBe(1);
  terminal.close(lastWords);
  expect(shown()).toContain('\x1b[?25h\x1b[?1049l');
});

/** Lets everything that waits for keys read them. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
