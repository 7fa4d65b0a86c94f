// People at rooms of server.js, through Colyseus's own client.
import { Client } from '@colyseus/sdk';

export async function openRoom(port, { game, seats }, on) {
  const client = new Client(`ws://127.0.0.1:${port}`);
  const rooms = [await client.create('table', { game, seats })];
  while (rooms.length < seats) rooms.push(await client.joinById(rooms[0].roomId));
  for (const [seat, room] of rooms.entries()) {
    // A server that ends is the end of the run.
    room.reconnection.enabled = false;
    room.onMessage('ack', (message) => on.ack(message));
    room.onMessage('entry', (message) => on.entry(seat, message));
    room.onMessage('have', () => {});
    room.onMessage('refused', (message) => on.refused(message));
  }
  return rooms;
}
