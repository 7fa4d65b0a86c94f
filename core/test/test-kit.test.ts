import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  awaits,
  clone,
  type Drawing,
  diceOf,
  equal,
  type GameWords,
  HEADER,
  HUES,
  LANGUAGES,
  NARROW_COLUMNS,
  type Options,
  plain,
  randomStream,
  SEATS,
} from '../index.ts';
import { playDuplicate, randomLine } from '../test-kit/duplicate.ts';
import { folderChecks } from '../test-kit/folder.ts';
import {
  accept,
  checkDrawing,
  checkWords,
  perft,
  playthrough,
  randomGame,
  rejected,
  rollFaces,
} from '../test-kit/index.ts';
import { randomStep } from '../test-kit/random-game.ts';
import { type TallyEvent, type TallyMove, tally } from './tally.ts';

const OPTIONS: Options = { seats: 2, double: false, first: 'lot' };
const begin = () => tally.begin(OPTIONS);
/** A turn for each round, which `tally` has not. */
const withTurns = { ...tally, active: (p: Int32Array) => p[HEADER] % p[SEATS] };

describe('perft', () => {
  it.each([
    [0, 1],
    [1, 2],
    [2, 4],
    [3, 8],
    [4, 16],
    [9, 512],
    [10, 0],
  ])('counts lines of %i steps: %i', (depth, lines) => {
    expect(perft(tally, begin(), depth)).toBe(lines);
  });

  it('lets the lowest of several seats act first, and changes no position', () => {
    const asked = new Set<number>();
    const position = begin();
    const before = clone(position);
    const rules = {
      ...tally,
      list(...[p, seat, out]: Parameters<typeof tally.list>) {
        asked.add(seat);
        tally.list(p, seat, out);
      },
    };
    perft(rules, position, 1);
    expect([...asked]).toEqual([0]);
    perft(rules, position, 3);
    expect([...asked]).toEqual([0, 1]);
    expect(equal(position, before)).toBe(true);
  });
});

describe('a random step', () => {
  it('is a throw of the awaited dice, a move of an asked seat, or none at the end', () => {
    const below = randomStream(3);
    const position = begin();
    const kinds = new Set<string>();
    for (let count = 0; ; count++) {
      const awaited = awaits(tally, position);
      const step = randomStep(tally, position, below);
      if (awaited.kind === 'over') {
        expect(step).toBeNull();
        expect(count).toBeGreaterThanOrEqual(9);
        break;
      }
      if (step === null) throw new Error('no step');
      kinds.add('roll' in step ? 'roll' : 'move');
      expect('roll' in step).toBe(awaited.kind === 'roll');
      if ('roll' in step) tally.applyRoll(position, step.roll, null);
      else {
        expect([1, 2]).toContain(step.move);
        tally.applyMove(position, step.seat, step.move, null);
      }
    }
    expect(kinds.size).toBe(2);
  });

  it('changes a sealed answer now and then, and otherwise gives one', () => {
    const position = begin();
    tally.applyMove(position, 0, 1, null);
    const below = randomStream(5);
    const seats = Array.from({ length: 200 }, () => {
      const step = randomStep(tally, position, below);
      return step && 'seat' in step ? step.seat : -1;
    });
    const changed = seats.filter((seat) => seat === 0).length;
    expect(changed).toBeGreaterThan(20);
    expect(changed).toBeLessThan(90);
    expect(new Set(seats)).toEqual(new Set([0, 1]));
  });

  it('makes games that end or reach the cap', () => {
    const events: TallyEvent[] = [];
    const position = begin();
    const steps = randomGame(tally, position, randomStream(1), 100, events);
    expect(steps).toBeGreaterThanOrEqual(9);
    expect(steps).toBeLessThan(100);
    expect(events.filter(({ type }) => type === 'coin')).toHaveLength(3);
    expect(awaits(tally, position).kind).toBe('over');
    expect(randomGame(tally, begin(), randomStream(1), 4)).toBe(4);
  });
});

describe('a playthrough', () => {
  const draw = (p: Int32Array) => [`round ${p[HEADER]}   `];
  const sentence = (event: TallyEvent) => (event.type === 'answered' ? '' : event.type);

  it('has every step, every sentence and the position where the turn passes on', () => {
    expect(playthrough(withTurns, OPTIONS, 2, { draw, sentence })).toMatchInlineSnapshot(`
      "tally, rules 1, {"seats":2,"double":false,"first":"lot"}, seed 2

      1. seat 0 {"guess":"tails"}
      2. seat 1 {"guess":"tails"}
           opened
      3. roll ["heads"]
           coin

      round 1

      4. seat 0 {"guess":"heads"}
      5. seat 1 {"guess":"heads"}
           opened
      6. roll ["heads"]
           coin

      round 2

      7. seat 0 {"guess":"heads"}
      8. seat 1 {"guess":"tails"}
           opened
      9. roll ["heads"]
           coin

      round 3


      round 3

      {
       "final": true,
       "seats": [
        {
         "parts": {
          "won": 2,
          "bonus": 0
         },
         "tieBreaks": [
          0
         ],
         "total": 2,
         "rating": null,
         "rank": 1
        },
        {
         "parts": {
          "won": 1,
          "bonus": 0
         },
         "tieBreaks": [
          -1
         ],
         "total": 1,
         "rating": null,
         "rank": 2
        }
       ],
       "winners": [
        0
       ],
       "decidedBy": "points"
      }
      "
    `);
  });

  it('stops at the cap', () => {
    const text = playthrough(tally, OPTIONS, 2, { draw, sentence, cap: 2 });
    expect(text).toContain('\n2. seat 1 ');
    expect(text).not.toContain('\n3.');
  });

  it('plays for the most points at once, and leaves ties to the seed', () => {
    const points = { ...tally, points: (p: Int32Array, seat: number) => -p[HEADER + 2 + seat] };
    const greedy = playthrough(points, OPTIONS, 2, { draw, sentence });
    expect(greedy).toContain('heads');
    expect(greedy).not.toContain('tails');
    const equals = [1, 2, 3].map((seed) => playthrough(tally, OPTIONS, seed, { draw, sentence })).join();
    expect(equals).toContain('heads');
    expect(equals).toContain('tails');
  });

  it('says which step its rules refuse', () => {
    const refusing = { ...tally, list: () => undefined };
    expect(() => playthrough(refusing, OPTIONS, 1, { draw, sentence })).toThrow(/^step 1 refused: /);
  });
});

describe('moves and rolls given as JSON', () => {
  const position = begin();
  const asked = (() => {
    const p = begin();
    for (const seat of [0, 1]) tally.applyMove(p, seat, 1, null);
    return p;
  })();

  it('are accepted with what they lead to', () => {
    const played = accept(tally, position, 0, { guess: 'heads' });
    expect(played.events).toEqual([{ type: 'answered', seat: 0 }]);
    expect(rollFaces(tally, asked, ['tails']).events).toEqual([{ type: 'coin', face: 1 }]);
  });

  it('fail a test with the reason where they are not accepted', () => {
    expect(() => accept(tally, position, 0, { guess: 'edge' } as never)).toThrow(
      /^malformed move: .*malformed/,
    );
    expect(() => accept(tally, asked, 0, { guess: 'heads' })).toThrow(/^refused: .*code.* for .*heads/);
    expect(() => rollFaces(tally, asked, ['edge'])).toThrow(/^wrong dice: .*wrong-dice/);
    const never = { ...tally, dice: () => diceOf([{ id: 'd', faces: [1] }]), deciders: () => 1 };
    expect(rollFaces(never, position, [1]).ok).toBe(true);
  });

  it('are rejected with a refusal', () => {
    expect(rejected(tally, position, 0, { guess: 'edge' } as never).code).toBe('malformed');
    expect(rejected(tally, asked, 0, { guess: 'heads' }).code).toBe('dice-awaited');
    expect(() => rejected(tally, position, 0, { guess: 'heads' })).toThrow(/accepted: .*heads/);
  });
});

describe('the check of words', () => {
  type Words = GameWords<TallyMove, TallyEvent, 'no-such-side'>;
  const words = {
    parts: { won: 'Won', bonus: 'Bonus' },
    refusals: { 'no-such-side': 'No such side' },
    options: {
      double: { values: { false: 'no', true: 'yes' } },
      first: { values: { lot: 'lot' } },
      solo: { values: { slow: 'slow', fast: 'fast' } },
    },
    howTo: ['Guess.'],
    tieBreaks: ['seat'],
    dice: { coin: 'Coin' },
    prompt: () => 'Guess a side',
    move: (_p: unknown, _seat: number, { guess }: TallyMove) => `Guess ${guess}`,
    event: (event: TallyEvent, name: (seat: number) => string) =>
      event.type === 'answered' ? `${name(event.seat)} has answered` : event.type,
  } as unknown as Words;
  const check = (change: object) => () => checkWords(tally, { ...words, ...change } as Words, 40);

  it('accepts words for everything', () => {
    expect(check({})).not.toThrow();
  });

  it.each<[string, object]>([
    ['a part is missing', { parts: { won: 'Won' } }],
    ['a refusal is missing', { refusals: {} }],
    ['the value of an option is missing', { options: { ...words.options, solo: { values: { slow: 'x' } } } }],
    ['nothing is explained', { howTo: [] }],
    ['a tie-break is missing', { tieBreaks: [] }],
    ['a die has no name', { dice: {} }],
    ['a prompt is empty', { prompt: () => '' }],
    ['a prompt has a gap', { prompt: () => 'Guess undefined' }],
    ['a prompt is not a number', { prompt: () => 'Guess NaN' }],
    ['a prompt ends with a space', { prompt: () => 'Guess ' }],
    ['two moves read the same', { move: () => 'Guess' }],
    ['a move has a gap', { move: (_p: unknown, _s: number, { guess }: TallyMove) => `null ${guess}` }],
    ['an event has a gap', { event: () => '[object Object]' }],
    ['an event has no name', { event: (e: TallyEvent) => (e.type === 'coin' ? 'undefined' : e.type) }],
  ])('fails where %s', (_what, change) => {
    expect(check(change)).toThrow();
  });

  it('reads the words while an answer may be changed', () => {
    const changing = (p: Int32Array, seat: number) => (p[HEADER + 2 + seat] > 0 ? 'undefined' : 'Guess');
    expect(check({ prompt: changing })).toThrow();
  });

  it('says which moves read the same', () => {
    expect(check({ move: () => 'Guess' })).toThrow('two moves read the same: Guess | Guess');
  });

  it('numbers the players from one', () => {
    const names = new Set<string>();
    const event = ({ type }: TallyEvent, name: (seat: number) => string) => {
      for (const seat of [0, 1, 2]) names.add(name(seat));
      return type;
    };
    check({ event })();
    expect([...names]).toEqual(['P1', 'P2', 'P3']);
  });

  it('plays games with and without a named starter, and no two that differ in it alone', () => {
    const starter = { values: ['lot', 0, 1], default: 'lot', namesSeats: true };
    const facts = { ...tally.facts, seatCounts: [2], extraSeatCounts: [], options: { starter } };
    const starters: unknown[] = [];
    const begin = (options: Options) => {
      starters.push(options.starter);
      return tally.begin(OPTIONS);
    };
    const options = { starter: { values: { lot: 'lot' } } };
    checkWords({ ...tally, facts, begin }, { ...words, options } as unknown as Words, 40);
    // The first game is begun twice, for the number of its tie-breaks.
    expect(starters).toEqual(['lot', 'lot', 0]);
  });

  it('leaves a game without end at the cap', () => {
    const cap = 60;
    const facts = { ...tally.facts, seatCounts: [2], extraSeatCounts: [], options: {} };
    let prompts = 0;
    const endless: typeof tally = {
      ...tally,
      facts,
      begin: () => tally.begin(OPTIONS),
      changers: () => 0,
      dice: () => null,
      deciders: () => 1,
    };
    const prompt = () => {
      prompts++;
      return 'Guess';
    };
    checkWords(endless, { ...words, options: {}, prompt } as unknown as Words, cap);
    expect(prompts).toBe(cap);
  });
});

describe('the check of drawings', () => {
  const catalogues = { en: 'en', it: 'it', de: 'de', fr: 'fr' };
  const check = (draw: Drawing<string>['draw'], rules = tally) =>
    checkDrawing(rules, { draw } as Drawing<string>, catalogues);

  it('draws every language, short and long names and both widths, at the start and later', () => {
    const drawn = { languages: new Set(), columns: new Set(), rounds: new Set(), names: new Set() };
    const named = { short: new Set<string>(), long: new Set<string>() };
    check((p, _paint, name, language, columns) => {
      drawn.languages.add(language);
      drawn.columns.add(columns);
      drawn.rounds.add(p[HEADER]);
      drawn.names.add(name(1));
      for (let seat = 0; seat < 6; seat++) (name(seat).length > 9 ? named.long : named.short).add(name(seat));
      return ['x'.repeat(columns ?? 0)];
    });
    expect(drawn.languages).toEqual(new Set(LANGUAGES));
    expect(drawn.columns).toEqual(new Set([80, NARROW_COLUMNS]));
    expect(drawn.rounds.size).toBeGreaterThan(1);
    expect([...drawn.names].map((name) => String(name).length > NARROW_COLUMNS - 10)).toEqual([false, true]);
    expect([...named.short].filter((name) => name !== '')).toHaveLength(6);
    expect([...named.long].map((name) => name.at(-1))).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it.each<[string, Drawing<string>['draw']]>([
    ['is too wide', (_p, _paint, _name, _words, columns) => ['ok', 'x'.repeat((columns ?? 0) + 1)]],
    ['has a gap', () => ['undefined']],
    ['has no number', () => ['NaN']],
    ['has an object', () => ['[object Object]']],
    ['is wrong in one language', (_p, _paint, _name, words) => [words === 'fr' ? 'NaN' : '']],
    ['is wrong for the last name', (_p, _paint, name) => [name(0).length > 9 ? 'NaN' : '']],
  ])('fails where a line %s', (_what, draw) => {
    expect(() => check(draw)).toThrow();
  });

  it('draws every combination of options without named starters', () => {
    const facts = {
      ...tally.facts,
      seatCounts: [2],
      extraSeatCounts: [],
      options: { starter: { values: ['lot', 0, 1], default: 'lot', namesSeats: true } },
    };
    let begun = 0;
    const counting = {
      ...tally,
      facts,
      begin(options: Options) {
        expect(options.starter).toBe('lot');
        begun++;
        return tally.begin({ ...OPTIONS, seats: options.seats });
      },
    };
    check(() => [], counting);
    expect(begun).toBeGreaterThan(0);
  });

  it('goes without colour: text stays as it is, and each hue has a name', () => {
    for (const hue of HUES) expect(plain(hue, 'text')).toBe('text');
  });
});

describe('a game with duplicate dice', () => {
  it('ends with its throws by the ids of the dice', () => {
    const seats: number[] = [];
    const thrown = playDuplicate(tally, OPTIONS, 4, (record, seat, legal) => {
      seats.push(seat);
      expect(legal).toEqual([1, 2]);
      expect(record.dice).toEqual({ source: 'duplicate', seed: 4 });
      return 1;
    });
    expect(seats).toEqual([0, 1, 0, 1, 0, 1]);
    expect(thrown).toHaveLength(3);
    for (const [round, { position, faces, sorted }] of thrown.entries()) {
      expect(position[HEADER]).toBe(round);
      expect(Object.keys(faces)).toEqual(['coin']);
      expect(sorted).toEqual([faces.coin]);
    }
    const faces = (line: Parameters<typeof playDuplicate>[3]) =>
      playDuplicate(tally, OPTIONS, 4, line).map((each) => each.faces.coin);
    expect(faces(randomLine(1))).toEqual(thrown.map((each) => each.faces.coin));
  });

  it('takes each legal move in random lines', () => {
    const line = randomLine(1);
    const chosen = Array.from({ length: 50 }, () => line(null as never, 0, [5, 6, 7]));
    expect(new Set(chosen)).toEqual(new Set([5, 6, 7]));
  });
});

describe('the folder of a game', () => {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-folder-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const words = (title: string) => `export const words = { title: '${title}', tagline: 'A coin', more: 1 };`;
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write('RULES.md', '- **T-1** A coin.\n- **T-2** A round.\n');
  write('test/a.test.ts', `it('T-1 a coin', x);`);
  write('test/notes.md', `it('T-2 a round', x);`);
  write('rules/a.ts', '// T-1 and T-9');
  write('rules/notes.md', 'T-8');
  write(
    'words/card.ts',
    `export const card = Object.fromEntries(['en', 'it', 'de', 'fr'].map((language) =>
    [language, { title: language === 'de' ? 'Falsch' : 'Tally', tagline: 'A coin' }]));`,
  );
  for (const language of LANGUAGES) write(`words/${language}.ts`, words('Tally'));
  const problems = async () =>
    Object.fromEntries(
      await Promise.all(
        folderChecks(tally, folder).map(async ({ name, problems: ask }) => [name, await ask()] as const),
      ),
    );

  it('has its problems named', async () => {
    expect(await problems()).toEqual({
      'numbers every rule once, and a test names it': ['no test names T-2'],
      'cites only rules that exist': ['no rule T-9'],
      'has a golden playthrough for every seat count, named by it': [
        'no playthrough with 1 seats',
        'no playthrough with 2 seats',
        'no playthrough with 3 seats',
      ],
      'has the same title and tagline on its card and in its words in en': [],
      'has the same title and tagline on its card and in its words in it': [],
      'has the same title and tagline on its card and in its words in de': [
        'title: Falsch on the card, Tally in the words',
      ],
      'has the same title and tagline on its card and in its words in fr': [],
    });
  });

  it('has none when they are solved', async () => {
    write('test/b.test.ts', `it('T-2 a round', x);`);
    write('rules/a.ts', '// T-1');
    for (const seats of [1, 2, 3]) write(`test/golden/${seats}-seats.txt`, '');
    const left = Object.entries(await problems()).filter(([, found]) => found.length > 0);
    expect(left.map(([name]) => name.slice(-2))).toEqual(['de']);
  });
});
