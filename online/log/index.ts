export {
  commitment,
  GENESIS,
  keyMark,
  link,
  nameMark,
  randomHex,
  SALT_BYTES,
} from './chain.ts';
export { BODY, type Body, type BodyOf, CLOCK, hex, TABLE_ID } from './entries.ts';
export { type LogFile, readLog, writeLog } from './file.ts';
export {
  type LogProblem,
  type LogSummary,
  type LogVerdict,
  type RulesOf,
  verifyLog,
  verifyText,
} from './verify.ts';
