export { fairRoll, hashOfSecret, NONCE_BYTES, nonceFor, SECRET_BYTES, type Throw, uniform } from './fair.ts';
export { judgeRoll, type RollProof, type RollVerdict } from './judge.ts';
