import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  field:
    'Une case de la piste. De gauche à droite, les valeurs doivent toujours monter ou toujours descendre ; deux valeurs égales peuvent se suivre.',
  outer: 'Une case extérieure : un dé ici coûte 10 des 50 points pour sept dés posés.',
  dot: 'Le point de couleur de cette case : un dé de sa couleur ici est une couleur assortie. Une à sept couleurs assorties rapportent 10, 30, 60, 100, 150, 210 ou 280 points.',
  out: 'DEHORS ! : les dés qui n’ont trouvé aucune place. Chacun coûte 20 points, et un seul suffit à perdre les 50 des sept dés posés.',
  worth: 'Ce que vaut ce tour en l’état.',
  die: 'Un dé encore à lancer. Vous le choisissez avant de connaître sa valeur, et s’il trouve une place sur la piste, il doit y aller.',
  wager:
    'Paris : les personnes qui parient que ce tour dépassera 50 points en reçoivent la moitié si c’est le cas ; sinon, elles en perdent 20.',
};
