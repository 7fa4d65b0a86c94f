import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Un potager pour tous : six lignes, comptées depuis le bas, et six colonnes. Vous y semez, arrosez et récoltez, et Ada aussi. Les légumes rapportent des points, de 1 pour le poivron à 5 pour l’aubergine.',
  roll: 'À votre tour, vous lancez quatre dés et vous les dépensez l’un après l’autre comme vous voulez. Lancez-les.',
  buy: 'Il faut d’abord des graines. Un dé achète une graine qui ne vaut pas plus que lui. Achetez un artichaut, valeur 4, avec le 4 : touchez-le dans la réserve.',
  buyPepper:
    'La graine est devant vous avec l’un de vos huit jetons : elle est à vous. Le 1, c’est peu, mais assez pour un poivron. Achetez-en un.',
  place:
    'Deux dés placent une tuile : l’un donne la ligne, l’autre la colonne, à votre choix. Touchez l’artichaut, puis la case de la ligne 3, colonne 5. Avec 3 et 5, ce pourrait être aussi ligne 5, colonne 3.',
  adaPlants:
    'Vos dés sont dépensés, le tour est fini. Ada a planté une carotte, valeur 2, juste au-dessus de votre artichaut. Elle n’en profitera pas seule ! Lancez.',
  star: 'Deux 4 mènent à la ligne 4, colonne 4, une étoile : un légume récolté là compte double pour son propriétaire. Et elle touche aussi la carotte d’Ada. Placez-y votre poivron.',
  water:
    'Maintenant, l’eau : un dé au moins aussi haut que votre graine en fait un légume. Et l’eau gagne les voisines de valeur plus basse, à qui qu’elles soient : 4, puis 2, puis 1 ! Arrosez l’artichaut avec un 5.',
  harvest:
    'Les trois sont maintenant des légumes. Une récolte coûte aussi un dé, et s’étend de la même façon. Récoltez l’artichaut avec l’autre 5.',
  points:
    '4 pour l’artichaut, 2 pour le poivron sur son étoile et 1 parce que vous avez emporté la carotte d’Ada : 7 points. Elle en reçoit 2. La table en compte 5 de plus pour votre soleil, tant que vous le gardez.',
  later:
    'Quelques tours plus tard, votre oiseau est sur la ligne 6 et votre cadran solaire sur la ligne 1 : on les place comme les graines, avec deux dés. Ada a une graine de tomate sur la ligne de l’oiseau. Lancez.',
  sun: 'Trop bas pour un beau tour. Une fois par partie, le soleil aide : avant de dépenser un dé, il relance les quatre, ou bien, à tout moment, il tourne un dé sur une autre face. Touchez le soleil et relancez.',
  bird: 'Bien mieux. Un dé déplace l’oiseau en ligne droite sur des cases vides, d’autant de cases au plus. Il peut finir sur la graine d’un autre et la manger. Touchez la tomate d’Ada et volez-y avec le 3.',
  spit: 'S’il l’avale, un de vos jetons reste sur l’oiseau. Ou bien il la recrache contre un autre dé d’au moins sa valeur, et la graine est à vous. Faites-le avec un 4.',
  sundial:
    '4 et 6 ne mènent à aucune étoile, mais vous avez le cadran solaire : une fois par tour, il change les coordonnées, un dé de deux au plus ou deux dés de un. 4 et 6 deviennent 5 et 5. Placez là votre tomate, sur l’étoile.',
  end: 'Vous connaissez Garden Dice. Un 6 change l’oiseau en lapin, qui mange des légumes, et le cadran en épouvantail. La dernière graine met fin à la partie ; récoltez varié, et beaucoup de pareils. Amusez-vous bien !',
};
