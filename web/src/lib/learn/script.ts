import {
  decodeStep,
  type Move,
  type Played,
  type Position,
  play,
  type Result,
  type Rules,
  readOptions,
} from '@iacta/core';
import type { Lesson, LessonStep, Scripted } from '@iacta/pieces';

// How the script of a lesson moves the table: the same for the page and for the test that plays every lesson.

export function beginning(rules: Rules, lesson: Lesson): Result<Position> {
  const options = readOptions(rules.facts, lesson.options);
  return options.ok ? { ok: true, value: rules.begin(options.value) } : options;
}

/** Where a step begins: where the one before has ended, unless it replaces the position. */
export function laid(rules: Rules, lesson: Lesson, step: LessonStep, before: Position): Result<Position> {
  if (step.set === undefined) return { ok: true, value: before };
  const options = readOptions(rules.facts, lesson.options);
  return options.ok ? rules.decode(step.set, options.value) : options;
}

export function perform(rules: Rules, position: Position, act: Scripted): Played {
  const step = decodeStep(rules, position, act);
  return step.ok ? play(rules, position, step.value) : step;
}

/** What the learner is asked to do, as the script would do it; null where there is only something to read. */
export function suggestion(lesson: Lesson, step: LessonStep): Scripted | null {
  if (step.roll) return { roll: step.roll };
  return step.expect ? { seat: lesson.seat, move: step.expect[0] } : null;
}

/** The moves that lead on, as the rules take them. */
export function expectedMoves(rules: Rules, step: LessonStep): Move[] {
  return (step.expect ?? []).flatMap((json) => {
    const move = rules.decodeMove(json);
    return move.ok ? [move.value] : [];
  });
}
