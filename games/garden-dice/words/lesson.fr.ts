import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Un seul potager pour tout le monde : six lignes, comptées depuis le haut, et six colonnes. Vous y plantez, arrosez et récoltez, et Ada aussi. Les légumes rapportent de 1 point, pour un poivron, à 5 pour une aubergine.',
  roll: 'À votre tour, vous lancez quatre dés et vous les dépensez un par un, comme vous voulez. Un dé encore utile doit être utilisé. Lancez-les.',
  buy: 'Il vous faut d’abord des graines. Un dé achète une graine qui vaut au plus autant que lui. Achetez un artichaut, valeur 4, avec votre 4 : touchez-le dans la réserve.',
  buyPepper:
    'La graine est devant vous avec l’un de vos huit jetons : elle est à vous. Un 1 suffit pour un poivron : achetez-en un. En un tour, vous pouvez acheter au plus deux graines de la même sorte.',
  place:
    'Deux dés placent une tuile : l’un donne la ligne, l’autre la colonne, dans l’ordre que vous voulez. Touchez votre artichaut, puis ligne 3, colonne 5. Avec 3 et 5, ligne 5, colonne 3 irait aussi.',
  adaPlants:
    'Vous avez dépensé tous vos dés : votre tour est fini. Ada a planté une carotte, valeur 2, juste sous votre artichaut. Elle ne va pas la garder pour elle ! Lancez.',
  star: 'Deux 5 mènent à la ligne 5, colonne 5. C’est une étoile : un légume récolté ici compte double pour son propriétaire. Et c’est juste à côté de la carotte d’Ada. Placez-y votre poivron.',
  water:
    'Maintenant, l’eau : un dé au moins égal à votre graine la change en légume. Et l’eau se propage aux graines voisines de valeur plus basse, même à celles d’Ada : 4, puis 2, puis 1 ! Arrosez l’artichaut avec un 4.',
  harvest:
    'Voilà trois légumes. Récolter coûte aussi un dé, et la récolte se propage de la même façon. Récoltez votre artichaut avec l’autre 4.',
  points:
    '4 pour l’artichaut, 2 pour le poivron sur l’étoile et 1 parce que votre récolte a atteint la carotte d’Ada : 7 points. Ada en reçoit 2 pour sa carotte.',
  sets: 'À la fin, votre panier rapporte encore. Cinq légumes différents font une série : 15 points. Trois de la même sorte font une collection : 10 points ; quatre en valent 15, cinq ou plus 20. Les mêmes légumes comptent pour les deux.',
  atTheEnd:
    'Deux autres choses comptent à la fin : votre soleil vaut 5 points si vous l’avez encore, et chaque graine achetée mais pas placée en coûte 5, sauf la première.',
  rock: 'À deux, vous avez aussi chacun un rocher. Vous le placez avec deux dés, comme une graine, mais sans jeton. Il bloque sa case pour toujours, pour les tuiles et pour les animaux.',
  later:
    'Quelques tours plus tard, votre oiseau est sur la ligne 6 et votre cadran solaire sur la ligne 1 : vous les placez comme des graines, avec deux dés. Ada a une graine de tomate sur la ligne de votre oiseau. Lancez.',
  sun: 'Trop bas pour un bon tour. Une fois par partie, le soleil vous aide : il relance les quatre dés avant que vous en dépensiez un, ou change la face d’un dé à tout moment. Touchez le soleil et relancez.',
  bird: 'C’est mieux. Un dé déplace votre oiseau en ligne droite sur des cases vides, d’autant de cases au plus que le dé en montre. Il peut se poser sur une graine adverse et la manger. Touchez la tomate d’Ada et volez-y avec le 3.',
  spit: 'S’il l’avale, un de vos jetons reste sur l’oiseau. Ou bien il la recrache : ça coûte un autre dé, au moins égal à la graine, et la graine est à vous. Faites-le avec un 4.',
  sundial:
    'Deux 4 ne mènent à aucune étoile, mais vous avez le cadran solaire : une fois par tour, il change les coordonnées, un dé de deux au plus ou deux dés de un. Deux 4 deviennent deux 5. Placez-y votre tomate.',
  end: 'Vous savez jouer à Garden Dice. Un 6 change l’oiseau en lapin, qui mange les légumes, et le cadran en épouvantail. La dernière graine finit la partie. « Règle » montre la règle de chaque étape ; un doigt posé longtemps sur un objet l’explique.',
};
