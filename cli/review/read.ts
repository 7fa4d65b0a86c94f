import { readFileSync } from 'node:fs';
import { type GameRecord, no, type Result, readRecord } from '@iacta/core';
import { isGameId, loadRules } from '@iacta/games';
import { verifyText } from '@iacta/online/log';

/** A finished or unfinished game from a file: a record, a saved game or shared replay with one in it, or a table's log. */
export async function readGame(file: string): Promise<Result<GameRecord>> {
  let text: string;
  let json: unknown;
  try {
    text = readFileSync(file, 'utf8');
    json = JSON.parse(text);
  } catch {
    return no('malformed', { at: file, expected: 'JSON' });
  }
  if (field(json, 'kind') === 'iacta-table-log') return fromLog(text);
  const record = field(json, 'record') ?? json;
  const game = field(record, 'game');
  if (!isGameId(game)) return no('unknown-game', { game: String(game).slice(0, 40) });
  return readRecord(await loadRules(game), record);
}

async function fromLog(text: string): Promise<Result<GameRecord>> {
  const verdict = await verifyText(text, async (game) => (isGameId(game) ? loadRules(game) : null));
  if (!verdict.ok) return no('bad-entry', { code: verdict.problem.code });
  return verdict.record
    ? readRecord(verdict.state.rules, verdict.record)
    : no('malformed', { at: '', expected: 'a game' });
}

function field(json: unknown, name: string): unknown {
  return typeof json === 'object' && json !== null && Object.hasOwn(json, name)
    ? (json as Record<string, unknown>)[name]
    : undefined;
}
