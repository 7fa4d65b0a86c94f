import { read, write } from '../online/device/storage.ts';

// What a server promised before a day is what makes the proof of that day worth something: this device notes it.

const NOTED = 'iacta:promises';
/** So many days are remembered; a day is verified soon or never. */
const MOST = 60;

type Noted = { readonly [day: string]: string };

function noted(): Noted {
  try {
    const json: unknown = JSON.parse(read(NOTED) ?? '{}');
    return typeof json === 'object' && json !== null ? (json as Noted) : {};
  } catch {
    return {};
  }
}

/** A promise that is noted stays as it was first seen: a server that changes it is found out. */
export function notePromises(days: readonly { readonly day: string; readonly promise: string }[]): void {
  const old = noted();
  const all = { ...Object.fromEntries(days.map(({ day, promise }) => [day, promise])), ...old };
  const latest = Object.entries(all)
    .sort(([a], [b]) => b.localeCompare(a))
    .slice(0, MOST);
  if (latest.some(([day]) => !(day in old))) write(NOTED, JSON.stringify(Object.fromEntries(latest)));
}

export function notedPromise(day: string): string | null {
  const promise = noted()[day];
  return typeof promise === 'string' ? promise : null;
}
