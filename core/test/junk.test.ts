import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  awaits,
  decodePosition,
  decodeRoll,
  decodeStep,
  equal,
  GameRecord,
  hasSeat,
  isRoll,
  lot,
  moves,
  play,
  readOptions,
  readRecord,
  view,
} from '../index.ts';
import { tally } from './tally.ts';

// Whatever a program without types hands in is answered by a refusal: nothing throws, and nothing changes.

const options = { seats: 2, double: false, first: 'lot', solo: 'slow' };
const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withSparseArray: true,
});
/** Nearly right: what gets past the first look. */
const nearly = (...keys: string[]) =>
  fc.dictionary(fc.constantFrom(...keys), fc.oneof(anything, fc.integer({ min: -2, max: 4 })), {
    noNullPrototype: false,
  });
const steps = fc.oneof(anything, nearly('seat', 'move', 'roll'));

function refuses(
  input: fc.Arbitrary<unknown>,
  run: (junk: unknown) => { readonly ok: boolean; readonly refusal?: unknown },
) {
  fc.assert(
    fc.property(input, (junk) => {
      const answer = run(junk);
      if (!answer.ok) expect(answer.refusal).toHaveProperty('code', expect.any(String));
    }),
  );
}

describe('junk', () => {
  test('as a step is refused and changes nothing', () => {
    fc.assert(
      fc.property(steps, anything, (junk, decision) => {
        const record = GameRecord.begin(tally, options);
        const before = record.position;
        const played = record.play(junk as never, decision as never);
        if (!played.ok) expect(record.toJSON().entries).toEqual([]);
        expect(play(tally, before, junk as never).ok || record.position === before).toBe(true);
        expect(equal(before, tally.begin(options))).toBe(true);
      }),
    );
  });

  test.each([null, undefined, 1, 'roll', [], {}, { seat: 0 }, { roll: '0' }, { roll: 0, seat: 0, move: 1 }])(
    'is malformed as a step: %j',
    (step) => {
      expect(play(tally, tally.begin(options), step as never)).toMatchObject({
        refusal: { code: 'malformed' },
      });
    },
  );

  test('as an undo is refused', () => {
    fc.assert(
      fc.property(anything, anything, (count, by) => {
        expect(GameRecord.begin(tally, options).undo(count as never, by as never).ok).toBe(false);
      }),
    );
  });

  test('as a seat has no moves and no turn, and sees no more than a spectator', () => {
    const position = tally.begin(options);
    fc.assert(
      fc.property(anything, (seat) => {
        if (hasSeat(position, seat as never)) return;
        expect(moves(tally, position, seat as never)).toEqual([]);
        expect(equal(view(tally, position, seat as never), view(tally, position, -1))).toBe(true);
        expect(GameRecord.begin(tally, options).undoable(seat as never)).toBe(0);
      }),
    );
  });

  test('as options, a position, a record, a step or dice is refused', () => {
    const position = tally.begin(options);
    refuses(fc.oneof(anything, nearly('seats', 'double', 'first')), (json) => readOptions(tally.facts, json));
    refuses(fc.oneof(anything, nearly('game', 'rules', 'options', 'state')), (json) =>
      decodePosition(tally, json),
    );
    refuses(fc.oneof(anything, nearly('format', 'game', 'rules', 'options', 'dice', 'entries')), (json) =>
      readRecord(tally, json),
    );
    refuses(steps, (json) => decodeStep(tally, position, json));
    refuses(fc.oneof(anything, fc.array(anything, { maxLength: 2 })), (json) =>
      decodeRoll(lot('coin', ['a', 'b']), json),
    );
    refuses(anything, (json) => tally.decodeMove(json));
    fc.assert(fc.property(anything, (roll) => typeof isRoll(lot('coin', ['a', 'b']), roll) === 'boolean'));
    expect(awaits(tally, position).kind).toBe('moves');
  });

  test('as an entry of a record names the entry', () => {
    const json = GameRecord.begin(tally, options).toJSON();
    fc.assert(
      fc.property(fc.oneof(steps, nearly('undo', 'by')), (entry) => {
        const read = readRecord(tally, { ...json, entries: [entry] });
        if (!read.ok) expect(read.refusal).toMatchObject({ code: 'bad-entry', data: { entry: 0 } });
      }),
    );
  });
});
