import { VERDICTS } from '@iacta/online/client';
import { comparisonCode } from '@iacta/table/log';
import type { OnlineTable } from './online-table.ts';

/** What this device can say of the dice so far, and the code that players compare. */
export async function diceSummary({ client, say, isBroken, isForeign }: OnlineTable): Promise<string[]> {
  const rolls = client.rolls();
  const count = (verdict: string) => rolls.filter((roll) => roll.verdict === verdict).length;
  const others = VERDICTS.flatMap((verdict) =>
    verdict === 'checked' || count(verdict) === 0 ? [] : [say.verdicts[verdict](count(verdict))],
  );
  return [
    ...(isBroken ? [say.broken] : []),
    ...(isForeign ? [say.foreign] : []),
    ...(rolls.length === 0 ? [say.noRolls] : [say.checked(count('checked'), rolls.length), ...others]),
    say.compare(await comparisonCode(client.head)),
    say.compareText,
  ];
}
