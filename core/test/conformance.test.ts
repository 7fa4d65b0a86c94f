import { describe, expect, it } from 'vitest';
import { HEADER, no, randomStream, SEATS } from '../index.ts';
import { sample } from '../test-kit/checks/moves.ts';
import { canonical, checkImpossible } from '../test-kit/checks/reading.ts';
import { checkGame, conformanceCases } from '../test-kit/conformance.ts';
import { conformance } from '../test-kit/index.ts';
import { BrokenPromise, Claims, PROMISES, type PromiseName } from '../test-kit/promises.ts';
import { BROKEN, type Broken } from './broken-games.ts';
import { recount, tally } from './tally.ts';

const options = { seats: 3, double: false, first: 'lot', solo: 'slow' };
const pointsTooEarly = (state: { won: number[] }) => {
  state.won[0] = 1;
};

conformance(tally, {
  recount,
  games: 5,
  impossible: [{ what: 'points before the first round', options, change: pointsTooEarly }],
});

/** A few random games of a game that breaks a promise. */
function checkBroken(make: () => Broken, claims: Claims): void {
  for (let seed = 1; seed <= 5; seed++) {
    const broken = make();
    const rules = { ...tally, ...broken.rules };
    const impossible = [{ what: 'spoilt', options, change: broken.impossible ?? pointsTooEarly }];
    checkImpossible(rules, impossible, claims);
    const kit = { recount: broken.recount ?? recount, impossible, changes: 40 };
    const own = Object.entries(rules.facts.options).map(([name, spec]) => [name, spec.default]);
    checkGame(
      rules,
      { seats: broken.seats ?? 3, ...Object.fromEntries(own) },
      seed,
      kit,
      claims,
      broken.begin,
    );
  }
}

/** Every promise that a game breaks. */
function brokenBy(make: () => Broken): PromiseName[] {
  const claims = new Claims(true);
  try {
    checkBroken(make, claims);
  } catch (error) {
    if (!(error instanceof BrokenPromise)) throw error;
  }
  return [...claims.broken];
}

/** What a report must contain in addition to the name of the promise. */
const DETAILS: { readonly [promise in PromiseName]?: RegExp } = {
  'options-kept': /^\{.*"double":false.*\} became \{.*"double":true/,
  'facts-hold': /^(dice are awaited|several seats are asked|answers are sealed)$/,
  'own-json-accepted': /"game":"tally".*"code":"malformed"/,
  'json-is-complete': /"game":"tally".*\[3,/,
  'view-is-a-position': /impossible-position/,
  'sealed-answer-unseen': /^seat -?\d sees seat \d$/,
  'has-a-move': /^seat \d$/,
  'listed-once': /^1,2,1$/,
  'descriptions-differ': /^1 and 2: \{"kind":"guess"\}$/,
  'move-json-exact': /^\{"guess":"heads"\}$/,
  'listed-is-accepted': /"code":"no-such-side"/,
  'unlisted-is-refused': /^(-1|1|2)$/,
  'refusals-announced': /^because$/,
  'undo-accepted': /nothing-to-undo/,
  'record-accepted': /unknown-version/,
  'recount-agrees': /^0,0,9 for \d,\d,\d$/,
  'impossible-refused': /^spoilt$/,
  'decode-is-exact': /"game":"tally".* read as \{"game":"tally"/,
  'decoded-plays-on':
    /^BrokenPromise: (points-are-the-sum|timeout-is-legal|own-json-accepted|doors-agree).* from \{"game":"tally"/,
  'move-decode-is-exact': / read as \{"guess":"heads"\}$/,
};

describe('the conformance suite', () => {
  it('finds nothing in a game that keeps its promises', () => {
    expect(brokenBy(() => ({}))).toEqual([]);
  });

  it('says the promise and what went wrong', () => {
    expect(new BrokenPromise('ends', 'after 9 steps').message).toBe('ends: a game ends (after 9 steps)');
    expect(new BrokenPromise('ends', '').message).toBe('ends: a game ends');
    const goingOn: Claims = new Claims(true);
    expect(() => goingOn.needs(false, 'ends', () => 'never')).toThrow('ends: a game ends (never)');
    expect(() => new Claims().holds(false, 'ends')).toThrow('ends: a game ends');
    expect(() => new Claims(true).holds(false, 'ends')).not.toThrow();
  });

  it('asks no seat for moves while dice are awaited', () => {
    const strict: Broken = {
      rules: {
        list(p, seat, out) {
          if (!Number.isInteger(seat) || tally.dice(p)) throw new Error('not asked');
          tally.list(p, seat, out);
        },
        encodeMove(move) {
          if (!Number.isInteger(move)) throw new Error('no move');
          return tally.encodeMove(move);
        },
      },
    };
    expect(brokenBy(() => strict)).toEqual([]);
  });

  it('reads the JSON of the last position of a game that a cap ends', () => {
    const hasGuess = (p: Int32Array) =>
      p.subarray(HEADER + 2, HEADER + 2 + p[SEATS]).some((guess) => guess > 0);
    const rules = {
      ...tally,
      decode(...given: Parameters<typeof tally.decode>) {
        const decoded = tally.decode(...given);
        return decoded.ok && hasGuess(decoded.value) ? no('malformed') : decoded;
      },
    };
    const kit = { recount, impossible: [], cap: 1, changes: 0 };
    expect(() => checkGame(rules, options, 1, kit)).toThrow('own-json-accepted');
  });

  it('recounts the events of the game and nothing else', () => {
    let events: readonly unknown[] = [];
    const watched: typeof recount = (all, asked) => {
      events = all;
      return recount(all, asked);
    };
    checkGame(tally, options, 1, { recount: watched, impossible: [], changes: 0 });
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect(event).toHaveProperty('type');
  });

  it('lets a game go on without end where a cap says so', () => {
    const [make] = BROKEN.ends;
    const rules = { ...tally, ...make().rules };
    expect(() => checkGame(rules, options, 1, { recount, impossible: [], cap: 30 })).not.toThrow();
    expect(() => checkGame(rules, options, 1, { recount, impossible: [] })).toThrow('ends: a game ends');
  });

  describe('as a list of tests', () => {
    const kit = { recount, impossible: [{ what: 'nothing', options, change: () => undefined }] };
    const namesOf = (small: boolean, rules = tally) =>
      conformanceCases(rules, kit, small).map(({ name }) => name);

    it('has one for impossible positions and one for each combination of options', () => {
      const [first, ...games] = conformanceCases(tally, kit, false);
      expect(first.name).toBe('refuses impossible positions');
      expect(first.check).toThrow('impossible-refused');
      expect(games.length).toBe(new Set(namesOf(false)).size - 1);
      expect(games.some(({ name }) => name.endsWith(JSON.stringify(options)))).toBe(true);
    });

    it('leaves out named starters in small samples, but for the last seat', () => {
      const { options: specs } = tally.facts;
      const facts = {
        ...tally.facts,
        seatCounts: [2],
        extraSeatCounts: [],
        options: { starter: { ...specs.first, values: ['lot', 0, 1] } },
      };
      const starters = (small: boolean) =>
        namesOf(small, { ...tally, facts }).flatMap((name) => /"starter":("lot"|\d)/.exec(name)?.[1] ?? []);
      expect(starters(false)).toEqual(['"lot"', '0', '1']);
      expect(starters(true)).toEqual(['"lot"', '1']);
    });

    it.each([
      [true, undefined, 1],
      [false, undefined, 3],
      [false, 2, 2],
    ])('plays the number of games that is set: small %s, asked %s, played %i', (small, games, played) => {
      let begun = 0;
      const counting = {
        ...tally,
        begin(asked: Parameters<typeof tally.begin>[0]) {
          begun++;
          return tally.begin(asked);
        },
      };
      const countIn = (run: () => void) => {
        const before = begun;
        run();
        return begun - before;
      };
      const whole = { ...kit, changes: 0, ...(games === undefined ? {} : { games }) };
      const of = (seed: number) => countIn(() => checkGame(counting, options, seed, whole));
      const expected = Array.from({ length: played }, (_, i) => of(i + 1)).reduce((a, b) => a + b, 0);
      const cases = conformanceCases(counting, whole, small);
      const one = cases.find(({ name }) => name.endsWith(JSON.stringify(options)));
      expect(countIn(() => one?.check())).toBe(expected);
    });
  });

  it('compares JSON without regard to the order of keys and items', () => {
    expect(canonical({ b: [{ c: 'x' }, 1, null], a: 2 })).toBe(canonical({ a: 2, b: [null, { c: 'x' }, 1] }));
    const different = [
      { a: [1, 2] },
      { a: [1, 2, 2] },
      { a: ['1', 2] },
      { b: [1, 2] },
      { a: { 0: 1, 1: 2 } },
      [],
      {},
      null,
      1,
    ];
    expect(new Set(different.map(canonical)).size).toBe(different.length);
  });

  it('tries all of a few moves and some of many', () => {
    const below = randomStream(1);
    const many = Array.from({ length: 50 }, (_, move) => move);
    expect(sample([3, 1, 2], below)).toEqual([3, 1, 2]);
    expect(sample(many.slice(0, 6), below)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(sample(many, below)).toHaveLength(6);
    expect(new Set(sample(many, below)).size).toBeGreaterThan(2);
  });

  describe.each(Object.keys(PROMISES) as PromiseName[])('%s', (promise) => {
    it.each(BROKEN[promise].map((make, index) => [index + 1, make] as const))(
      'is reported, and nothing else, of a game that breaks it (%i)',
      (_index, make) => {
        expect(brokenBy(make)).toEqual([promise]);
        const detail = DETAILS[promise];
        expect(() => checkBroken(make, new Claims())).toThrow(
          expect.objectContaining({ promise, detail: detail ? expect.stringMatching(detail) : '' }),
        );
      },
    );
  });
});
