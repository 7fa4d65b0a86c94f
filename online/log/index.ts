export {
  BODY,
  type Body,
  type BodyOf,
  CLOCK,
  chainHash,
  commitment,
  GENESIS,
  hashOfKey,
  hashOfName,
  hex,
  SALT_BYTES,
  TABLE_ID,
} from '@iacta/table/log';
export { randomHex } from '../random/index.ts';
export { type LogFile, readLog, writeLog } from './file.ts';
export {
  type LogProblem,
  type LogSummary,
  type LogVerdict,
  type RollCount,
  type RollLine,
  type RulesOf,
  type SeatCount,
  verifyLog,
  verifyText,
} from './verify.ts';
