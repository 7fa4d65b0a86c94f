import { PHRASES } from '@iacta/online/wire';
import { askLanguage, showPage } from '../table/pages.ts';
import type { Question, Reply } from '../terminal/terminal.ts';
import type { Command } from '../words/catalogue.ts';
import { diceSummary } from './dice.ts';
import type { JoinedTable } from './joined-table.ts';

/** The player has left the table; `gaveUp`: without keeping the seat. */
export class LeftTable extends Error {
  readonly gaveUp: boolean;

  constructor(gaveUp: boolean) {
    super();
    this.gaveUp = gaveUp;
  }
}

/**
 * Asks the player at this terminal once. Null where the question is over: something has happened at the table, or a
 * command was carried out.
 */
export async function askOnline(table: JoinedTable, question: Question): Promise<Reply | null> {
  const notice = [...table.notice, ...table.refusals, ...(question.notice ?? [])];
  const reply = await table.talk.ask({ ...question, notice, wakes: true });
  // A notice is shown until something is typed.
  if ('woken' in reply) return null;
  table.notice = [];
  table.dismiss();
  const typed = 'text' in reply ? table.talk.commandOf(reply.text) : null;
  if (typed === null) return reply;
  await carryOut(table, typed.command);
  return null;
}

async function carryOut(table: JoinedTable, command: Command): Promise<void> {
  if (await showPage(table, command)) return;
  const { talk, say, session, state } = table;
  switch (command) {
    case 'dice':
      return talk.terminal.read(say.diceTitle, await diceSummary(table));
    case 'lang':
      return table.speak(await askLanguage(talk));
    case 'undo':
      if (state.undoable === 0) table.notice = [talk.words.undoNothing];
      else session.undo();
      return;
    case 'pause':
      await session.ask({ type: 'pause' });
      return;
    case 'say': {
      if (!state.canSay) {
        table.notice = [say.refusals[state.seat < 0 ? 'not-seated' : 'ranked']];
        return;
      }
      const phrase = await askPhrase(table);
      if (phrase !== null) session.say(phrase);
      return;
    }
    default:
      return leave(table);
  }
}

async function askPhrase({ talk, say }: JoinedTable): Promise<(typeof PHRASES)[number] | null> {
  const choices = [...PHRASES.map((phrase) => ({ label: say.phrases[phrase] })), { label: say.sayNothing }];
  for (;;) {
    const reply = await talk.terminal.ask({ prompt: say.sayWhat, choices });
    if ('choice' in reply) return PHRASES[reply.choice] ?? null;
  }
}

async function leave(table: JoinedTable): Promise<void> {
  const { talk, say, session, state } = table;
  if (state.seat < 0 || state.table?.phase === 'over') throw new LeftTable(true);
  const choices = [say.stay, say.seatStays, say.giveUp].map((label) => ({ label }));
  for (;;) {
    const reply = await talk.terminal.ask({ prompt: say.leave, choices, byEnter: 1 });
    if (!('choice' in reply)) continue;
    if (reply.choice === 0) return;
    if (reply.choice === 1) throw new LeftTable(false);
    if (await session.ask({ type: 'leave' })) throw new LeftTable(true);
    return;
  }
}
