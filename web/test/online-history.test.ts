import { commitment, GENESIS, type LogFile, link, readLog, verifyLog } from '@iacta/online/log';
import { GAME_IDS, type GameId, isGameId, loadRules } from '@iacta/registry';
import { describe, expect, it } from 'vitest';
import { historyOf, judgeUpTo } from '../online/history.ts';

const GOLDEN = import.meta.glob<string>('../../online/test/golden/*.table', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function goldenLog(game: GameId): LogFile {
  const log = readLog(JSON.parse(GOLDEN[`../../online/test/golden/${game}.table`]));
  if (!log.ok) throw new Error(`no log of ${game}`);
  return log.value;
}

describe.each(GAME_IDS)('what happened at a table of %s, told to who comes later', (game) => {
  it('has one line for each step that holds, with its mover', async () => {
    const log = goldenLog(game);
    const rules = await loadRules(game);
    const verdict = await verifyLog(log, async (id) => (isGameId(id) ? loadRules(id) : null));
    if (!verdict.ok || !verdict.record) throw new Error('the golden log does not hold');
    const movers = verdict.record.steps.map((step) => ('seat' in step ? step.seat : null));
    expect(historyOf(rules, log, log.entries.length)?.map(({ mover }) => mover)).toEqual(movers);
  });

  it('ends with the entry that is asked for', async () => {
    const log = goldenLog(game);
    const rules = await loadRules(game);
    const start = log.entries.findIndex((entry) => 'body' in entry && entry.body.type === 'start');
    expect(historyOf(rules, log, start)).toEqual([]);
    expect(historyOf(rules, log, start + 1)).toHaveLength(1);
  });

  it('tells nothing of an answer that is still sealed', async () => {
    const log = goldenLog(game);
    const rules = await loadRules(game);
    const upTo = log.entries.findIndex((entry) => 'body' in entry && entry.body.type === 'move');
    const last = log.entries[upTo];
    if (!('body' in last)) throw new Error('the golden log has no move');
    const masked = { masked: commitment(last.salt, JSON.stringify(last.body)) };
    const sealed = { ...log, entries: [...log.entries.slice(0, upTo), masked] };
    expect(historyOf(rules, sealed, upTo)?.at(-1)).toEqual({ events: [], mover: null });
  });
});

describe('the rolls of a log, for a page that is loaded again', () => {
  /** The head after each entry, as a device is told it. */
  function headsOf({ entries }: LogFile): string[] {
    let head = GENESIS;
    return entries.map((entry) => {
      head = link(head, 'body' in entry ? commitment(entry.salt, JSON.stringify(entry.body)) : entry.masked);
      return head;
    });
  }

  it.each(GAME_IDS)('are all counted, up to the entry that is known (%s)', async (game) => {
    const log = goldenLog(game);
    const rules = await loadRules(game);
    const heads = headsOf(log);
    const isRoll = (entry: LogFile['entries'][number]) => 'body' in entry && entry.body.type === 'roll';
    for (const seq of [Math.floor(heads.length / 2), heads.length - 1]) {
      const verdict = await judgeUpTo(rules, log, { seq, head: heads[seq] });
      if (!verdict.ok) throw new Error(verdict.problem.code);
      const { checked, serverOnly } = verdict.summary;
      expect(checked + serverOnly).toBe(log.entries.slice(0, seq + 1).filter(isRoll).length);
    }
  });

  it('are not believed if the log leads to another head than the one that was told', async () => {
    const [game] = GAME_IDS;
    const log = goldenLog(game);
    const verdict = await judgeUpTo(await loadRules(game), log, { seq: 5, head: headsOf(log)[4] });
    expect(verdict).toMatchObject({ ok: false, problem: { code: 'wrong-head' } });
  });
});

it('does not believe a log in which a step cannot be played', async () => {
  const [game] = GAME_IDS;
  const log = goldenLog(game);
  const start = log.entries.findIndex((entry) => 'body' in entry && entry.body.type === 'start');
  const torn = { ...log, entries: log.entries.toSpliced(start, 1) };
  expect(historyOf(await loadRules(game), torn, log.entries.length)).toBeNull();
});
