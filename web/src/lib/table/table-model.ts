import type { Face } from '@iacta/core';
import type { BotStep, ScreenPolicy, Session, SessionState } from '@iacta/table/session';
import type { SeatPlan } from '../shell/plan.ts';

/** A session as components read it: every field is reactive. The same for a game on this device and for one on a server. */
export interface TableModel extends SessionState<SeatPlan>, Omit<Session<SeatPlan>, 'state' | 'subscribe'> {
  /** Where people share this screen. */
  takeDevice?(seat: number): void;
  setPolicy?(policy: ScreenPolicy): void;

  /** Where this device moves the bots. */
  planBot?(): Promise<BotStep | null>;
  playBot?(step: BotStep): void;

  /** Where people roll physical dice and enter what they show. */
  enter?(faces: readonly Face[]): void;
  correctRoll?(faces: readonly Face[]): void;
}
