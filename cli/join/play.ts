import { awaits, view } from '@iacta/core';
import { MoveQuestion } from '../table/move-question.ts';
import { refusalInWords } from '../table/refusals.ts';
import { facesIn, rollQuestion } from '../table/roll-question.ts';
import { scoreTable, verdict } from '../table/scores.ts';
import { askOnline, LeftTable } from './ask.ts';
import { diceSummary } from './dice.ts';
import type { OnlineTable } from './online-table.ts';
import { waitInRoom } from './room.ts';
import { tableRefusal } from './words/index.ts';

/** Why the table was left: refused by the server, or on to the next game of the same people. */
export type Ended = { readonly refused: string } | { readonly next: string };

/**
 * At an online table until it ends for this terminal. Each turn of the loop reads the table again and asks one
 * question, which ends when anything changes there. Throws `LeftTable` or `Leave` when the player goes first.
 */
export async function playOnline(table: OnlineTable): Promise<Ended> {
  let move: MoveQuestion | null = null;
  for (;;) {
    const { client, state, say } = table;
    if (table.turnedAway) return { refused: tableRefusal(say, table.turnedAway) };
    if (table.rewritten) await decideHistory(table);
    else if (state === null) await askOnline(table, { prompt: say.connecting, choices: [] });
    else if (state.phase === 'waiting') await waitInRoom(table);
    else if (state.phase === 'over') {
      const next = await finish(table);
      if (next !== null) return { next };
    } else if (await answerOthers(table)) continue;
    else if (table.isActing) {
      if (awaits(table.game.rules, table.position).kind === 'roll') await roll(table);
      else {
        if (!move?.isAbout(table.position)) move = new MoveQuestion(table, client.seat);
        await decide(table, move);
      }
    } else await waitForOthers(table);
  }
}

/** The log does not extend the one this device knows: the player decides what to believe. */
async function decideHistory(table: OnlineTable): Promise<void> {
  const { say, rewritten } = table;
  const reply = await askOnline(table, {
    prompt: rewritten?.restored ? say.restored : say.rewritten,
    choices: [{ label: say.accept }, { label: say.seatStays }],
  });
  if (reply === null || !('choice' in reply)) return;
  if (reply.choice === 1) throw new LeftTable(false);
  table.rewritten = null;
  table.client.accept();
}

/** Questions of the others, a pause, a bot in our seat: false where there is none of them. */
async function answerOthers(table: OnlineTable): Promise<boolean> {
  const { client, state, say, name } = table;
  if (client.seat < 0 || state === null) return false;
  const ask = state.asks.find(({ seat, yes }) => seat !== client.seat && !yes.includes(client.seat));
  table.lay(client.seat);
  if (ask) {
    const prompt =
      ask.kind === 'undo'
        ? say.askUndo(name(ask.seat), ask.count ?? 1)
        : say.askBot(name(ask.seat), name(ask.of ?? 0));
    const reply = await askOnline(table, {
      prompt,
      choices: [{ label: say.agree }, { label: say.disagree }],
    });
    if (reply && 'choice' in reply)
      await table.act({ type: 'answer', ask: ask.ask, yes: reply.choice === 0 });
    return true;
  }
  if (state.paused) {
    const prompt = state.pausedBy === client.seat ? say.pausedByYou : say.pausedBy(name(state.pausedBy ?? 0));
    const reply = await askOnline(table, { prompt, choices: [{ label: say.resume }] });
    if (reply && 'choice' in reply) await table.act({ type: 'resume' });
    return true;
  }
  if (table.isReplaced) {
    const reply = await askOnline(table, { prompt: say.replaced, choices: [{ label: say.takeBack }] });
    if (reply && 'choice' in reply) await table.act({ type: 'back' });
    return true;
  }
  return false;
}

/** Thrown automatically, or typed where the table plays with physical dice. */
async function roll(table: OnlineTable): Promise<void> {
  const { client, state, game } = table;
  const dice = game.rules.dice(table.position);
  if (!state?.ownDice || dice === null) return table.step(client.throwDice());
  table.lay(client.seat);
  const reply = await askOnline(table, rollQuestion(table, client.seat, dice));
  const faces = reply === null ? '' : facesIn(table, dice, reply);
  if (typeof faces !== 'string') await table.step(client.enter(faces));
  else if (faces !== '') table.notice = [faces];
}

async function decide(table: OnlineTable, asked: MoveQuestion): Promise<void> {
  const { client, game, say } = table;
  const { seat } = client;
  table.lay(seat);
  const left = table.secondsLeft(seat);
  const prompt = game.words.prompt(view(game.rules, table.position, seat), seat);
  const reply = await askOnline(
    table,
    asked.question(left === null ? prompt : `${prompt} (${say.left(left)})`),
  );
  if (reply === null || 'woken' in reply) return;
  if ('text' in reply) {
    if (!asked.markTyped(reply.text)) await playTyped(table, reply.text);
    return;
  }
  const move = asked.choose(reply.choice);
  if (move !== null) await table.step(client.move(game.rules.encodeMove(move) as never));
}

/** A move typed in its JSON form; what the rules refuse is explained. */
async function playTyped(table: OnlineTable, text: string): Promise<void> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    table.notice = [table.talk.words.didNotUnderstand(text)];
    return;
  }
  const move = table.game.rules.decodeMove(json);
  if (move.ok) await table.step(table.client.move(json as never));
  else table.notice = [refusalInWords(table, move.refusal)];
}

async function waitForOthers(table: OnlineTable): Promise<void> {
  const { client, say, name, state, talk } = table;
  table.lay(client.seat);
  const list = new Intl.ListFormat(talk.language).format(table.awaited.map(name));
  const ownAsk = state?.asks.some(({ seat }) => seat === client.seat) ?? false;
  const waiting = ownAsk ? say.askedUndo : say.waitingFor(list);
  const prompt = client.seat < 0 ? `${say.watching} ${waiting}` : waiting;
  const reply = await askOnline(table, { prompt, choices: [] });
  if (reply && 'text' in reply) table.notice = [talk.words.didNotUnderstand(reply.text)];
}

/** The result, what this device says of the dice, and what comes next: the id of the next table. */
async function finish(table: OnlineTable): Promise<string | null> {
  const { client, say, state, talk, game, position, name } = table;
  const { terminal, words } = talk;
  const dice = await diceSummary(table);
  const result = verdict(game, position, name, words, talk.language);
  terminal.lay(`${game.words.title} · ${words.over}`, [
    ...result.map((line) => terminal.paint('bold', line)),
    '',
    ...scoreTable(game, position, name, words, terminal.columns),
    '',
    ...dice.flatMap((line) => terminal.fit(line)),
  ]);
  const isInvited = state?.again !== null;
  const again = client.seat < 0 ? [] : [isInvited ? say.joinRematch : say.rematch];
  const reply = await askOnline(table, {
    prompt: words.again,
    choices: [...again, words.enough].map((label) => ({ label })),
  });
  if (reply === null || !('choice' in reply)) return null;
  if (reply.choice === again.length) throw new LeftTable(true);
  if (!isInvited) await table.step(client.act({ type: 'again' }));
  return client.table?.again ?? null;
}
