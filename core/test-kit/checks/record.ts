import type { GameEvent, Rules, Step } from '../../contract.ts';
import { seatsIn } from '../../play.ts';
import { clone, equal } from '../../position.ts';
import type { Below } from '../../random.ts';
import { type GameRecord, readRecord } from '../../record.ts';
import { type Claims, throughJson } from '../promises.ts';

/** What the suite asks of a record: tests of the suite hand in records that misbehave. */
export type Recorder<E extends GameEvent = GameEvent> = Pick<
  GameRecord<unknown, E>,
  'rules' | 'position' | 'steps' | 'play' | 'undo' | 'decision' | 'toJSON'
>;

/** Takes back a few steps and plays them again; then again with a late answer to the question taken back. */
export function checkUndo(record: Recorder, below: Below, claims: Claims): void {
  const after = clone(record.position);
  const steps = record.steps.slice(-1 - below(3));
  const [first] = steps;
  takeBack(record, steps.length, claims);
  const asked = 'seat' in first ? record.decision(first.seat) : null;
  for (const step of steps) record.play(step);
  claims.holds(equal(record.position, after), 'undo-restores');
  if (asked === null) return;
  takeBack(record, steps.length, claims);
  const late = record.play(first, asked);
  claims.holds(!late.ok && late.refusal.code === 'stale', 'stale-is-refused');
  if (late.ok) takeBack(record, 1, claims);
  for (const step of steps) record.play(step);
  claims.holds(equal(record.position, after), 'undo-restores');
}

function takeBack(record: Recorder, count: number, claims: Claims): void {
  const undone = record.undo(count, 'all');
  claims.needs(undone.ok, 'undo-accepted', () => JSON.stringify(undone));
}

/** The other seats are asked the same after a step as before it. */
export function checkUndisturbed(
  record: Recorder,
  before: ReadonlyMap<number, string>,
  step: Step,
  claims: Claims,
): void {
  if (!('seat' in step)) return;
  for (const [seat, asked] of before) {
    if (seat !== step.seat) claims.holds(record.decision(seat) === asked, 'decision-undisturbed');
  }
}

export function decisionsIn(rules: Rules, record: Recorder): Map<number, string> {
  return new Map(seatsIn(rules.deciders(record.position)).map((seat) => [seat, record.decision(seat)]));
}

/** A finished record is written, read and played again. */
export function checkRecord<E extends GameEvent>(
  rules: Rules<unknown, E>,
  record: Recorder<E>,
  claims: Claims,
): void {
  const read = readRecord(rules, throughJson(record));
  claims.holds(read.ok, 'record-accepted', () => JSON.stringify(read));
  if (!read.ok) return;
  claims.holds(equal(read.value.position, record.position), 'replay-equals-play');
  claims.holds(JSON.stringify(read.value) === JSON.stringify(record), 'record-json-exact');
}
