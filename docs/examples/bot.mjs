// A program that takes a seat and plays: node --conditions=source docs/examples/bot.mjs http://localhost:4600 CODE
// It plays any game, badly: see docs/online.md for what the messages mean, docs/format.md for positions and moves.
import { awaits, moves } from '@iacta/core';
import { loadRules } from '@iacta/games';
import { commitOf } from '@iacta/table/dice';
import { apply, emptyLog, owing, unmask } from '@iacta/table/log';

const [base, code] = process.argv.slice(2);
const hex = (bytes) => Buffer.from(crypto.getRandomValues(new Uint8Array(bytes))).toString('hex');
const key = hex(16); // The token: whoever has it has the seat.

const { table, game } = await (await fetch(`${base}/api/codes/${code}`)).json();
const body = JSON.stringify({ key, name: `Example ${key.slice(0, 4)}` }); // No two names of a table are alike.
const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
const { seat } = await (await fetch(`${base}/api/tables/${table}/seats`, post)).json();

let log = emptyLog(await loadRules(game)); // What the entries add up to.
let asked = ''; // The question that we have answered already.
let rested = 0; // From when on we may act again: a server disconnects programs that are too fast again and again.
const nonces = new Map(); // Ours, by the promise they are for.

const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`);
const send = (message) => socket.send(JSON.stringify(message));
socket.onopen = () => send({ type: 'hello', table, key, program: true });
socket.onclose = () => process.exit(log.phase === 'over' ? 0 : 1);

socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.type === 'welcome') for (const entry of message.entries) follow(apply(log, entry));
  if (message.type === 'entry') {
    follow(unmask(log, message.opened ?? [])); // Sealed answers that are open now.
    follow(apply(log, message.entry));
  }
  // Too fast for the server: the same again, when it says.
  if (message.type === 'refused') setTimeout(act, message.refusal.data?.wait ?? 0, true);
  if (message.type === 'welcome' || message.type === 'entry') act();
};

function follow(next) {
  if (!next.ok) throw new Error(`the server cheats: ${JSON.stringify(next.problem)}`);
  log = next.state;
}

function act(again = false) {
  if (log.phase === 'over') socket.close();
  if (log.phase !== 'playing') return;
  takePart();
  const { rules, paused, game: now, dice } = log;
  const waits = awaits(rules, now.position);
  const question = `${now.questions[seat]?.name} ${dice.promise}`;
  if (paused || (question === asked && !again)) return;
  if (Date.now() < rested) return void setTimeout(act, rested - Date.now(), again);
  if (waits.kind === 'roll' && waits.seat === seat && !dice.pending)
    send({ type: 'throw', id: hex(12), roll: dice.roll });
  else if (waits.kind === 'moves' && owing(log).includes(seat)) {
    const legal = moves(rules, now.position, seat);
    const move = rules.encodeMove(legal[Math.floor(Math.random() * legal.length)]);
    send({ type: 'move', id: hex(12), seen: log.seq, move });
  } else return;
  asked = question;
  rested = Date.now() + 150;
}

// Our part of every roll: first the hash of a nonce; the nonce itself when the log has fixed who takes part.
function takePart() {
  const { roll, promise, pending } = log.dice;
  if (pending?.commits.some((commit) => commit.seat === seat) && nonces.has(promise)) {
    send({ type: 'reveal', promise, nonce: nonces.get(promise) });
    nonces.delete(promise);
  } else if (!pending && !nonces.has(promise)) {
    nonces.set(promise, hex(16));
    const commit = commitOf({ table, roll, promise }, { seat, nonce: nonces.get(promise) });
    send({ type: 'commit', promise, commit });
  }
}
