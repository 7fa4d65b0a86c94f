import { isIP } from 'node:net';
import type { AdminRequest } from '@iacta/server';

const UNITS = { m: 60, h: 3600, d: 86_400 } as const;

/** `30m`, `12h`, `7d` in seconds; null for anything else. */
export function secondsOf(text: string): number | null {
  const [, count, unit] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? [];
  return count === undefined ? null : Number(count) * UNITS[unit as keyof typeof UNITS];
}

function whomOf(text: string): { address: string } | { key: string } | null {
  if (/^[0-9a-f]{64}$/.test(text)) return { key: text };
  return isIP(text) === 0 ? null : { address: text };
}

function seatOf(text: string): number | null {
  if (text === 'watchers') return -1;
  return /^\d{1,2}$/.test(text) && Number(text) <= 15 ? Number(text) : null;
}

/** The words of a command as a request; null for what is none. */
export function readAdmin(
  [command, ...rest]: readonly string[],
  { by, time }: { readonly by: string; readonly time: string | undefined },
): AdminRequest | null {
  const [first, second] = rest;
  const needed =
    { tables: 0, bans: 0, reports: 0, log: 0, decide: 2, 'remove-name': 2, mute: 2, unmute: 2 }[command] ?? 1;
  if (rest.length !== needed || (time !== undefined && command !== 'ban')) return null;
  switch (command) {
    case 'tables':
    case 'bans':
    case 'reports':
    case 'log':
      return { do: command, by };
    case 'show':
    case 'close':
    case 'reopen':
    case 'remove-result':
      return { do: command, by, table: first };
    case 'remove-name':
    case 'mute':
    case 'unmute': {
      const seat = seatOf(second);
      return seat === null || (seat < 0 && command === 'remove-name')
        ? null
        : { do: command, by, table: first, seat };
    }
    case 'ban': {
      const whom = whomOf(first);
      const seconds = time === undefined ? null : secondsOf(time);
      return whom && seconds !== null ? { do: command, by, ...whom, seconds } : null;
    }
    case 'decide':
      return second === 'keep' || second === 'remove'
        ? { do: command, by, report: first, decision: second }
        : null;
    case 'unban': {
      const whom = whomOf(first);
      return whom && { do: command, by, ...whom };
    }
    default:
      return null;
  }
}
