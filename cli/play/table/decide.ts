import { awaits, view } from '@iacta/core';
import { MoveQuestion } from '../../table/move-question.ts';
import { refusalInWords } from '../../table/refusals.ts';
import { askAtTable } from './ask.ts';
import type { TerminalTable } from './terminal-table.ts';

/** Asks one person for one move, until it is played or something else has changed. */
export async function decide(table: TerminalTable, seat: number): Promise<void> {
  let notice: readonly string[] = [];
  const asked = new MoveQuestion(table, seat);
  for (;;) {
    table.lay(seat);
    const said = notice;
    notice = [];
    const prompt = () => promptOf(table, seat);
    const reply = await askAtTable(table, () => ({ ...asked.question(prompt()), notice: said }), seat);
    if (reply === 'changed') return;
    if ('choice' in reply) {
      const move = asked.choose(reply.choice);
      if (move === null) continue;
      table.session.play(move, seat);
      return;
    }
    if ('woken' in reply || asked.markTyped(reply.text)) continue;
    const refused = playTyped(table, seat, reply.text);
    if (refused === null) return;
    notice = [refused];
  }
}

function promptOf({ game, talk, name, people, position }: TerminalTable, seat: number): string {
  const prompt = game.words.prompt(view(game.rules, position, seat), seat);
  return people.length > 1 ? `${talk.words.asks(name(seat))} ${prompt}` : prompt;
}

/** A move typed in its JSON form is played; what the rules refuse is explained. */
function playTyped(table: TerminalTable, seat: number, text: string): string | null {
  const json = parse(text);
  if (json === undefined) return table.talk.words.didNotUnderstand(text);
  const move = table.game.rules.decodeMove(json);
  if (!move.ok) return refusalInWords(table, move.refusal);
  const played = table.session.play(move.value, seat);
  return played.ok ? null : refusalInWords(table, played.refusal);
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
 * before and after. A player who has answered may think again as long as another is still to answer.
 */
export async function decideInSecret(table: TerminalTable, seat: number): Promise<void> {
  const { talk, name } = table;
  const awaited = awaits(table.game.rules, table.position);
  const changing =
    awaited.kind === 'moves' ? awaited.changing.filter((each) => table.people.includes(each)) : [];
  table.lay(-1);
  const reply = await askAtTable(table, () => ({
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
  await decide(table, who);
  talk.terminal.hide();
}
