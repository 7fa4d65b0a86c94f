import { seatBot } from '@iacta/bots/levels';
import { type Position, randomStream, readOptions, view } from '@iacta/core';
import { describe, expect, it } from 'vitest';
import { turnState } from '../bot/turn/reading.ts';
import { TurnSolver } from '../bot/turn/solver.ts';
import { PASSES } from '../bot/turn/worth.ts';
import { rules } from '../rules/index.ts';
import { setUp } from './table.ts';

const SEATS = 3;
const options = readOptions(rules.facts, { seats: SEATS });
if (!options.ok) throw new Error('Zocken is played by three');
const bot = await seatBot('best', { rules, options: options.value, find: () => import('../bot/index.ts') });
if (!bot) throw new Error('Zocken has no best bot');
const ask = (position: Position, seat: number) => bot(view(rules, position, seat), seat, randomStream(1));
const asked = (strip: string) => setUp({ phase: 'wager', strip, seats: SEATS });

describe('the odds of a wager', () => {
  it('are said with every answer to it, and with nothing else', () => {
    const { best, others } = ask(asked('Y1 O2 R3'), 1);
    expect(best.chance).toBeGreaterThan(0);
    expect(best.chance).toBeLessThan(1);
    expect(others.map(({ chance }) => chance)).toEqual([best.chance]);
    const placing = ask(setUp({ seats: SEATS, strip: 'Y1 O2 R3', hand: 'P4' }), 0);
    expect([placing.best, ...placing.others].every(({ chance }) => chance === undefined)).toBe(true);
  });

  it('are better the better the turn has begun, and never above those of a turn played for the wager', () => {
    const matching = asked('-- Y1 O2 R3');
    const plain = asked('Y1 O2 R3');
    const odds = [matching, plain].map((position) => ask(position, 1).best.chance ?? Number.NaN);
    expect(odds[0]).toBeGreaterThan(odds[1]);
    const most = [matching, plain].map((position) => new TurnSolver(PASSES).value(turnState(position)));
    expect(odds[0]).toBeLessThanOrEqual(most[0]);
    expect(odds[1]).toBeLessThanOrEqual(most[1]);
    // A player who goes for points wants the score that wins the wager too.
    expect(odds[0]).toBeGreaterThan(most[0] / 2);
  });
});
