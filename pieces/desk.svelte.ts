import { hasContext, setContext } from 'svelte';

const FRAME = Symbol('frame');
const wide = $state({ current: false });
const NEVER = { current: false } as const;

if (typeof matchMedia === 'function') {
  const query = matchMedia('(width >= 68rem)');
  wide.current = query.matches;
  query.addEventListener('change', () => (wide.current = query.matches));
}

/** Called by the frame of tables, lessons and replays: boards inside it may take part in its columns. */
export function frameBoards(): void {
  setContext(FRAME, true);
}

/** Whether the board is in a frame with room beside it, where the others' sheets are open. Not so in a small picture. */
export function atDesk(): { readonly current: boolean } {
  return hasContext(FRAME) ? wide : NEVER;
}
