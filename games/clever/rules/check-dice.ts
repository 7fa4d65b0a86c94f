import { countBits, impossible, type Position } from '@iacta/core';
import { SOLO_TRAY, surelyLowest } from './dice.ts';
import {
  activeSeat,
  CHAIN,
  CLOSE,
  FACES,
  FIELDS,
  faceOf,
  HAND,
  LOT,
  OVER,
  PHASE,
  PICK,
  REROLLS,
  ROLL,
  ROLLS,
  roundOf,
  SOLO_LOT,
  SOLO_ROLL,
  START,
  sheetOf,
  TRAY,
} from './layout.ts';
import { anyFits } from './marks.ts';
import { ALL_DICE, REROLL_GAIN } from './sheet.ts';
import { earnedOf } from './tally.ts';

type Wrong = ReturnType<typeof impossible> | null;

/** Where the dice can lie in each phase, and what they can show there. */
export function checkDice(p: Position): Wrong {
  switch (p[PHASE]) {
    case LOT:
    case START:
    case SOLO_ROLL:
    case OVER:
      return allInHand(p) ? null : impossible('hand', 'no-dice-thrown-now');
    case ROLL:
      return p[FACES] === 0
        ? allInHand(p)
          ? null
          : impossible('faces', 'thrown-dice-show-something')
        : (checkRolling(p) ?? checkRoll(p));
    case PICK:
      return checkRolling(p) ?? checkPick(p);
    case CHAIN:
      return checkRolling(p) ?? checkChain(p);
    case CLOSE:
      return checkClose(p);
    default:
      return checkSolo(p);
  }
}

function allInHand(p: Position): boolean {
  return p[FACES] === 0 && p[HAND] === ALL_DICE && p[ROLLS] === 0;
}

export function fieldCount(p: Position): number {
  return p[FIELDS] === 0 ? 0 : p[FIELDS] < 8 ? 1 : p[FIELDS] < 64 ? 2 : 3;
}

/** While the active player rolls, only a die above it sends a die to the tray. */
function checkRolling(p: Position): Wrong {
  if (p[FACES] === 0) return impossible('faces', 'thrown-dice-show-something');
  const fields = ALL_DICE & ~p[HAND] & ~p[TRAY];
  if (p[TRAY] !== 0 && highest(p, p[TRAY]) >= highest(p, fields))
    return impossible('tray', 'not-lower-than-a-die-taken');
  return null;
}

function checkRoll(p: Position): Wrong {
  if (p[ROLLS] > 2 || p[HAND] === 0) return impossible('rolls', 'no-roll-left');
  if (fieldCount(p) > p[ROLLS]) return impossible('fields', 'one-for-each-roll');
  if (rerollsUsed(p) > 0) return null;
  if (p[ROLLS] === 0) return impossible('rolls', 'thrown-but-not-counted');
  // Without a reroll each roll so far gave a die or nothing: where all gave one, no lower die stayed in hand.
  const kept = fieldCount(p) < p[ROLLS] || lowest(p, p[HAND]) >= lastTaken(p);
  return kept ? null : impossible('hand', 'lower-dice-go-to-the-tray');
}

function checkPick(p: Position): Wrong {
  if (p[ROLLS] === 0 || p[HAND] === 0) return impossible('rolls', 'nothing-rolled');
  if (fieldCount(p) >= p[ROLLS]) return impossible('fields', 'one-for-each-roll');
  const sheet = sheetOf(activeSeat(p));
  return p[sheet + REROLLS] > 0 || anyFits(p, sheet, p[HAND])
    ? null
    : impossible('phase', 'nothing-to-decide');
}

function checkChain(p: Position): Wrong {
  const taken = fieldCount(p);
  if (taken === 0 || taken > p[ROLLS]) return impossible('fields', 'one-for-each-roll');
  return p[HAND] === 0 || lowest(p, p[HAND]) >= lastTaken(p)
    ? null
    : impossible('hand', 'lower-dice-go-to-the-tray');
}

function checkClose(p: Position): Wrong {
  if (p[FACES] === 0) return impossible('faces', 'thrown-dice-show-something');
  if (p[HAND] !== 0) return impossible('hand', 'all-on-the-tray-now');
  return p[ROLLS] === 0 ? null : impossible('rolls', 'no-longer-counted');
}

function checkSolo(p: Position): Wrong {
  if (p[FACES] === 0) return impossible('faces', 'thrown-dice-show-something');
  if (p[FIELDS] !== 0 || p[ROLLS] !== 0) return impossible('fields', 'nobody-is-active');
  if (p[PHASE] === SOLO_LOT) {
    const tied = p[TRAY] === surelyLowest(p) && countBits(p[TRAY]) < SOLO_TRAY;
    return tied ? null : impossible('tray', 'no-lot-needed');
  }
  const right = countBits(p[TRAY]) === SOLO_TRAY && highest(p, p[TRAY]) <= lowest(p, p[HAND]);
  return right ? null : impossible('tray', 'the-three-lowest');
}

function rerollsUsed(p: Position): number {
  const sheet = sheetOf(activeSeat(p));
  return earnedOf(p, sheet, roundOf(p))[REROLL_GAIN] - p[sheet + REROLLS];
}

function lastTaken(p: Position): number {
  const count = fieldCount(p);
  return count === 0 ? 0 : faceOf(p, ((p[FIELDS] >> (3 * (count - 1))) & 7) - 1);
}

function highest(p: Position, set: number): number {
  let most = 0;
  for (let die = 0; die < 6; die++) if ((set >> die) & 1) most = Math.max(most, faceOf(p, die));
  return most;
}

function lowest(p: Position, set: number): number {
  let least = 7;
  for (let die = 0; die < 6; die++) if ((set >> die) & 1) least = Math.min(least, faceOf(p, die));
  return least;
}
