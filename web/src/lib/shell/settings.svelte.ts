import { LANGUAGES, type Language } from '@iacta/core';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
export const PACES = ['calm', 'brisk', 'instant'] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  /** And a buzz at one's own rolls and marks, where the device can. */
  sound: boolean;
  /** How long a bot seems to think. */
  pace: (typeof PACES)[number];
  /** A single legal move plays itself. */
  autoForced: boolean;
  /** Ask to hand the device over between turns, not only before secrets. */
  curtain: boolean;
  /** The device lies flat between people: the table turns to those who sit across. */
  flat: boolean;
  largeSigns: boolean;
  /** The names people have given themselves here, latest first. */
  names: string[];
}

/** Pages that are the same for everyone are drawn at build time, where there is neither storage nor a screen. */
const browser = typeof window !== 'undefined';
const KEY = 'iacta:settings';
const NAMES_KEPT = 12;
const CHOICES: { readonly [name: string]: readonly string[] } = {
  language: LANGUAGES,
  theme: THEMES,
  motion: MOTIONS,
  pace: PACES,
};

export const settings: Settings = $state({ ...defaults(), ...(browser ? stored() : {}) });

/** An address may ask for another language than this one, which is kept. */
let chosen: Language = settings.language;

/** The language of a page: as its address says, else as the reader has chosen. */
export const languageOf = (inAddress: Language | undefined): Language => inAddress ?? chosen;

export function chooseLanguage(language: Language): void {
  chosen = language;
  settings.language = language;
}

const system = $state({
  dark: watch('(prefers-color-scheme: dark)'),
  still: watch('(prefers-reduced-motion: reduce)'),
});

/** Written at once whenever something changes; a browser that refuses storage just forgets. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify({ ...settings, language: chosen });
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Private windows may refuse: the settings hold for this visit.
    }
  });
  $effect(() => {
    const page = document.documentElement;
    const dark = settings.theme === 'dark' || (settings.theme === 'auto' && system.dark);
    const still = settings.motion === 'reduced' || (settings.motion === 'auto' && system.still);
    page.lang = settings.language;
    page.dataset.theme = dark ? 'dark' : 'light';
    page.dataset.motion = still ? 'reduced' : 'full';
    page.dataset.signs = settings.largeSigns ? 'large' : 'usual';
    page.style.setProperty('--sign-scale', settings.largeSigns ? '1.6' : '1');
    const bar = document.querySelector('meta[name="theme-color"]');
    bar?.setAttribute('content', getComputedStyle(page).getPropertyValue('--paper').trim());
  });
}

export function rememberNames(names: readonly string[]): void {
  settings.names = [...new Set([...names, ...settings.names])].slice(0, NAMES_KEPT);
}

function defaults(): Settings {
  return {
    language: browserLanguage(),
    theme: 'auto',
    motion: 'auto',
    sound: false,
    pace: 'calm',
    autoForced: true,
    curtain: false,
    flat: false,
    largeSigns: false,
    names: [],
  };
}

function browserLanguage(): Language {
  if (!browser) return 'en';
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const first = wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return LANGUAGES.find((language) => language === first) ?? 'en';
}

function stored(): Partial<Settings> {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const known: Record<string, unknown> = { ...defaults() };
    return Object.fromEntries(
      Object.entries(read).filter(([name, value]) => isFit(name, value, known[name])),
    );
  } catch {
    return {};
  }
}

/** A value of the wrong kind, from another version or another hand, is left out. */
function isFit(name: string, value: unknown, known: unknown): boolean {
  if (CHOICES[name]) return typeof value === 'string' && CHOICES[name].includes(value);
  if (Array.isArray(known)) return Array.isArray(value) && value.every((each) => typeof each === 'string');
  return typeof value === typeof known && typeof value === 'boolean';
}

function watch(query: string): boolean {
  if (!browser) return false;
  const media = matchMedia(query);
  media.addEventListener('change', () => {
    if (query.includes('dark')) system.dark = media.matches;
    else system.still = media.matches;
  });
  return media.matches;
}
