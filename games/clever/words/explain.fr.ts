import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  die: 'Un dé de cette couleur sert dans la zone de la même couleur. Si vous le prenez, tous les dés de votre main qui montrent moins vont sur le plateau d’argent.',
  white:
    'Le dé blanc compte pour n’importe quelle couleur. Dans le bleu, son nombre s’ajoute toujours à celui du dé bleu.',
  fields:
    'Les cases « dé » : chaque dé que vous prenez à votre tour vient ici. Il y en a trois, donc trois dés au plus.',
  platter:
    'Le plateau d’argent : les dés qui montraient moins que le dé pris. À la fin du tour, chacun des autres en utilise un.',
  yellow:
    'Jaune : cochez l’une des deux cases qui portent le nombre du dé. Seules les colonnes pleines rapportent des points ; les lignes pleines et la diagonale donnent des bonus.',
  blue: 'Bleu : cochez la somme du dé bleu et du dé blanc. Plus il y a de croix, plus il y a de points ; les lignes et colonnes pleines donnent des bonus.',
  green:
    'Vert : de gauche à droite. Le dé doit montrer au moins le nombre de la case. Le nombre au-dessus de la dernière croix donne vos points.',
  orange:
    'Orange : de gauche à droite, n’importe quel nombre. Il compte tel quel, double sur ×2 et triple sur ×3 ; leur somme fait vos points.',
  pink: 'Rose : de gauche à droite, chaque nombre plus grand que le précédent ; après un 6, tout est permis. Leur somme fait vos points.',
  bonus:
    'Un bonus : dès que vous le gagnez, inscrivez-le là où il y a de la place. Il peut en déclencher un autre.',
  fox: 'Un renard : à la fin, chacun vaut autant que votre zone la plus faible.',
  reroll:
    'Relances : à votre tour, après un lancer, dépensez-en une pour relancer les mêmes dés. Les cercles vides restent à gagner, les cercles barrés sont utilisés.',
  'extra-die':
    'Dés supplémentaires : à la fin de chaque tour, utilisez-en un pour inscrire n’importe lequel des six dés, où qu’il soit, même s’il a déjà servi. Aucun dé deux fois ainsi dans le même tour.',
  rounds:
    'Les manches de la partie. Au début d’une manche, tout le monde reçoit ce qui est dessiné sous son numéro.',
};
