import { impossible, type Options, type Position, SEATS } from '@iacta/core';
import { ALL_DICE } from './dice.ts';
import { COLOURS, MISSED_LIMIT } from './facts.ts';
import {
  ANSWER,
  ANSWERS,
  ASKED,
  activeSeat,
  answerOf,
  at,
  ENTER,
  ENTERS,
  FACES,
  FIRST,
  IN_HAND,
  LOT,
  MISSED,
  NO_ANSWER,
  OVER,
  PHASE,
  SECOND,
  STARTER,
  sheetAt,
  TURN,
  USED,
  VALUES,
} from './layout.ts';
import { filledOf, fits, isFull, lastOf, openColours } from './sheet.ts';
import { deciders } from './turn.ts';

type Impossible = ReturnType<typeof impossible> | null;

/** Why no game can be in this position, which has the right shape; null when one can. */
export function impossibility(p: Position, options: Options): Impossible {
  return (
    checkStarter(p, options) ??
    checkRows(p) ??
    checkDice(p) ??
    checkB(p) ??
    checkAnswers(p) ??
    checkCounts(p) ??
    checkEnd(p)
  );
}

function checkStarter(p: Position, { seats, starter }: Options): Impossible {
  if (p[PHASE] === LOT) {
    if (starter !== 'lot' || seats === 1) return impossible('phase', 'no-lot-here');
    return p[TURN] + p[STARTER] > 0 ? impossible('phase', 'the-lot-comes-first') : null;
  }
  if (starter !== 'lot' && p[STARTER] !== starter) return impossible('starter', 'not-the-chosen-one');
  return null;
}

/** four cells rise, two fall. */
function checkRows(p: Position): Impossible {
  for (let seat = 0; seat < p[SEATS]; seat++) {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      let last = 0;
      for (let cell = 0; cell < filledOf(p, seat, colour); cell++) {
        const value = at(p[sheetAt(seat) + cell], colour);
        if (!fits(cell, last, value))
          return impossible(`sheets.${seat}.${COLOURS[colour]}.${cell}`, 'out-of-order');
        last = value;
      }
    }
  }
  return null;
}

function checkDice(p: Position): Impossible {
  switch (p[PHASE]) {
    case FIRST:
      return p[IN_HAND] === ALL_DICE ? null : impossible('dice', 'all-in-hand');
    case SECOND:
      return p[IN_HAND] > 0 ? null : impossible('dice', 'some-in-hand');
    case LOT:
    case OVER:
      return p[FACES] === 0 ? null : impossible('dice', 'none-on-the-table');
    default:
      return p[VALUES] > 0 ? null : impossible('dice', 'all-on-the-table');
  }
}

/** A seat that is asked in B can enter something, and what was entered there is the last value of its row. */
function checkB(p: Position): Impossible {
  const active = activeSeat(p);
  if (p[PHASE] === ENTER && openColours(p, active) === 0) return impossible('phase', 'nothing-fits');
  if (p[USED] === 0) return null;
  if (p[PHASE] !== ANSWER) return impossible('used', 'only-after-b');
  const entered = lastOf(p, active, p[USED] - 1);
  return entered === at(p[VALUES], p[USED] - 1) ? null : impossible('used', 'not-in-its-row');
}

function checkAnswers(p: Position): Impossible {
  if (p[PHASE] !== ANSWER) return p[ANSWERS] === 0 ? null : impossible('answers', 'not-at-this-moment');
  if (p[ASKED] === 0) return impossible('phase', 'nothing-fits');
  for (let seat = 0; seat < p[SEATS]; seat++) {
    const answer = answerOf(p, seat);
    if (answer === NO_ANSWER) continue;
    if (((p[ASKED] >> seat) & 1) === 0) return impossible(`answers.${seat}`, 'not-asked');
    if (answer >= ENTERS && ((openColours(p, seat) >> (answer - ENTERS)) & 1) === 0)
      return impossible(`answers.${seat}`, 'does-not-fit');
  }
  return deciders(p) === 0 ? impossible('answers', 'all-are-in') : null;
}

/**
 * What a seat can have entered: in each own turn one or two values, or a missed throw; in each turn of another
 * at most one value.
 */
function checkCounts(p: Position): Impossible {
  for (let seat = 0; seat < p[SEATS]; seat++) {
    const missed = p[sheetAt(seat) + MISSED];
    const own = ownTurns(p, seat);
    let entries = p[USED] > 0 && seat === activeSeat(p) ? -1 : 0;
    for (let colour = 0; colour < COLOURS.length; colour++) entries += filledOf(p, seat, colour);
    if (missed > own) return impossible(`sheets.${seat}.missed`, 'more-than-own-turns');
    if (entries < own - missed) return impossible(`sheets.${seat}`, 'too-few-entries');
    if (entries > 2 * (own - missed) + p[TURN] - own) return impossible(`sheets.${seat}`, 'too-many-entries');
  }
  return null;
}

/** Turns of a seat that are over. */
function ownTurns(p: Position, seat: number): number {
  const place = (seat - p[STARTER] + p[SEATS]) % p[SEATS];
  return Math.ceil((p[TURN] - place) / p[SEATS]);
}

/** Over exactly when a sheet is full or the player of the last turn crossed the fifth missed throw. */
function checkEnd(p: Position): Impossible {
  let ended = false;
  const last = (p[STARTER] + p[TURN] - 1) % p[SEATS];
  for (let seat = 0; seat < p[SEATS]; seat++) {
    const out = p[sheetAt(seat) + MISSED] === MISSED_LIMIT;
    if (out && (seat !== last || isFull(p, seat)))
      return impossible(`sheets.${seat}.missed`, 'the-game-was-over');
    if (out || isFull(p, seat)) ended = true;
  }
  if (ended === (p[PHASE] === OVER)) return null;
  return impossible('phase', ended ? 'the-game-is-over' : 'the-game-goes-on');
}
