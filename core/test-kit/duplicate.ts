import type { Rules } from '../contract.ts';
import type { Face } from '../dice.ts';
import { encodeRoll } from '../dice.ts';
import { duplicateRoll } from '../duplicate.ts';
import type { Options } from '../facts.ts';
import { awaits, moves, seatsIn } from '../play.ts';
import { randomStream } from '../random.ts';
import { GameRecord } from '../record.ts';

/** Chooses among the legal moves of a seat. */
export type Line = (record: GameRecord, seat: number, legal: readonly number[]) => number;

/** A throw of a played game: the position before it and the faces by the ids of the dice. */
export interface PlayedThrow {
  readonly position: GameRecord['position'];
  readonly faces: { readonly [die: string]: Face };
  readonly sorted: readonly Face[];
}

/** Plays a game to its end with duplicate dice, the decisions made by a line of play. */
export function playDuplicate(rules: Rules, options: Options, seed: number, line: Line): PlayedThrow[] {
  const note = { source: 'duplicate', seed } as const;
  const record = GameRecord.begin(rules, options, note);
  const thrown: PlayedThrow[] = [];
  for (;;) {
    const { position } = record;
    const awaited = awaits(rules, position);
    if (awaited.kind === 'over') return thrown;
    if (awaited.kind === 'roll') {
      const roll = duplicateRoll(record, note);
      const faces = encodeRoll(awaited.dice, roll);
      const byId = Object.fromEntries(awaited.dice.dice.map(({ id }, i) => [id, faces[i]]));
      thrown.push({ position, faces: byId, sorted: faces });
      record.play({ roll });
    } else {
      const [seat] = seatsIn(rules.deciders(position));
      record.play({ seat, move: line(record, seat, moves(rules, position, seat)) });
    }
  }
}

/** A line of random moves. */
export function randomLine(seed: number): Line {
  const below = randomStream(seed);
  return (_record, _seat, legal) => legal[below(legal.length)];
}
