/** A network that is limited as one, with how many times the limit of a single address it has. */
export interface Network {
  readonly name: string;
  readonly share: number;
}

/** A /48 is a site, or some hundreds of households of one provider. */
const SITE_SHARE = 4;

/**
 * The networks that an address counts towards. A household gets 2^64 IPv6 addresses at least and often many /64
 * networks, so the /64 counts as one address and the /48 around it as a few. An IPv4 address counts alone, also when
 * it is written as an IPv6 one.
 */
export function networksOf(address: string): readonly Network[] {
  const groups = groupsOf(address);
  if (groups === null) return [{ name: unmapped(address), share: 1 }];
  return [
    { name: groups.slice(0, 4).join(':'), share: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, share: SITE_SHARE },
  ];
}

/** The provider or large organisation that an address belongs to, roughly: a /32 of IPv6, a /16 of IPv4. */
export function providerOf(address: string): string {
  const groups = groupsOf(address);
  return groups === null
    ? unmapped(address).split('.').slice(0, 2).join('.')
    : `${groups.slice(0, 2).join(':')}::/32`;
}

const LOOPBACK = /^(::1|127\.|::ffff:127\.)/i;

export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}

function unmapped(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/** The eight groups of an IPv6 address without leading zeros; null for any other address. */
function groupsOf(address: string): readonly string[] | null {
  if (!unmapped(address).includes(':')) return null;
  const [front, back] = address.split('%')[0].split('::');
  const groups = front === '' ? [] : front.split(':');
  if (back !== undefined) {
    const behind = back === '' ? [] : back.split(':');
    while (groups.length + behind.length < 8) groups.push('0');
    groups.push(...behind);
  }
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
