import { networkInterfaces } from 'node:os';

export interface ServerAddresses {
  /** For the browser of this machine. */
  readonly here: string;
  /** For the other devices at the table; null without a network. */
  readonly network: string | null;
}

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Containers and tunnels have addresses too, which no phone in the room can reach. */
const NOT_THE_ROOM = /^(docker|br-|veth|virbr|tun|tap|wg|utun|vmnet|lo)/;
const PRIVATE = /^(192\.168\.|10\.|172\.(1[6-9]|2\d|3[01])\.)/;

export function addressesOf(port: number, interfaces: Interfaces = networkInterfaces()): ServerAddresses {
  const found = Object.entries(interfaces)
    .flatMap(([name, addresses = []]) => addresses.map((address) => ({ name, ...address })))
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .sort((a, b) => rank(b) - rank(a));
  return {
    here: `http://localhost:${port}/`,
    network: found.length > 0 ? `http://${found[0].address}:${port}/` : null,
  };
}

function rank({ name, address }: { name: string; address: string }): number {
  return (NOT_THE_ROOM.test(name) ? 0 : 2) + (PRIVATE.test(address) ? 1 : 0);
}
