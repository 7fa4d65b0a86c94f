import { blank, type Options, type Position } from '@iacta/core';
import { DISCS, facts, KINDS, SUPPLY_AT_START } from './facts.ts';
import {
  BIRD_TILE,
  changeDiscs,
  changeHand,
  changeSupply,
  giveSun,
  newTurn,
  ownWords,
  Phase,
  ROCK_TILE,
  SUNDIAL_TILE,
} from './layout.ts';

/** What each seat may have in the garden in addition to seeds: rocks for two, no animals in a family game. */
export function specialsFor(options: Options): readonly number[] {
  const tiles = [SUNDIAL_TILE];
  if (options.family !== true) tiles.push(BIRD_TILE);
  if (options.seats === 2) tiles.push(ROCK_TILE);
  return tiles;
}

export function begin(options: Options): Position {
  const p = blank(facts, options, ownWords(options.seats));
  const { starter } = options;
  if (typeof starter === 'number') newTurn(p, Phase.roll, starter);
  for (let kind = 1; kind <= KINDS.length; kind++) changeSupply(p, kind, SUPPLY_AT_START[options.seats]);
  for (let seat = 0; seat < options.seats; seat++) {
    changeDiscs(p, seat, DISCS);
    giveSun(p, seat);
    for (const tile of specialsFor(options)) changeHand(p, seat, tile, 1);
  }
  return p;
}
