import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Alignez sept dés dont les valeurs ne font que monter ou que descendre, trouvez le plus de couleurs possible et marquez le plus de points en trois tours.',
  setup: [
    'De deux à six personnes. Mettez au milieu la piste de neuf cases, et dessous la case DEHORS !',
    'La personne dont c’est le tour prend les sept dés. Toutes les autres reçoivent un jeton de pari.',
    'Selon le livret, la personne la plus jeune commence. Ici, tirez au sort qui commence, ou choisissez.',
  ],
  turn: {
    pick: 'Choisissez un dé avant de savoir ce qu’il donnera. Ici, c’est le rouge.',
    roll: 'Lancez-le : un 3.',
    place:
      'La piste est encore vide, il peut donc aller partout. La case 4 porte le point rouge : un dé sur sa propre couleur rapporte des points, alors il va là.',
    second: 'Choisissez et lancez le dé suivant : le vert donne 5.',
    row: 'De gauche à droite, les valeurs ne doivent que monter ou que descendre. À droite du 3, la suite monte. La case 7 porte le point vert.',
    wager:
      'Le 4 bleu va entre le 3 et le 5, sur son propre point. C’est le troisième dé : les autres décident maintenant en secret s’ils parient que vous dépasserez 50 points. Puis vous continuez jusqu’à ce que les sept dés soient posés.',
  },
  examples: {
    all: 'Le dernier dé est un 4 rouge. Il va sur la case 3, les sept dés sont donc sur la piste : 50 points, moins 10 pour le 6 noir sur une case extérieure, plus 60 pour trois couleurs assorties (jaune, violet et bleu). Cela fait 100, et les personnes qui ont parié reçoivent 50.',
    out: 'Si le dernier dé était un 3 rouge, il ne trouverait aucune place et devrait aller sur DEHORS ! Alors pas de 50 points, la case extérieure ne coûte rien et le dé sur DEHORS ! coûte 20 : 60 − 20 = 40.',
  },
  tables: [
    {
      caption: 'Trois suites',
      head: ['Cases', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
      rows: [
        ['monte : permise', '–', '1', '1', '2', '–', '2', '4', '5', '6'],
        ['descend : permise', '6', '5', '5', '5', '–', '3', '–', '1', '1'],
        ['pas permise', '–', '1', '3', '–', '2', '–', '–', '–', '–'],
      ],
    },
    {
      caption: 'Dés sur leur couleur',
      head: ['Couleurs assorties', 'Points'],
      rows: [
        ['1', '10'],
        ['2', '30'],
        ['3', '60'],
        ['4', '100'],
        ['5', '150'],
        ['6', '210'],
        ['7', '280'],
      ],
    },
  ],
};
