/** Who has to agree before a table does what one player cannot decide alone. */

interface VotingSeat {
  readonly who: 'person' | 'bot' | 'nobody';
  /** The bot that plays here: its own seat, or in place of a person. */
  readonly bot: string | null;
}

/** The seats whose persons decide for themselves: no bot plays in their place. */
export function deciding(seats: readonly VotingSeat[]): number[] {
  return seats.flatMap(({ who, bot }, seat) => (who === 'person' && bot === null ? [seat] : []));
}

/**
 * The seats that have to agree to taking back what one seat cannot take back alone, the asker apart. Everyone who
 * plays or played has a veto, also while away and while a bot plays in their place: a roll that is thrown again
 * concerns them all.
 */
export function undoVoters(seats: readonly VotingSeat[], asker: number): number[] {
  return seats.flatMap(({ who }, seat) => (who === 'person' && seat !== asker ? [seat] : []));
}

/** The seats that have a say in letting a bot play for an absent person, the asker apart. */
export function standInVoters(seats: readonly VotingSeat[], asker: number, absent: number): number[] {
  return deciding(seats).filter((seat) => seat !== asker && seat !== absent);
}

/**
 * Whether enough seats have agreed that a bot plays for an absent person: never one alone, unless the turn clock
 * has already played for that person.
 */
export function enoughForStandIn(yes: readonly number[], playedByClock: boolean): boolean {
  return yes.length >= 2 || playedByClock;
}
