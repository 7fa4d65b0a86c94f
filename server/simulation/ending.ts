import { hashOfKey, type LogFile, verifyLog } from '@iacta/online/log';
import { randomHex } from '@iacta/online/random';
import type { Answered, Route } from './http.ts';
import type { TableModel } from './model.ts';
import type { User } from './user.ts';
import { readingOf } from './visits.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;
const READ: readonly Route[] = ['look', 'own-data', 'record', 'log'];

/** When nothing fails any more: devices and disk agree, every request has its answer, and every log verifies. */
export async function checkEnd(world: World): Promise<void> {
  const { observer, visits } = world;
  const settledBefore = new Map([...observer.models].map(([id, model]) => [id, model.table.seq]));
  await world.pass(MINUTE);
  if (visits.pending > 0) world.fail(`${visits.pending} requests over HTTP were never answered`);
  for (const { table, seq, id } of observer.acknowledged) {
    const rows = observer.models.get(table)?.rows ?? [];
    if (rows[seq]?.action?.endsWith(`|${id}`) !== true) world.fail(`acknowledged ${id} is not in ${table}`);
  }
  for (const user of world.users) checkConverged(world, user, settledBefore.get(user.table) ?? -1);
  for (const [id, model] of observer.models) {
    checkActions(world, model);
    const late = observer.times.get(id)?.pass(world.uptime);
    if (late) world.fail(late);
    if (observer.rowsOnDisk(id).some((row, seq) => row.hash !== model.rows[seq]?.hash))
      world.fail(`${id}: rows have changed`);
  }
  for (const model of observer.models.values()) await checkAnswers(world, model);
  await world.daily?.checkEnd();
}

/** No action is in the log twice. */
function checkActions(world: World, { rows, table }: TableModel): void {
  const actions = rows.flatMap(({ action }) => action ?? []);
  if (new Set(actions).size !== actions.length) world.fail(`an action stands twice in ${table.id}`);
}

function checkConverged(world: World, user: User, seq: number): void {
  const model = world.observer.models.get(user.table);
  for (const client of user.clients) {
    if (client.connection === 'closed' || !model) continue;
    if (client.connection !== 'online')
      world.fail(`a device at ${user.table} has not come back: ${client.connection}`);
    else if (client.seq < seq) world.fail(`a device at ${user.table} is at entry ${client.seq} of ${seq}`);
    else if (client.head !== model.rows[client.seq]?.hash)
      world.fail(`a device at ${user.table} knows another log`);
    else if (client.unanswered > 0)
      world.fail(`${client.unanswered} requests at ${user.table} were never answered`);
  }
}

/** Every key that was at the table, no key, and an unknown key: each is answered exactly what it may read. */
async function checkAnswers(world: World, model: TableModel): Promise<void> {
  const { id } = model.table;
  const users = world.users.filter(({ table }) => table === id).map(({ key }) => key);
  let log: string | null = null;
  for (const key of new Set([null, randomHex(16), ...users])) {
    for (const route of READ) {
      const seq = model.table.seq;
      const answered = await world.ask(readingOf(route, id, key, world.newAddress()));
      if (world.hasFailed) return;
      if (!answered) world.fail(`${route} of ${id} was not answered`);
      // A bot or the clock may have played meanwhile.
      else if (seq === model.table.seq) checkAnswer(world, model, route, key, answered);
      if (route === 'log' && answered?.status === 200) log = answered.text;
    }
  }
  if (log === null) return;
  const verdict = await verifyLog(JSON.parse(log) as LogFile, async (game) => world.rules.get(game) ?? null);
  if (!verdict.ok) world.fail(`${id} does not verify: ${JSON.stringify(verdict.problem)}`);
}

function checkAnswer(
  world: World,
  model: TableModel,
  route: Route,
  key: string | null,
  { status, text }: Answered,
): void {
  const expected = world.checks.why({ route, key }, model);
  const code = status === 200 ? null : (JSON.parse(text) as { refusal: { code: string } }).refusal.code;
  if (code === expected) return;
  const who = key === null ? 'no key' : `seat ${model.seatOf(key)} (${hashOfKey(key).slice(0, 8)})`;
  const wanted = expected ?? 'an answer';
  world.fail(`${route} of ${model.table.id} by ${who}: ${code ?? 'answered'}, expected ${wanted}`);
}
