import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { type Engine, firstDownload, freePort, keyActions, middleOf, type Size, type Tab } from './engine.ts';

// Debian's Firefox by WebDriver BiDi: no driver apart from the browser itself.

type Json = { readonly [key: string]: unknown };
const PREFERENCES = {
  'ui.useOverlayScrollbars': 1,
  'datareporting.policy.dataSubmissionEnabled': false,
  // Into the folder that `browser.download.dir` names, without asking.
  'browser.download.folderList': 2,
};

class Wire {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { done: (result: Json) => void; failed: (error: Error) => void }>();
  readonly #listeners: ((method: string, data: Json) => void)[] = [];
  #last = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#received(JSON.parse((data as Buffer).toString()) as Json));
  }

  send(method: string, params: Json): Promise<Json> {
    const id = ++this.#last;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((done, failed) => this.#waiting.set(id, { done, failed }));
  }

  listen(listener: (method: string, data: Json) => void): void {
    this.#listeners.push(listener);
  }

  #received(message: Json): void {
    if (message.type === 'event') {
      for (const each of this.#listeners) each(String(message.method), message.params as Json);
      return;
    }
    const waiting = this.#waiting.get(Number(message.id));
    this.#waiting.delete(Number(message.id));
    if (message.type === 'error') waiting?.failed(new Error(JSON.stringify(message)));
    else waiting?.done(message.result as Json);
  }
}

export async function startFirefox(path: string, wanted: Json = {}): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'iacta-firefox-'));
  const downloads = join(profile, 'downloads');
  mkdirSync(downloads);
  const preferences = { ...PREFERENCES, ...wanted, 'browser.download.dir': downloads };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const port = await freePort();
  const browser = spawn(path, ['--headless', '--profile', profile, `--remote-debugging-port=${port}`], {
    stdio: 'ignore',
  });
  const socket = await connect(`ws://127.0.0.1:${port}/session`, browser);
  const wire = new Wire(socket);
  await wire.send('session.new', { capabilities: {} });
  await wire.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    name: 'firefox',
    open: (size, before) => openTab(wire, { size, before, downloads }),
    async close() {
      await wire.send('browser.close', {});
      await new Promise((done) => (browser.exitCode === null ? browser.once('exit', done) : done(null)));
      socket.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function connect(address: string, browser: ChildProcess): Promise<WebSocket> {
  for (;;) {
    const socket = new WebSocket(address);
    const isOpen = await new Promise<boolean>((done) => {
      socket.once('open', () => done(true));
      socket.once('error', () => done(false));
    });
    if (isOpen) return socket;
    if (browser.exitCode !== null) throw new Error(`Firefox ended with ${browser.exitCode}`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

interface Opened {
  readonly size: Size;
  readonly before: string;
  readonly downloads: string;
}

async function openTab(wire: Wire, { size, before, downloads }: Opened): Promise<Tab> {
  const { userContext } = await wire.send('browser.createUserContext', {});
  const { context } = await wire.send('browsingContext.create', { type: 'tab', userContext });
  await wire.send('browsingContext.setViewport', { context, viewport: size });
  await wire.send('script.addPreloadScript', {
    functionDeclaration: `() => {${before}}`,
    contexts: [context],
  });
  const complaints: string[] = [];
  wire.listen((method, data) => {
    const source = data.source as Json | undefined;
    if (method === 'log.entryAdded' && source?.context === context && data.level === 'error')
      complaints.push(String(data.text));
  });
  const evaluate: Tab['evaluate'] = async (run, argument) => {
    const code = `async () => JSON.stringify((await (${String(run)})(${JSON.stringify(argument)})) ?? null)`;
    const answer = await wire.send('script.callFunction', {
      functionDeclaration: code,
      target: { context },
      awaitPromise: true,
    });
    if (answer.type !== 'success') throw new Error(JSON.stringify(answer.exceptionDetails).slice(0, 500));
    return JSON.parse(String((answer.result as Json).value));
  };
  const act = (type: string, id: string, actions: readonly Json[]) =>
    wire.send('input.performActions', { context, actions: [{ type, id, actions }] });
  return {
    evaluate,
    async go(url) {
      await wire.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async click(selector) {
      const at = await evaluate(middleOf, selector);
      if (!at) throw new Error(`nothing to press: ${selector}`);
      await act('pointer', 'mouse', [
        { type: 'pointerMove', ...at },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async key(chord) {
      await act('key', 'keys', keyActions(chord));
    },
    download: () => firstDownload(downloads),
    async picture() {
      return String((await wire.send('browsingContext.captureScreenshot', { context })).data);
    },
    complaints: async () => complaints,
    async close() {
      await wire.send('browsingContext.close', { context });
      await wire.send('browser.removeUserContext', { userContext });
    },
  };
}
