import { impossible, type Options, type Position, SEATS } from '@iacta/core';
import { COLOURS, DICE_BEFORE_WAGER, PARTS } from './facts.ts';
import {
  activeSeat,
  allTurns,
  answerOf,
  at,
  diceDown,
  FACE,
  FACES,
  LOT,
  NO_ANSWER,
  OUT_FACES,
  OVER,
  PHASE,
  PICKED,
  PLACE,
  partWord,
  ROLL,
  STARTER,
  TURN,
  WAGER,
} from './layout.ts';
import { fittingFields, isRow } from './strip.ts';
import { canBeOwn, canBeWagers } from './sums.ts';

type Impossible = ReturnType<typeof impossible>;

/** Why no game can come to a position that was set up from outside; null when one can. */
export function whyImpossible(p: Position, options: Options): Impossible | null {
  return checkMoment(p, options) ?? checkStrip(p) ?? checkWagers(p) ?? checkScores(p);
}

function checkMoment(p: Position, options: Options): Impossible | null {
  const phase = p[PHASE];
  if (p[TURN] > allTurns(p) || (p[TURN] === allTurns(p)) !== (phase === OVER))
    return impossible('turnsOver', 'over-after-three-turns-each');
  if (phase === LOT && (options.starter !== 'lot' || options.seats === 1))
    return impossible('phase', 'no-lot-here');
  if (phase === LOT && (p[TURN] > 0 || p[STARTER] > 0)) return impossible('phase', 'the-lot-comes-first');
  if (options.starter !== 'lot' && p[STARTER] !== options.starter)
    return impossible('starter', 'not-the-chosen-one');
  if ((phase === LOT || phase === OVER) && diceDown(p) > 0) return impossible('strip', 'no-dice-down-now');
  if (p[PICKED] > 0 !== (phase === ROLL || phase === PLACE))
    return impossible('picked', 'a-die-in-hand-only-then');
  if (p[FACE] > 0 !== (phase === PLACE)) return impossible('face', 'a-face-only-after-the-roll');
  if (diceDown(p) === COLOURS.length) return impossible('strip', 'the-turn-is-over');
  return null;
}

function checkStrip(p: Position): Impossible | null {
  if (!isRow(p[FACES])) return impossible('strip', 'not-a-row');
  // Dice only take room: what fitted nowhere when it was rolled fits nowhere later. If nothing on OUT! fits
  // now, the dice can have come in this order: first all those on the strip, then all those on OUT!.
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const face = at(p[OUT_FACES], colour);
    if (face > 0 && fittingFields(p[FACES], face) !== 0) return impossible('out', 'still-fits');
  }
  return null;
}

function checkWagers(p: Position): Impossible | null {
  const active = activeSeat(p);
  const wagering = p[PHASE] === WAGER;
  if (wagering && (diceDown(p) !== DICE_BEFORE_WAGER || p[SEATS] === 1))
    return impossible('phase', 'no-wager-now');
  if (answerOf(p, active) !== NO_ANSWER) return impossible('wagers', 'the-active-seat-cannot-wager');
  let given = 0;
  for (let seat = 0; seat < p[SEATS]; seat++) if (answerOf(p, seat) !== NO_ANSWER) given++;
  const others = p[SEATS] - 1;
  const due = diceDown(p) >= DICE_BEFORE_WAGER ? others : 0;
  if (wagering ? given === others : given !== due) return impossible('wagers', 'not-at-this-moment');
  return null;
}

/** Whether this many own turns, and wagers on this many turns of the others, can bring these points. */
function checkScores(p: Position): Impossible | null {
  for (let seat = 0; seat < p[SEATS]; seat++) {
    const turns = ownTurns(p, seat);
    const parts = PARTS.map((_, part) => p[partWord(seat, part)]);
    const [wagers] = parts.splice(-1);
    if (!canBeOwn(turns, parts)) return impossible(`scores.${seat}`, 'no-such-sum');
    if (!canBeWagers(p[TURN] - turns, wagers)) return impossible(`scores.${seat}.wagers`, 'no-such-sum');
  }
  return null;
}

function ownTurns(p: Position, seat: number): number {
  const rounds = Math.floor(p[TURN] / p[SEATS]);
  const place = (seat - p[STARTER] + p[SEATS]) % p[SEATS];
  return rounds + (place < p[TURN] % p[SEATS] ? 1 : 0);
}
