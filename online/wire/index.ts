export type { TableState } from '@iacta/table/log';
export { shownName } from './names.ts';
export { isTableRefusal, TABLE_REFUSALS, type TableRefusal } from './refusals.ts';
export { type Reply, type ReplyOf, readReply } from './replies.ts';
export {
  type Action,
  BOT,
  CHANGE_KEY,
  CHANGE_PLAYER,
  type ChangePlayer,
  KEY,
  LONGEST_REQUEST,
  NAME,
  OPEN_TABLE,
  OPTIONS,
  type OpenTable,
  PHRASES,
  type Phrase,
  REPORT,
  REPORTABLE,
  REQUEST_TYPES,
  REQUESTS,
  type Report,
  type Request,
  type RequestOf,
  type RequestType,
  readRequest,
  SUBSCRIBE,
  type Subscribe,
  TAKE_SEAT,
  type TakeSeat,
  UNSUBSCRIBE,
} from './requests.ts';
export {
  isStorageRefusal,
  STORAGE_REFUSALS,
  STORE_PROBLEMS,
  type StorageRefusal,
  type StoreProblem,
} from './storage.ts';
