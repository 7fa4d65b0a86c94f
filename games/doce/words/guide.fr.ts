import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Alignez avant l’autre quatre dés dont la somme fait exactement 12, et marquez le plus de points en quatre manches.',
  setup: [
    'Vous jouez à deux sur une grille vide de cinq cases sur cinq.',
    'Une personne a onze dés noirs, l’autre onze dés blancs. Chacune a aussi un bloqueur rouge et un marqueur.',
    'Selon le livret, la personne la plus jeune commence. Ici, tirez au sort qui commence, ou choisissez.',
  ],
  turn: {
    start:
      'C’est aux noirs. Leur marqueur est sur le 4 du milieu : les cases autour leur sont fermées. Le marqueur blanc ne gêne pas les noirs.',
    blocker:
      'Avant le dé, les noirs peuvent poser leur bloqueur, une fois par manche. Ici, il va en d4 : plus aucune ligne ne passe par cette case.',
    die: 'Puis les noirs doivent poser un dé sur une case qui n’est pas fermée, avec la face de leur choix : un 2 en c1.',
    marker:
      'Leur marqueur passe sur le nouveau dé. Les cases autour de c1 sont maintenant fermées, et celles autour de c3 sont rouvertes.',
    opponent:
      'Les blancs posent un 3 en b4, loin de leur dé marqué. Vous jouez ainsi à tour de rôle jusqu’à ce que quelqu’un ait une ligne.',
  },
  examples: {
    win: 'Avec un 2 en d4, les noirs ont quatre dés noirs dans la colonne d : 3 + 6 + 1 + 2 = 12. Ils marquent 12 pour la victoire, 2 pour la ligne de quatre de leurs dés, 5 pour le bloqueur gardé et 13 pour les cases vides, moins 2 pour trois dés qui montrent 2. Cela fait 30. Les blancs ne marquent rien.',
  },
};
