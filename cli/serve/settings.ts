import { isContact, PUSH_HOSTS } from '@iacta/server';
import type { Environment } from '../terminal/colour.ts';

/** `HOST:PORT` or `PORT`, then of this machine alone; null for anything else. */
export function listenAddress(text: string): { readonly host: string; readonly port: number } | null {
  const [, host, bracketed, port] = /^(?:(?:\[([0-9a-f:.%]+)\]|([^:[\]\s]+)):)?(\d{1,5})$/i.exec(text) ?? [];
  if (port === undefined || Number(port) > 65_535) return null;
  return { host: host ?? bracketed ?? '127.0.0.1', port: Number(port) };
}

const HOST = /^(\*|(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+)$/;

/** The hosts of push services, separated by commas; `default` stands for the usual ones. Null for what is no list. */
export function pushHosts(text: string): readonly string[] | null {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const hosts = words.flatMap((word) => (word === 'default' ? PUSH_HOSTS : [word]));
  return hosts.length > 0 && hosts.every((host) => HOST.test(host)) ? hosts : null;
}

interface Flags {
  readonly metrics?: string | undefined;
  readonly 'push-hosts'?: string | undefined;
  readonly 'security-contact'?: string | undefined;
  readonly names?: string | undefined;
}

export interface OperatorSettings {
  readonly metrics?: { readonly host: string; readonly port: number };
  readonly pushHosts?: readonly string[];
  readonly securityContact?: string;
  readonly hasNameList?: boolean;
}

/** Each of them as a flag, else from the environment; the name of the first one that cannot be meant. */
export function operatorSettings(flags: Flags, env: Environment): OperatorSettings | keyof Flags {
  const metrics = flags.metrics ?? (env.IACTA_METRICS || undefined);
  const hosts = flags['push-hosts'] ?? (env.IACTA_PUSH_HOSTS || undefined);
  const contact = flags['security-contact'] ?? (env.IACTA_SECURITY_CONTACT || undefined);
  const at = metrics === undefined ? undefined : listenAddress(metrics);
  if (at === null) return 'metrics';
  const allowed = hosts === undefined ? undefined : pushHosts(hosts);
  if (allowed === null) return 'push-hosts';
  if (contact !== undefined && !isContact(contact)) return 'security-contact';
  const names = flags.names ?? (env.IACTA_NAMES || 'free');
  if (names !== 'free' && names !== 'list') return 'names';
  return {
    ...(names === 'list' ? { hasNameList: true } : {}),
    ...(at ? { metrics: at } : {}),
    ...(allowed ? { pushHosts: allowed } : {}),
    ...(contact === undefined ? {} : { securityContact: contact }),
  };
}
