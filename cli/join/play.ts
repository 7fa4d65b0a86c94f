import { view } from '@iacta/core';
import { MoveQuestion } from '../table/move-question.ts';
import { refusalInWords } from '../table/refusals.ts';
import { facesIn, rollQuestion } from '../table/roll-question.ts';
import { scoreTable, verdict } from '../table/scores.ts';
import { askOnline, LeftTable } from './ask.ts';
import { diceSummary } from './dice.ts';
import type { JoinedTable } from './joined-table.ts';
import { waitInRoom } from './room.ts';
import { tableRefusal } from './words/index.ts';

/** Why the table was left: refused by the server, or on to the next game of the same people. */
export type Ended = { readonly refused: string } | { readonly next: string };

/**
 * At an online table until it ends for this terminal. Each turn of the loop reads the table again and asks one
 * question, which ends when anything changes there. Throws `LeftTable` or `Leave` when the player goes first.
 */
export async function playOnline(joined: JoinedTable): Promise<Ended> {
  let move: MoveQuestion | null = null;
  for (;;) {
    const { state, say } = joined;
    const { turnedAway, rewritten, table, question } = state;
    if (turnedAway) return { refused: tableRefusal(say, turnedAway) };
    if (rewritten) await decideHistory(joined);
    else if (table === null) await askOnline(joined, { prompt: say.connecting, choices: [] });
    else if (table.phase === 'waiting') await waitInRoom(joined);
    else if (table.phase === 'over' && question === null) {
      const next = await finish(joined);
      if (next !== null) return { next };
    } else if (table.paused && state.seat >= 0 && !state.isReplaced) await waitInPause(joined);
    else if (question !== null) await answer(joined, question);
    else if (state.isReplaced) await seeBotPlay(joined);
    else if (state.isStepping) await joined.change();
    else if (state.acting === null || state.pending !== null) await waitForOthers(joined);
    else if (state.awaits.kind === 'roll') await roll(joined);
    else {
      if (!move?.isAbout(state.position)) move = new MoveQuestion(joined, state.acting);
      await decide(joined, move);
    }
  }
}

/** The log does not extend the one this device knows: the player decides what to believe. */
async function decideHistory(joined: JoinedTable): Promise<void> {
  const { say, state, session } = joined;
  const reply = await askOnline(joined, {
    prompt: state.rewritten?.restored ? say.restored : say.rewritten,
    choices: [{ label: say.accept }, { label: say.seatStays }],
  });
  if (reply === null || !('choice' in reply)) return;
  if (reply.choice === 1) throw new LeftTable(false);
  session.accept();
}

async function waitInPause(joined: JoinedTable): Promise<void> {
  const { state, say, name } = joined;
  const by = state.table?.pausedBy ?? null;
  const prompt = by === null ? say.paused : by === state.seat ? say.pausedByYou : say.pausedBy(name(by));
  await offer(joined, prompt, say.resume, { type: 'resume' });
}

/** The others want to take steps back, or to let a bot play for a player who is away. */
async function answer(
  joined: JoinedTable,
  { kind, seat, ask, count = 1, of = 0 }: NonNullable<JoinedTable['state']['question']>,
): Promise<void> {
  const { state, session, say, name } = joined;
  joined.lay(state.seat);
  const reply = await askOnline(joined, {
    prompt: kind === 'undo' ? say.askUndo(name(seat), count) : say.askBot(name(seat), name(of)),
    choices: [{ label: say.agree }, { label: say.disagree }],
  });
  if (reply && 'choice' in reply) await session.ask({ type: 'answer', ask, yes: reply.choice === 0 });
}

async function seeBotPlay(joined: JoinedTable): Promise<void> {
  const { say } = joined;
  await offer(joined, say.replaced, say.takeBack, { type: 'back' });
}

/** The one thing that the player can do now. */
async function offer(
  joined: JoinedTable,
  prompt: string,
  label: string,
  asked: { readonly type: 'resume' | 'back' },
): Promise<void> {
  joined.lay(joined.state.seat);
  const reply = await askOnline(joined, { prompt, choices: [{ label }] });
  if (reply && 'choice' in reply) await joined.session.ask(asked);
}

/** Thrown automatically, or typed where the table plays with physical dice. */
async function roll(joined: JoinedTable): Promise<void> {
  const { state, session, say } = joined;
  const { awaits, seat } = state;
  if (awaits.kind !== 'roll') return;
  if (!state.ownDice && joined.refusals.length === 0) return session.roll();
  joined.lay(seat);
  if (!state.ownDice) {
    // It was refused: not again before the player has read why.
    const reply = await askOnline(joined, { prompt: say.refused, choices: [{ label: say.roll }] });
    if (reply && 'choice' in reply) session.roll();
    return;
  }
  const reply = await askOnline(joined, rollQuestion(joined, seat, awaits.dice));
  const faces = reply === null ? '' : facesIn(joined, awaits.dice, reply);
  if (typeof faces !== 'string') session.enter(faces);
  else if (faces !== '') joined.notice = [faces];
}

async function decide(joined: JoinedTable, asked: MoveQuestion): Promise<void> {
  const { state, session, game, say } = joined;
  const { seat } = state;
  joined.lay(seat);
  const left = joined.secondsLeft(seat);
  const prompt = game.words.prompt(view(game.rules, joined.position, seat), seat);
  const reply = await askOnline(
    joined,
    asked.question(left === null ? prompt : `${prompt} (${say.left(left)})`),
  );
  if (reply === null || 'woken' in reply) return;
  if ('text' in reply) {
    if (!asked.markTyped(reply.text)) playTyped(joined, reply.text);
    return;
  }
  const move = asked.choose(reply.choice);
  if (move !== null) session.play(move);
}

/** A move typed in its JSON form; what the rules refuse is explained. */
function playTyped(joined: JoinedTable, text: string): void {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    joined.notice = [joined.talk.words.didNotUnderstand(text)];
    return;
  }
  const move = joined.game.rules.decodeMove(json);
  if (move.ok) joined.session.play(move.value);
  else joined.notice = [refusalInWords(joined, move.refusal)];
}

async function waitForOthers(joined: JoinedTable): Promise<void> {
  const { say, state, talk } = joined;
  joined.lay(state.seat);
  const waiting = state.asked ? say.askedUndo : waitingFor(joined);
  const prompt = state.seat < 0 ? `${say.watching} ${waiting}` : waiting;
  const reply = await askOnline(joined, { prompt, choices: [] });
  if (reply && 'text' in reply) joined.notice = [talk.words.didNotUnderstand(reply.text)];
}

function waitingFor({ say, state, names, name }: JoinedTable): string {
  const { table, awaited, away, pending } = state;
  // Our step waits for the connection.
  if (pending !== null) return say.lost;
  if (table?.paused) return table.pausedBy === null ? say.paused : say.pausedBy(name(table.pausedBy));
  return awaited.length > 0 && awaited.every((seat) => away.includes(seat))
    ? say.waitingForAway(names(awaited), awaited.length)
    : say.waitingFor(names(awaited));
}

/** The result, what this device says of the dice, and what comes next: the id of the next table. */
async function finish(joined: JoinedTable): Promise<string | null> {
  const { session, say, state, talk, game, position, name } = joined;
  const { terminal, words } = talk;
  const dice = await diceSummary(joined);
  const result = verdict(game, position, name, words, talk.language);
  terminal.lay(`${game.words.title} · ${words.over}`, [
    ...result.map((line) => terminal.paint('bold', line)),
    '',
    ...scoreTable(game, position, name, words, terminal.columns),
    '',
    ...dice.flatMap((line) => terminal.fit(line)),
  ]);
  const next = state.table?.again ?? null;
  const again = state.seat < 0 ? [] : [next === null ? say.rematch : say.joinRematch];
  const reply = await askOnline(joined, {
    prompt: words.again,
    choices: [...again, words.enough].map((label) => ({ label })),
    // A stray Enter must not invite everyone.
    ...(again.length > 0 ? { byEnter: null } : {}),
  });
  if (reply === null || !('choice' in reply)) return null;
  if (reply.choice === again.length) throw new LeftTable(true);
  if (next === null && (await session.ask({ type: 'again' }))) await invitation(joined);
  return joined.state.table?.again ?? null;
}

/** The invitation is sent a moment after the acknowledgement. */
async function invitation(joined: JoinedTable): Promise<void> {
  while (joined.state.table?.again === null && joined.state.connection === 'online') await joined.change();
}
