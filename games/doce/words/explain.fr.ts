import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  square:
    'Une case vide. Posez-y un dé, la face que vous voulez dessus : avec quatre dés en ligne qui font exactement 12, vous gagnez la manche.',
  disabled:
    'Votre zone interdite : à côté de votre dé marqué, vous ne pouvez pas poser de dé maintenant. Votre bloqueur peut venir ici.',
  die: 'Un dé posé reste là jusqu’à la fin de la manche. Une ligne peut avoir quatre dés de la même personne, ou trois et un de l’autre à l’une des extrémités.',
  marked:
    'L’anneau de laiton est un marqueur : il est sur le dernier dé posé. Les cases autour sont fermées au prochain dé de la même personne.',
  blocked: 'Il y a un bloqueur ici : aucune ligne ne peut passer par cette case.',
  blocker:
    'Le bloqueur : une fois par manche, avant votre dé, posez-le sur une case vide. Gardé jusqu’à la victoire ou l’égalité, il vaut 5 points.',
  rounds: 'Les points des quatre manches. Après la quatrième, le plus haut total gagne.',
  faces:
    'Vos dés : choisissez la face du dessus. Trois dés de même face coûtent 2 points à la personne qui gagne.',
};
