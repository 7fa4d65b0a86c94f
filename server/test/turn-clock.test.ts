import { awaits, moves, type Rules, randomStream, readOptions } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { SYSTEM_CLOCK, steady } from '@iacta/online/clock';
import { randomHex } from '@iacta/online/random';
import type { Action } from '@iacta/online/wire';
import { beforeAll, describe, expect, test } from 'vitest';
import { Deadlines } from '../session/autopilot.ts';
import { decide, startOf } from '../session/commands.ts';
import { rollOf, throwOf } from '../session/dice.ts';
import { type Draft, sitDown } from '../tables/draft.ts';
import { Table } from '../tables/table.ts';

const CLOCK = 60;
let rules: Rules;
beforeAll(async () => {
  rules = await loadRules('zocken');
});

/** A table for two whose clock the test advances; seat 0 begins. */
class TimedTable {
  readonly table = new Table('0'.repeat(32), rules);
  #deadlines = new Deadlines(1000, 0, this.table);
  readonly #below = randomStream(2);
  now = 1_000_000;

  constructor() {
    const options = readOptions(rules.facts, { seats: 2, starter: 0 });
    if (!options.ok) throw new Error('options');
    const { id } = this.table;
    const { id: game, rulesVersion } = rules.facts;
    this.#write({
      body: {
        type: 'open',
        at: this.now,
        table: id,
        game,
        rules: rulesVersion,
        options: { ...options.value },
        clock: CLOCK,
        watch: true,
      },
    });
    for (const seat of [0, 1])
      this.#write(sitDown({ now: this.now, seat, name: `P${seat}`, key: `key${seat}` }));
    this.#write(startOf(this.now));
  }

  #write(draft: Draft): void {
    expect(this.table.add([draft], () => randomHex(16), null)).toMatchObject({ ok: true });
  }

  pass(seconds: number): void {
    this.now += seconds * 1000;
  }

  /** The code of the refusal, or `ok`. */
  ask(seat: number, request: Exclude<Action, { type: 'throw' | 'again' }>): string {
    const { now } = this;
    const here = new Set([0, 1]);
    const decided = decide(this.table, request, {
      seat,
      host: seat === 0,
      now,
      here,
      graceLeft: () => null,
      isBot: () => true,
    });
    if (!decided.ok) return decided.refusal.code;
    for (const draft of decided.value) this.#write(draft);
    return 'ok';
  }

  move(seat: number): void {
    const { table } = this;
    const legal = moves(rules, table.position!, seat);
    const move = rules.encodeMove(legal[this.#below(legal.length)]);
    expect(this.ask(seat, { type: 'move', id: 'a-move-id', seen: table.seq, move })).toBe('ok');
  }

  roll(): void {
    const { table } = this;
    const dice = rules.dice(table.position!);
    if (!dice || !table.promised) throw new Error('no dice');
    this.#write(throwOf(table, rules.thrower(table.position!), [], this.now));
    this.#write(rollOf(table, [], [], this.now));
  }

  /** Until a seat has two decisions in a row without dice between them, or the like: until it owes a decision. */
  to(seat: number): void {
    for (let n = 0; n < 200; n++) {
      const waits = awaits(rules, this.table.position!);
      if (waits.kind === 'over') throw new Error('over');
      if (waits.kind === 'roll') this.roll();
      else if (waits.seats.includes(seat)) return;
      else this.move(waits.seats[0]);
    }
  }

  /** The server was away for so long, and has read the table again. */
  restart(seconds: number): void {
    this.pass(seconds);
    this.#deadlines = new Deadlines(1000, this.now, this.table);
  }

  /** The seconds that a seat has left; null where its time does not run. */
  left(seat: number): number | null {
    this.#deadlines.follow(this.table);
    const left = this.#deadlines.left(this.now).find((each) => each.seat === seat);
    return left ? left.ms / 1000 : null;
  }
}

describe('the time of a seat', () => {
  test('is not given back by pausing and resuming, by either player', () => {
    const timed = new TimedTable();
    timed.pass(50);
    expect(timed.left(0)).toBe(10);
    for (const [by, on] of [
      [0, 1],
      [1, 0],
      [0, 0],
    ]) {
      expect(timed.ask(by, { type: 'pause', id: 'pause-it' })).toBe('ok');
      expect(timed.left(0)).toBeNull();
      timed.pass(1000);
      expect(timed.ask(on, { type: 'resume', id: 'go-on-now' })).toBe('ok');
      expect(timed.left(0)).toBe(10);
    }
    timed.pass(4);
    expect(timed.left(0)).toBe(6);
  });

  test('is not given back by taking a move back', () => {
    const timed = new TimedTable();
    timed.to(0);
    timed.pass(45);
    timed.move(0);
    timed.pass(3);
    expect(timed.ask(0, { type: 'undo', id: 'undo-that', seen: timed.table.seq, count: 1 })).toBe('ok');
    expect(timed.left(0)).toBe(15);
    timed.pass(5);
    expect(timed.left(0)).toBe(10);
  });

  test('is whole for a question that all agree to go back to across a roll', () => {
    const timed = new TimedTable();
    timed.move(0);
    timed.pass(20);
    timed.roll();
    timed.to(0);
    timed.pass(45);
    expect(timed.left(0)).toBe(15);
    const count = timed.table.log.game?.line?.length ?? 0;
    expect(timed.ask(0, { type: 'undo', id: 'undo-that', seen: timed.table.seq, count })).toBe('ok');
    expect(timed.ask(1, { type: 'answer', id: 'agree-to-it', ask: timed.table.seq, yes: true })).toBe('ok');
    expect(timed.left(0)).toBe(60);
    // The dice, which were thrown after 20 seconds the first time, have the whole time as well.
    timed.pass(5);
    timed.move(0);
    expect(timed.left(0)).toBe(60);
    // One that its player takes back alone keeps what it has used.
    timed.pass(1);
    expect(timed.ask(0, { type: 'undo', id: 'undo-this', seen: timed.table.seq, count: 1 })).toBe('ok');
    expect(timed.left(0)).toBe(55);
  });

  test('is not given back by giving the seat to a bot and taking it back, also around a pause', () => {
    const timed = new TimedTable();
    timed.pass(40);
    expect(timed.ask(0, { type: 'leave', id: 'leave-now' })).toBe('ok');
    timed.pass(1);
    expect(timed.ask(0, { type: 'back', id: 'am-back-now' })).toBe('ok');
    expect(timed.left(0)).toBe(20);
    expect(timed.ask(0, { type: 'pause', id: 'pause-it' })).toBe('ok');
    expect(timed.ask(0, { type: 'leave', id: 'leave-now' })).toBe('ok');
    timed.pass(5);
    expect(timed.ask(1, { type: 'resume', id: 'go-on-now' })).toBe('ok');
    timed.pass(5);
    expect(timed.ask(0, { type: 'back', id: 'am-back-now' })).toBe('ok');
    expect(timed.left(0)).toBe(20);
  });
});

describe('after the server was away, a seat has at least its time or a minute', () => {
  test('and a pause does not use it up', () => {
    const timed = new TimedTable();
    timed.pass(50);
    timed.restart(3600);
    expect(timed.left(0)).toBe(60);
    timed.pass(10);
    expect(timed.ask(0, { type: 'pause', id: 'pause-it' })).toBe('ok');
    timed.pass(45);
    expect(timed.ask(1, { type: 'resume', id: 'go-on-now' })).toBe('ok');
    expect(timed.left(0)).toBe(50);
  });

  test('nor does a bot that had the seat for a while', () => {
    const timed = new TimedTable();
    timed.restart(3600);
    expect(timed.ask(0, { type: 'leave', id: 'leave-now' })).toBe('ok');
    timed.pass(45);
    expect(timed.ask(0, { type: 'back', id: 'am-back-now' })).toBe('ok');
    expect(timed.left(0)).toBe(60);
  });

  test('nor an undo that brings a question from before back', () => {
    const timed = new TimedTable();
    timed.to(0);
    timed.restart(3600);
    timed.pass(5);
    timed.move(0);
    timed.restart(3600);
    timed.pass(70);
    expect(timed.ask(0, { type: 'undo', id: 'undo-that', seen: timed.table.seq, count: 1 })).toBe('ok');
    expect(timed.left(0)).toBe(60);
    timed.pass(20);
    expect(timed.ask(0, { type: 'pause', id: 'pause-it' })).toBe('ok');
    timed.pass(500);
    expect(timed.ask(0, { type: 'resume', id: 'go-on-now' })).toBe('ok');
    expect(timed.left(0)).toBe(40);
  });

  test('also when its clock was set back and the game pauses then', () => {
    const timed = new TimedTable();
    timed.pass(50);
    timed.restart(-3600);
    timed.pass(10);
    expect(timed.left(0)).toBe(50);
    expect(timed.ask(0, { type: 'pause', id: 'pause-it' })).toBe('ok');
    timed.pass(100);
    expect(timed.ask(0, { type: 'resume', id: 'go-on-now' })).toBe('ok');
    expect(timed.left(0)).toBe(60);
  });
});

test('a seat has five pauses, and whose pause it is is known', () => {
  const timed = new TimedTable();
  for (let n = 0; n < 5; n++) {
    expect(timed.ask(0, { type: 'pause', id: 'pause-it' })).toBe('ok');
    expect(timed.table.state()).toMatchObject({ paused: true, pausedBy: 0 });
    expect(timed.ask(1, { type: 'resume', id: 'go-on-now' })).toBe('ok');
    expect(timed.table.state()).toMatchObject({ paused: false, pausedBy: null });
  }
  expect(timed.ask(0, { type: 'pause', id: 'pause-it' })).toBe('no-pauses-left');
  expect(timed.ask(1, { type: 'pause', id: 'pause-it' })).toBe('ok');
  expect(timed.table.state()).toMatchObject({ paused: true, pausedBy: 1 });
});

describe('the clock of the machine', () => {
  test('set forward or back, does not change the times of a sitting', () => {
    let wall = 1_000_000;
    let passed = 0;
    const clock = steady({ ...SYSTEM_CLOCK, now: () => wall + passed, monotonic: () => passed });
    const began = clock.now();
    passed = 5000;
    wall -= 7_200_000;
    expect(clock.now()).toBe(began + 5000);
    wall += 99_000_000;
    expect(clock.now()).toBe(began + 5000);
  });

  test('set back before a table is read, gives its players the whole time again, and no more', () => {
    const timed = new TimedTable();
    timed.pass(50);
    const anHourBefore = timed.now - 3_600_000;
    const deadlines = new Deadlines(1000, anHourBefore, timed.table);
    expect(deadlines.follow(timed.table)).toBe(anHourBefore + CLOCK * 1000);
  });
});
