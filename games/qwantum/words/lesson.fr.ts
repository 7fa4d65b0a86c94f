import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Voici votre feuille : quatre lignes de six cases, une par couleur. Chaque ligne se remplit de gauche à droite. Les points viennent des colonnes, mais seulement des pleines. Ada joue contre vous.',
  roll: 'Un tour a trois parties : A, B et C. A, c’est le lancer : un dé blanc et six de couleur, tous à la fois. Lancez-les.',
  sums: 'À côté de chaque ligne figure ce que vaut sa couleur : ses nombres plus le dé blanc, qui compte pour les quatre. Le violet montre 1 et 6 ; avec le 6 blanc, cela fait 13.',
  again:
    'Jusqu’au trait épais, les nombres d’une ligne doivent monter : mieux vaut commencer bas ! Une fois, vous pouvez relancer les dés de votre choix. Touchez le 6 blanc et le 6 violet, puis le bouton qui les relance.',
  second:
    'Les deux dés sont dans votre main, les cinq autres restent. Relancez. Il n’y a pas de troisième lancer.',
  own: 'Maintenant B, pour la personne qui a lancé : vous pouvez inscrire une couleur dans sa ligne. Le bleu, 4 et 2 plus le 2 blanc, fait 8. Touchez le 8 à côté de la ligne bleue.',
  all: 'Le bleu est maintenant fermé, pour tous. En C, tout le monde, vous aussi, peut inscrire une des autres couleurs, en secret et en même temps. Ada a répondu. Le rouge et le jaune valent 6 : inscrivez l’un des deux.',
  adaTurn:
    'Le tour d’Ada. En B, elle a inscrit le jaune : il est fermé pour vous aussi. Mais en C, vous jouez aussi ! Le bleu vaut 12, plus que votre 8. Inscrivez-le.',
  later:
    'Quelques tours plus tard, vous avez de nouveau lancé. Le violet vaut 13, le bleu 17, le rouge 10, et le jaune, absent, seulement le 4 blanc. Il ne manque que le bleu à la colonne 3. Inscrivez le 17 !',
  column:
    'La colonne 3 est pleine et rapporte aussitôt. Ce qui compte, c’est son deuxième plus petit nombre : entre 14, 15, 16 et 17, c’est 15. Si le plus petit y figure plusieurs fois, c’est le suivant.',
  fall: 'Voici C, votre second nombre de ce tour. Votre ligne violette est arrivée au trait épais. Ensuite, les nombres doivent descendre : la case 5 demande moins de 20, et 13 convient. Inscrivez le violet.',
  hope: 'Votre tour suivant. Dans le jaune, il vous faut plus de 16, et vous en êtes à 14. Vous gardez quatre dés et en relancez trois. Bonne chance !',
  missed:
    'Le jaune ne vaut que 15, et le 13 du violet n’est pas plus petit que 13 : rien ne va, ni en B ni en C. Vous cochez donc un lancer manqué et perdez 1 point. Le deuxième coûte 2, et ainsi de suite. Au tour des autres, cela n’arrive jamais.',
  end: 'Vous connaissez Qwantum. La partie s’arrête quand quelqu’un remplit ses quatre lignes ou coche un cinquième lancer manqué. Le plus haut total gagne. Pendant la partie, « Règle » montre la règle de l’étape, et un doigt posé longtemps sur un objet l’explique.',
};
