/** How many entries are looked at for each new one: enough to keep up, never a walk over all of them. */
const LOOKED_AT = 4;

/**
 * Makes room in a map that anyone can add to. Idle entries among the oldest go; others move to the end, so that all
 * are looked at in turn. Above `most` the oldest that may go does, idle or not.
 */
export function forgetSome<V>(
  map: Map<string, V>,
  most: number,
  isIdle: (value: V) => boolean,
  mayGo: (value: V) => boolean = () => true,
): void {
  const oldest = map.entries().take(LOOKED_AT).toArray();
  for (const [key, value] of oldest) {
    map.delete(key);
    if (!isIdle(value) && !(map.size >= most && mayGo(value))) map.set(key, value);
  }
}
