import { PHRASES } from '@iacta/online/wire';
import { askLanguage, showPage } from '../table/pages.ts';
import type { Question, Reply } from '../terminal/terminal.ts';
import type { Command } from '../words/catalogue.ts';
import { diceSummary } from './dice.ts';
import type { OnlineTable } from './online-table.ts';

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
export async function askOnline(table: OnlineTable, question: Question): Promise<Reply | null> {
  const notice = [...table.notice, ...(question.notice ?? [])];
  table.notice = [];
  const reply = await table.talk.ask({ ...question, notice, wakes: true });
  if ('woken' in reply) {
    // A notice is shown until something is typed.
    table.notice = notice.slice(0, notice.length - (question.notice?.length ?? 0));
    return null;
  }
  const typed = 'text' in reply ? table.talk.commandOf(reply.text) : null;
  if (typed === null) return reply;
  await carryOut(table, typed.command);
  return null;
}

async function carryOut(table: OnlineTable, command: Command): Promise<void> {
  if (await showPage(table, command)) return;
  const { talk, say, client } = table;
  switch (command) {
    case 'dice':
      return talk.terminal.read(say.diceTitle, await diceSummary(table));
    case 'lang':
      return table.speak(await askLanguage(talk));
    case 'undo':
      if (table.undoable === 0) table.notice = [talk.words.undoNothing];
      else await table.undo();
      return;
    case 'pause':
      await table.act({ type: 'pause' });
      return;
    case 'say': {
      const phrase = await askPhrase(table);
      if (phrase !== null) client.say(phrase);
      return;
    }
    default:
      return leave(table);
  }
}

async function askPhrase({ talk, say }: OnlineTable): Promise<(typeof PHRASES)[number] | null> {
  const choices = [...PHRASES.map((phrase) => ({ label: say.phrases[phrase] })), { label: say.sayNothing }];
  for (;;) {
    const reply = await talk.terminal.ask({ prompt: say.sayWhat, choices });
    if ('choice' in reply) return PHRASES[reply.choice] ?? null;
  }
}

async function leave(table: OnlineTable): Promise<void> {
  const { talk, say, client, state } = table;
  if (client.seat < 0 || state?.phase === 'over') throw new LeftTable(true);
  const choices = [say.stay, say.seatStays, say.giveUp].map((label) => ({ label }));
  for (;;) {
    const reply = await talk.terminal.ask({ prompt: say.leave, choices, byEnter: 1 });
    if (!('choice' in reply)) continue;
    if (reply.choice === 0) return;
    if (reply.choice === 1) throw new LeftTable(false);
    if (await table.act({ type: 'leave' })) throw new LeftTable(true);
    return;
  }
}
