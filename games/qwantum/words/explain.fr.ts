import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  rising: 'Les quatre premières cases montent : chaque nombre doit dépasser le précédent.',
  falling: 'Après le trait épais, les nombres descendent : chacun doit être plus petit que le précédent.',
  sum: 'Ce que vaut cette couleur maintenant : la somme de ses nombres plus le dé blanc. ✓ veut dire qu’elle va dans la case suivante.',
  column:
    'Une colonne pleine vaut son deuxième plus petit nombre. Si le plus petit y est plusieurs fois, c’est le suivant qui compte.',
  missed:
    'Lancers manqués : si c’est votre tour et que vous n’inscrivez rien ni en B ni en C, vous en cochez un. Le premier coûte 1 point, le deuxième 2, et ainsi de suite ; le cinquième finit la partie.',
  white: 'Le dé blanc : son nombre s’ajoute à chaque couleur.',
  die: 'Un dé de couleur : chaque face est un nombre dans l’une des quatre couleurs, et ne compte que pour elle.',
  steps:
    'Un tour a trois parties. A : lancer, et relancer une fois si vous voulez. B : la personne qui a lancé peut inscrire une couleur. C : tout le monde peut en inscrire une autre, en secret.',
};
