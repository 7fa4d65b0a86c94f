import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'One garden for all: six rows, counted from the bottom, and six columns. You plant, water and harvest here, and so does Ada. Vegetables bring points, from the pepper’s 1 to the eggplant’s 5.',
  roll: 'In your turn you roll four dice and spend them one after the other on whatever you like. Roll them.',
  buy: 'First you need seeds. One die buys a seed that is worth no more than the die. Buy an artichoke, value 4, with the 4: tap it in the supply.',
  buyPepper:
    'The seed lies in front of you with one of your eight discs: that makes it yours. The 1 is not much, but enough for a pepper. Buy one.',
  place:
    'Two dice place a tile: one names the row, the other the column, as you choose. Tap your artichoke, then the space in row 3, column 5. With 3 and 5 you could also take row 5, column 3.',
  adaPlants:
    'Your dice are spent, so the turn is over. Ada has planted a carrot, value 2, right above your artichoke. She will not have it to herself! Roll.',
  star: 'Two 4s lead to row 4, column 4, a star: vegetables harvested there count double for their owner. It lies beside Ada’s carrot too. Place your pepper there.',
  water:
    'Now water: a die at least as high as your seed makes it a vegetable. And water spreads to neighbours of lower value, whoever owns them: 4, then 2, then 1! Tap your artichoke and water it with a 5.',
  harvest:
    'All three are vegetables now. A harvest takes one die as well, and it spreads in the same way. Harvest your artichoke with the other 5.',
  points:
    '4 for the artichoke, 2 for the pepper on its star, and 1 because you took Ada’s carrot along: 7 points. She gets 2 for it. The table also counts 5 for your sun as long as you keep it.',
  later:
    'Some turns later your bird stands in row 6 and your sundial in row 1: you place them like seeds, with two dice. Ada has a tomato seed in the bird’s row. Roll.',
  sun: 'Too low for a good turn. Your sun helps once a game: before you spend a die it rolls all four again, or at any time it turns one die to another face. Tap the sun and roll again.',
  bird: 'Much better. One die moves your bird in a straight line over empty spaces, as far as the die shows at most. It may end on another’s seed and eat it. Tap Ada’s tomato and fly there with the 3.',
  spit: 'If the bird swallows it, one of your discs stays on the bird. Or it spits the seed out for another die of at least its value, and the seed is yours. Do that with a 4.',
  sundial:
    '4 and 6 lead to no star, but you have the sundial: once a turn it changes coordinates, one die by up to two or two dice by one each. So 4 and 6 become 5 and 5. Place your tomato there, on the star.',
  end: 'Now you know Garden Dice. A 6 turns the bird into a rabbit, which eats vegetables, and the sundial into a scarecrow. The game ends with the last seed; collect different vegetables, and many of a kind. Have fun!',
};
