import type { DeviceVerdict } from '@iacta/online/client';

/** What this device has found out about the dice it saw thrown. */
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

  /** The log as it was told contradicts itself. */
  breakLog(): void {
    this.broke = 'chain';
  }
}
