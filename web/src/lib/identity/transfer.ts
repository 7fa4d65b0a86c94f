import { isIdentity, isTag, knownIdentity, replaceIdentity, seatKey } from '../online/device/identity.ts';
import { allSeats, bringSeat, type KeptSeat } from '../online/device/seats.ts';
import { pack, unpack } from '../shell/packed.ts';

/** An identity with its seats, as it goes to another device or into a file. */
export interface Transfer {
  readonly identity: string;
  readonly seats: readonly KeptSeat[];
}

/** A QR code that a camera still reads has room for the identity and these seats; a file has all of them. */
const SEATS_IN_LINK = 8;
/** More than any person has; a file with more is damaged or made up. */
const MOST_SEATS = 5000;

export function ownTransfer(identity: string, most: number = MOST_SEATS): Transfer {
  return { identity, seats: allSeats().slice(0, most) };
}

/** In short form: the key of a derived seat follows from its tag. */
type ShortSeat = readonly [
  table: string,
  game: string,
  secret: string,
  name: string,
  seat: number,
  at: number,
];

export function packTransfer({ identity, seats }: Transfer): Promise<string> {
  const short = seats
    .filter(({ isScreen }) => isScreen !== true)
    .slice(0, SEATS_IN_LINK)
    .map(
      (seat): ShortSeat => [
        seat.table,
        seat.game,
        seat.tag !== undefined && seatKey(identity, seat.tag) === seat.key ? `+${seat.tag}` : seat.key,
        seat.name,
        seat.seat ?? -1,
        seat.at,
      ],
    );
  return pack([1, identity, short]);
}

/** Null for what is no transfer; seats that make no sense are left out. */
export async function unpackTransfer(text: string): Promise<Transfer | null> {
  const json = await unpack(text);
  if (!Array.isArray(json)) return null;
  const [format, identity, seats] = json as unknown[];
  if (format !== 1 || !isIdentity(identity) || !Array.isArray(seats)) return null;
  return { identity, seats: seats.slice(0, SEATS_IN_LINK).flatMap((seat) => longSeat(identity, seat)) };
}

function longSeat(identity: string, json: unknown): KeptSeat[] {
  if (!Array.isArray(json)) return [];
  const [table, game, secret, name, seat, at] = json as unknown[];
  const tag = typeof secret === 'string' && secret.startsWith('+') ? secret.slice(1) : undefined;
  if (tag !== undefined && !isTag(tag)) return [];
  return readSeat({
    table,
    game,
    key: tag === undefined ? secret : seatKey(identity, tag),
    ...(tag === undefined ? {} : { tag }),
    name,
    ...(seat === -1 ? {} : { seat }),
    at,
  });
}

export function readTransfer(json: unknown): Transfer | null {
  const { identity, seats } = (json ?? {}) as { identity?: unknown; seats?: unknown };
  if (!isIdentity(identity) || !Array.isArray(seats)) return null;
  return { identity, seats: seats.slice(0, MOST_SEATS).flatMap(readSeat) };
}

const TEXTS: { readonly [field in 'table' | 'game' | 'key' | 'name']: RegExp } = {
  table: /^[A-Za-z0-9_-]{1,64}$/,
  game: /^[a-z0-9-]{1,40}$/,
  key: /^[A-Za-z0-9_-]{22,64}$/,
  name: /^.{0,60}$/su,
};

/** Comes from a link or a file: every field is checked, and nothing else is kept. */
function readSeat(json: unknown): KeptSeat[] {
  const { table, game, key, tag, name, seat, isScreen, again, at } = (json ?? {}) as Record<string, unknown>;
  const texts = { table, game, key, name };
  const isRead = Object.entries(TEXTS).every(([field, format]) => {
    const text = texts[field as keyof typeof texts];
    return typeof text === 'string' && format.test(text);
  });
  if (!isRead || !Number.isSafeInteger(at)) return [];
  return [
    {
      ...(texts as { table: string; game: string; key: string; name: string }),
      ...(isTag(tag) ? { tag } : {}),
      ...(Number.isInteger(seat) && Number(seat) >= 0 && Number(seat) < 16 ? { seat: seat as number } : {}),
      ...(isScreen === true ? { isScreen } : {}),
      ...(typeof again === 'string' && TEXTS.table.test(again) ? { again } : {}),
      at: at as number,
    },
  ];
}

/** What taking it in would do to this device. */
export function effectOf({ identity, seats }: Transfer): {
  readonly replaces: boolean;
  readonly newSeats: number;
} {
  const known = knownIdentity();
  const here = new Set(allSeats().map(({ table }) => table));
  return {
    replaces: known !== null && known !== identity,
    newSeats: seats.filter(({ table }) => !here.has(table)).length,
  };
}

/** Seats of this device stay as they are: their keys are kept, whichever identity they came from. */
export function takeIn({ identity, seats }: Transfer): number {
  replaceIdentity(identity);
  return seats.filter(bringSeat).length;
}
