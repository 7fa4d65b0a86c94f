import type { Dice } from '@iacta/core';
import { refusalInWords } from '../../table/refusals.ts';
import { facesIn, rollQuestion } from '../../table/roll-question.ts';
import { askAtTable } from './ask.ts';
import type { TerminalTable } from './terminal-table.ts';

/** People have rolled their own dice: what do they show? Asked again, with the reason, until it is possible. */
export async function rollOwn(table: TerminalTable, seat: number, dice: Dice): Promise<void> {
  let notice: readonly string[] = [];
  for (;;) {
    table.lay(-1);
    const said = notice;
    const reply = await askAtTable(table, () => ({ ...rollQuestion(table, seat, dice), notice: said }));
    if (reply === 'changed') return;
    const faces = facesIn(table, dice, reply);
    if (typeof faces === 'string') {
      notice = [faces];
      continue;
    }
    const played = table.session.enter(faces);
    if (played.ok) return;
    notice = [refusalInWords(table, played.refusal)];
  }
}
