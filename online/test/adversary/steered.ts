import type { Face } from '@iacta/core';
import type { Share } from '@iacta/table/dice';
import type { Body } from '@iacta/table/log';
import type { Device, World } from './world.ts';

/** What an attack has done: the roll it was about, who was to be deceived, and whether the outcome was steered. */
export interface Deed {
  readonly roll: number;
  readonly victims: readonly Device[];
  readonly manipulated: boolean;
}

export interface Attack {
  readonly name: string;
  /** Plays one attack at a table that waits for dice; null: the dice were to the server's liking anyway. */
  readonly play: (world: World) => Deed | null;
}

/** What the server wants to see: it could be anything that helps one of the players. */
export const likes = (faces: readonly Face[]): boolean =>
  faces[0] === 1 || faces[0] === '1' || faces[0] === 'red';

/** Throws honestly up to the point where the server knows the outcome. */
export function thrown(world: World): { shares: Share[]; roll: Body & { type: 'roll' }; isLiked: boolean } {
  world.write(world.throwOf());
  const shares = world.shares();
  const roll = world.peek(shares);
  return { shares, roll, isLiked: likes(roll.faces) };
}
