import { awaits, moves, view } from '@iacta/core';
import { refusalInWords } from './refusals.ts';
import type { Sitting } from './sitting.ts';
import { askAtTable } from './table-talk.ts';

/** Asks one person for one move, until it is played or something else has changed. */
export async function decide(sitting: Sitting, seat: number): Promise<void> {
  let notice: readonly string[] = [];
  for (;;) {
    sitting.lay(seat);
    const said = notice;
    const list = moves(sitting.game.rules, sitting.position, seat);
    const reply = await askAtTable(sitting, seat, () => ({ ...question(sitting, seat, list), notice: said }));
    if (reply === 'changed') return;
    if ('choice' in reply) {
      sitting.play({ seat, move: list[reply.choice] });
      return;
    }
    const refused = playTyped(sitting, seat, reply.text);
    if (refused === null) return;
    notice = [refused];
  }
}

function question({ game, talk, name, people, position }: Sitting, seat: number, list: readonly number[]) {
  const { rules, words } = game;
  const seen = view(rules, position, seat);
  const prompt = words.prompt(seen, seat);
  return {
    prompt: people.length > 1 ? `${talk.words.asks(name(seat))} ${prompt}` : prompt,
    choices: list.map((move) => ({ label: words.move(seen, seat, rules.encodeMove(move)) })),
  };
}

/** A move typed in its JSON form is played; what the rules refuse is explained. */
function playTyped(sitting: Sitting, seat: number, text: string): string | null {
  const json = parse(text);
  if (json === undefined) return sitting.talk.words.didNotUnderstand(text);
  const move = sitting.game.rules.decodeMove(json);
  if (!move.ok) return refusalInWords(sitting, move.refusal);
  const played = sitting.play({ seat, move: move.value });
  return played.ok ? null : refusalInWords(sitting, played.refusal);
}

function parse(text: string): unknown {
  try {
    return /^\s*[{["]/.test(text) ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sealed answers of several people at one terminal: each in turn behind a curtain, with the screen wiped
 * before and after. Whoever has answered may think again as long as somebody else is still to answer.
 */
export async function decideInSecret(sitting: Sitting, seat: number): Promise<void> {
  const { talk, name } = sitting;
  const awaited = awaits(sitting.game.rules, sitting.position);
  const changing =
    awaited.kind === 'moves' ? awaited.changing.filter((each) => sitting.people.includes(each)) : [];
  sitting.lay(-1);
  const reply = await askAtTable(sitting, seat, () => ({
    prompt: talk.words.handOver(name(seat)),
    notice: [talk.words.handOverWhy],
    choices: [
      { label: talk.words.iAm(name(seat)) },
      ...changing.map((each) => ({ label: talk.words.changesMind(name(each)) })),
    ],
    byEnter: 0,
  }));
  if (reply === 'changed' || !('choice' in reply)) return;
  const who = [seat, ...changing][reply.choice];
  talk.terminal.hide();
  await decide(sitting, who);
  talk.terminal.hide();
}
