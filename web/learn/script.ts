import {
  decodeStep,
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

/** Where a step begins: where the one before has ended, unless it lays the table anew. */
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

export function isExpected(step: LessonStep, move: unknown): boolean {
  return step.expect?.some((each) => sameJson(each, move)) ?? false;
}

/** Moves are small objects of plain values, whose keys may come in any order. */
function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => sameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}
