// Every address of the page, without the language and the folder it may stand in. `src/routes` answers them.
// What follows a # is a secret or too long for a server's log, and no server sees it.

type Together = 'new' | 'join' | 'tables' | 'screen' | 'data' | 'dice';

const path = (...parts: readonly (string | number)[]) =>
  `/${parts.map((part) => encodeURIComponent(part)).join('/')}`;

/** The addresses, finished by `at`: it adds the folder and, where links keep it, the language. */
export function addresses(at: (path: string) => string) {
  const go = (...parts: readonly (string | number)[]) => at(path(...parts));
  return {
    home: () => at('/'),
    resume: () => go('resume'),
    guide: () => go('guide'),
    settings: () => go('settings'),
    identity: (packed = '') => go('identity') + (packed && `#${packed}`),
    history: () => go('history'),
    statistics: () => go('history', 'statistics'),
    daily: (day?: string) => (day === undefined ? go('daily') : go('daily', day)),
    puzzles: () => go('puzzles'),

    newGame: (game: string) => go(game, 'new'),
    play: (game: string, save: string) => go(game, 'play', save),
    lesson: (game: string) => go(game, 'learn'),
    rules: (game: string, rule?: string) =>
      rule === undefined ? go(game, 'rules') : go(game, 'rules', rule),
    replay: (game: string, save: string, step?: number) =>
      step === undefined ? go(game, 'replay', save) : go(game, 'replay', save, step),
    review: (game: string, save: string) => go(game, 'replay', save, 'review'),
    sharedReplay: (game: string, packed: string) => `${go(game, 'replay')}#${packed}`,
    gamePuzzles: (game: string, save?: string) =>
      save === undefined ? go(game, 'puzzles') : go(game, 'puzzles', save),
    same: (game: string, save: string) => go(game, 'same', save),
    sharedSame: (game: string, packed: string) => `${go(game, 'same')}#${packed}`,

    together: (page?: Together) => (page === undefined ? go('together') : go('together', page)),
    open: (game: string) => go('together', game),
    openOnScreen: (game: string) => go('together', game, 'screen'),
    table: (table: string, seatKey = '') => go('t', table) + (seatKey && `#${seatKey}`),
    screen: (table: string) => go('t', table, 'screen'),
    tv: () => go('tv'),
  };
}

const plain = addresses((each) => each);
/** Ids of games on a device have 16 letters; a packed record is never as short. */
const LONGEST_SAVE = 30;
const TOGETHER: readonly string[] = ['new', 'join', 'tables', 'screen', 'data', 'dice'] satisfies Together[];

/**
 * Where an address of the time before this one leads, when everything stood after the #: `#/clever/new`.
 * Null: that is none.
 */
export function fromOldAddress(hash: string): string | null {
  if (!hash.startsWith('#/')) return null;
  const parts = hash.slice(2).split('/').map(decode);
  const [first = '', second = '', third = ''] = parts;
  if (first === 't') {
    if (third === 'screen') return plain.screen(second);
    return plain.table(second, third);
  }
  if (first === 'identity') return plain.identity(parts.slice(1).join('/'));
  if (first === 'online') {
    if (second === '') return plain.together();
    if (third === 'screen') return plain.openOnScreen(second);
    return TOGETHER.includes(second) ? plain.together(second as Together) : plain.open(second);
  }
  const isShared = third.length > LONGEST_SAVE;
  if (second === 'replay' && isShared) return plain.sharedReplay(first, third);
  if (second === 'same' && isShared) return plain.sharedSame(first, third);
  return path(...parts.filter((part) => part !== ''));
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
