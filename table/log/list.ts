/** A list that shares its beginning with the lists it was made from: adding to it changes no other. */
export interface List<T> {
  readonly value: T;
  readonly previous: List<T> | null;
  readonly length: number;
}

export function append<T>(list: List<T> | null, value: T): List<T> {
  return { value, previous: list, length: (list?.length ?? 0) + 1 };
}

/** From the latest to the first. */
export function* backwards<T>(list: List<T> | null): Generator<T> {
  for (let at = list; at; at = at.previous) yield at.value;
}

/** In the order in which they were added. */
export function toArray<T>(list: List<T> | null): T[] {
  return [...backwards(list)].reverse();
}
