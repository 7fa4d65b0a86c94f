export {
  commitOf,
  fairRoll,
  hashOfSecret,
  hashOfThrow,
  NONCE_BYTES,
  nonceFor,
  type OldThrow,
  oldRoll,
  SECRET_BYTES,
  type Share,
  type Throw,
  uniform,
} from './fair.ts';
