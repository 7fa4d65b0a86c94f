import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Manches et tours',
    intro: 'Clever se joue de un à quatre joueurs et dure environ une demi-heure.',
    rules: [
      {
        id: 'C-1',
        text: 'À quatre, on joue 4 manches, à trois 5, à deux ou en solo 6. Dans une manche, chacun est actif une fois.',
      },
      {
        id: 'C-2',
        text: 'On tire au sort qui est actif en premier, sauf si la table désigne quelqu’un. Ensuite, on va vers la gauche, toujours dans le même ordre.',
      },
      {
        id: 'C-3',
        text: 'Au début d’une manche, tout le monde reçoit son bonus : à la manche 1 une relance, à la manche 2 un dé supplémentaire, à la manche 3 une relance, à la manche 4 un bonus noir, c’est-à-dire une croix dans le jaune, le bleu ou le vert, ou un 6 dans l’orange ou le rose. Les manches 5 et 6 ne donnent rien.',
      },
    ],
  },
  {
    heading: 'La feuille',
    picture: {
      name: 'sheet',
      caption:
        'Une feuille vide : le jaune et le bleu côte à côte, en dessous les longues rangées verte, orange et rose. Au bout des lignes et des colonnes, et dans certaines cases, figure ce qu’elles donnent.',
    },
    rules: [
      {
        id: 'C-4',
        text: 'Le jaune a quatre lignes de quatre cases ; quatre cases sont cochées dès le début. Un dé coche une case libre portant son nombre, et chaque nombre figure dans deux cases. Une colonne complète rapporte des points.',
      },
      {
        id: 'C-5',
        text: 'Le bleu a les sommes de 2 à 12 sur trois lignes ; il manque la première case de la première ligne. On coche la somme du dé bleu et du dé blanc.',
      },
      {
        id: 'C-6',
        text: 'Le vert a onze cases, à remplir de gauche à droite. Un dé doit montrer au moins le nombre de la prochaine case.',
      },
      {
        id: 'C-7',
        text: 'L’orange a onze cases, à remplir de gauche à droite avec n’importe quel nombre. Les cases 4, 7 et 9 comptent double, la case 11 triple.',
      },
      {
        id: 'C-8',
        text: 'Le rose a onze cases, à remplir de gauche à droite. Chaque nombre doit être plus grand que le précédent, mais après un 6 tout nombre est permis.',
      },
    ],
  },
  {
    heading: 'Votre tour actif',
    picture: {
      name: 'turn',
      caption:
        'Le deuxième lancer : le 4 jaune est pris et posé sur le premier emplacement, les dés plus bas, 2 vert et 1 orange, sont donc sur le plateau. En main : 3 blanc, 6 bleu et 5 rose. Qui prend le 3 blanc garde les deux autres.',
    },
    rules: [
      {
        id: 'C-9',
        text: 'Vous lancez les dés que vous avez en main, six au début, vous en prenez un, vous le posez sur l’un de vos trois emplacements et vous l’inscrivez.',
      },
      {
        id: 'C-10',
        text: 'Chaque dé encore en main qui montre moins que le dé pris va sur le plateau. Les dés égaux restent.',
      },
      {
        id: 'C-11',
        text: 'Vous faites cela jusqu’à trois fois, et vous arrêtez plus tôt si vous n’avez plus de dé en main. Après le troisième lancer, tous les dés encore en main vont sur le plateau. Un lancer dont vous ne pouvez rien inscrire compte parmi les trois.',
      },
      {
        id: 'C-12',
        text: 'Un dé s’inscrit dans la zone de sa couleur, le blanc dans n’importe quelle zone.',
      },
      {
        id: 'C-13',
        text: 'Une croix bleue prend toujours la somme du bleu et du blanc, quel que soit celui des deux que vous avez pris, et où que soit l’autre.',
      },
      {
        id: 'C-14',
        text: 'Une relance relance exactement les dés du dernier lancer, tous. Seul le joueur actif peut en utiliser, tant qu’il en a.',
      },
    ],
  },
  {
    heading: 'La fin d’un tour',
    picture: {
      name: 'tray',
      caption:
        'Le joueur actif a pris 4 jaune, 5 rose et 6 bleu. Sur le plateau : 2 blanc, 2 vert et 1 orange ; l’autre joueur doit en utiliser un pour sa propre feuille. Le blanc irait dans toutes les zones, dans le bleu avec la somme 8.',
    },
    rules: [
      {
        id: 'C-15',
        text: 'Quand le joueur actif a fini, tous les autres inscrivent un dé du plateau, en même temps. Le même dé peut servir à plusieurs.',
      },
      {
        id: 'C-16',
        text: 'Qui ne peut inscrire aucun dé du plateau peut utiliser à la place un dé des emplacements du joueur actif.',
      },
      {
        id: 'C-17',
        text: 'Ensuite, et pour le joueur actif après son dernier lancer, on peut utiliser des dés supplémentaires : chacun fait inscrire un des six dés avec le nombre qu’il montre, où qu’il soit. Pendant un tour, chaque dé ne peut être choisi ainsi qu’une fois, quoi qu’on en ait fait d’autre.',
      },
    ],
  },
  {
    heading: 'Bonus et renards',
    picture: {
      name: 'chain',
      caption:
        'Le 5 jaune a complété la première ligne : une croix bleue attend. Dans la troisième colonne bleue, il y a le 7 et le 11 ; une croix sur le 3 la compléterait et donnerait un 6 dans le rose.',
    },
    rules: [
      {
        id: 'C-18',
        text: 'Une ligne complète du jaune ou du bleu, une colonne bleue complète, la diagonale jaune complète qui descend depuis le haut à gauche, et les cases signalées du vert, de l’orange et du rose donnent aussitôt leur bonus. Un bonus peut en donner un autre.',
      },
      {
        id: 'C-19',
        text: 'Une croix en bonus va, dans le jaune ou le bleu, sur une case libre au choix, dans le vert sur la prochaine, quel que soit le nombre demandé. Un nombre en bonus va dans la prochaine case orange ou rose ; l’orange le multiplie.',
      },
      { id: 'C-20', text: 'À la fin, chaque renard vaut autant que la plus faible de vos cinq zones.' },
    ],
  },
  {
    heading: 'Les points et la fin',
    rules: [
      {
        id: 'C-21',
        text: 'Le jaune rapporte les points des colonnes complètes. Le bleu rapporte 1, 2, 4, 7, 11, 16, 22, 29, 37, 46 ou 56 points pour 1 à 11 croix. Le vert rapporte les points de la dernière case cochée. L’orange et le rose rapportent la somme des nombres inscrits, multipliés là où la case le dit.',
      },
      {
        id: 'C-22',
        text: 'Le plus haut total gagne. En cas d’égalité, la meilleure zone décide ; si elle est égale aussi, la victoire est partagée.',
      },
      {
        id: 'C-23',
        text: 'La partie se termine quand le dernier tour de la dernière manche est fini pour tous. Les relances et les dés supplémentaires qui restent ne valent rien.',
      },
    ],
  },
  {
    heading: 'En solo',
    rules: [
      {
        id: 'C-24',
        text: 'Chacun de vos six tours a une moitié active et une moitié passive. Dans la moitié passive, vous lancez les six dés : les trois plus bas vont sur le plateau, et vous en inscrivez un. Parmi des dés égaux, ceux qui sont plus à droite vont d’abord sur le plateau.',
      },
      {
        id: 'C-25',
        text: 'Votre total est évalué en neuf paliers, qui commencent à 0, 140, 160, 180, 200, 220, 240, 260 et 281 points.',
      },
    ],
  },
  {
    heading: 'Là où le livret se tait',
    rulings: true,
    rules: [
      {
        id: 'C-R1',
        text: 'Si un dé du lancer peut s’inscrire, vous devez en prendre un qui peut s’inscrire, ou utiliser une relance. Si aucun ne le peut, aucun dé ne bouge et vous lancez ensuite les mêmes ; après le troisième lancer, ils vont sur le plateau. Sans relance, il n’y a alors rien à décider, et on ne vous demande rien.',
      },
      {
        id: 'C-R2',
        text: 'Qui peut inscrire un dé du plateau doit en inscrire un. Cela se juge feuille par feuille. Ce n’est que si rien du plateau ne convient que les emplacements sont ouverts, et vous pouvez alors aussi ne rien inscrire. Si rien ne convient du tout, on ne vous demande rien.',
      },
      {
        id: 'C-R3',
        text: 'Un dé que vous ne pourriez pas inscrire ne peut pas être choisi comme dé supplémentaire, et celui-ci vous reste. Si vous n’en pouviez inscrire aucun, on ne vous demande rien.',
      },
      {
        id: 'C-R4',
        text: 'Un bonus doit être utilisé et n’est perdu que si sa zone est pleine. S’il y en a plusieurs, leur propriétaire dit lequel vient ensuite ; les nouveaux s’y ajoutent. Relances, dés supplémentaires et renards sont notés aussitôt.',
      },
      {
        id: 'C-R5',
        text: 'Tout le monde utilise en même temps le bonus d’une manche, avec tout ce qui s’ensuit, avant son premier lancer. On ne propose que ce qui peut servir ; si rien ne le peut, on ne gagne rien.',
      },
      {
        id: 'C-R6',
        text: 'En solo, il n’y a pas de dé supplémentaire dans la moitié passive. Une option de la partie les permet, comme l’édition anglaise de l’éditeur ; chaque moitié est alors un tour à part pour C-17. Les relances ne valent jamais pour la moitié passive.',
      },
      {
        id: 'C-R7',
        text: 'Un tirage au sort décide lesquels des dés égaux sont plus à droite, chaque possibilité ayant la même chance, et seulement quand tous ne vont pas sur le plateau.',
      },
      {
        id: 'C-R8',
        text: 'Si, en solo, rien du plateau ne convient, on n’inscrit rien : il n’y a pas d’emplacements vers lesquels se tourner.',
      },
      {
        id: 'C-R9',
        text: 'Les dés supplémentaires du joueur actif et tout ce que font les autres se passent en même temps ; l’ordre n’y change rien. Vos propres dés supplémentaires viennent après votre dé du plateau ou des emplacements, ou après y avoir renoncé. Un dé supplémentaire gagné en chemin peut servir aussitôt. Les dés choisis se comptent pour chaque joueur et chaque tour.',
      },
      {
        id: 'C-R10',
        text: 'En cas d’égalité, on regarde les cinq zones ; les renards ne sont pas une zone.',
      },
      {
        id: 'C-R11',
        text: 'Une relance vient après un lancer et avant le choix, et n’est pas l’un des trois lancers. Celle que vous gagnez en inscrivant sert pour un lancer suivant.',
      },
      {
        id: 'C-R12',
        text: 'Les dés comptent tels qu’ils sont au moment d’inscrire. Avec le blanc sur un emplacement et le bleu lancé encore une fois, il peut y avoir une seconde croix bleue dans un tour ; si les deux servent au bleu sans lancer entre-temps, ils désignent la même somme.',
      },
      {
        id: 'C-R13',
        text: 'Les cases cochées dès le début comptent pour les lignes et les colonnes. La diagonale jaune a quatre cases libres. Quand les dés plus bas vont sur le plateau, on ne compare que ceux encore en main.',
      },
      {
        id: 'C-R14',
        text: 'Si les bonus en attente ne laissent qu’une possibilité, elle est prise sans demander. À partir de deux, on demande, même si les deux revenaient au même.',
      },
      {
        id: 'C-R15',
        text: 'La relance de la première manche est sur chaque feuille dès le début, même pendant qu’on tire au sort qui commence. On la raconte avec le premier lancer.',
      },
      {
        id: 'C-R16',
        text: 'Le dé pris est sur son emplacement, et les plus bas sur le plateau, avant que ses bonus soient utilisés. Ils le sont avant le lancer suivant.',
      },
    ],
  },
  {
    heading: 'Si quelqu’un s’absente',
    rules: [
      {
        id: 'C-T1',
        text: 'La table joue à sa place. Elle n’utilise pas de relance, et un dé supplémentaire seulement au dernier tour de la partie, quand il serait perdu. Parmi les dés qu’il peut inscrire, le joueur actif en prend un de plus petite valeur, pour garder le plus de dés en main. Parmi ce qui reste, la table joue le coup qui rapporte aussitôt le plus de points, à égalité le premier. Un lancer dont rien ne convient est abandonné.',
      },
    ],
  },
];
