import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  space: 'An empty space. Two dice place a tile here: one is its row, the other its column.',
  star: 'A space with a star: a vegetable harvested here scores twice its value.',
  seed: 'A seed. Its owner waters it with one die of at least its value: it becomes a vegetable, and lower seeds beside it do too.',
  vegetable:
    'A vegetable. Its owner harvests it with one die of at least its value; lower vegetables beside it come along, even other players’.',
  bird: 'A bird. One die moves it in a straight line; it may land on an opponent’s seed and eat it, unless a scarecrow guards it.',
  rabbit: 'A rabbit. One die moves it in a straight line; it may land on an opponent’s vegetable and eat it.',
  sundial:
    'A sundial: once a turn it changes your coordinates, one die by one or two, or two dice by one each. A six turns it into a scarecrow.',
  scarecrow:
    'A scarecrow keeps birds off its owner’s seeds in the eight spaces around it and adds 3 points to their vegetables there, instead of the star.',
  rock: 'A rock blocks its space until the end of the game.',
  die: 'One of your four dice. Tap it, then what to use it on: by itself it buys, waters, harvests or moves; together with a second one it places a tile.',
  sun: 'Your sun, once a game: roll all four dice again before you spend any, or turn one die to any face. If you still have it at the end, it’s worth 5 points.',
  supply:
    'The supply: one die buys a seed worth no more than the die, two of a kind per turn at most. When the last seed is bought, the game ends after that turn.',
  basket:
    'The basket holds what was harvested. A set of five different vegetables scores 15 points; three, four, five or more of a kind score 10, 15, 20.',
};
