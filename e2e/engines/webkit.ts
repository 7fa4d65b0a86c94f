import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, firstDownload, freePort, keyActions, middleOf, type Size, type Tab } from './engine.ts';

// Debian's WebKitGTK by plain WebDriver under Xvfb. It is Safari's engine, but neither Safari nor iOS.

const WINDOW = join(import.meta.dirname, 'window.py');
type Json = { readonly [key: string]: unknown };

export async function startWebKit(path: string): Promise<Engine> {
  const display = `:${(await freePort()) % 20_000}`;
  const screen = spawn('Xvfb', [display, '-screen', '0', '2600x1500x24'], { stdio: 'ignore' });
  return {
    name: 'webkit',
    open: (size, before) => openTab(path, display, size, before),
    async close() {
      await ended(screen);
    },
  };
}

async function openTab(path: string, display: string, size: Size, before: string): Promise<Tab> {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-webkit-'));
  const file = (name: string) => join(folder, name);
  writeFileSync(file('before.js'), before);
  writeFileSync(file('console'), '');
  mkdirSync(file('downloads'));
  // The driver starts the window without a way to pass an environment or to read what it prints.
  const environment = {
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    IACTA_WEBKIT_DATA: folder,
    IACTA_WEBKIT_BEFORE: file('before.js'),
    IACTA_WEBKIT_SIZE: `${size.width}x${size.height}`,
  };
  const exports = Object.entries(environment).map(([name, value]) => `export ${name}='${value}'`);
  const start = [
    '#!/bin/sh',
    ...exports,
    `echo $$ >'${file('pid')}'`,
    `exec /usr/bin/python3 '${WINDOW}' >>'${file('console')}' 2>&1`,
  ];
  writeFileSync(file('window'), `${start.join('\n')}\n`);
  chmodSync(file('window'), 0o755);
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...environment },
  });
  const send = async (method: string, rest: string, body?: Json): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${rest}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(JSON.stringify(value).slice(0, 500));
    return value;
  };
  const options = { 'webkitgtk:browserOptions': { binary: file('window'), args: [] } };
  const { sessionId } = (await untilAnswered(driver, () =>
    send('POST', '', { capabilities: { alwaysMatch: options } }),
  )) as { sessionId: string };
  const at = `/${sessionId}`;
  await send('POST', `${at}/timeouts`, { script: 300_000 });
  const evaluate: Tab['evaluate'] = async (run, argument) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${String(run)})(${JSON.stringify(argument)}))
        .then((value) => done(JSON.stringify({ value: value ?? null })), (error) => done(JSON.stringify({ error: String(error) })));`;
    const text = (await send('POST', `${at}/execute/async`, { script, args: [] })) as string;
    const answer = JSON.parse(text);
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  };
  const act = (type: string, id: string, actions: readonly Json[]) =>
    send('POST', `${at}/actions`, { actions: [{ type, id, actions }] });
  return {
    evaluate,
    async go(url) {
      await send('POST', `${at}/url`, { url });
    },
    async click(selector) {
      const point = await evaluate(middleOf, selector);
      if (!point) throw new Error(`nothing to press: ${selector}`);
      await act('pointer', 'mouse', [
        { type: 'pointerMove', duration: 0, ...point },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async key(chord) {
      await act('key', 'keys', keyActions(chord));
    },
    download: () => firstDownload(file('downloads')),
    picture: async () => String(await send('GET', `${at}/screenshot`)),
    complaints: async () =>
      readFileSync(file('console'), 'utf8')
        .split('\n')
        .filter((line) => /CONSOLE.*ERROR|Unhandled Promise/.test(line)),
    async close() {
      process.kill(Number(readFileSync(file('pid'), 'utf8')));
      await ended(driver);
      // The engine's own processes may still be writing.
      rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

async function untilAnswered<R>(driver: ChildProcess, ask: () => Promise<R>): Promise<R> {
  for (let tries = 0; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 50 || driver.exitCode !== null) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((done) => child.once('exit', done));
  child.kill();
  await exit;
}
