import { sheetTables } from './bonus-map.ts';
import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Remplissez cinq zones de couleur sur votre feuille, déclenchez des bonus et obtenez le plus haut total.',
  setup: [
    'D’une à quatre personnes, chacune avec une feuille.',
    'Vous partagez six dés : blanc, jaune, bleu, vert, orange et rose. Chaque feuille a trois cases « dé » pour les dés que vous prenez ; le plateau d’argent, au milieu, reçoit les dés trop bas, et c’est là que les autres choisissent.',
    'Tirez au sort qui commence, ou choisissez. La personne dont c’est le tour s’appelle la personne active. À la manche 1, tout le monde reçoit une relance.',
  ],
  turn: {
    roll: 'La personne active lance les six dés : blanc 3, jaune 4, bleu 6, vert 2, orange 1 et rose 5.',
    take: 'Elle prend le 4 jaune, le pose sur la première case « dé » et coche un 4 dans le jaune. Tous les dés plus bas vont sur le plateau d’argent : le 3 blanc, le 2 vert et le 1 orange.',
    second: 'Elle lance les dés qui restent : bleu 2 et rose 5.',
    done: 'Elle prend le 5 rose et l’inscrit dans le rose. Le 2 bleu est plus bas et va lui aussi sur le plateau d’argent. Il ne reste plus de dé, le tour est donc fini ; sinon, il y aurait un troisième lancer.',
    others:
      'Maintenant, tous les autres utilisent en même temps un dé du plateau d’argent. La deuxième personne prend le 2 vert : la première case verte demande au moins 1.',
  },
  examples: {
    purple:
      'Dans le rose, chaque nombre doit être plus grand que le précédent, mais après un 6, n’importe quel nombre peut suivre. Ici, il y a 2 < 5 < 6 : même un 1 est donc permis maintenant, et le rose vaut alors 2 + 5 + 6 + 1 = 14. 1 < 6, encore un 6, puis un 3 : c’est permis aussi. Un 3 après un 3, ou un 2 après un 4, ne l’est pas.',
  },
  tables: sheetTables({
    bonuses: { caption: 'D’où vient chaque bonus', head: ['Complétée ou remplie', 'Bonus'] },
    colon: ' : ',
    rounds: 'Début de la manche',
    yellowRows: 'Ligne jaune',
    yellowDiagonal: 'Diagonale jaune',
    blueRows: 'Ligne bleue',
    blueColumns: 'Colonne bleue',
    green: 'Case verte',
    orange: 'Case orange',
    purple: 'Case rose',
    gains: {
      yellow: 'croix jaune',
      blue: 'croix bleue',
      green: 'croix verte',
      'orange-4': '4 orange',
      'orange-5': '5 orange',
      'orange-6': '6 orange',
      'pink-6': '6 rose',
      black: 'bonus noir',
      reroll: 'relance',
      'extra-die': 'dé supplémentaire',
      fox: 'renard',
    },
    scores: { caption: 'Ce que rapporte chaque zone', head: ['Zone', 'Points'] },
    areas: {
      yellow: ['Jaune', (columns) => `colonnes complètes, depuis la gauche : ${columns}`],
      blue: ['Bleu', (crosses) => `pour 1 à 11 croix : ${crosses}`],
      green: ['Vert', (cells) => `pour votre dernière croix, depuis la gauche : ${cells}`],
      orange: ['Orange', 'la somme de vos nombres ; les cases 4, 7 et 9 comptent double, la case 11 triple'],
      purple: ['Rose', 'la somme de vos nombres'],
      foxes: ['Renard', 'autant que votre zone la plus faible'],
    },
  }),
};
