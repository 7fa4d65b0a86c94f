export { type Applied, apply, missingYes, type Observed, type OpenEntry, people } from './apply.ts';
export { chainHash, commitment, GENESIS, hashOfKey, hashOfName, SALT_BYTES } from './chain.ts';
export { comparisonCode } from './code.ts';
export { BODY, type Body, type BodyOf, CLOCK, hex, TABLE_ID } from './entries.ts';
export { closedSteps, owing, undoable } from './game.ts';
export { backwards, type List, toArray } from './list.ts';
export { type EntryProblem, ROLL_PROBLEMS, type RollProblem } from './problems.ts';
export { recordOf } from './record.ts';
export {
  type Ask,
  type Attempt,
  type Commit,
  type Doubt,
  emptyLog,
  type LogState,
  type Pending,
  type RollFact,
  type SeatState,
  type Taken,
} from './state.ts';
export { type Beside, type TableState, tableState } from './table-state.ts';
export {
  goOn,
  NO_TIMES,
  nextQuestions,
  type Question,
  questionKey,
  stopTime,
  type Times,
  usedTimes,
} from './time.ts';
export { unmask } from './unmask.ts';
export { deciding, enoughForStandIn, standInVoters, undoVoters } from './votes.ts';
