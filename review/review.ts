import type { Judge } from '@iacta/bots/search';
import {
  type GameRecord,
  isOver,
  type Move,
  outcome,
  type Position,
  type Rules,
  type Step,
  view,
} from '@iacta/core';
import { COSTLY, type Decision, judgeDecision, type Option } from './decisions.ts';
import { type Lens, LivedChances, through } from './lived.ts';
import { type Prospect, prospect, type RollSettings } from './rolls.ts';
import { combine, type Measure, measureFor, minus, type Worth, worthOf, zero } from './vectors.ts';

/** What a judge made of one step. */
export interface ReviewedStep {
  /** Its place among the steps that hold. */
  readonly index: number;
  readonly kind: 'roll' | 'decision' | 'forced';
  /** The seat that threw or decided. */
  readonly seat: number;
  /** The value of the position before it, one step deeper than the judge's own estimate. */
  readonly before: Worth;
  /** Of a roll: luck. Of a decision: what the choice changed. By seat. */
  readonly effect: Worth;
  /** What looking one step deeper changed: neither luck nor skill. */
  readonly revision: Worth;
  readonly exact: boolean;
  /** Of a decision: the best moves, and the one played. */
  readonly best?: readonly { readonly move: Move; readonly worth: Worth }[];
  readonly played?: { readonly move: Move; readonly worth: Worth };
  /** Of a costly decision: what every legal move costs its seat, in the measure it chooses by; the cheapest first. */
  readonly losses?: readonly (readonly [move: Move, loss: number])[];
  /** Of a roll: how much luck it could bring, and how well its mean is known. */
  readonly variance?: Worth;
  readonly standardError?: Worth;
}

export interface Settings extends RollSettings {
  /** How many of the best moves are listed with a decision. */
  readonly alternatives: number;
}

/** Raised with every change to what a review says of the same record by the same judge. */
export const REVIEW_VERSION = 2;

/** What a review was made by. Stored reviews of another version are made again. */
export function versionOf(judge: Judge): string {
  return `${judge.version}, review ${REVIEW_VERSION}`;
}

/** Of people, who play like the casual level. */
export function luckPartOf({ lived }: Judge): number {
  return lived?.luck.casual ?? 1;
}

export const SETTINGS: Settings = { enumerate: 300, sample: 204, alternatives: 4 };

/** What is known of a position before its step: the value one step deeper, and how it was found. */
type Look = { readonly lens: Lens | null } & (
  | { readonly kind: 'roll'; readonly worth: Worth; readonly prospect: Prospect }
  | { readonly kind: 'decision'; readonly worth: Worth; readonly decision: Decision }
  | { readonly kind: 'over'; readonly worth: Worth }
);

/**
 * Goes through a finished game step by step. For every seat and measure the start value plus all effects and
 * revisions is the result, exactly: a revision is whatever the effect leaves of the change of value.
 */
export function* review(
  record: GameRecord,
  judge: Judge,
  settings: Settings = SETTINGS,
): Generator<ReviewedStep, void> {
  const { rules, steps } = record;
  const positions = [...record.positions, record.position];
  if (!isOver(rules, record.position)) throw new Error('only a finished game can be reviewed');
  const superseded = supersededAnswers(rules, steps, positions);
  const lived = new LivedChances(judge, record.position[0]);
  let look = lookAt(rules, judge, positions[0], steps[0], 0, settings, lived.at(0));
  for (const [index, step] of steps.entries()) {
    if (look.kind === 'decision' && !('roll' in step) && !superseded.has(index)) {
      const { options, firstLoss } = look.decision;
      if (options.length > 1) lived.decided(step.seat, firstLoss);
    }
    const lens = lived.at(index + 1);
    const after = lookAt(
      rules,
      judge,
      positions[index + 1],
      steps[index + 1],
      index + 1,
      settings,
      lens,
      look,
    );
    yield reviewed(
      rules,
      judge,
      { index, step, position: positions[index], look, after, superseded },
      settings,
    );
    look = after;
  }
}

/** The value of the first position, from which all effects are counted. */
export function startValue(record: GameRecord, judge: Judge, settings: Settings = SETTINGS): Worth {
  const { rules, steps } = record;
  const lens = new LivedChances(judge, record.position[0]).at(0);
  return lookAt(rules, judge, [...record.positions, record.position][0], steps[0], 0, settings, lens).worth;
}

export function resultOf(rules: Rules, position: Position): Worth {
  const { seats, winners } = outcome(rules, position);
  return {
    points: seats.map(({ total }) => total),
    win: seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  };
}

function lookAt(
  rules: Rules,
  judge: Judge,
  position: Position,
  step: Step | undefined,
  index: number,
  settings: Settings,
  lens: Lens | null,
  before?: Look,
): Look {
  if (step === undefined) return { kind: 'over', worth: resultOf(rules, position), lens };
  if ('roll' in step) {
    const dice = rules.dice(position);
    if (!dice) throw new Error(`no dice are awaited at step ${index}`);
    const found = prospect(rules, judge, position, dice, settings, lens);
    return { kind: 'roll', worth: found.mean, prospect: found, lens };
  }
  const decision = judgeDecision(rules, judge, position, step);
  // Between the first sealed answer and the opening nothing is known to all: the value stays what it was.
  const waiting = rules.sealed(position) && rules.changers(position) !== 0 && before !== undefined;
  return {
    kind: 'decision',
    worth: waiting ? before.worth : through(lens, publicValue(rules, judge, position, decision)),
    decision,
    lens,
  };
}

/** Before a decision: the value after the best move. Where answers are sealed, from public information only. */
function publicValue(rules: Rules, judge: Judge, position: Position, decision: Decision): Worth {
  if (!rules.sealed(position)) return decision.options[0].worth;
  return judge.value(view(rules, position, -1));
}

interface Moment {
  readonly index: number;
  readonly step: Step;
  readonly position: Position;
  readonly look: Look;
  readonly after: Look;
  readonly superseded: ReadonlySet<number>;
}

function reviewed(rules: Rules, judge: Judge, moment: Moment, settings: Settings): ReviewedStep {
  const { index, step, position, look, after, superseded } = moment;
  const change = minus(after.worth, look.worth);
  if ('roll' in step && look.kind === 'roll') {
    const next = position.slice();
    rules.applyRoll(next, step.roll, null);
    const effect = minus(through(look.lens, worthOf(judge.value(next))), look.worth);
    const { variance, standardError, exact } = look.prospect;
    const seat = rules.thrower(position);
    return {
      ...{ index, kind: 'roll', seat, before: look.worth, effect, revision: minus(change, effect) },
      ...{ exact, variance, standardError },
    };
  }
  if ('roll' in step || look.kind !== 'decision') throw new Error(`step ${index} is not what was looked at`);
  const { options, played } = look.decision;
  const [best] = options;
  // Only a seat's last sealed answer counts: one that it changed before the opening had no effect.
  const counts = options.length > 1 && !superseded.has(index);
  const lived = ({ worth }: Option) => through(look.lens, worth);
  const effect = counts ? minus(lived(played), lived(best)) : zero(position[0]);
  return {
    index,
    kind: counts ? 'decision' : 'forced',
    seat: step.seat,
    before: look.worth,
    effect,
    revision: minus(change, effect),
    exact: played.exact && best.exact,
    best: options.slice(0, settings.alternatives).map((each) => ({ move: each.move, worth: lived(each) })),
    played: { move: played.move, worth: lived(played) },
    ...(counts ? lossesOf(look.decision, step.seat, measureFor(position[0])) : {}),
  };
}

function lossesOf(
  { options, played }: Decision,
  seat: number,
  measure: Measure,
): Pick<ReviewedStep, 'losses'> {
  const loss = ({ worth }: Decision['played']) => options[0].worth[measure][seat] - worth[measure][seat];
  if (loss(played) < COSTLY[measure]) return {};
  return { losses: options.map((option) => [option.move, loss(option)] as const) };
}

/** Answers that their seat changed before they were opened. */
function supersededAnswers(
  rules: Rules,
  steps: readonly Step[],
  positions: readonly Position[],
): ReadonlySet<number> {
  const superseded = new Set<number>();
  const latest = new Map<number, number>();
  for (const [index, step] of steps.entries()) {
    if ('roll' in step || !rules.sealed(positions[index])) {
      latest.clear();
      continue;
    }
    const earlier = latest.get(step.seat);
    if (earlier !== undefined) superseded.add(earlier);
    latest.set(step.seat, index);
    if (!rules.sealed(positions[index + 1])) latest.clear();
  }
  return superseded;
}

/** Adds up steps; for tests and summaries. */
export function sumOf(steps: readonly ReviewedStep[], seats: number, part: 'effect' | 'revision'): Worth {
  return steps.reduce((sum, step) => combine(sum, step[part], (x, y) => x + y), zero(seats));
}
