import { type DeviceVerdict, type JudgedRoll, type OnlineState, VERDICTS } from '@iacta/online/client';

/** What this device has found out about the dice of its table. */
export class Trust {
  readonly #state: () => Pick<OnlineState, 'rolls' | 'broken' | 'rewritten' | 'foreign'>;

  constructor(state: () => Pick<OnlineState, 'rolls' | 'broken' | 'rewritten' | 'foreign'>) {
    this.#state = state;
  }

  readonly rolls: readonly JudgedRoll[] = $derived.by(() => this.#state().rolls);
  /** The log contradicted itself or the rules. */
  readonly broke: boolean = $derived.by(() => this.#state().broken);
  /** The server's log does not extend the one that this device knows. */
  readonly rewritten: { readonly restored: boolean } | null = $derived.by(() => this.#state().rewritten);
  /** How many entries in our name did not come from this device. */
  readonly foreign: number = $derived.by(() => this.#state().foreign);

  readonly count: { readonly [verdict in DeviceVerdict]: number } = $derived.by(() => {
    const count = Object.fromEntries(VERDICTS.map((verdict) => [verdict, 0])) as {
      [verdict in DeviceVerdict]: number;
    };
    for (const { verdict } of this.rolls) count[verdict]++;
    return count;
  });

  readonly checked: number = $derived.by(() => this.count.checked);

  /** Whether something is to be looked at, and not only to be read. */
  readonly isAlarming: boolean = $derived.by(
    () => this.broke || this.rewritten !== null || this.count.unproven + this.count.doubtful > 0,
  );

  /** For each person who has had a part in a roll: in how many, of how many while they sat there. */
  readonly people: readonly { readonly seat: number; readonly took: number; readonly of: number }[] =
    $derived.by(() => {
      const seats = new Map<number, { took: number; of: number }>();
      for (const { by, people, verdict } of this.rolls) {
        // No device could take part in these.
        if (verdict === 'typed' || verdict === 'daily') continue;
        for (const seat of people) {
          const each = seats.get(seat) ?? { took: 0, of: 0 };
          each.of++;
          if (by.includes(seat)) each.took++;
          seats.set(seat, each);
        }
      }
      return [...seats].sort(([a], [b]) => a - b).map(([seat, each]) => ({ seat, ...each }));
    });
}
