import { CORE_REFUSALS, type CoreRefusal, type Refusal, refusalText } from '@iacta/core';
import type { TerminalWords } from '../words/catalogue.ts';
import type { TableScreen } from './table-screen.ts';

/** Why something was refused, in the language of the moment, with the rule that says so. */
export function refusalInWords(table: TableScreen, refusal: Refusal): string {
  return gameRefusal(table, refusal) ?? refusal.code;
}

/** Why the game refuses something; null where the reason is not the game's. */
export function gameRefusal({ game, talk }: TableScreen, refusal: Refusal): string | null {
  const why = coreRefusal(talk.words, refusal) ?? refusalText(game.words, refusal) ?? null;
  return refusal.rule === undefined || why === null ? why : `${why} (${talk.words.byRule(refusal.rule)})`;
}

/** The reasons that every game shares; null where the code is a game's own. */
export function coreRefusal(words: TerminalWords, { code, data = {} }: Refusal): string | null {
  if (!isCore(code)) return null;
  const { option, entry, at } = data;
  const about = typeof entry === 'number' ? entry + 1 : (option ?? at ?? '?');
  return words.refusals[code](typeof about === 'string' ? about : JSON.stringify(about));
}

function isCore(code: string): code is CoreRefusal {
  return CORE_REFUSALS.includes(code as CoreRefusal);
}
