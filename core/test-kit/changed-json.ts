import type { Json } from '../json.ts';
import type { Below } from '../random.ts';

type Container = Json[] | { [key: string]: Json };
interface Place {
  readonly within: Container;
  readonly key: string;
}

/** A copy of a JSON value with one place replaced, removed, doubled or exchanged with another. */
export function changedJson(value: Json, below: Below): Json {
  const root: { [key: string]: Json } = { value: structuredClone(value) };
  const places = placesIn(root);
  const place = places[below(places.length)];
  const other = places[below(places.length)];
  const there = get(place);
  const kind = below(6);
  // Most changes are small steps from what is there: wild values are refused by any schema.
  if (kind === 0) set(place, typeof there === 'number' ? there + 1 : structuredClone(get(other)));
  else if (kind === 1) set(place, typeof there === 'number' ? there - 1 : null);
  else if (kind === 2) set(place, structuredClone(get(other)));
  else if (kind === 3) remove(place);
  else if (kind === 4) double(place);
  else set(place, typeof there === 'boolean' ? !there : (otherEmpty(there) ?? below(14)));
  return JSON.parse(JSON.stringify(root.value ?? null)) as Json;
}

/** An empty list for an empty object and the other way round: some schemas take one for the other. */
function otherEmpty(value: Json): Json | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).length > 0) return null;
  return Array.isArray(value) ? {} : [];
}

function placesIn(node: Json): Place[] {
  if (typeof node !== 'object' || node === null) return [];
  const within = node as Container;
  return Object.entries(within).flatMap(([key, part]) => [{ within, key }, ...placesIn(part)]);
}

function get({ within, key }: Place): Json {
  return (within as { [key: string]: Json })[key];
}

function set({ within, key }: Place, value: Json): void {
  (within as { [key: string]: Json })[key] = value;
}

function remove({ within, key }: Place): void {
  if (Array.isArray(within)) within.splice(Number(key), 1);
  else delete within[key];
}

/** One more of the same: a longer list, or an unknown name. */
function double({ within, key }: Place): void {
  if (Array.isArray(within)) within.splice(Number(key), 0, structuredClone(within[Number(key)]));
  else within[`${key}2`] = structuredClone(within[key]);
}
