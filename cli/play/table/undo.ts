import type { TerminalTable } from './terminal-table.ts';

/** Takes back: freely one's own last step, otherwise, if all agree, to the last action of a person. */
export async function takeBack({ session, talk, people }: TerminalTable): Promise<'changed' | string[]> {
  const { words } = talk;
  const { undoable, undoBy } = session.state;
  if (undoable === 0) return [words.undoNothing];
  // Bots do not mind: a person alone with them need not be asked twice.
  if (undoBy === 'all' && people.length > 1 && !(await talk.confirm(words.undoTogether))) return [];
  session.undo();
  return 'changed';
}
