import type { Sitting } from './sitting.ts';

/** Takes back: freely one's own last step, otherwise, if everybody agrees, to the last thing a person did. */
export async function takeBack(sitting: Sitting, seat: number): Promise<'changed' | string[]> {
  const { words } = sitting.talk;
  if (sitting.record.undoable(seat) > 0) {
    sitting.undo(1, seat);
    return 'changed';
  }
  const count = toLastPerson(sitting);
  if (count === 0) return [words.undoNothing];
  // Bots do not mind: a person alone with them need not be asked twice.
  if (sitting.people.length > 1 && !(await sitting.talk.confirm(words.undoTogether))) return [];
  sitting.undo(count, 'all');
  return 'changed';
}

/** How many steps back a person last decided something, or typed what the dice showed. */
function toLastPerson(sitting: Sitting): number {
  const { steps } = sitting.record;
  const last = steps.findLastIndex((step) =>
    'roll' in step ? sitting.ownDice : sitting.people.includes(step.seat),
  );
  return last < 0 ? 0 : steps.length - last;
}
