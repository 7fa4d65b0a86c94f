import type { RegistrySettings } from './parts.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

interface Variable {
  readonly setting: 'absenceGrace' | 'hostGrace' | 'keepFinished' | 'keepAbandoned';
  readonly unit: 'seconds' | 'days';
  readonly most: number;
}

/** Settings of tables that an operator gives by environment variables, in whole seconds or days. */
const VARIABLES: { readonly [name: string]: Variable } = {
  IACTA_ABSENCE_SECONDS: { setting: 'absenceGrace', unit: 'seconds', most: 604_800 },
  IACTA_HOST_ABSENCE_SECONDS: { setting: 'hostGrace', unit: 'seconds', most: 604_800 },
  IACTA_KEEP_FINISHED_DAYS: { setting: 'keepFinished', unit: 'days', most: 36_500 },
  IACTA_KEEP_ABANDONED_DAYS: { setting: 'keepAbandoned', unit: 'days', most: 36_500 },
};

/** Throws where a variable is not a number in its range: a server must not run with a mistyped setting. */
export function tableSettingsFrom(env: {
  readonly [name: string]: string | undefined;
}): Partial<RegistrySettings> {
  const given: { [setting in Variable['setting']]?: number } = {};
  for (const [name, { setting, unit, most }] of Object.entries(VARIABLES)) {
    const text = env[name];
    if (text === undefined || text === '') continue;
    if (!/^\d{1,6}$/.test(text) || Number(text) > most)
      throw new Error(`${name} must be a number of ${unit} from 0 to ${most}`);
    given[setting] = Number(text) * (unit === 'days' ? DAY : SECOND);
  }
  return given;
}
