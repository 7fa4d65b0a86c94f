import type { Bot, Judged, Thought } from '@iacta/bots/search';
import { type Below, SEATS } from '@iacta/core';
import { ALL_DICE } from '../rules/dice.ts';
import { activeSeat, at, CHOOSE, ENTER, FACES, PHASE, VALUES } from '../rules/layout.ts';
import { ENTER_FIRST, KEEP, SKIP } from '../rules/moves.ts';
import { openColours } from '../rules/sheet.ts';
import { type Way, waysToAnswer } from './answers.ts';
import { chanceToWin } from './chances.ts';
import { correctionBy } from './correction.ts';
import type { Net } from './net.ts';
import { pairsWith, type Sampled, sampledChoices, sampleSize } from './samples.ts';
import { ROWS, type Sheet, sheetOf } from './sheet.ts';
import { fewDiceFirst, thoughtOf } from './thought.ts';
import { makeRoom, throws, worthOfChoices } from './throws.ts';
import { NONE, othersWorth, ownWorth, type Turn, turnOf, worthOfThrows } from './turn.ts';

/** What is known about leads and points with more than one seat; alone nothing of it is needed. */
export interface TableKnowledge {
  /** How far leads still move, by the largest number of filled cells of a seat. */
  readonly spread: readonly number[];
  /** Weights of the correction of expected points: see correction.ts. */
  readonly correction: ArrayLike<number>;
}

/**
 * The best level: exact over all dice within the turn, what was learned behind it, with the others' answers
 * reckoned with. It plays for the lead: own points less the mean of the others'.
 */
export function bestBot(net: Net, { spread, correction }: TableKnowledge, effort: number): Bot {
  const correct = correctionBy(net, correction);
  const pairs = pairsWith(effort);
  const worthOf = effort < 1 ? someThrows(sampleSize(effort)) : allThrows();

  return (view, seat, below) => {
    const active = activeSeat(view);
    const seats = view[SEATS];
    const sheets = Array.from({ length: seats }, (_, i) => sheetOf(view, (active + i) % seats));
    const place = (seat - active + seats) % seats;
    if (view[PHASE] === CHOOSE) return chooseDice(view[FACES], sheets, below);
    const values = Array.from({ length: ROWS }, (_, colour) => at(view[VALUES], colour));
    const ways =
      view[PHASE] === ENTER
        ? waysToEnter(turnOf(net, sheets, pairs, values), openColours(view, seat), values)
        : waysToAnswer(net, view, seat, sheets, values);
    return thoughtOf(
      ways.map((way) => ({ worth: way.own - way.others, judge: () => judged(way, sheets, place) })),
    );
  };

  function chooseDice(faces: number, sheets: readonly Sheet[], below: Below): Thought {
    const { lead: worth, own } = worthOf(turnOf(net, sheets, pairs), faces, below);
    return thoughtOf(
      CHOICES.map((move) => ({
        worth: worth[move],
        judge: () => judge(move, sheets, 0, own[move], own[move] - worth[move]),
      })),
    );
  }

  function judged({ colour, own, others, ends }: Way, sheets: readonly Sheet[], place: number): Judged {
    return judge(colour === NONE ? SKIP : ENTER_FIRST + colour, sheets, place, own, others, ends);
  }

  function judge(
    move: number,
    sheets: readonly Sheet[],
    place: number,
    own: number,
    others: number,
    ends = false,
  ): Judged {
    const end = sheets[place].bank + own;
    if (sheets.length === 1) return { move, points: end };
    // The points of a move that ends the game are known.
    const off = ends ? sheets.map(() => 0) : correct(sheets);
    const win = chanceToWin(net, sheets, place, own, others, spread, off);
    return { move, points: end + off[place], win };
  }
}

/** Every choice of dice to throw again, few dice first. */
const CHOICES: readonly number[] = fewDiceFirst(Array.from({ length: ALL_DICE + 1 }, (_, i) => KEEP + i));

type WorthOf = (turn: Turn, faces: number, below: Below) => Sampled;

function allThrows(): WorthOf {
  const room = makeRoom();
  const lead = new Float32Array(throws().count);
  const points = new Float32Array(throws().count);
  return (turn, faces) => {
    worthOfThrows(turn, lead, points);
    const worth = worthOfChoices(lead, faces, room);
    const alone = turn.sheets.length === 1;
    return { lead: worth, own: alone ? worth : worthOfChoices(points, faces, room) };
  };
}

function someThrows(size: number): WorthOf {
  return (turn, faces, below) => sampledChoices(turn, faces, CHOICES, size, below);
}

/** The entries of B, each with the best that can follow in C. Entering nothing comes last. */
function waysToEnter(turn: Turn, open: number, values: readonly number[]): Way[] {
  const colours = [0, 1, 2, 3].filter((colour) => (open >> colour) & 1);
  return [...colours, NONE].map((colour) => {
    const ends = turn.lastCell && colour !== NONE;
    const second = ends ? [] : colours.filter((other) => other !== colour);
    const ways = [NONE, ...second].map((inC) => ({
      colour,
      ends,
      own: ownWorth(turn, values, colour, inC),
      others: othersWorth(turn, values, colour, inC),
    }));
    return ways.reduce((best, way) => (way.own - way.others > best.own - best.others ? way : best));
  });
}
