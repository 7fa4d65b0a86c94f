import { LANGUAGES, type Language } from '@iacta/core';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
export const PACES = ['calm', 'brisk', 'instant'] as const;

export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  sound: boolean;
  /** How long a bot seems to think. */
  pace: (typeof PACES)[number];
  /** A single legal move plays itself. */
  autoForced: boolean;
  /** Ask to hand the device over between turns, not only before secrets. */
  curtain: boolean;
  largeSigns: boolean;
  /** The names people have given themselves here, latest first. */
  names: string[];
}

const KEY = 'iacta:settings';

export const settings: Settings = $state({ ...defaults(), ...stored() });

/** Written at once whenever something changes; a browser that refuses storage just forgets. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(KEY, text);
    } catch {
      // Private windows may refuse: the settings hold for this visit.
    }
  });
  $effect(() => {
    const page = document.documentElement;
    page.lang = settings.language;
    page.dataset.theme = isDark(settings.theme) ? 'dark' : 'light';
    page.dataset.motion = isReduced(settings.motion) ? 'reduced' : 'full';
    page.style.setProperty('--sign-scale', settings.largeSigns ? '1.6' : '1');
  });
}

function defaults(): Settings {
  return {
    language: browserLanguage(),
    theme: 'auto',
    motion: 'auto',
    sound: false,
    pace: 'calm',
    autoForced: false,
    curtain: false,
    largeSigns: false,
    names: [],
  };
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ??
    'en'
  );
}

function stored(): Partial<Settings> {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    const known = defaults();
    // A value of the wrong kind, from another version or another hand, is left out.
    return Object.fromEntries(
      Object.entries(read).filter(
        ([key, value]) => key in known && typeof value === typeof known[key as keyof Settings],
      ),
    );
  } catch {
    return {};
  }
}

const darkSystem = matchMedia('(prefers-color-scheme: dark)');
const stillSystem = matchMedia('(prefers-reduced-motion: reduce)');

function isDark(theme: Settings['theme']): boolean {
  return theme === 'dark' || (theme === 'auto' && darkSystem.matches);
}

function isReduced(motion: Settings['motion']): boolean {
  return motion === 'reduced' || (motion === 'auto' && stillSystem.matches);
}
