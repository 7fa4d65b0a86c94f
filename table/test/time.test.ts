import { describe, expect, test } from 'vitest';
import { goOn, NO_TIMES, nextQuestions, type Question, stopTime, type Times } from '../log/time.ts';

const runs = () => false;
const ask = (times: Times, names: (string | null)[], at: number, { roll = 0, isStopped = runs } = {}) =>
  nextQuestions(times, names, { roll, since: at, at, isStopped });
const used = (times: Times, seat: number, now: number) => {
  const { at, stopped } = times.questions[seat];
  return stopped ?? now - at;
};
const each = (times: Times, change: (question: Question) => Question): Times => ({
  ...times,
  questions: times.questions.map(change),
});

describe('the time that a question has taken', () => {
  test('starts with the question, and no other seat’s answer starts it again', () => {
    let times = ask(NO_TIMES, ['0.0.0', '0.0.0'], 1000);
    times = ask(times, ['0.0.1', '0.0.0'], 1400);
    expect([used(times, 0, 1500), used(times, 1, 1500)]).toEqual([100, 500]);
  });

  test('does not run in a pause, however many there are', () => {
    let times = ask(NO_TIMES, ['0.0.0'], 1000);
    for (let pause = 0; pause < 5; pause++) {
      const begun = 1100 + pause * 1000;
      times = each(times, (question) => stopTime(question, begun));
      expect(used(times, 0, begun + 500)).toBe(100 * (pause + 1));
      times = each(times, (question) => goOn(question, begun + 900));
    }
    expect(used(times, 0, 6000)).toBe(500);
  });

  test('is not given back by a pause within the time that a bot has the seat', () => {
    const times = ask(NO_TIMES, ['0.0.0'], 1000);
    // Paused, then replaced, resumed by another, then back: the time is stopped from the first to the last.
    const [question] = times.questions;
    const stopped = stopTime(stopTime(question, 1300), 1400);
    expect(goOn(stopped, 9000)).toMatchObject({ at: 8700, stopped: null });
  });

  test('is kept when the seat takes its answer back', () => {
    let times = ask(NO_TIMES, ['0.0.0'], 1000);
    times = ask(times, ['0.0.1'], 1600);
    times = ask(times, ['1.0.0'], 1900);
    expect(used(times, 0, 2000)).toBe(700);
    // And the next question has what it had used before.
    times = ask(times, ['1.0.1'], 2000);
    expect(used(times, 0, 2000)).toBe(300);
  });

  test('goes on when another seat takes its own answer back', () => {
    let times = ask(NO_TIMES, ['0.0.0', '0.0.0'], 1000);
    times = ask(times, ['0.0.0', '0.0.1'], 1200);
    times = ask(times, ['1.0.0', '1.0.0'], 1500);
    expect([used(times, 0, 2000), used(times, 1, 2000)]).toEqual([1000, 700]);
    expect(times.questions[0].since).toBe(1500);
  });

  test('restarts with the next roll', () => {
    let times = ask(NO_TIMES, ['0.0.0'], 1000);
    times = ask(times, ['0 roll 0'], 1500);
    times = ask(times, ['0.1.0'], 1600, { roll: 1 });
    expect(used(times, 0, 1600)).toBe(0);
    expect(times.spent).toEqual({ roll: 1, used: {} });
  });

  test('of a question that comes while a bot has the seat does not run', () => {
    const times = ask(NO_TIMES, ['0.0.0'], 1000, { isStopped: () => true });
    expect(used(times, 0, 5000)).toBe(0);
    expect(goOn(times.questions[0], 6000)).toMatchObject({ at: 6000, stopped: null });
  });
});
