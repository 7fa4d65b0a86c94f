import {
  encodeRoll,
  keyedStream,
  type Move,
  moves,
  type Options,
  type RecordJson,
  type Rules,
  readOptions,
} from '@iacta/core';
import { loadRules } from '@iacta/games';
import { gamesWith } from '@iacta/games/test-kit';
import {
  type AskBot,
  LocalSession,
  type LocalSetup,
  type SessionSeat,
  type SessionStore,
} from '../session/index.ts';

export const games: readonly Rules[] = await Promise.all(gamesWith(() => true).map((id) => loadRules(id)));
export const withTwo = games.filter(({ facts }) => facts.seatCounts.includes(2));
export const withRolls = games.filter(({ facts }) => facts.hasChance);

export function optionsOf(rules: Rules, seats?: number, given: Record<string, unknown> = {}): Options {
  const options = readOptions(rules.facts, { ...given, ...(seats === undefined ? {} : { seats }) });
  if (!options.ok) throw new Error(options.refusal.code);
  return options.value;
}

/** Seats by a word of letters: p for a person, b for a bot. */
export function seatsOf(kinds: string): SessionSeat[] {
  return kinds.split('').map((kind, i) => ({ name: `Seat ${i}`, bot: kind === 'b' ? 'any' : null }));
}

/** A bot that chooses by the step alone, so that the same game comes out twice. */
export function steadyBot(rules: Rules): AskBot {
  return async ({ view, seat, step }) => {
    const list = moves(rules, view, seat);
    return list[keyedStream(7, step)(list.length)];
  };
}

export function sessionOf(
  rules: Rules,
  kinds: string,
  setup: Partial<Omit<LocalSetup<SessionSeat>, 'rules'>> = {},
): LocalSession {
  const plan = { options: optionsOf(rules, kinds.length), seats: seatsOf(kinds), seed: 5 };
  return new LocalSession({ rules, plan, bots: steadyBot(rules), ...setup });
}

/** Makes the next step that the session awaits; false at the end. */
export async function advance(
  session: LocalSession,
  pick: (list: readonly Move[]) => Move = first,
): Promise<boolean> {
  const { awaits, acting, handOver, ownDice } = session.state;
  if (awaits.kind === 'over') return false;
  if (handOver !== null) session.takeDevice(handOver);
  else if (acting === null) await bot(session);
  else if (awaits.kind === 'moves') session.play(pick(session.state.moves));
  else if (ownDice) session.enter(encodeRoll(awaits.dice, 0));
  else session.roll();
  return true;
}

const first = (list: readonly Move[]): Move => list[0];

async function bot(session: LocalSession): Promise<void> {
  const planned = await session.planBot();
  if (planned === null || !session.playBot(planned)) throw new Error('no bot can move');
}

/** Plays until something holds, choosing by the number of steps; throws when a whole game passes without it. */
export async function advanceUntil(session: LocalSession, isThere: () => boolean): Promise<void> {
  for (let turns = 0; turns < 3000; turns++) {
    if (isThere()) return;
    const pick = (list: readonly Move[]) => list[keyedStream(11, session.state.steps.length)(list.length)];
    if (!(await advance(session, pick))) break;
  }
  if (!isThere()) throw new Error('it never came');
}

export class MemoryStore implements SessionStore {
  answer: 'stored' | 'refused' | 'elsewhere' = 'stored';
  last: string | null = null;
  writes = 0;
  isOver = false;

  write(record: RecordJson, isOver: boolean): 'stored' | 'refused' | 'elsewhere' {
    if (this.answer !== 'stored') return this.answer;
    this.writes++;
    this.last = JSON.stringify(record);
    this.isOver = isOver;
    return 'stored';
  }
}

export const each = (list: readonly Rules[]) => list.map((rules) => [rules.facts.id, rules] as const);

export const rolledSteps = (session: LocalSession): string[] =>
  session.state.steps.flatMap(({ roll }) => (roll ? [roll.faces.join(' ')] : []));
