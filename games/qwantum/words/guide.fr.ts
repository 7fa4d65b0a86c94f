import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Remplissez quatre lignes de sommes de couleurs qui montent puis descendent, pour que vos colonnes rapportent le plus de points possible.',
  setup: [
    'De deux à quatre personnes, chacune avec une feuille : quatre lignes de six cases, avec un trait épais.',
    'Vous partagez sept dés : un blanc et six aux nombres colorés.',
    'Tirez au sort qui commence, ou choisissez. Un conseil : gardez les trois premières colonnes basses, pour que les lignes puissent encore monter. Plus de 15 dans une couleur, c’est difficile ; plus de 20, c’est rare.',
  ],
  turn: {
    roll: 'A : la personne dont c’est le tour lance les sept dés. Chaque couleur vaut la somme de ses nombres plus le dé blanc : rouge 6 + 3 + 3 = 12. Il n’y a pas de violet, il ne vaut donc que le 3 blanc.',
    keep: 'Une fois, vous pouvez relancer les dés de votre choix. Ici, ils sont assez bons et restent.',
    enter:
      'B : la personne dont c’est le tour peut inscrire la somme d’une couleur dans sa ligne. Le 12 va après 6 et 11 dans la ligne rouge, car jusqu’au trait épais les nombres doivent monter. Le rouge est maintenant fermé.',
    all: 'C : tout le monde, y compris la personne dont c’est le tour, choisit en secret une des autres couleurs. Elle inscrit jaune 10, l’autre personne bleu 10.',
    next: 'Si la personne dont c’est le tour n’inscrit rien ni en B ni en C, c’est un lancer manqué. Puis c’est à la personne suivante.',
  },
  examples: {
    columns:
      'Une colonne pleine vaut son deuxième plus petit nombre ; si le plus petit y est plusieurs fois, c’est le suivant qui compte. Ici, les colonnes valent 6, 8, 12, 16, 11 et 4, en tout 57. Trois lancers manqués coûtent 1 + 2 + 3 = 6. 57 − 6 = 51.',
  },
};
