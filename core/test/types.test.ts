import { describe, expectTypeOf, test } from 'vitest';
import {
  type CoreRefusal,
  decodeStep,
  GameRecord,
  type Move,
  moves,
  play,
  type Rules,
  type Step,
} from '../index.ts';
import type { TallyEvent, TallyMove, tally } from './tally.ts';

// What the compiler must refuse; `npm run types` checks it, and nothing here runs.

const options = { seats: 2, double: false, first: 'lot', solo: 'slow' };
type TallyRefusal = 'no-such-side' | CoreRefusal;
declare const rules: typeof tally;
declare const anyRules: Rules;

describe('types that reach users', () => {
  test('the refusals of a game are a closed union wherever a step is played', () => {
    void (() => {
      const record = GameRecord.begin(rules, options);
      const played = record.play({ roll: 0 });
      if (!played.ok) {
        expectTypeOf(played.refusal.code).toEqualTypeOf<TallyRefusal>();
        // @ts-expect-error: no refusal has this code
        void (played.refusal.code === 'typo');
        void (played.refusal.code === 'no-such-side');
      } else expectTypeOf(played.events).toEqualTypeOf<readonly TallyEvent[]>();
      const unchecked = play(rules, record.position, { roll: 0 });
      if (!unchecked.ok) expectTypeOf(unchecked.refusal.code).toEqualTypeOf<TallyRefusal>();
      const undone = record.undo(1, 'all');
      if (!undone.ok) expectTypeOf(undone.refusal.code).toEqualTypeOf<CoreRefusal>();
    });
  });

  test('a step is a move or a roll, not both', () => {
    void (() => {
      // @ts-expect-error: both
      const both: Step = { seat: 0, roll: 0, move: 0 };
      // @ts-expect-error: neither
      const neither: Step = { seat: 0 };
      return [both, neither];
    });
  });

  test('where the game is known, a move is one of that game', () => {
    void (() => {
      const record = GameRecord.begin(rules, options);
      const { position } = record;
      // @ts-expect-error: a number from anywhere
      record.play({ seat: 0, move: 12345 });
      // @ts-expect-error: a number from anywhere
      play(rules, position, { seat: 0, move: 12345 });
      // @ts-expect-error: the JSON of a move is read by decodeStep
      record.play({ seat: 0, move: { guess: 'heads' } });
      // @ts-expect-error: a move of another game
      record.play({ seat: 0, move: 0 as Move<'another'> });
      for (const move of moves(rules, position, 0)) {
        expectTypeOf(move).toEqualTypeOf<Move<TallyMove>>();
        record.play({ seat: 0, move });
      }
      const step = decodeStep(rules, position, null);
      if (step.ok) record.play(step.value);
      for (const old of record.steps) record.play(old);
    });
  });

  test('where the game is not known, a move is a number', () => {
    void (() => {
      GameRecord.begin(anyRules, options).play({ seat: 0, move: 12345 });
      const generic: GameRecord = GameRecord.begin(rules, options);
      const untyped: Rules = rules;
      return [generic, untyped];
    });
  });
});
