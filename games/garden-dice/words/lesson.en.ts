import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Everyone shares one garden: six rows, counted from the top, and six columns. You plant, water and harvest here, and so does Ada. Vegetables score points, from 1 for a squash to 5 for an eggplant.',
  roll: 'On your turn you roll four dice and spend them one by one, on whatever you like. A die that can still do something must be used. Roll them.',
  buy: 'You’ll need seeds first. One die buys a seed worth no more than the die. Buy an artichoke, value 4, with your 4: tap it in the supply.',
  buyPepper:
    'The seed is in front of you with one of your eight discs on it: that makes it yours. A 1 is enough for a squash: buy one. In one turn you can’t buy more than two seeds of the same kind.',
  place:
    'Two dice place a tile: one is the row, the other the column, whichever way round you like. Tap your artichoke, then row 3, column 5. With a 3 and a 5 you could also choose row 5, column 3.',
  adaPlants:
    'You’ve spent all your dice, so your turn’s over. Ada has planted a carrot, value 2, right below your artichoke. She won’t have it to herself! Roll.',
  star: 'Two 5s lead to row 5, column 5. It’s a star: vegetables harvested there score double for their owner. And it’s right next to Ada’s carrot. Place your squash there.',
  water:
    'Now water: a die at least as high as your seed turns it into a vegetable. And water spreads to neighbouring seeds of a lower value, Ada’s too: 4, then 2, then 1! Tap your artichoke and water it with a 4.',
  harvest:
    'All three are vegetables now. Harvesting costs one die too, and it spreads the same way. Harvest your artichoke with the other 4.',
  points:
    '4 for the artichoke, 2 for the squash on its star, and 1 because your harvest reached Ada’s carrot: 7 points. Ada gets 2 for her carrot.',
  sets: 'At the end your basket scores again. Five different vegetables are a set: 15 points. Three of one kind are a collection: 10 points; four score 15, five or more 20. The same vegetables count for both.',
  atTheEnd:
    'Two more things count at the end: your sun scores 5 points if you still have it, and each seed you’ve bought but not placed costs 5, except the first.',
  rock: 'With two players you each have a rock, too. You place it with two dice, like a seed, but without a disc. It blocks its space for good, for tiles and for animals.',
  later:
    'A few turns later your bird is in row 6 and your sundial in row 1. You place them like seeds, with two dice. Ada has a tomato seed in your bird’s row. Roll.',
  sun: 'Too low for a good turn. Your sun helps once per game: it rolls all four dice again before you’ve spent any, or turns one die to another face at any time. Tap the sun and roll again.',
  bird: 'Much better. One die moves your bird in a straight line over empty spaces, at most as far as the die shows. It may land on another player’s seed and eat it. Tap Ada’s tomato and fly there with the 3.',
  spit: 'If the bird swallows it, one of your discs stays on the bird. Or it spits the seed out: that costs another die of at least the seed’s value, and the seed is yours. Do that with a 4.',
  sundial:
    'Two 4s don’t lead to a star, but you have the sundial: once per turn it changes coordinates, one die by up to two, or two dice by one each. Two 4s become two 5s. Place your tomato there, on the star.',
  end: 'That’s Garden Dice. A 6 turns the bird into a rabbit, which eats vegetables, and the sundial into a scarecrow. The last seed ends the game. “Rule” shows the rule for each step; hold a finger on anything, and it’s explained. Have fun!',
};
