// A program that takes a seat and plays: node --conditions=source docs/examples/bot.mjs http://localhost:4600 CODE
// It plays any game, badly: see docs/online.md for what the messages mean, docs/format.md for positions and moves.
import { awaits, decodeStep, moves, play, readOptions } from '@iacta/core';
import { loadRules } from '@iacta/registry';

const [base, code] = process.argv.slice(2);
const hex = (bytes) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex');
const key = hex(16); // The token: whoever has it has the seat.

const { table, game } = await (await fetch(`${base}/api/codes/${code}`)).json();
const body = JSON.stringify({ key, name: 'Sixty Lines' });
const headers = { 'content-type': 'application/json' };
const { seat } = await (
  await fetch(`${base}/api/tables/${table}/seats`, { method: 'POST', headers, body })
).json();
const rules = await loadRules(game);

let [seq, options, position, owing, roll] = [-1, null, null, [], 0];

const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`);
const send = (message) => socket.send(JSON.stringify(message));
socket.onopen = () => send({ type: 'hello', table, key });
socket.onclose = () => process.exit(position === null || awaits(rules, position).kind === 'over' ? 0 : 1);

socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'welcome') {
    seq = message.seq;
    learn(message.table);
    if (message.play) see(message.play.state, message.play.owing, message.play.dice.roll);
  }
  if (message.type === 'entry') {
    seq = message.seq;
    if (message.table) learn(message.table);
    const { state, body: entry } = message;
    if (entry?.type === 'start' || entry?.type === 'roll') roll = entry.type === 'roll' ? entry.roll + 1 : 0;
    if (state !== undefined) see(state, message.owing, roll);
    else if (entry?.type === 'move' || entry?.type === 'roll') follow(entry);
  }
};

function learn(state) {
  options = readOptions(rules.facts, state.options).value;
  if (state.phase === 'over') socket.close();
}

// The position as the server tells it.
function see(state, asked, next) {
  position = rules.decode(state, options).value;
  owing = asked;
  roll = next;
  act();
}

// The position as it follows from a step.
function follow(entry) {
  const json = entry.type === 'roll' ? { roll: entry.faces } : { seat: entry.seat, move: entry.move };
  position = play(rules, position, decodeStep(rules, position, json).value).position;
  owing = awaits(rules, position).seats ?? [];
  act();
}

function act() {
  const waits = awaits(rules, position);
  send({ type: 'nonce', roll, nonce: hex(16) }); // Our part of the next roll: the first one counts.
  if (waits.kind === 'roll' && waits.seat === seat) send({ type: 'throw', id: hex(12), roll });
  if (waits.kind === 'moves' && owing.includes(seat)) {
    const legal = moves(rules, position, seat);
    const move = rules.encodeMove(legal[Math.floor(Math.random() * legal.length)]);
    send({ type: 'move', id: hex(12), seen: seq, move });
  }
}
