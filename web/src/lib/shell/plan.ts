import type { BotName } from '@iacta/bots/levels';
import type { SeatLook } from '@iacta/pieces';
import type { SessionPlan } from '@iacta/table/session';

export interface SeatPlan extends SeatLook {
  /** Null for a person. */
  readonly bot: BotName | null;
}

/** How a table is laid: the seats, the options and where the dice come from. */
export type TablePlan = SessionPlan<SeatPlan>;
