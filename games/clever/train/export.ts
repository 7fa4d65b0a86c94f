// Writes decisions of random games and every state they can lead to, as the rules play them: check.cpp compares.
import { writeFileSync } from 'node:fs';
import { rules } from '@iacta/clever/rules';
import { type Below, clone, fastStream, MoveList, type Options, type Position, rollWith } from '@iacta/core';
import {
  CHAIN,
  CLOSE,
  EXTRAS,
  FACES,
  HAND,
  OVER,
  PHASE,
  PICK,
  REROLLS,
  ROLL,
  ROLLS,
  roundOf,
  SOLO_CLOSE,
  SOLO_EXTRA,
  SOLO_ROLL,
  STAGE,
  START,
  STARTER,
  sheetOf,
  TRAY,
  TURN,
  USED,
  WAITING,
  WINDOW,
} from '../rules/layout.ts';

const SHEET_WORDS = [0, 1, 2, 3, 4, 8, 9, 10, 11, 12];
const [TURN_KIND, ROLL_KIND, WINDOW_KIND, OVER_KIND] = [0, 1, 2, 3];

function timeOf(p: Position): number {
  const passive = p[PHASE] === SOLO_ROLL || p[PHASE] === SOLO_CLOSE ? 1 : 0;
  return p[0] === 1 ? 2 * p[TURN] + passive : p[TURN];
}

/** A decision between whole choices: no bonus is half settled. */
function isRoot(p: Position, seat: number): boolean {
  return p[PHASE] !== CHAIN && (p[PHASE] === START || p[sheetOf(seat) + WAITING] === 0);
}

function describe(p: Position, seat: number): string {
  const phase = p[PHASE] === PICK ? 1 : p[PHASE] === START ? 3 : 2;
  const stage = p[sheetOf(seat) + STAGE];
  const head = [
    p[0],
    p[SOLO_EXTRA],
    p[STARTER],
    phase,
    timeOf(p),
    p[FACES],
    p[HAND],
    p[TRAY],
    p[ROLLS],
    seat,
    stage,
  ];
  return [...head, p[sheetOf(seat) + USED], ...words(p, seat), p[sheetOf(seat) + WAITING]].join(' ');
}

function words(p: Position, seat: number): number[] {
  return SHEET_WORDS.map((word) => p[sheetOf(seat) + word]);
}

function leaf(root: Position, p: Position, seat: number): string {
  const sheet = words(p, seat);
  const ended = timeOf(p) !== timeOf(root) || p[PHASE] === OVER;
  if (ended && p[PHASE] !== OVER && p[PHASE] !== SOLO_ROLL && p[TURN] % p[0] === 0) {
    // Without the bonus of the round that began.
    if (roundOf(p) === 2) sheet[SHEET_WORDS.indexOf(EXTRAS)]--;
    if (roundOf(p) === 3) sheet[SHEET_WORDS.indexOf(REROLLS)]--;
  }
  const fromPick = root[PHASE] === PICK;
  let rest: number[];
  if (p[PHASE] === ROLL && !ended && fromPick)
    rest = p[ROLLS] === 0 ? [TURN_KIND, timeOf(p)] : [ROLL_KIND, timeOf(p), p[HAND], p[TRAY], p[ROLLS]];
  else if ((p[PHASE] === CLOSE || p[PHASE] === SOLO_CLOSE) && p[sheetOf(seat) + STAGE] === WINDOW)
    rest = [WINDOW_KIND, timeOf(p), p[sheetOf(seat) + USED], fromPick ? p[TRAY] : 0];
  else if (root[PHASE] === START) rest = [TURN_KIND, timeOf(root)];
  else {
    const time = timeOf(root) + 1;
    rest = [time === (p[0] === 1 ? 12 : [0, 0, 12, 15, 16][p[0]]) ? OVER_KIND : TURN_KIND, time];
  }
  return [...sheet, ...rest].join(' ');
}

/** Every state a decision leads to, described, with a position that shows it. */
function leavesOf(root: Position, seat: number): Map<string, Position> {
  const found = new Map<string, Position>();
  const seen = new Set<string>();
  const visit = (p: Position) => {
    const list = new MoveList();
    rules.list(p, seat, list);
    for (const move of list.toArray()) {
      const next = clone(p);
      rules.applyMove(next, seat, move, null);
      const key = next.join();
      if (seen.has(key)) continue;
      seen.add(key);
      if (settled(root, next, seat)) found.set(leaf(root, next, seat), next);
      else visit(next);
    }
  };
  visit(root);
  return found;
}

function settled(root: Position, p: Position, seat: number): boolean {
  if (timeOf(p) !== timeOf(root)) return true;
  return p[sheetOf(seat) + WAITING] === 0;
}

/** Writes the decisions; returns the mean result of the games. */
export function exportGames(file: string, games: number, seed: number): void {
  const below = fastStream(seed);
  const lines: string[] = [];
  const totals = new Map<string, number[]>();
  for (let game = 0; game < games; game++) {
    const seats = 1 + (game % 4);
    const soloExtraDie = seats === 1 && (game & 4) !== 0;
    const options = { seats, starter: seats === 1 ? 0 : game % seats, soloExtraDie };
    // Every other eight games are played by a rule that check.cpp knows too, so that the means can be compared.
    if ((game & 8) === 0) {
      playAny(options, below, lines);
      continue;
    }
    const p = playByText(options, below);
    const key = `seats ${seats}${soloExtraDie ? ' with extra dice' : ''}`;
    for (let seat = 0; seat < seats; seat++)
      totals.set(key, [...(totals.get(key) ?? []), rules.points(p, seat)]);
  }
  writeFileSync(file, `${lines.join('\n')}\n`);
  for (const [key, list] of totals) {
    const mean = list.reduce((a, b) => a + b, 0) / list.length;
    const sd = Math.sqrt(list.reduce((a, b) => a + (b - mean) ** 2, 0) / list.length);
    console.log(
      `rules: ${key}: mean ${mean.toFixed(2)} +- ${((1.96 * sd) / Math.sqrt(list.length)).toFixed(2)}`,
    );
  }
}

/** Any moves; a third of the decisions is written down. */
function playAny(options: Options, below: Below, lines: string[]): void {
  const p = rules.begin(options);
  for (let seat = nextDecider(p, below); seat >= 0; seat = nextDecider(p, below)) {
    if (isRoot(p, seat) && below(3) === 0) {
      const leaves = [...leavesOf(p, seat).keys()].sort();
      lines.push(describe(p, seat), String(leaves.length), ...leaves);
    }
    const list = new MoveList();
    rules.list(p, seat, list);
    rules.applyMove(p, seat, list.moves[below(list.count)], null);
  }
}

/** Always to the state whose description is the last by order of characters. */
function playByText(options: Options, below: Below): Position {
  let p = rules.begin(options);
  for (let seat = nextDecider(p, below); seat >= 0; seat = nextDecider(p, below)) {
    const leaves = leavesOf(p, seat);
    p = leaves.get([...leaves.keys()].sort().at(-1) as string) as Position;
  }
  return p;
}

/** Throws dice until a seat is asked; -1 when the game is over. */
function nextDecider(p: Position, below: Below): number {
  for (let dice = rules.dice(p); dice; dice = rules.dice(p)) rules.applyRoll(p, rollWith(dice, below), null);
  const deciders = rules.deciders(p);
  return deciders === 0 ? -1 : 31 - Math.clz32(deciders & -deciders);
}
