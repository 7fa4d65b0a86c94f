import { LANGUAGES } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { JOIN_WORDS, tableRefusal } from '../join/words/index.ts';
import { first, openTable, type Page, type Player, say, serveTables, words } from './join-kit.ts';

// Players who stay away can be voted about at once.
serveTables({ absenceGrace: 0 });

/** Zocken, begun by the page of its host; `starter` has the first turn. */
async function begun(seats: number, starter: number) {
  const table = await openTable('zocken', seats, { starter });
  const host = await table.hostPage();
  return { ...table, host };
}

/** The page's player makes the first move there is, and rolls what follows. */
async function movesAndRolls(page: Page): Promise<void> {
  const { moves } = await page.until(({ moves }) => moves.length > 0);
  page.session.play(moves[0]!);
  await page.until(({ awaits }) => awaits.kind === 'roll');
  page.session.roll();
  await page.until(({ awaits, steps }) => awaits.kind === 'moves' && steps.length === 2);
}

async function asksForUndo(bea: Player, host: Page): Promise<void> {
  await movesAndRolls(host);
  host.session.undo();
  await bea.sees(say.askUndo('Ada', 2));
}

describe('questions to a player at a terminal', () => {
  test('a pause during an undo question can be ended, and the question is asked again', async () => {
    const { host, player } = await begun(2, 0);
    const bea = player('Bea');
    await host.until(({ isFull }) => isFull);
    await host.session.ask({ type: 'start' });
    await asksForUndo(bea, host);
    bea.type('pause');
    await bea.sees(say.pausedByYou);
    const from = bea.screen.length;
    bea.type('1');
    await bea.sees(say.askUndo('Ada', 2), from);
    bea.type('1');
    await bea.sees(say.undone(2), from);
    expect((await host.until(({ steps }) => steps.length === 0)).table?.paused).toBe(false);
  });

  test('who comes back while the others vote about a bot plays, and the others are asked no more', async () => {
    const { host, player } = await begun(3, 1);
    const bea = player('Bea');
    await host.until(({ seats }) => seats[1]?.name === 'Bea');
    const cara = player('Cara');
    await host.until(({ seats }) => seats[2]?.name === 'Cara');
    await host.session.ask({ type: 'start' });
    await bea.sees('Pick one of your 7 dice');
    await host.until(({ away }) => away.length === 0);
    bea.type('quit');
    await bea.sees(say.leave);
    bea.type('2');
    await bea.ended;
    await host.until(({ away }) => away.includes(1));
    expect(await host.session.ask({ type: 'ask-bot', of: 1, bot: 'casual' })).toBe(true);
    await cara.sees(say.askBot('Ada', 'Bea'));
    const from = cara.screen.length;
    const back = player('Bea');
    await back.sees('Pick one of your 7 dice');
    expect(back.screen).not.toContain(say.askBot('Ada', 'Bea'));
    await cara.sees(say.waitingFor('Bea'), from);
    back.type('1');
    await host.until(({ steps }) => steps.some(({ seat }) => seat === 1));
  });

  test('it says that an awaited player is away', async () => {
    const { host, player } = await begun(2, 0);
    const bea = player('Bea');
    await host.until(({ isFull }) => isFull);
    await host.session.ask({ type: 'start' });
    await bea.sees(say.waitingFor('Ada'));
    host.session.close();
    await bea.sees(say.waitingForAway('Ada', 1));
  });

  test('where the server refuses, it says why', async () => {
    const { host, player } = await begun(2, 0);
    const bea = player('Bea');
    await host.until(({ isFull }) => isFull);
    await host.session.ask({ type: 'start' });
    await bea.sees(say.waitingFor('Ada'));
    for (let n = 0; n < 5; n++) {
      const from = bea.screen.length;
      bea.type('pause');
      await bea.sees(say.pausedByYou, from);
      bea.type('1');
      await bea.sees(say.waitingFor('Ada'), from);
    }
    bea.type('pause');
    await bea.sees(say.refusals['no-pauses-left']);
  });

  test('a spectator who may not send phrases is told so and asked for none', async () => {
    const { host, player } = await begun(2, 0);
    player('Bea');
    await host.until(({ isFull }) => isFull);
    await host.session.ask({ type: 'start' });
    const watcher = player('Wanda', true);
    await watcher.sees(say.watching);
    watcher.type('say');
    await watcher.sees(say.refusals['not-seated']);
    expect(watcher.screen).not.toContain(say.sayWhat);
  });
});

describe('after the game', () => {
  /** A whole game of terminals; Ada, the host, has invited the others to a rematch, and Bea does not come. */
  async function invited(players: readonly string[]) {
    const { player } = await openTable('zocken', players.length);
    const all: Player[] = [];
    for (const name of players) {
      const next = player(name);
      await next.sees(`${name} (you`);
      all.push(next);
    }
    const [ada, bea, ...others] = all as [Player, Player, ...Player[]];
    await Promise.all(all.map((each) => each.sees(players.at(-1)!)));
    for (const each of all)
      each.auto = (screen) => {
        if (!screen.slice(-500).includes(words.again)) return first(screen);
        each.auto = null;
        return null;
      };
    ada.type('1');
    await Promise.all(all.map((each) => each.sees(words.again)));
    bea.type(words.enough);
    await bea.ended;
    ada.type(say.rematch);
    await ada.sees(say.againWaits(new Intl.ListFormat('en').format(players.slice(1))));
    return { ada, others };
  }

  test('the host starts the rematch with a bot for a player who is missing', {
    timeout: 60_000,
  }, async () => {
    const { ada } = await invited(['Ada', 'Bea']);
    const from = ada.screen.length;
    ada.type(say.startWithBotsFor('Bea'));
    await ada.sees(`(${words.botShort})`, from);
  });

  test('or without that seat', { timeout: 60_000 }, async () => {
    const { ada, others } = await invited(['Ada', 'Bea', 'Cara']);
    const from = ada.screen.length;
    for (const each of others) each.type(say.joinRematch);
    await ada.sees(say.startWith(2), from);
    ada.type(say.startWith(2));
    await ada.sees('Zocken · Cara · Ada', from);
  });
});

describe('refusals', () => {
  test.each(LANGUAGES)('every one has a sentence: %s', (language) => {
    const { refusals } = JOIN_WORDS[language];
    for (const [code, sentence] of Object.entries(refusals)) {
      expect(sentence, code).toMatch(/^\p{Lu}.*[.!?]$/su);
      expect(tableRefusal(JOIN_WORDS[language], { code })).toBe(sentence);
    }
  });
});
