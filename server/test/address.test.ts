import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressesOf, startServer } from '../index.ts';

test.each([
  ['0.0.0.0', 'its address in the network', (port: number) => addressesOf(port).network],
  ['127.0.0.1', 'nothing, since nobody else reaches it', () => null],
])('a server that listens on %s is reached from its own machine at %s', async (host, _, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'iacta-address-'));
  const online = { data: join(folder, 'tables.sqlite') };
  const server = await startServer({ port: 0, host, folder: null, online });
  const reply = await fetch(`http://127.0.0.1:${server.port}/api/address`);
  expect(await reply.json()).toEqual({ network: expected(server.port) });
  await server.close();
  rmSync(folder, { recursive: true });
});
