import { LOG_LIMITS } from '../session/commands.ts';
import type { RegistrySettings } from './parts.ts';

const DAY = 86_400_000;

/** What a server does unless its operator says otherwise. */
export const DEFAULTS: RegistrySettings = {
  botPause: 700,
  nonceWait: 1500,
  revealWait: 5000,
  absenceGrace: 60_000,
  hostGrace: 60_000,
  second: 1000,
  keep: 600_000,
  alarm: 5000,
  clockTrust: 600_000,
  keepFinished: 365 * DAY,
  keepAbandoned: 30 * DAY,
  log: LOG_LIMITS,
};
