import {
  type Below,
  clone,
  copy,
  fastStream,
  MoveList,
  type Position,
  play,
  type Rules,
  readOptions,
  rollWith,
  type Step,
} from '@iacta/core';
import { isGameId, loadRules } from '@iacta/games';
import { type Contestant, type Door, type Player, STEP_CAP } from './contestant.ts';

export async function iactaPlayer({ game, seats, door }: Contestant): Promise<Player> {
  if (!isGameId(game)) throw new Error(`no such game: ${game}`);
  const rules = await loadRules(game);
  const options = readOptions(rules.facts, { seats });
  if (!options.ok) throw new Error(`${game} cannot be begun by ${seats}: ${options.refusal.code}`);
  return PLAYERS[door as Door](rules, rules.begin(options.value), fastStream(seats));
}

const PLAYERS = { inPlace: inPlacePlayer, play: safePlayer } satisfies { [door in Door]: unknown };

/** As a search plays: one position changed again and again, no events. */
function inPlacePlayer(rules: Rules, start: Position, below: Below): Player {
  const position = clone(start);
  const legal = new MoveList();
  return {
    playGame() {
      copy(position, start);
      let steps = 0;
      for (; steps < STEP_CAP; steps++) {
        const dice = rules.dice(position);
        if (dice !== null) {
          rules.applyRoll(position, rollWith(dice, below), null);
          continue;
        }
        const seat = lowest(rules.deciders(position));
        if (seat < 0) break;
        rules.applyMove(position, seat, anyMove(rules, position, seat, legal, below), null);
      }
      return steps;
    },
    points: (seat) => rules.points(position, seat),
  };
}

/** As a server plays: every step is checked, makes a new position and returns its events. */
function safePlayer(rules: Rules, start: Position, below: Below): Player {
  let position = start;
  const legal = new MoveList();
  return {
    playGame() {
      position = start;
      let steps = 0;
      for (; steps < STEP_CAP; steps++) {
        const step = anyStep(rules, position, legal, below);
        if (step === null) break;
        const played = play(rules, position, step);
        if (!played.ok) throw new Error(`a listed step was refused: ${played.refusal.code}`);
        position = played.position;
      }
      return steps;
    },
    points: (seat) => rules.points(position, seat),
  };
}

function anyStep(rules: Rules, position: Position, legal: MoveList, below: Below): Step | null {
  const dice = rules.dice(position);
  if (dice !== null) return { roll: rollWith(dice, below) };
  const seat = lowest(rules.deciders(position));
  return seat < 0 ? null : { seat, move: anyMove(rules, position, seat, legal, below) };
}

function anyMove(rules: Rules, position: Position, seat: number, legal: MoveList, below: Below): number {
  legal.clear();
  rules.list(position, seat, legal);
  if (legal.count === 0) throw new Error(`seat ${seat} owes a decision and has no move`);
  return legal.moves[below(legal.count)];
}

/** The lowest seat of a bit set; -1 of an empty one. */
function lowest(seats: number): number {
  return 31 - Math.clz32(seats & -seats);
}
