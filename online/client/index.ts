export type { ActionResult, Asked } from './actions.ts';
export { type ClientOptions, type Happening, TableClient } from './client.ts';
export type { ConnectionState, SocketLike } from './connection.ts';
export type { DeviceVerdict } from './mirror.ts';
