import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Les dés noirs sont à vous, les blancs à Ada. Les dés ne sont jamais lancés : vous choisissez la face. La première personne qui aligne quatre dés dont la somme fait exactement 12 gagne la manche.',
  face: 'Vous commencez, et votre premier dé peut aller n’importe où. Posez un 3 au milieu : touchez le 3 parmi vos dés, puis la case c3.',
  zone: 'Votre marqueur est sur votre dé : les cases autour sont fermées à votre dé suivant. Il faut donc toujours sauter. Le marqueur d’Ada ne vous ferme rien. Posez un 5 en c1, deux cases sous le 3.',
  adaBlocks:
    'Ada a vu votre colonne c et, avant son dé, a posé en c2 son bloqueur, un dé rouge. Plus rien ne peut s’y poser, et aucune ligne n’y passe. Chacun en a un par manche.',
  moved:
    'Votre marqueur est passé en c1 : les cases autour de lui sont fermées à leur tour, et celles autour de c3 sont rouvertes. Posez un 2 en d5, loin de là.',
  line: 'Une ligne va à l’horizontale, à la verticale ou en diagonale : quatre de vos dés, ou trois des vôtres et un de l’adversaire à une extrémité. Regardez la colonne e : Ada y a déjà 3, 4 et 3.',
  threat:
    'Avec un 2 en e4, Ada ferait 12 ! Votre dé ne peut pas y aller : e4 touche votre dé marqué en d5. Mais le bloqueur va partout. Prenez le dé rouge parmi les vôtres et touchez e4.',
  thenDie:
    'Danger écarté ! Le bloqueur vient avant le dé, c’est donc encore à vous. Sur la rangée 3, il y a votre 3 et, en e3, le 4 d’Ada. Posez un 1 en b3.',
  missing:
    'Votre 1, votre 3 et le 4 d’Ada font 8 : il ne manque que d3. Ada l’a vu. Mais d3 touchait son dé marqué en e2, et son bloqueur est déjà posé : elle n’y pouvait rien.',
  win: 'Trois dés à vous et, à l’extrémité, un d’Ada : c’est votre ligne, si la somme est bonne. 12 moins 8 font 4. Posez un 4 en d3 !',
  won: 'La manche est à vous ! La victoire rapporte 12 points, plus 1 par case vide. Il y en a 14 : cela fait 26. Plus vous gagnez tôt, plus vous marquez. Ada ne gagne rien, mais ne perd rien.',
  bonuses:
    'Un bloqueur gardé aurait rapporté 5 de plus, une ligne de quatre de vos dés 2 de plus. En revanche, trois de vos dés sur la grille de même face coûtent 2 points si vous gagnez : variez-les.',
  gift: 'Attention : une ligne compte, peu importe qui la complète. Votre dé peut faire gagner Ada. Des lignes pour les deux, ou plus personne ne peut poser : égalité, 2 points chacun, plus 5 par bloqueur gardé.',
  end: 'Voilà DOCE. Une partie compte quatre manches, vous commencez à tour de rôle, et le plus haut total gagne. Pendant la partie, « Règle » montre la règle de chaque étape, et un doigt posé longtemps sur un objet l’explique. Bon jeu !',
};
