// A receiver of Iacta's webhooks: prints what happens at tables. Needs nothing but Node.
// Usage: SECRET=… node webhook.mjs [PORT]
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import process from 'node:process';

const secret = process.env.SECRET ?? '';
/** Messages that are older, in seconds, may have been recorded and sent again. */
const OLDEST = 300;
/** A message is sent again when its answer was lost. */
const known = new Set();

function isSigned({ 'iacta-timestamp': time = '', 'iacta-signature': given = '' }, body) {
  const wanted = `v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
  const isRight = given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
  return isRight && Math.abs(Date.now() / 1000 - Number(time)) < OLDEST;
}

async function receive(request, reply) {
  let body = '';
  for await (const part of request) body += part;
  if (!isSigned(request.headers, body)) {
    reply.writeHead(401).end();
    return;
  }
  reply.writeHead(204).end();
  const { id, event, table, seat } = JSON.parse(body);
  if (known.has(id)) return;
  known.add(id);
  console.log(event, table, ...(seat === undefined ? [] : [seat]));
}

const server = createServer((request, reply) => {
  receive(request, reply).catch((error) => reply.destroy(error));
});
server.listen(Number(process.argv[2] ?? 8099), '127.0.0.1', () => {
  console.log('listening', server.address().port);
});
