export { Listeners } from './listeners.ts';
export * from './local.ts';
export * from './pace.ts';
export * from './session.ts';
export { narrate } from './steps.ts';
