// A room that does as much as one of our tables without writing to disk. It plays the same games by the
// same rules, keeps the record, hides sealed answers, and acknowledges, numbers and broadcasts every step with
// messages as long as ours. It has no hash chain, no dice commitments and no log: letters take the place of hashes.
// Started by bench/server/colyseus.ts.
import { randomInt } from 'node:crypto';
import { Room, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { decodeStep, encodeRoll, GameRecord, readOptions, rollWith, seatsIn, view } from '@iacta/core';
import { loadRules } from '@iacta/registry';

const HASH = 'f'.repeat(64);
const SALT = 'f'.repeat(32);

class Table extends Room {
  seq = 0;
  rolls = 0;
  nonces = [];

  async onCreate({ game, seats }) {
    this.maxClients = seats;
    this.autoDispose = true;
    this.rules = await loadRules(game);
    const options = readOptions(this.rules.facts, { seats });
    this.record = GameRecord.begin(this.rules, options.value);
    this.onMessage('start', () => this.tellState({ type: 'start', at: Date.now(), next: HASH }, []));
    this.onMessage('move', (client, { id, move }) => {
      const { seat } = client.userData;
      const step = decodeStep(this.rules, this.record.position, { seat, move });
      if (step.ok) this.take(client, id, step.value, { type: 'move', at: Date.now(), seat, move });
      else client.send('refused', { id, refusal: step.refusal });
    });
    this.onMessage('throw', (client, { id }) => {
      const dice = this.rules.dice(this.record.position);
      if (!dice || this.rules.thrower(this.record.position) !== client.userData.seat) {
        client.send('refused', { id, refusal: { code: 'no-dice-awaited' } });
        return;
      }
      const roll = rollWith(dice, randomInt);
      const faces = encodeRoll(dice, roll);
      const body = { type: 'roll', at: Date.now(), roll: this.rolls++, faces };
      this.take(client, id, { roll }, { ...body, secret: HASH, nonces: this.nonces, next: HASH });
      this.nonces = [];
    });
    this.onMessage('nonce', (client, { roll, nonce }) => {
      this.nonces[client.userData.seat] = nonce;
      client.send('have', { roll });
    });
  }

  onJoin(client) {
    client.userData = { seat: this.clients.length - 1 };
  }

  take(client, id, step, body) {
    const sealed = this.rules.sealed(this.record.position);
    const played = this.record.play(step);
    if (!played.ok) {
      client.send('refused', { id, refusal: played.refusal });
      return;
    }
    this.seq++;
    client.send('ack', { id, seq: this.seq });
    if (sealed) this.tellState(body, played.events);
    else this.broadcast('entry', { seq: this.seq, head: HASH, salt: SALT, body });
  }

  /** To each what it may see. */
  tellState(body, events) {
    const { rules, record } = this;
    const owing = seatsIn(rules.deciders(record.position));
    for (const client of this.clients) {
      const { seat } = client.userData;
      const open = !rules.sealed(record.position) || body.seat === seat;
      const content = open ? { salt: SALT, body } : { masked: HASH, by: body.seat };
      const state = rules.encode(view(rules, record.position, seat));
      client.send('entry', { seq: this.seq, head: HASH, ...content, state, owing, events });
    }
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
