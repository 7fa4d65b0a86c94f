export { type Calibrated, calibrate, type Plan, POLICIES, type Policy } from './calibrate.ts';
export { LeastSquares } from './least-squares.ts';
export { meanErrors, type SmallSample } from './mean-errors.ts';
export { type Sample, samplesOf } from './samples.ts';
