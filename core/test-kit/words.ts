import { expect } from 'vitest';
import type { GameEvent, Rules } from '../contract.ts';
import type { Facts, Options } from '../facts.ts';
import { moves, play, seatsIn } from '../play.ts';
import { everyOptions } from '../position.ts';
import { randomStream } from '../random.ts';
import type { GameWords } from '../words.ts';
import { quick, randomStep } from './random-game.ts';

/** Plays random games and puts all of them into words: nothing is missing, nothing reads `undefined`. */
export function checkWords<M, E extends GameEvent, C extends string>(
  rules: Rules<M, E, C>,
  words: GameWords<M, E, C>,
  cap = 2000,
): void {
  const { facts } = rules;
  expect(Object.keys(words.parts).toSorted()).toEqual([...facts.parts].toSorted());
  expect(Object.keys(words.refusals).toSorted()).toEqual([...facts.refusals].toSorted());
  for (const [name, spec] of Object.entries(facts.options)) {
    if (spec.settled) continue;
    expect(Object.keys(words.options[name].values)).toEqual(
      expect.arrayContaining(spec.values.filter((v) => typeof v !== 'number').map(String)),
    );
  }
  expect(words.howTo.length).toBeGreaterThan(0);
  const [options] = everyOptions(facts);
  expect(words.tieBreaks).toHaveLength(rules.score(rules.begin(options), 0).tieBreaks.length);
  const sentence = (text: string) => {
    expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
    expect(text).toBe(text.trim());
  };
  const name = (seat: number) => `P${seat + 1}`;
  let seed = 0;
  for (const options of tellingOptions(facts)) {
    const below = randomStream(++seed);
    let position = rules.begin(options);
    for (let count = 0; count < (quick ? 60 : cap); count++) {
      for (const seat of seatsIn(rules.deciders(position) | rules.changers(position))) {
        const prompt = words.prompt(position, seat);
        sentence(prompt);
        expect(prompt).not.toBe('');
        const legal = moves(rules, position, seat);
        const labels = legal.map((move) => words.move(position, seat, rules.encodeMove(move)));
        for (const label of labels) sentence(label);
        expect(new Set(labels).size, `two moves read the same: ${labels.join(' | ')}`).toBe(labels.length);
      }
      for (const die of rules.dice(position)?.dice ?? []) expect(words.dice, die.id).toHaveProperty([die.id]);
      const step = randomStep(rules, position, below);
      if (step === null) break;
      const played = play<unknown, E, string>(rules, position, step);
      if (!played.ok) throw new Error(JSON.stringify(played.refusal));
      for (const event of played.events) sentence(words.event(event, name));
      position = played.position;
    }
  }
}

/** Who starts changes nothing in the telling: named starters are left out but for the first. */
function tellingOptions(facts: Facts): Options[] {
  return [...everyOptions(facts)].filter(({ starter }) => typeof starter !== 'number' || starter === 0);
}
