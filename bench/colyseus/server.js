// A room as like to one of our tables as a room without rules, log and disk can be: it acknowledges, numbers and
// tells everybody every step, and answers nonces. Started by bench/server/colyseus.ts.
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';

class Table extends Room {
  seq = 0;

  onCreate({ seats, bytes }) {
    // What stands in an entry of ours, hashes for the most part.
    const rest = 'x'.repeat(Math.max(0, Math.round(bytes) - 60));
    this.maxClients = seats;
    this.autoDispose = true;
    this.onMessage('step', (client, { id, roll, move }) => {
      this.seq++;
      client.send('ack', { id, seq: this.seq });
      const body = { type: roll ? 'roll' : 'move', at: Date.now(), move, rest };
      this.broadcast('entry', { seq: this.seq, body });
    });
    this.onMessage('nonce', (client, { roll }) => client.send('have', { roll }));
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
server.define('table', Table);
await server.listen(Number(process.argv[2]));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ rss: process.memoryUsage().rss, cpuSeconds: (user + system) / 1e6 });
});
process.on('disconnect', () => process.exit(0));
process.send('ready');
