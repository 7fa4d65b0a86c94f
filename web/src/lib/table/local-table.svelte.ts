import type { Face } from '@iacta/core';
import type { BotStep, LocalSession, SessionState } from '@iacta/table/session';
import type { SeatPlan } from '../shell/plan.ts';
import { SessionView } from './session-view.svelte.ts';
import type { TableModel } from './table-model.ts';

/** A session on this device, for components. */
export class LocalTable
  extends SessionView<SessionState<SeatPlan>, LocalSession<SeatPlan>>
  implements TableModel
{
  takeDevice(seat: number): void {
    this.session.takeDevice(seat);
  }

  planBot(): Promise<BotStep | null> {
    return this.session.planBot();
  }

  playBot(step: BotStep): void {
    this.session.playBot(step);
  }

  correctRoll(faces: readonly Face[]): void {
    this.session.correctRoll(faces);
  }
}
