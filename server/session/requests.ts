import type { Refusal } from '@iacta/core';
import type { Action, Phrase, Request, RequestOf } from '@iacta/online/wire';
import type { Identity } from '../permissions/roles.ts';
import type { Draft } from '../tables/draft.ts';
import type { Attendance } from './attendance.ts';
import type { Autopilot } from './autopilot.ts';
import type { Broadcaster } from './broadcaster.ts';
import { type Asking, decide, whyNoThrow } from './commands.ts';
import type { CommandContext } from './context.ts';
import { isLogFull } from './log-limit.ts';
import type { Peer } from './presence.ts';
import type { Rematch } from './rematch.ts';
import type { Surroundings } from './surroundings.ts';
import type { Throws } from './throws.ts';

/** The requests of a device that is at a table. */
export type TableRequest = Exclude<Request, { type: 'hello' | 'ping' }>;

export interface RequestParts {
  readonly context: CommandContext;
  readonly around: Surroundings;
  readonly broadcaster: Broadcaster;
  readonly attendance: Attendance;
  readonly throws: Throws;
  readonly autopilot: Autopilot;
  readonly rematch: Rematch;
  /** Writes entries, or says why they cannot follow: then nothing has changed. */
  readonly write: (
    drafts: readonly Draft[],
    action: string,
    acknowledge: (seq: number) => void,
  ) => Refusal | null;
  /** Something threw; the table goes on. */
  readonly fault: (error: unknown) => void;
  /** The session could not write. */
  readonly failed: (error: unknown) => void;
  /** Takes what other processes have written. */
  readonly catchUp: () => Promise<void>;
}

/** The answer to a request that made something throw. */
const INTERNAL: Refusal = { code: 'internal' };

/** Answers the requests of the devices at one table. */
export class Requests {
  readonly #parts: RequestParts;
  /** Requests that were looked at a second time, with all that other processes had written. */
  readonly #reconsidered = new WeakSet<Action>();
  #stopped = false;

  constructor(parts: RequestParts) {
    this.#parts = parts;
  }

  /** From now on actions are refused: the session ends. */
  stop(): void {
    this.#stopped = true;
  }

  /** What has an id is answered here; of what has none the refusal is returned. */
  handle(peer: Peer, request: TableRequest): Refusal | null {
    const { presence } = this.#parts.context;
    try {
      const identity = presence.identity(peer);
      const code = presence.whyNot(peer, request.type);
      const refusal = code === null ? null : { code };
      if ('id' in request) this.#answer(peer, request, identity, refusal);
      else if (refusal) return refusal;
      else if (request.type === 'say') this.#say(identity.seat, request.phrase);
      else this.#takePart(peer, identity.seat, request);
    } catch (error) {
      this.#parts.fault(error);
      if (!('id' in request)) return INTERNAL;
      this.#sendRefusal(peer, request, INTERNAL);
    }
    return null;
  }

  /** The sender of an action, and what the decision about it depends on beside the log. */
  asking({ seat, host }: Identity): Asking {
    const { context, around, attendance } = this.#parts;
    return {
      seat,
      host,
      now: context.clock.now(),
      here: context.presence.here(),
      graceLeft: (of) => attendance.graceLeft(of),
      isBot: around.isBot,
    };
  }

  #say(seat: number, phrase: Phrase): void {
    if (this.#parts.around.isMuted(seat)) return;
    this.#parts.broadcaster.tellAll(() => ({ type: 'said', seat, phrase }));
  }

  #answer(peer: Peer, request: Action, identity: Identity, refusal: Refusal | null): void {
    if (this.#stopped) {
      this.#sendRefusal(peer, request, { code: 'closing' });
      return;
    }
    const { context, around, broadcaster, throws } = this.#parts;
    const { clock, table } = context;
    // An action is known by the seat that it was sent from, also when that seat is no longer the sender's.
    const action = `${identity.former ?? identity.seat}|${request.id}`;
    const receivedAt = clock.monotonic();
    const acknowledge = (seq: number) =>
      broadcaster.acknowledge(peer, request.id, seq, () =>
        around.acknowledged(clock.monotonic() - receivedAt),
      );
    const done = table.actionDone(action);
    if (done !== null) {
      if (!throws.askAgain(done, acknowledge)) acknowledge(done);
    } else if (refusal) this.#refuse(peer, request, refusal);
    else this.#act(peer, request, identity, action, acknowledge);
  }

  #act(
    peer: Peer,
    request: Action,
    identity: Identity,
    action: string,
    acknowledge: (seq: number) => void,
  ): void {
    const { context, rematch, write, failed } = this.#parts;
    const { table, settings } = context;
    if (isLogFull(table, request.type, settings.log)) {
      this.#refuse(peer, request, { code: 'log-full' });
    } else if (request.type === 'throw') {
      this.#throw(peer, identity.seat, request, action, acknowledge);
    } else if (request.type === 'again') {
      void rematch.ask(identity, action, acknowledge).catch(failed);
    } else {
      const decided = decide(table, request, this.asking(identity));
      const refusal = decided.ok ? write(decided.value, action, acknowledge) : decided.refusal;
      if (refusal) this.#refuse(peer, request, refusal);
    }
  }

  /** A device takes part in the next roll: first its commitment, then its nonce. */
  #takePart(peer: Peer, seat: number, request: RequestOf<'commit' | 'reveal'>): void {
    if (this.#stopped) return;
    const { throws, autopilot } = this.#parts;
    if (request.type === 'commit') throws.takeCommit(peer, request.promise, request.commit);
    else throws.takeReveal(seat, request.promise, request.nonce);
    autopilot.look();
  }

  #throw(
    peer: Peer,
    seat: number,
    request: RequestOf<'throw'>,
    action: string,
    acknowledge: (seq: number) => void,
  ): void {
    const { context, throws } = this.#parts;
    const { roll } = request;
    const problem = whyNoThrow(context.table, seat, roll);
    const refused = (refusal: Refusal) => this.#refuse(peer, request, refusal);
    if (problem) refused(problem.refusal);
    else throws.ask({ roll, seat, action, acknowledge, refuse: refused });
  }

  /** A refusal is final: first it is made sure that no other process has done the action or what it waits for. */
  #refuse(peer: Peer, request: Action, refusal: Refusal): void {
    const { context, catchUp, failed } = this.#parts;
    if (context.others.isAlone || this.#reconsidered.has(request)) {
      this.#sendRefusal(peer, request, refusal);
      return;
    }
    this.#reconsidered.add(request);
    catchUp().then(() => void this.handle(peer, request), failed);
  }

  #sendRefusal(peer: Peer, { id }: Action, refusal: Refusal): void {
    this.#parts.around.refused(refusal.code);
    this.#parts.broadcaster.refuse(peer, id, refusal);
  }
}
