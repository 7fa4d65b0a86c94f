/**
 * What counts as one address. A household gets 2^64 addresses of the newer kind, so those that share their
 * first half are one; an old address in new clothes is itself.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [front, back] = address.split('%')[0].split('::');
  const groups = front === '' ? [] : front.split(':');
  if (back !== undefined) {
    const behind = back === '' ? 0 : back.split(':').length;
    while (groups.length + behind < 8) groups.push('0');
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
