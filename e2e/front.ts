import { connect, createServer, type Socket } from 'node:net';

/**
 * What a load balancer does for one browser: connections lead to the first of several servers that accepts them, so a
 * page whose server has died finds the next one under the same address.
 */
export async function frontOf(ports: readonly number[]) {
  const open = new Set<Socket>();
  const used = new Set<number>();
  const server = createServer((near) => {
    open.add(near);
    near.on('close', () => open.delete(near));
    near.on('error', () => near.destroy());
    lead(near, ports, used);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    base: `http://localhost:${port}/`,
    /** The servers that connections have led to. */
    used: used as ReadonlySet<number>,
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

function lead(near: Socket, [first, ...others]: readonly number[], used: Set<number>): void {
  if (first === undefined) return void near.destroy();
  const far = connect(first, '127.0.0.1');
  const refused = () => lead(near, others, used);
  far.once('error', refused);
  far.once('connect', () => {
    far.off('error', refused);
    used.add(first);
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    near.pipe(far).pipe(near);
  });
}
