import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Voici votre feuille : cinq zones de cinq couleurs, et chacune rapporte à sa façon. Les dés disent ce que vous pouvez inscrire, et certaines cases donnent des bonus pour inscrire encore plus. Ada a sa propre feuille.',
  roll: 'À votre tour, vous lancez jusqu’à trois fois et prenez un dé à chaque fois. Vous commencez avec les six : lancez-les.',
  yellow:
    'Un dé s’inscrit dans la zone de sa couleur ; le blanc va avec toutes. Prenez le 3 jaune. Dans le jaune, chaque nombre figure deux fois, et les colonnes complètes comptent : touchez le dé, puis le 3 de votre choix.',
  lower:
    'Votre dé est sur sa case « dé ». Le 2 vert était plus bas : le voilà sur le plateau d’argent, et seul un dé supplémentaire pourrait encore l’inscrire. Le 3 rose était égal, il reste. Lancez les quatre dés que vous avez encore.',
  reroll:
    'Trois 1 et un 2 ! Heureusement, à la manche 1, tout le monde reçoit une relance : vous relancez tous les dés du dernier lancer, et cela ne compte pas parmi vos trois lancers. Utilisez-la.',
  blue: 'C’est mieux ! Dans le bleu, cochez la somme du bleu et du blanc : 4 + 3 = 7. Plus il y a de croix, plus il y a de points. Prenez le blanc, l’un des deux suffit : rien n’est plus bas que son 3, donc rien ne va sur le plateau d’argent.',
  third: 'Il reste un lancer, et vous avez trois dés. Lancez-les.',
  orange:
    'Dans l’orange et le rose, vous écrivez le nombre, de gauche à droite. Dans le rose, chacun doit dépasser le précédent. Dans l’orange, tout va, et certaines cases le doublent ou le triplent. Prenez le 5 orange.',
  adaTakes:
    'Après le dernier lancer, tous les autres dés sont sur le plateau d’argent, et chacun des autres en utilise un. Ada écrit le 4 rose sur sa feuille. Ce que vous laissez sur le plateau d’argent aide les autres !',
  passive:
    'Ada a pris un 6 : ses autres dés sont sur le plateau d’argent. Utilisez-en un ; si aucun ne va, un de ses cases « dé ». Le vert demande au moins le nombre de la case ; vos points sont au-dessus de la dernière croix. Prenez le 3 vert.',
  row: 'Manche 3, votre dernier lancer. Dans la première ligne du jaune, il ne manque que le 5. Une ligne complète donne le bonus placé au bout, ici une croix bleue. Prenez le 5 jaune et cochez-le là.',
  bonus:
    'Ce bonus s’utilise aussitôt, sur la case libre de sa couleur que vous voulez. Dans la troisième colonne bleue, le 7 et le 11 sont déjà cochés. Mettez la croix sur le 3.',
  chained:
    'Une chaîne ! La colonne complète vous a donné un 6 dans le rose, et la troisième case rose une relance. Après un 6, le prochain nombre rose est libre.',
  extra:
    'Et voici le dé supplémentaire de la manche 2. À la fin de tout tour, même celui d’Ada, il vous fait inscrire n’importe lequel des six dés, même déjà utilisé, mais aucun deux fois ainsi. Prenez le 6 blanc pour le 6 de la dernière ligne jaune.',
  fox: 'Cette ligne donne un renard ! À la fin, un renard vaut autant que votre zone la plus faible. Pour l’instant, c’est le jaune : aucune colonne complète, donc 0 point. Ne laissez aucune zone à la traîne.',
  end: 'Vous connaissez Clever. À deux, jouez six manches, puis additionnez zones et renards : le plus haut total gagne. Pendant la partie, « Règle » montre la règle de chaque étape, et un doigt posé longtemps sur un objet l’explique. Bon jeu !',
};
