import type { Position, Rules } from '@iacta/core';
import { readOptions } from '@iacta/core';
import type { GuideExample, GuideScript, Picture, Scripted } from '@iacta/pieces';
import { perform } from './script.ts';

// What the guide above the rules draws: every position of it is played by the rules.

function played(rules: Rules, start: Position, acts: readonly Scripted[]): Position {
  return acts.reduce((position, act) => {
    const result = perform(rules, position, act);
    if (!result.ok) throw new Error(`the guide of ${rules.facts.id}: ${result.refusal.code}`);
    return result.position;
  }, start);
}

function beginning(rules: Rules, { options, set }: GuideScript['turn']): Position {
  const read = readOptions(rules.facts, options);
  const start = !read.ok
    ? read
    : set === undefined
      ? { ok: true as const, value: rules.begin(read.value) }
      : rules.decode(set, read.value);
  if (!start.ok) throw new Error(`the guide of ${rules.facts.id}: ${start.refusal.code}`);
  return start.value;
}

/** The position after each step of the turn. */
export function turnPositions(rules: Rules, turn: GuideScript['turn']): readonly Position[] {
  let position = beginning(rules, turn);
  return turn.steps.map(({ acts }) => {
    position = played(rules, position, acts);
    return position;
  });
}

/** An example before and after what is played in it. */
export function examplePositions(
  rules: Rules,
  { options, state, acts = [] }: GuideExample,
): { readonly before: Position; readonly after: Position } {
  const before = beginning(rules, { options, set: state, steps: [] });
  return { before, after: played(rules, before, acts) };
}

/** A position as a picture. */
export function pictureOf(rules: Rules, options: Picture['options'], position: Position): Picture {
  return { options, state: rules.encode(position) };
}
