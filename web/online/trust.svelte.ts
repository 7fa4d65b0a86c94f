import type { DeviceVerdict } from '@iacta/online/client';
import type { LogVerdict } from '@iacta/online/log';

/** What this device has found out about the dice of its table: those it saw thrown, and those in the log. */
export class Trust {
  /** Rolls that came out as they had to, with some device's part in them. */
  checked = $state(0);
  /** Rolls that are the server's word only: no device was there. */
  serverOnly = $state(0);
  /** Rolls for which the server had our part and did not use it. */
  leftOut = $state(0);
  /** A promise that was broken, if any: of a roll, or of the log itself. */
  broke: DeviceVerdict | 'chain' | null = $state(null);

  judged(verdict: DeviceVerdict): void {
    if (verdict === 'checked') this.checked++;
    else if (verdict === 'server-only') this.serverOnly++;
    else if (verdict === 'left-out') this.leftOut++;
    else if (verdict !== 'unseen') this.broke = verdict;
  }

  /** Counts what was thrown before, as soon as the log has been judged; what is thrown meanwhile counts too. */
  async recall(judged: Promise<LogVerdict>): Promise<void> {
    // What this page has counted up to now stands in the log as well.
    const { checked, serverOnly, leftOut } = this;
    const verdict = await judged;
    if (verdict.ok) {
      this.checked += verdict.summary.checked - checked - leftOut;
      this.serverOnly += verdict.summary.serverOnly - serverOnly;
    } else {
      const { problem } = verdict;
      const isRoll =
        problem.code === 'wrong-roll' && problem.why !== 'no-dice' && problem.why !== 'wrong-seats';
      this.broke = isRoll ? problem.why : 'chain';
    }
  }

  /** The log as it was told contradicts itself. */
  breakLog(): void {
    this.broke = 'chain';
  }
}
