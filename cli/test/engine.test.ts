import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@iacta/games';
import { SEALED_GAME, SOLO_GAME } from '@iacta/games/test-kit';
import { describe, expect, it } from 'vitest';
import { Engine, MAX_LINE } from '../engine/engine.ts';

interface Answer {
  readonly [key: string]: unknown;
  readonly ok: boolean;
}

function talkTo(engine: Engine) {
  return async (request: unknown) => JSON.parse(await engine.answer(JSON.stringify(request))) as Answer;
}

/** Plays a whole game through the protocol alone, as a program in any language would. */
async function playThrough(
  ask: ReturnType<typeof talkTo>,
  game: string,
  bot: string,
  steps: number,
): Promise<Answer> {
  let last = await ask({ do: 'new', game, seed: 5 });
  for (let count = 0; count < steps; count++) {
    const awaits = last.awaits as { kind: string; seats: number[] };
    if (awaits.kind === 'over') break;
    if (awaits.kind === 'roll') {
      last = await ask({ do: 'roll' });
    } else {
      const seat = awaits.seats[0];
      const { move, decision } = await ask({ do: 'bot', seat, bot, seed: count });
      last = await ask({ do: 'play', seat, move, decision });
    }
    if (!last.ok) throw new Error(JSON.stringify(last));
  }
  return last;
}

describe('the engine', () => {
  it.each(GAME_IDS.map((id) => [id]))('plays %s, exports it and imports it again', async (game) => {
    const ask = talkTo(new Engine());
    await playThrough(ask, game, 'greedy', 400);
    const { record } = await ask({ do: 'export' });
    const shown = await ask({ do: 'show' });
    const other = talkTo(new Engine());
    expect((await other({ do: 'import', record })).ok).toBe(true);
    expect(await other({ do: 'show' })).toEqual(shown);
    expect(await other({ do: 'setup', position: shown.position })).toMatchObject({ ok: true });
    expect(await other({ do: 'show' })).toEqual(shown);
  });

  it.each(GAME_IDS.map((id) => [id]))('tells the facts of %s', async (game) => {
    const { games } = await talkTo(new Engine())({ do: 'games' });
    expect(games).toContainEqual(expect.objectContaining({ id: game, rulesVersion: expect.any(Number) }));
  });

  it('the same seed rolls the same dice', async () => {
    const records = await Promise.all(
      [1, 2].map(async () => {
        const ask = talkTo(new Engine());
        await playThrough(ask, SEALED_GAME, 'random', 60);
        return (await ask({ do: 'export' })).record;
      }),
    );
    expect(records[0]).toEqual(records[1]);
  });

  it('answers in order, however fast the requests come', async () => {
    const engine = new Engine();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, id) =>
        engine.answer(JSON.stringify({ id, do: id % 2 ? 'games' : 'hello' })),
      ),
    );
    expect(answers.map((answer) => (JSON.parse(answer) as { id: number }).id)).toEqual(
      Array.from({ length: 50 }, (_, id) => id),
    );
  });

  it.each([
    { do: 'show', seat: 2 },
    { do: 'show', seat: -2 },
    { do: 'moves', seat: 2 },
    { do: 'moves', seat: 0.5 },
    { do: 'bot', seat: 2, bot: 'random' },
    { do: 'bot', seat: 32, bot: 'random' },
    { do: 'bot', seat: 64, bot: 'random' },
    { do: 'undo', by: 5 },
    { do: 'undo', by: -1 },
    { do: 'play', seat: 5, move: {} },
    { do: 'play', seat: 5, move: {}, decision: '9.9.9' },
  ])('a seat that is not there is refused as such: %j', async (request) => {
    const ask = talkTo(new Engine());
    await ask({ do: 'new', game: SOLO_GAME, options: { seats: 2 }, seed: 1 });
    await ask({ do: 'roll' });
    expect(await ask(request)).toMatchObject({ ok: false, error: { code: 'no-such-seat' } });
  });

  it.each(['__proto__', 'constructor', 'prototype'])('a key %s is refused wherever it is', async (key) => {
    const engine = new Engine();
    for (const line of [
      `{"id":1,"do":"hello","${key}":1}`,
      `{"id":1,"do":"new","game":"${SOLO_GAME}","options":{"${key}":3}}`,
      `{"id":1,"do":"setup","position":{"game":"${SEALED_GAME}","state":{"seats":[{"dice":{"${key}":3}}]}}}`,
    ]) {
      expect(JSON.parse(await engine.answer(line))).toEqual({
        id: 1,
        ok: false,
        error: { code: 'malformed', data: { at: key, expected: 'no such key' } },
      });
    }
  });

  it('an unknown key is answered with those there are', async () => {
    const ask = talkTo(new Engine());
    expect(await ask({ do: 'new', game: SOLO_GAME, sed: 1 })).toMatchObject({
      error: { code: 'malformed', data: { at: 'sed', expected: 'only game, options, seed' } },
    });
  });

  it('options that are null are no options', async () => {
    const ask = talkTo(new Engine());
    expect(await ask({ do: 'new', game: SOLO_GAME, options: null })).toMatchObject({
      error: { code: 'malformed', data: { at: 'options' } },
    });
  });

  it('an id that JSON cannot write is refused', async () => {
    expect(JSON.parse(await new Engine().answer('{"id":1e999,"do":"hello"}'))).toMatchObject({
      id: null,
      ok: false,
      error: { code: 'malformed', data: { at: 'id' } },
    });
  });

  it('a spectator sees a position too', async () => {
    const ask = talkTo(new Engine());
    await ask({ do: 'new', game: SOLO_GAME, seed: 1 });
    expect(await ask({ do: 'show', seat: -1 })).toMatchObject({ ok: true });
  });

  it('limits what it lists and what it reads', async () => {
    const engine = new Engine();
    const ask = talkTo(engine);
    await ask({ do: 'new', game: SOLO_GAME, options: { seats: 1 }, seed: 1 });
    expect(await ask({ do: 'dice', outcomes: 5 })).toMatchObject({
      count: 46_656,
      weight: 46_656,
      outcomes: { length: 5 },
    });
    expect(await ask({ do: 'dice', outcomes: 1e9 })).toMatchObject({ ok: false });
    expect(JSON.parse(await engine.answer(' '.repeat(MAX_LINE + 1)))).toMatchObject({
      error: { code: 'too-long' },
    });
  });

  it.each(['__proto__', 'constructor', 'toString'])('%s is no command and no game', async (name) => {
    const ask = talkTo(new Engine());
    expect(await ask({ do: name })).toMatchObject({ error: { code: 'unknown-command' } });
    expect(await ask({ do: 'new', game: name })).toMatchObject({ error: { code: 'unknown-game' } });
  });
});

describe('iacta engine, as a process', () => {
  it('answers every line once, survives nonsense and huge lines, and ends with its input', async () => {
    const launcher = fileURLToPath(new URL('../bin/iacta.js', import.meta.url));
    const engine = spawn(process.execPath, [launcher, 'engine']);
    let output = '';
    engine.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    engine.stdin.write('{"id":1,"do":"hello"}\nnonsense\n\n{"id":2,');
    engine.stdin.write('"do":"games"}\r\n');
    engine.stdin.write(`${'x'.repeat(MAX_LINE + 10)}\n`);
    engine.stdin.end('{"id":3,"do":"awaits"}');
    const code = await new Promise((resolve) => engine.on('close', resolve));
    const answers = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: unknown; error?: { code: string } });
    expect(answers.map((answer) => answer.error?.code ?? answer.id)).toEqual([
      1,
      'not-json',
      'not-json',
      2,
      'too-long',
      'no-game',
    ]);
    expect(code).toBe(0);
  });
});
