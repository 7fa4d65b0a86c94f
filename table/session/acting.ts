import type { Awaits } from '@iacta/core';
import type { SessionSeat } from './session.ts';

/** The seats that a game waits for. */
function awaitedSeats(awaits: Awaits): readonly number[] {
  if (awaits.kind === 'over') return [];
  return awaits.kind === 'roll' ? [awaits.seat] : awaits.seats;
}

/** The person who decides or rolls at this screen. With physical dice a person rolls for a bot. */
export function actingPerson(
  awaits: Awaits,
  seats: readonly SessionSeat[],
  { ownDice, viewer }: { readonly ownDice: boolean; readonly viewer: number },
): number | null {
  const person = awaitedSeats(awaits).find((seat) => seats[seat]?.bot === null);
  if (person !== undefined) return person;
  return ownDice && awaits.kind === 'roll' ? viewer : null;
}

/** The bot that decides or rolls next; physical dice are never rolled by a bot. */
export function actingBot(awaits: Awaits, seats: readonly SessionSeat[], ownDice: boolean): number | null {
  if (awaits.kind === 'roll' && ownDice) return null;
  return awaitedSeats(awaits).find((seat) => seats[seat] !== undefined && seats[seat].bot !== null) ?? null;
}

/**
 * The person the device must be handed to: before a secret always, otherwise where people wish it. Alone at a
 * screen there is no one to hide from.
 */
export function handOverTo(
  awaits: Awaits,
  acting: number | null,
  { people, holder, curtain }: { people: readonly number[]; holder: number | null; curtain: boolean },
): number | null {
  if (acting === null || people.length < 2 || acting === holder) return null;
  const isSecret = awaits.kind === 'moves' && awaits.sealed;
  return isSecret || curtain ? acting : null;
}
