import { readOptions, view } from '@iacta/core';
import { loadRules } from '@iacta/registry';
import type { GameId } from './facts.ts';
import { expect } from './test.ts';

/**
 * Nothing that a page without a seat was told while answers were sealed had one in it: no body of such an entry, and
 * no position in which somebody's answer could be seen. Returns how many were sealed: if none was, nothing was tried.
 */
export async function expectNoSecret(
  game: GameId,
  seats: number,
  told: readonly { readonly [key: string]: unknown }[],
): Promise<number> {
  const rules = await loadRules(game);
  const options = readOptions(rules.facts, { seats });
  if (!options.ok) throw new Error('options that no game has');
  const shown = (state: unknown) => {
    const position = rules.decode(state, options.value);
    if (!position.ok) throw new Error('a position that no game has');
    expect(rules.encode(view(rules, position.value, -1))).toEqual(state);
  };
  let sealed = 0;
  for (const message of told) {
    if (message.masked !== undefined) {
      sealed++;
      expect(message).not.toHaveProperty('body');
    }
    if (message.state !== undefined) shown(message.state);
    const { play } = message as { play?: { state: unknown } | null };
    if (play) shown(play.state);
  }
  return sealed;
}
