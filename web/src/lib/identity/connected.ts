import { ownDataAt } from '../online/device/api.ts';
import { allSeats } from '../online/device/seats.ts';

/** A device that is connected to a table with the key of one of the seats. */
export interface ConnectedDevice {
  readonly table: string;
  readonly game: string;
  /** In milliseconds. */
  readonly since: number;
}

/** How many tables are asked, the latest first. */
const ASKED = 8;

/** The devices that use the latest seats now. A server knows no device that is not connected. */
export async function connectedDevices(): Promise<readonly ConnectedDevice[]> {
  const seats = allSeats().slice(0, ASKED);
  const devices = await Promise.all(
    seats.map(async ({ table, game, key }) => {
      const own = await ownDataAt(table, key);
      return own.ok ? timesIn(own.value).map((since) => ({ table, game, since })) : [];
    }),
  );
  return devices.flat();
}

/** Servers of earlier versions say nothing. */
function timesIn(own: unknown): readonly number[] {
  const { connected } = (own ?? {}) as { connected?: unknown };
  return Array.isArray(connected) ? connected.filter((at) => Number.isSafeInteger(at)) : [];
}
