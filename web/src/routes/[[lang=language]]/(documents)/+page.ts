import { LANGUAGES } from '@iacta/core';

// The same for everyone: readable before any script, in four languages.
export const prerender = true;
export const ssr = true;
export const entries = () => [{}, ...LANGUAGES.map((lang) => ({ lang }))];
