import { impossible, MoveList, type Options, type Position, type Result, SEATS, yes } from '@iacta/core';
import { listBonuses } from './bonuses.ts';
import { checkDice } from './check-dice.ts';
import { checkSheet } from './check-sheet.ts';
import { canUseExtra, onFields } from './closing.ts';
import {
  activeSeat,
  allTurns,
  CHAIN,
  CHOICE,
  CLOSE,
  DONE,
  LOT,
  OVER,
  PHASE,
  roundOf,
  SOLO_CLOSE,
  SOLO_LOT,
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
} from './layout.ts';
import { anyFits } from './marks.ts';
import { BLACK, ROUND_GAINS } from './sheet.ts';

type Wrong = ReturnType<typeof impossible> | null;

/** Whether a packed position can come about; what every sheet says alone has been checked before. */
export function check(p: Position, options: Options): Result<Position> {
  return checkCourse(p, options) ?? checkDice(p) ?? checkSeats(p) ?? yes(p);
}

/** Who started, how far the game is, and which phases there can be. */
function checkCourse(p: Position, options: Options): Wrong {
  const phase = p[PHASE];
  const lot = options.starter === 'lot' && options.seats > 1;
  if (p[STARTER] >= options.seats) return impossible('starter', 'no-such-seat');
  if (phase === LOT && !lot) return impossible('phase', 'no-lot-here');
  if (phase === LOT && (p[TURN] > 0 || p[STARTER] > 0)) return impossible('phase', 'the-lot-comes-first');
  if (typeof options.starter === 'number' && p[STARTER] !== options.starter)
    return impossible('starter', 'not-the-chosen-one');
  if (p[TURN] > allTurns(p) || (p[TURN] === allTurns(p)) !== (phase === OVER))
    return impossible('turnsOver', 'over-after-the-last-round');
  const solo = phase === SOLO_ROLL || phase === SOLO_LOT || phase === SOLO_CLOSE;
  if (solo && options.seats > 1) return impossible('phase', 'only-alone');
  if (phase === START && (p[TURN] % p[SEATS] !== 0 || ROUND_GAINS[roundOf(p)] !== BLACK))
    return impossible('phase', 'no-choice-in-this-round');
  return null;
}

function checkSeats(p: Position): Wrong {
  const phase = p[PHASE];
  const closing = phase === CLOSE || phase === SOLO_CLOSE;
  let asked = 0;
  for (let seat = 0; seat < p[SEATS]; seat++) {
    const sheet = sheetOf(seat);
    const at = `sheets.${seat}`;
    const wrong = checkSheet(p, seat, at) ?? checkWaiting(p, seat, sheet, at);
    if (wrong) return wrong;
    const stage = p[sheet + STAGE];
    if (stage !== DONE && !closing) return impossible(`${at}.stage`, 'only-at-the-end-of-a-turn');
    if (stage !== WINDOW && p[sheet + USED] !== 0) return impossible(`${at}.extraUsed`, 'no-extra-dice-now');
    if (closing && !isOpen(p, seat, sheet)) return impossible(`${at}.stage`, 'nothing-to-decide');
    if (p[sheet + WAITING] !== 0 || stage !== DONE) asked++;
  }
  if ((closing || phase === START || phase === CHAIN) && asked === 0)
    return impossible('phase', 'nobody-is-asked');
  return null;
}

const ways = new MoveList();

/** Waiting bonuses have an owner who may act now, and leave a choice (C-R4, C-R14). */
function checkWaiting(p: Position, seat: number, sheet: number, at: string): Wrong {
  const waiting = p[sheet + WAITING];
  if (waiting === 0) return null;
  const phase = p[PHASE];
  const may = phase === START || (phase === CHAIN ? seat === activeSeat(p) : p[sheet + STAGE] === WINDOW);
  if (!may) return impossible(`${at}.waiting`, 'not-at-this-moment');
  const black = waiting >> (2 * BLACK);
  if (black !== 0 && (phase !== START || waiting !== 1 << (2 * BLACK)))
    return impossible(`${at}.waiting`, 'black-comes-first-in-its-round');
  ways.clear();
  listBonuses(p, sheet, ways);
  return ways.count > 1 ? null : impossible(`${at}.waiting`, 'settles-itself');
}

/** Whether a seat's stage of the closing phase leaves it something to decide. */
function isOpen(p: Position, seat: number, sheet: number): boolean {
  const passive = p[PHASE] === SOLO_CLOSE || seat !== activeSeat(p);
  switch (p[sheet + STAGE]) {
    case CHOICE:
      return passive && p[sheet + WAITING] === 0 && anyFits(p, sheet, p[TRAY] | onFields(p));
    case WINDOW:
      return p[sheet + WAITING] !== 0 || canUseExtra(p, sheet);
    default:
      return true;
  }
}
