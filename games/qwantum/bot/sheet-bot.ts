import type { Bot, Thought } from '@iacta/bots/search';
import { type Below, type Position, SEATS } from '@iacta/core';
import { ANSWER, activeSeat, at, CHOOSE, ENTER, FACES, PHASE, USED, VALUES } from '../rules/layout.ts';
import { ENTER_FIRST, SKIP } from '../rules/moves.ts';
import { openColours } from '../rules/sheet.ts';
import { STEPS } from './entries.ts';
import { ALONE, type Setting, settingAt } from './features.ts';
import { sampledChoices, sampleSize } from './samples.ts';
import { ROWS, sheetOf } from './sheet.ts';
import type { Choices, TurnModel } from './sheet-turn.ts';
import { fewDiceFirst, thoughtOf, type Weighed } from './thought.ts';
import { makeRoom, throws, worthOfChoices } from './throws.ts';
import { NONE, ownWorth, type Turn, worthOfThrows } from './turn.ts';

/** Whether worths are points to come, or only rank moves. */
type Counts = 'points' | 'order';

/** A player who considers its own sheet only, with its own judgement, and these choices of dice. */
export function sheetBot(turnOf: TurnModel, choices: Choices, counts: Counts, effort: number): Bot {
  const worthOf = effort < 1 ? someThrows(sampleSize(effort)) : allThrows();

  return (view, seat, below) => {
    const sheet = sheetOf(view, seat);
    const setting = settingOf(view, seat);
    const points = (worth: number, atOnce: number) => sheet.bank + (counts === 'points' ? worth : atOnce);
    if (view[PHASE] === CHOOSE) return chooseDice(view, turnOf(sheet, setting, 2, null), points, below);
    const values = Array.from({ length: ROWS }, (_, colour) => at(view[VALUES], colour));
    const turn = turnOf(sheet, setting, view[PHASE] === ANSWER ? 1 : 2, values);
    return enterColour(view, seat, turn, values, points);
  };

  function chooseDice(view: Position, turn: Turn, points: Points, below: Below): Thought {
    const moves = fewDiceFirst(choices(view[FACES]));
    const worth = worthOf(turn, view[FACES], moves, below);
    return thoughtOf(
      moves.map((move) => ({
        worth: worth[move],
        judge: () => ({ move, points: points(worth[move], 0) }),
      })),
    );
  }
}

/** What choices of dice to throw again are worth, by move. */
type WorthOf = (turn: Turn, faces: number, moves: readonly number[], below: Below) => Float64Array;

function allThrows(): WorthOf {
  const room = makeRoom();
  const lead = new Float32Array(throws().count);
  return (turn, faces) => {
    worthOfThrows(turn, lead, null);
    return worthOfChoices(lead, faces, room);
  };
}

function someThrows(size: number): WorthOf {
  return (turn, faces, moves, below) => sampledChoices(turn, faces, moves, size, below).lead;
}

type Points = (worth: number, atOnce: number) => number;

function settingOf(view: Position, seat: number): Setting {
  const seats = view[SEATS];
  if (seats === 1) return ALONE;
  const active = activeSeat(view);
  const sheets = Array.from({ length: seats }, (_, i) => sheetOf(view, (active + i) % seats));
  const place = (seat - active + seats) % seats;
  return settingAt(sheets, place, (place + seats - 1) % seats);
}

function enterColour(
  view: Position,
  seat: number,
  turn: Turn,
  values: readonly number[],
  points: Points,
): Thought {
  const open = openColours(view, seat);
  const colours = [0, 1, 2, 3].filter((colour) => (open >> colour) & 1);
  const inB = view[PHASE] === ENTER;
  const weighed: Weighed[] = colours.map((colour) => {
    // In B there is still C to come, and with it perhaps a second entry.
    const second = inB ? colours.filter((other) => other !== colour) : [];
    const worth = Math.max(...[NONE, ...second].map((other) => ownWorth(turn, values, colour, other)));
    const atOnce = turn.mine.points[colour * STEPS + values[colour]];
    return { worth, judge: () => ({ move: ENTER_FIRST + colour, points: points(worth, atOnce) }) };
  });
  const { worth, atOnce } = worthOfSkip(view, seat, turn);
  weighed.push({ worth, judge: () => ({ move: SKIP, points: points(worth, atOnce) }) });
  return thoughtOf(weighed);
}

/** An active seat that enters nothing at all crosses a missed throw. */
function worthOfSkip(view: Position, seat: number, turn: Turn) {
  const { missed, mine, sheets } = turn;
  const spared = view[PHASE] !== ENTER && (seat !== activeSeat(view) || view[USED] !== 0);
  if (spared) return { worth: mine.none, atOnce: 0 };
  return { worth: missed, atOnce: -(sheets[0].missed + 1) };
}
