import { LANGUAGES } from '@iacta/core';
import { homeMeta } from '../../../lib/home/meta.ts';

// The same for everyone: readable before any script, in four languages.
export const prerender = true;
export const ssr = true;
export const entries = () => [{}, ...LANGUAGES.map((lang) => ({ lang }))];

export const load = () => ({ meta: homeMeta() });
