import type { GameEvent, Move, Position, Rules } from '../contract.ts';
import type { Dice } from '../dice.ts';
import { encodeRoll } from '../dice.ts';
import type { Options } from '../facts.ts';
import { MoveList } from '../moves.ts';
import { outcome } from '../outcome.ts';
import { awaits, play } from '../play.ts';
import { clone } from '../position.ts';
import { type Below, randomStream } from '../random.ts';
import { seededDice } from '../sources.ts';

interface PlaythroughOptions<E extends GameEvent> {
  /** The position in characters, shown at the start, at the end and whenever the turn passes on. */
  readonly draw: (position: Position) => readonly string[];
  /** An event as a sentence; empty ones are left out. */
  readonly sentence: (event: E) => string;
  /** The number of steps after which a game that has not ended is stopped. */
  readonly cap?: number;
}

/** A whole game as readable text: seats play for the most points at once, the seed breaks ties. */
export function playthrough<M, E extends GameEvent>(
  rules: Rules<M, E>,
  options: Options,
  seed: number,
  { draw, sentence, cap = 2000 }: PlaythroughOptions<E>,
): string {
  const below = randomStream(seed);
  const dice = seededDice(seed);
  const lines = [
    `${rules.facts.id}, rules ${rules.facts.rulesVersion}, ${JSON.stringify(options)}, seed ${seed}`,
    '',
  ];
  let position = rules.begin(options);
  let turn = rules.active(position);
  let rolls = 0;
  for (let count = 1; count <= cap; count++) {
    const awaited = awaits(rules, position);
    if (awaited.kind === 'over') break;
    const step =
      awaited.kind === 'roll'
        ? { roll: dice.throwDice(awaited.dice, rolls++) }
        : { seat: awaited.seats[0], move: greedyMove(rules, position, awaited.seats[0], below) };
    const played = play<unknown, E, string>(rules, position, step);
    if (!played.ok) throw new Error(`step ${count} refused: ${JSON.stringify(played.refusal)}`);
    lines.push(
      'roll' in step
        ? `${count}. roll ${JSON.stringify(encodeRoll(rules.dice(position) as Dice, step.roll))}`
        : `${count}. seat ${step.seat} ${JSON.stringify(rules.encodeMove(step.move))}`,
    );
    lines.push(
      ...played.events
        .map(sentence)
        .filter((line) => line !== '')
        .map((line) => `     ${line}`),
    );
    position = played.position;
    if (rules.active(position) !== turn) {
      turn = rules.active(position);
      lines.push('', ...draw(position), '');
    }
  }
  lines.push('', ...draw(position), '', JSON.stringify(outcome(rules, position), null, 1), '');
  return lines.map((line) => line.trimEnd()).join('\n');
}

function greedyMove(rules: Rules, position: Position, seat: number, below: Below): Move {
  const list = new MoveList();
  rules.list(position, seat, list);
  let best: Move[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.count; i++) {
    const next = clone(position);
    rules.applyMove(next, seat, list.moves[i], null);
    const points = rules.points(next, seat);
    if (points > most) {
      most = points;
      best = [];
    }
    if (points === most) best.push(list.moves[i]);
  }
  return best[below(best.length)];
}
