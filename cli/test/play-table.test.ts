import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Options, type RecordJson, type Rules, readOptions, readRecord } from '@iacta/core';
import { describe, expect, test } from 'vitest';
import { loadGames } from '../table/game.ts';
import { WORDS } from '../words/index.ts';
import { temporaryFolder, visitWith } from './play-kit.ts';

const en = WORDS.en;
const games = await loadGames('en');
const ids = games.map(({ id }) => id);
const withDice = games.filter(({ rules }) => rules.facts.hasChance);
const withSecrets = games.filter(({ rules }) => rules.facts.hasSealedAnswers).map(({ id }) => id);

function recordIn(folder: string): RecordJson {
  const [name] = readdirSync(folder).filter((each) => each.endsWith('.json'));
  return (JSON.parse(readFileSync(join(folder, name), 'utf8')) as { record: RecordJson }).record;
}

function undosIn(folder: string): { undo: number; by: number | 'all' }[] {
  return recordIn(folder).entries.filter((entry) => 'undo' in entry);
}

describe.each(ids)('%s', (id) => {
  test('a person alone with bots takes back to the last own decision without being asked twice', async () => {
    const folder = temporaryFolder();
    const { screen } = await visitWith(`${id} --seed 5 --yes`, ['1', 'undo', 'undo'], { folder });
    expect(screen).not.toContain(en.undoTogether);
    expect(screen).toMatch(/undoes the last step|Undone/i);
    expect(undosIn(folder).length).toBe(1);
    expect(screen).toContain(en.undoNothing);
  });

  test('commands work at any question, and change nothing', async () => {
    const folder = temporaryFolder();
    const { screen } = await visitWith(
      `${id} --seed 5 --yes`,
      ['score', 'rules', 'help', 'story', '?', 'save', '1'],
      {
        folder,
      },
    );
    for (const title of [en.scoreTitle, en.helpTitle, en.storyTitle, en.total])
      expect(screen).toContain(title);
    expect(
      recordIn(folder).entries.filter((entry) => 'move' in entry && entry.seat === 0).length,
    ).toBeGreaterThan(0);
  });

  test('the language can be changed in the middle of a game', async () => {
    const { screen } = await visitWith(`${id} --seed 5 --yes`, ['lang', 'Deutsch', 'punkte', 'zurück']);
    expect(screen).toContain(WORDS.de.total);
    expect(screen).toContain(WORDS.de.undoNothing);
  });

  test('what is no choice and no move is explained and asked again', async () => {
    const { screen } = await visitWith(`${id} --seed 5 --yes`, ['gibberish', '{"gibberish":1}', '{"half']);
    expect(screen).toContain(en.didNotUnderstand('gibberish'));
    expect(screen).toContain(en.refusals.malformed(''));
    expect(screen).toContain(en.didNotUnderstand('{"half'));
  });

  test('a move typed as JSON is played, and refused with its rule once it is no longer legal', async () => {
    const folder = temporaryFolder();
    await visitWith(`${id} --seed 5 --yes --bots 0`, ['1'], { folder });
    const [first] = recordIn(folder).entries.flatMap((entry) => ('move' in entry ? [entry] : []));
    const typed = JSON.stringify(first?.move);
    const again = temporaryFolder();
    const { screen } = await visitWith(`${id} --seed 5 --yes --bots 0`, [typed, typed, typed], {
      folder: again,
    });
    expect(recordIn(again).entries.slice(0, 1)).toEqual(recordIn(folder).entries.slice(0, 1));
    // A game that only knows moves it does not have cites no rule.
    const { facts } = games.find((game) => game.id === id)?.rules ?? {};
    if (facts && facts.refusals.length > 1) expect(screen).toMatch(/\(rule [A-Z]+-\w+\)/);
  });
});

test('people together are asked before one of them takes back what another did', async () => {
  const folder = temporaryFolder();
  const [id] = games
    .filter(({ rules }) => !rules.facts.hasChance || rules.facts.seatCounts.includes(2))
    .map((game) => game.id);
  const flags = `${id} --seed 5 --seats 2 --bots 0 --yes`;
  const { screen } = await visitWith(flags, ['undo', '1', 'undo', 'no', 'undo', 'yes'], { folder });
  expect(screen).toContain(en.undoNothing);
  // A step of one's own is taken back without a question, so the answers may fall into the game instead.
  expect(undosIn(folder).length).toBeGreaterThan(0);
});

describe.each(withDice)('$id with our own dice', ({ id, rules }) => {
  test('wrong faces are explained and asked again; then the game goes on', async () => {
    const folder = temporaryFolder();
    let count = 0;
    let asked = 0;
    const mistakes = ['9', '1 1 1 1 1 1 1 1 1'];
    const answer = (): string => {
      const isRunning = readdirSync(folder).some((each) => each.endsWith('.json'));
      const record = isRunning ? readRecord(rules, recordIn(folder)) : null;
      if (!record?.ok && record) throw new Error(record.refusal.code);
      const start = rules.begin(defaults(rules));
      const dice = rules.dice(record?.ok ? record.value.position : start);
      if (dice === null || dice.dice[0].id === 'starter') return '1';
      count++;
      return mistakes.shift() ?? dice.dice.map((die) => die.faces[0]).join(' ');
    };
    const { screen } = await visitWith(`${id} --dice own --yes`, [], {
      folder,
      forever: () => (count > 4 || ++asked > 20 ? null : answer()),
    });
    // A game may have no dice to throw but the lot for the first turn.
    if (count === 0) return;
    expect(screen).toContain('This die doesn’t have “9”');
    expect(screen).toMatch(/you typed 9\.|This die doesn’t have “1”/);
    expect(recordIn(folder).entries.filter((entry) => 'roll' in entry).length).toBeGreaterThan(1);
    expect(recordIn(folder).dice).toEqual({ source: 'table' });
  });
});

function defaults(rules: Rules): Options {
  const options = readOptions(rules.facts, {});
  if (!options.ok) throw new Error(options.refusal.code);
  return options.value;
}

describe.each(withSecrets)('%s in secret', (id) => {
  const flags = `${id} --seats 3 --bots 0 --yes --seed 5`;

  /** Plays to the second curtain; the first person behind one answers like this. Returns the screen since the wipe. */
  async function secondCurtain(secret: string, then: readonly string[] = []): Promise<string> {
    let curtains = 0;
    const rest = [...then];
    const { screen } = await visitWith(flags, [], {
      forever: (written) => {
        const prompt = written.trimEnd().split('\n').slice(-12).join('\n');
        const curtain = prompt.includes('in secret. The others shouldn’t look.');
        if (curtain) curtains++;
        if (curtains >= 2) return rest.shift() ?? null;
        if (curtain) return '1';
        return curtains === 1 ? secret : '1';
      },
    });
    return screen.slice(screen.lastIndexOf('\n'.repeat(50)));
  }

  test('what one answered cannot be seen by the next', async () => {
    const [one, two] = [await secondCurtain('1', []), await secondCurtain('2', [])];
    expect(one).toContain('wants to change an answer');
    expect(one.replaceAll(/\S+\.json/g, '')).toBe(two.replaceAll(/\S+\.json/g, ''));
  });

  test('a player who has answered may think again while another is still to answer', async () => {
    const screen = await secondCurtain('1', ['2', 'story']);
    expect(screen).toContain(en.storyTitle);
  });
});
