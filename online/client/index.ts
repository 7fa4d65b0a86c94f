export type { ActionResult, Asked } from './actions.ts';
export { type ClientOptions, TableClient } from './client.ts';
export type { ConnectionState, SocketLike } from './connection.ts';
export type { Happening } from './happening.ts';
export { type Known, type Memory, memoryForNow, readKnown, readReveal } from './memory.ts';
export type { JudgedRoll, NewBody, StoryStep } from './mirror.ts';
export { OnlineSession, type OnlineSetup } from './online-session.ts';
export type { OnlineState, PendingStep } from './online-state.ts';
export { type DeviceVerdict, type Reveal, VERDICTS } from './verdict.ts';
