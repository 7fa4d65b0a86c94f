import { awaits, type Below, encodeRoll, GameRecord, moves, type Options, type Rules } from '@iacta/core';
import { fairRoll, hashOfSecret } from '../dice/index.ts';
import { type Body, commitment, GENESIS, type LogFile, link, nameMark, randomHex } from '../log/index.ts';

const TABLE = '0123456789abcdef'.repeat(2);

/** An honest log of a whole game, as a server would write it. */
export function honestLog(rules: Rules, options: Options, below: Below, undoOnce = false): LogFile {
  const bodies: Body[] = [];
  let secret = randomHex(32);
  const at = () => 1_700_000_000_000 + bodies.length * 1000;
  const { id: game, rulesVersion } = rules.facts;
  bodies.push({
    type: 'open',
    at: at(),
    table: TABLE,
    game,
    rules: rulesVersion,
    options: { ...options },
    clock: null,
    watch: true,
  });
  const salt = '5a'.repeat(16);
  for (let seat = 0; seat < options.seats; seat++) {
    bodies.push({ type: 'sit', at: at(), seat, name: nameMark(salt, `Name ${seat}`) });
  }
  bodies.push({ type: 'start', at: at(), next: hashOfSecret(secret) });
  const record = GameRecord.begin(rules, options);
  let roll = 0;
  let undone = !undoOnce;
  for (let waits = awaits(rules, record.position); waits.kind !== 'over'; ) {
    if (waits.kind === 'roll') {
      const nonces = Array.from({ length: options.seats }, (_, seat) =>
        seat === 1 && roll % 3 ? null : randomHex(16),
      );
      const thrown = fairRoll(waits.dice, { table: TABLE, roll, secret, nonces });
      const next = randomHex(32);
      const faces = encodeRoll(waits.dice, thrown);
      bodies.push({ type: 'roll', at: at(), roll, faces, secret, nonces, next: hashOfSecret(next) });
      record.play({ roll: thrown });
      secret = next;
      roll++;
      if (!undone && roll === 3) {
        undone = true;
        record.undo(1, 'all');
        bodies.push({ type: 'undo', at: at(), count: 1, by: 'all' });
      }
    } else {
      const seat = waits.seats[0];
      const legal = moves(rules, record.position, seat);
      const move = legal[below(legal.length)];
      bodies.push({ type: 'move', at: at(), seat, move: rules.encodeMove(move) });
      record.play({ seat, move });
    }
    waits = awaits(rules, record.position);
  }
  const names = bodies.flatMap((body, seq) =>
    body.type === 'sit' ? [{ seq, name: `Name ${body.seat}`, salt }] : [],
  );
  return chained(
    { kind: 'iacta-table-log', format: 1, table: TABLE, head: GENESIS, names, entries: [] },
    bodies,
  );
}

/** The same file with these entries, linked anew: what a server could hand out that wants to deceive. */
export function chained(log: LogFile, bodies: readonly Body[]): LogFile {
  let head = GENESIS;
  const entries = bodies.map((body) => {
    const salt = randomHex(16);
    head = link(head, commitment(salt, JSON.stringify(body)));
    return { salt, body };
  });
  return { ...log, head, entries };
}

export function bodiesOf(log: LogFile): Body[] {
  return log.entries.flatMap((entry) => ('body' in entry ? [entry.body] : []));
}
