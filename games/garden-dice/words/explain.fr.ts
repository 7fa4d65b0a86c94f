import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  space: 'Une case vide. Deux dés placent une tuile ici : l’un est sa ligne, l’autre sa colonne.',
  star: 'Une case avec étoile : un légume récolté ici rapporte le double.',
  seed: 'Une graine. Son propriétaire l’arrose avec un dé d’au moins sa valeur : elle devient un légume, les graines plus faibles à côté aussi.',
  vegetable:
    'Un légume. Son propriétaire le récolte avec un dé d’au moins sa valeur ; les légumes plus faibles à côté viennent avec, quel que soit leur propriétaire.',
  bird: 'Un oiseau. Un dé le déplace en ligne droite ; il peut se poser sur une graine adverse et la manger, sauf si un épouvantail la protège.',
  rabbit: 'Un lapin. Un dé le déplace en ligne droite ; il peut aller sur un légume adverse et le manger.',
  sundial:
    'Un cadran solaire : une fois par tour, il change vos coordonnées, un dé d’un ou deux, ou deux dés d’un chacun. Un six en fait un épouvantail.',
  scarecrow:
    'Sur les huit cases autour de lui, un épouvantail éloigne les oiseaux des graines de son propriétaire et ajoute 3 points à ses légumes, à la place de l’étoile.',
  rock: 'Un rocher bloque sa case jusqu’à la fin de la partie.',
  die: 'L’un de vos quatre dés. Touchez-le, puis ce qu’il doit faire : seul, il achète, arrose, récolte ou déplace ; avec un second, il place une tuile.',
  sun: 'Votre soleil, une fois par partie : relancez les quatre dés avant d’en dépenser un, ou tournez un dé sur la face de votre choix. Si vous l’avez encore à la fin, il vaut 5 points.',
  supply:
    'La réserve : un dé achète une graine qui ne vaut pas plus que lui, deux de la même sorte par tour au plus. La personne qui achète la dernière finit son tour, puis la partie est finie.',
  basket:
    'Le panier : ce qui a été récolté. Une série de cinq légumes différents rapporte 15 points ; trois, quatre, cinq ou plus de la même sorte, 10, 15, 20.',
};
