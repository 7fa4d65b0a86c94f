import { Readable } from 'node:stream';
import { read } from '@iacta/core';
import type { Clock } from '@iacta/online/clock';
import { BEGIN_DAILY } from '@iacta/online/daily';
import { CHANGE_PLAYER } from '@iacta/online/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Daily } from '../daily/daily.ts';
import type { Rate } from '../limits/bucket.ts';
import { NetworkRate } from '../limits/by-network.ts';
import type { AddressLimits } from '../limits/settings.ts';
import { type Answer, refuse } from '../permissions/refusals.ts';

/** A route with its rate and its origin check; what it returns is the answer. */
export type AddRoute = <T>(
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  rate: Rate,
  handle: (request: FastifyRequest) => Promise<Answer<T>>,
) => void;

/** A route whose answer is a file: so many at once for each address. */
export type AddDownload = (
  url: string,
  handle: (request: FastifyRequest) => Promise<Answer<{ readonly name: string; readonly text: Readable }>>,
) => void;

/** The daily game; its attempts are played over sockets like all games. No request needs a table. */
export function addDailyRoutes(
  daily: () => Daily,
  limits: AddressLimits,
  {
    route,
    download,
    clock,
    isNameAllowed,
  }: {
    readonly route: AddRoute;
    readonly download: AddDownload;
    readonly clock: Clock;
    readonly isNameAllowed: (name: string) => boolean;
  },
): void {
  route('GET', '/api/daily', limits.joining, async () => ({ ok: true, value: await daily().now() }));

  // Finding an attempt again costs less than beginning one, and happens more often.
  const opening = new NetworkRate(limits.opening);
  route('POST', '/api/daily/:day/:game', limits.joining, async ({ params, body, ip }) => {
    const begin = read(BEGIN_DAILY, body);
    if (!begin.ok) return begin;
    if (!isNameAllowed(begin.value.name)) return refuse('name-not-listed');
    const mayOpen = () => opening.take(ip, clock.monotonic());
    return daily().begin(params as { day: string; game: string }, begin.value, mayOpen);
  });

  route('POST', '/api/daily/player', limits.joining, async ({ body }) => {
    const asked = read(CHANGE_PLAYER, body);
    return asked.ok ? daily().changePlayer(asked.value) : asked;
  });

  route('GET', '/api/daily/:day/:game', limits.joining, ({ params }) => {
    const { day, game } = params as { day: string; game: string };
    return daily().ranking(day, game);
  });

  route('GET', '/api/daily/standings/:period/:day', limits.joining, ({ params }) => {
    const { period, day } = params as { period: string; day: string };
    return daily().standings(period, day);
  });

  download('/api/daily/:day', async ({ params }) => {
    const { day } = params as { day: string };
    const file = await daily().file(day);
    return file.ok
      ? {
          ok: true,
          value: { name: `iacta-${day}.json`, text: Readable.from(file.value, { objectMode: false }) },
        }
      : file;
  });
}

/** Sends a file. */
export function sendFile(reply: FastifyReply, name: string, text: Readable): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('application/json')
    .send(text);
}
