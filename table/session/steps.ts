import {
  encodeRoll,
  type GameEvent,
  type GameRecord,
  moves,
  type Position,
  play,
  type Rules,
  type Step,
} from '@iacta/core';
import type { NarratedStep } from './session.ts';

/**
 * A step with its story. A game that is opened again has hundreds of them, so what was rolled, what happened and
 * whether there was a choice is worked out when it is asked for.
 */
export function narrate(
  rules: Rules,
  before: Position,
  step: Step,
  number: number,
  known: readonly GameEvent[] | null = null,
  by: NarratedStep['by'] = null,
): NarratedStep {
  let events = known;
  let isForced: boolean | null = null;
  let roll: NarratedStep['roll'] | undefined;
  return {
    number,
    seat: 'seat' in step ? step.seat : null,
    by,
    get roll() {
      roll ??= rollOf(rules, before, step);
      return roll;
    },
    get events() {
      events ??= eventsOf(rules, before, step);
      return events;
    },
    get isForced() {
      isForced ??= 'seat' in step && moves(rules, before, step.seat).length === 1;
      return isForced;
    },
  };
}

export function narrateAll({ rules, steps, positions }: GameRecord): NarratedStep[] {
  return steps.map((step, i) => narrate(rules, positions[i]!, step, i + 1));
}

function eventsOf(rules: Rules, before: Position, step: Step): readonly GameEvent[] {
  const played = play(rules, before, step);
  return played.ok ? played.events : [];
}

function rollOf(rules: Rules, before: Position, step: Step): NarratedStep['roll'] {
  const dice = 'roll' in step ? rules.dice(before) : null;
  return dice && 'roll' in step ? { dice, faces: encodeRoll(dice, step.roll) } : null;
}
