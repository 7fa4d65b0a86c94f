import type { Rules } from '@iacta/core';
import { game, isGameId } from '@iacta/games';
import type { BoardModule, BoardProps } from '@iacta/pieces';
import type { Component } from 'svelte';
import GenericBoard from './GenericBoard.svelte';

/** The board of a game without its own: its drawing in characters, and a button for each legal move. */
export async function genericBoard(rules: Rules): Promise<BoardModule> {
  const { id } = rules.facts;
  const drawing = isGameId(id) ? (await game(id).text()).drawing : null;
  const more = { rules: { value: rules }, drawing: { value: drawing } };
  // A component is a function of its props: these are the table's, with two more that only this board needs.
  const Board: Component<BoardProps> = (anchor, props) => GenericBoard(anchor, Object.create(props, more));
  return {
    Board,
    isAction: () => false,
    dieLook: (die) => (die === 'starter' ? null : { hue: 'white', numerals: true }),
    ruleHere: () => '',
  };
}
