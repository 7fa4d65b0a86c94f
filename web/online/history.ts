import { decodeStep, type Position, play, type Rules, readOptions } from '@iacta/core';
import { type Body, type LogFile, type LogVerdict, verifyLog } from '@iacta/online/log';
import type { Told } from '../table/table-model.ts';

/** A step that holds: what it did, and whose it was (null for dice and for sealed answers). */
export interface Happened {
  readonly events: Told['events'];
  readonly mover: number | null;
}

/**
 * What has happened at a table up to an entry of its log, for a page that comes in later. Null for a log that does
 * not fit the rules: then the story begins with the next step.
 */
export function historyOf(rules: Rules, { entries }: LogFile, upTo: number): Happened[] | null {
  const line: { readonly happened: Happened; readonly before: Position }[] = [];
  let options: unknown = {};
  let position: Position | null = null;
  for (const entry of entries.slice(0, upTo + 1)) {
    // Sealed answers stand last: whatever opens them unmasks them.
    if ('masked' in entry) {
      if (position) line.push({ happened: { events: [], mover: null }, before: position });
      continue;
    }
    const { body } = entry;
    if (body.type === 'open' || body.type === 'set') options = body.options;
    if (body.type === 'start') {
      const read = readOptions(rules.facts, options);
      if (!read.ok) return null;
      position = rules.begin(read.value);
    }
    if (body.type === 'undo') position = line.splice(line.length - body.count)[0]?.before ?? position;
    if (body.type !== 'move' && body.type !== 'roll') continue;
    const played = position && playBody(rules, position, body);
    if (!position || !played?.ok) return null;
    const mover = body.type === 'move' ? body.seat : null;
    line.push({ happened: { events: played.events, mover }, before: position });
    position = played.position;
  }
  return line.map(({ happened }) => happened);
}

/**
 * Judges every roll of a log up to an entry of which this device knows the head. A log that does not lead to that
 * head is another story than the one that was told.
 */
export function judgeUpTo(
  rules: Rules,
  log: LogFile,
  { seq, head }: { readonly seq: number; readonly head: string },
): Promise<LogVerdict> {
  const names = log.names.filter((name) => name.seq <= seq);
  const told = { ...log, head, names, entries: log.entries.slice(0, seq + 1) };
  return verifyLog(told, async (game) => (game === rules.facts.id ? rules : null));
}

function playBody(rules: Rules, position: Position, body: Extract<Body, { type: 'move' | 'roll' }>) {
  const json = body.type === 'roll' ? { roll: body.faces } : { seat: body.seat, move: body.move };
  const step = decodeStep(rules, position, json);
  return step.ok ? play(rules, position, step.value) : null;
}
