import { VERDICTS } from '@iacta/online/client';
import { comparisonCode } from '@iacta/table/log';
import type { JoinedTable } from './joined-table.ts';

/** What this device can say of the dice so far, and the code that players compare. */
export async function diceSummary({ state, say }: JoinedTable): Promise<string[]> {
  const { rolls, head, broken, foreign } = state;
  const count = (verdict: string) => rolls.filter((roll) => roll.verdict === verdict).length;
  const others = VERDICTS.flatMap((verdict) =>
    verdict === 'checked' || count(verdict) === 0 ? [] : [say.verdicts[verdict](count(verdict))],
  );
  return [
    ...(broken ? [say.broken] : []),
    ...(foreign > 0 ? [say.foreign] : []),
    ...(rolls.length === 0 ? [say.noRolls] : [say.checked(count('checked'), rolls.length), ...others]),
    say.compare(await comparisonCode(head)),
    say.compareText,
  ];
}
