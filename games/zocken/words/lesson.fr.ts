import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Cette piste a neuf cases, et les sept cases intérieures portent chacune un point de couleur. À votre tour, vous lancez sept dés, l’un après l’autre, et vous les alignez ici. Ada joue contre vous.',
  pick: 'Chaque dé suit le même chemin : vous le choisissez, vous le lancez, vous le posez. Et vous le choisissez avant de connaître sa valeur ! Commencez par le rouge : touchez-le.',
  roll: 'Le dé rouge est dans votre main. Lancez-le maintenant.',
  match:
    'Un 3. La piste est vide, il peut donc aller partout. Mais la case 4 porte le point rouge, et un dé sur sa couleur rapporte des points. Posez-le là.',
  pickGreen:
    'Une couleur assortie rapporte 10 points, et chaque suivante plus que la précédente. Choisissez maintenant le dé vert. À partir d’ici, les dés sont lancés automatiquement.',
  rising:
    'Un 5. De gauche à droite, la suite doit toujours monter ou toujours descendre. À droite du 3 elle monterait, à gauche elle descendrait. Prenez la case 7, au point vert.',
  smaller:
    'Le dé bleu donne 2. Votre suite monte désormais : le 2 doit être à gauche du 3, loin de sa couleur. Posez-le sur la case 3 : cela laisse de la place à sa gauche.',
  adaWagers:
    'Trois dés sont posés : les autres peuvent parier que votre tour dépassera 50 points. Ada parie ! Si vous y arrivez, elle reçoit la moitié de vos points, et vous ne perdez rien. Sinon, elle en perd 20.',
  pickBlack:
    'Passons au quatrième dé. Le point noir est tout à droite, là où seules les grandes valeurs vont. Choisissez le dé noir et espérez !',
  outer:
    'Un 6 ! Il va sur la 8 et sur la 9. Les deux cases extérieures n’ont pas de couleur, et coûtent 10 chacune si les sept dés trouvent place. Posez-le sur sa couleur : case 8.',
  between:
    'Le dé violet donne 4. Il va entre le 3 et le 5, sur la case 5 ou 6. Le point violet est sur la case 5.',
  mustFit:
    'L’orange, et encore un 4. Deux valeurs égales peuvent se suivre : il reste la case 6, et aucune autre. Un dé qui trouve une place doit y aller.',
  out: 'Le dernier dé est jaune et donne 5. Les cases 1, 2 et 9 sont libres, mais un 5 ne va ni avant le 2 ni après le 6. Il n’a aucune place : envoyez-le sur DEHORS !',
  scored:
    'Le tour est compté : 100 pour quatre couleurs assorties, −20 pour DEHORS !, soit 80 pour vous et, grâce à son pari, 40 pour Ada. Avec un 2 jaune, les sept dés seraient sur la piste : 50 pour cela et 150 pour cinq couleurs assorties.',
  yourWager:
    'C’est le tour d’Ada, et trois de ses dés sont sur leur couleur. Pariez-vous qu’elle dépassera 50 points ? Personne ne voit votre réponse avant que tout le monde ait décidé. À vous de choisir.',
  end: 'Vous connaissez Zocken. Chacun a trois tours, et le plus haut total gagne. Pendant la partie, « Règle » montre la règle de chaque étape, et un doigt posé longtemps sur un objet l’explique. Bon jeu !',
};
