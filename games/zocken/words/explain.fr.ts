import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  field:
    'Une case de la piste. De gauche à droite, les faces doivent toujours monter ou toujours descendre ; des faces égales peuvent se suivre.',
  outer: 'Une case extérieure : un dé ici coûte 10 des 50 points pour sept dés posés.',
  dot: 'Le point de couleur de cette case : un dé de sa couleur ici est une couleur assortie. D’une à sept, elles rapportent 10, 30, 60, 100, 150, 210 ou 280 points.',
  out: 'DEHORS ! : les dés qui n’allaient nulle part. Chacun coûte 20 points, et dès le premier, les 50 pour sept dés posés sont perdus.',
  worth: 'Ce que vaut ce tour en l’état.',
  die: 'Un dé encore à lancer. Vous le choisissez avant de connaître sa face : s’il va quelque part, il doit aller sur la piste.',
  wager:
    'Paris : qui mise que ce tour rapportera plus de 50 reçoit la moitié de ses points si c’est le cas, et perd 20 sinon.',
};
