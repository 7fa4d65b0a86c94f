import type { Area, DieName, Gain, WaitingBonus, YellowCell } from './sheet.ts';

export interface ShownDie {
  readonly die: DieName;
  readonly face: number;
}

export type CleverEvent =
  | { readonly type: 'starter'; readonly seat: number }
  /** A round begins; every seat gets its bonus, if it has one. */
  | { readonly type: 'round'; readonly round: number; readonly bonus: Gain | null }
  | {
      readonly type: 'rolled';
      readonly seat: number;
      /** Which of the three rolls it is. */
      readonly roll: number;
      readonly dice: readonly ShownDie[];
    }
  | { readonly type: 'rerolled'; readonly seat: number; readonly left: number }
  /** Nothing rolled could be marked (or was): the roll is used up. */
  | { readonly type: 'rollSpent'; readonly seat: number; readonly roll: number }
  | {
      readonly type: 'took';
      readonly seat: number;
      readonly die: DieName;
      readonly face: number;
      readonly as: Area;
      /** The lower dice that went to the tray for it. */
      readonly lower: readonly DieName[];
    }
  /** The active player has finished rolling; what the others may choose from. */
  | { readonly type: 'tray'; readonly seat: number; readonly dice: readonly ShownDie[] }
  | {
      readonly type: 'used';
      readonly seat: number;
      readonly die: DieName;
      readonly face: number;
      readonly as: Area;
      readonly from: 'tray' | 'fields';
    }
  /** A passive player has marked nothing. */
  | { readonly type: 'nothing'; readonly seat: number }
  | {
      readonly type: 'extra';
      readonly seat: number;
      readonly die: DieName;
      readonly face: number;
      readonly as: Area;
      readonly left: number;
    }
  | { readonly type: 'closed'; readonly seat: number }
  | {
      readonly type: 'crossed';
      readonly seat: number;
      readonly area: 'yellow' | 'blue' | 'green';
      /** Yellow by its name, blue by its sum, green counted from 1. */
      readonly cell: YellowCell | number;
      /** The bonus that was used for it; null where it was a die. */
      readonly bonus: WaitingBonus | null;
    }
  | {
      readonly type: 'wrote';
      readonly seat: number;
      readonly area: 'orange' | 'pink';
      /** Counted from 1. */
      readonly cell: number;
      readonly number: number;
      readonly bonus: WaitingBonus | null;
    }
  | { readonly type: 'earned'; readonly seat: number; readonly bonus: Gain }
  /** Its area is full. */
  | { readonly type: 'lost'; readonly seat: number; readonly bonus: WaitingBonus }
  | { readonly type: 'soloRolled'; readonly seat: number; readonly dice: readonly ShownDie[] }
  /** Of the equal dice these lie furthest right. */
  | { readonly type: 'soloLot'; readonly seat: number; readonly dice: readonly DieName[] }
  | { readonly type: 'over' };

export type Events = CleverEvent[] | null;
