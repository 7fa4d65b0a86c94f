import { connect, createServer, type Socket } from 'node:net';

/** A way to a port of this machine that takes time, half of it in each direction; its own port. */
export async function distant(target: number, roundTripMs: number): Promise<number> {
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    forward(near, far, roundTripMs / 2);
    forward(far, near, roundTripMs / 2);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  server.unref();
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Bytes arrive later, in their order. */
function forward(from: Socket, into: Socket, ms: number): void {
  from.setNoDelay(true);
  from.on('data', (bytes) => {
    if (ms === 0) into.write(bytes);
    else setTimeout(() => into.write(bytes), ms);
  });
  from.on('error', () => into.destroy());
  from.on('close', () => setTimeout(() => into.destroy(), ms));
}
