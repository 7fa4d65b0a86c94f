import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Manches et tours',
    intro: 'Clever se joue en solo ou à plusieurs, jusqu’à quatre, et dure environ une demi-heure.',
    rules: [
      {
        id: 'C-1',
        text: 'À quatre, vous jouez 4 manches ; à trois, 5 ; à deux ou en solo, 6. À chaque manche, chacun est actif une fois.',
      },
      {
        id: 'C-2',
        text: 'Tirez au sort la première personne active, ou choisissez. Ensuite, c’est à la personne assise à sa gauche, toujours dans le même ordre.',
      },
      {
        id: 'C-3',
        text: 'Au début de chaque manche, tout le monde reçoit un bonus. Manches 1 et 3 : une relance. Manche 2 : un dé supplémentaire. Manche 4 : un bonus noir, c’est-à-dire une croix dans le jaune, le bleu ou le vert, ou bien un 6 dans l’orange ou le rose. Manches 5 et 6 : rien.',
      },
    ],
  },
  {
    heading: 'La feuille',
    picture: {
      name: 'sheet',
      caption:
        'Une feuille vide. Le jaune et le bleu sont côte à côte ; en dessous, les longues lignes verte, orange et rose. Les symboles au bout des lignes et des colonnes, et dans certaines cases, sont les bonus.',
    },
    rules: [
      {
        id: 'C-4',
        text: 'Le jaune a quatre lignes de quatre cases, dont quatre sont cochées dès le début. Avec un dé, vous cochez une case libre qui porte son nombre ; chaque nombre y est deux fois. Les colonnes complètes rapportent des points.',
      },
      {
        id: 'C-5',
        text: 'Le bleu a les sommes de 2 à 12 sur trois lignes ; il n’y a pas de case en haut à gauche. Vous cochez la somme du dé bleu et du dé blanc, dans l’ordre que vous voulez, comme dans le jaune.',
      },
      {
        id: 'C-6',
        text: 'Le vert a onze cases, à remplir de gauche à droite. Pour cocher la suivante, le dé doit montrer au moins le nombre qui y figure.',
      },
      {
        id: 'C-7',
        text: 'L’orange a onze cases, à remplir de gauche à droite. Vous inscrivez ce que montre le dé ; tous les nombres sont permis. Les cases 4, 7 et 9 comptent double, la case 11 triple.',
      },
      {
        id: 'C-8',
        text: 'Le rose a onze cases, à remplir de gauche à droite. Chaque nombre doit être plus grand que le précédent. Après un 6, n’importe quel nombre peut suivre.',
      },
    ],
  },
  {
    heading: 'Votre tour actif',
    picture: {
      name: 'turn',
      caption:
        'Un deuxième lancer. Le 4 jaune du premier est sur la première case « dé » ; les dés plus bas, le 2 vert et le 1 orange, sont donc sur le plateau d’argent. En main, il y a le 3 blanc, le 6 bleu et le 5 rose. Si vous prenez maintenant le 3 blanc, vous gardez les deux autres.',
    },
    rules: [
      {
        id: 'C-9',
        text: 'Lancez tous les dés que vous avez en main, six au début. Prenez-en un, posez-le sur l’une de vos trois cases « dé » et inscrivez-le sur votre feuille.',
      },
      {
        id: 'C-10',
        text: 'Chaque dé de votre main qui montre moins que le dé pris va sur le plateau d’argent. Les dés égaux restent en main.',
      },
      {
        id: 'C-11',
        text: 'Vous faites cela jusqu’à trois fois. Si vous n’avez plus de dé, votre tour finit plus tôt. Après le troisième lancer, tous les dés de votre main vont sur le plateau d’argent. Un lancer dont vous ne pouvez rien inscrire compte quand même parmi les trois.',
      },
      {
        id: 'C-12',
        text: 'Un dé de couleur s’inscrit dans la zone de sa couleur, le dé blanc dans la zone de votre choix.',
      },
      {
        id: 'C-13',
        text: 'Dans le bleu, vous additionnez toujours le dé bleu et le dé blanc. Peu importe lequel des deux vous avez pris et où se trouve l’autre : en main, sur une case « dé » ou sur le plateau d’argent. En solo, c’est pareil dans la moitié passive.',
      },
      {
        id: 'C-14',
        text: 'Avec une relance, la personne active relance tous les dés du dernier lancer, pas seulement quelques-uns. Vous pouvez utiliser toutes les relances que vous avez.',
      },
    ],
  },
  {
    heading: 'La fin d’un tour',
    picture: {
      name: 'tray',
      caption:
        'La personne active a pris le 4 jaune, le 5 rose et le 6 bleu. Sur le plateau d’argent, il y a le 2 blanc, le 2 vert et le 1 orange ; l’autre personne doit en utiliser un. Le blanc irait dans toutes les zones ; dans le bleu, il fait 6 + 2 = 8.',
    },
    rules: [
      {
        id: 'C-15',
        text: 'Quand la personne active a fini, toutes les autres inscrivent en même temps un dé du plateau d’argent sur leur feuille. Le même dé peut servir à plusieurs.',
      },
      {
        id: 'C-16',
        text: 'Si vous ne pouvez inscrire aucun dé du plateau d’argent, vous pouvez en utiliser un des cases « dé » de la personne active.',
      },
      {
        id: 'C-17',
        text: 'Ensuite, vous pouvez utiliser des dés supplémentaires : chacun vous fait inscrire l’un des six dés, où qu’il soit, avec le nombre qu’il montre. La personne active le fait après son dernier lancer. Pendant un tour, vous ne pouvez pas choisir ainsi deux fois le même dé, mais vous pouvez choisir un dé qui a déjà servi autrement.',
      },
    ],
  },
  {
    heading: 'Bonus et renards',
    picture: {
      name: 'chain',
      caption:
        'Le 5 jaune a complété la première ligne et donne une croix bleue. Dans la troisième colonne bleue, le 7 et le 11 sont déjà cochés : une croix sur le 3 la compléterait et donnerait un 6 dans le rose.',
    },
    rules: [
      {
        id: 'C-18',
        text: 'Vous recevez aussitôt un bonus pour une ligne complète du jaune ou du bleu, une colonne bleue complète, la diagonale jaune complète d’en haut à gauche à en bas à droite, et chaque case verte, orange ou rose qui porte un symbole. Un bonus peut en déclencher un autre.',
      },
      {
        id: 'C-19',
        text: 'Une croix en bonus va, dans le jaune ou le bleu, sur une case libre de votre choix ; dans le vert, sur la suivante, quel que soit son nombre. Un nombre en bonus va dans la prochaine case orange ou rose, et l’orange le multiplie comme d’habitude : un 6 dans la case orange 4 compte 12.',
      },
      {
        id: 'C-20',
        text: 'À la fin, chaque renard vaut autant que la plus faible de vos cinq zones. Si une zone ne rapporte rien, vos renards non plus.',
      },
    ],
  },
  {
    heading: 'Les points et la fin',
    rules: [
      {
        id: 'C-21',
        text: 'Jaune : 10, 14, 16 et 20 points pour les colonnes complètes. Bleu : 1, 2, 4, 7, 11, 16, 22, 29, 37, 46 ou 56 points pour 1 à 11 croix. Vert : les points de la dernière case cochée, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 ou 66. Orange et rose : la somme des nombres inscrits, doublés ou triplés là où la case le dit.',
      },
      {
        id: 'C-22',
        text: 'Le plus haut total gagne. À égalité de points, la meilleure zone décide ; si elle est égale aussi, vous gagnez ensemble.',
      },
      {
        id: 'C-23',
        text: 'La partie est finie quand tout le monde a terminé le dernier tour de la dernière manche. À la fin de ce tour, vous pouvez encore utiliser des dés supplémentaires ; les relances et les dés qui restent ensuite ne valent rien.',
      },
    ],
  },
  {
    heading: 'En solo',
    rules: [
      {
        id: 'C-24',
        text: 'Vous jouez six tours, avec chacun une moitié active et une moitié passive. Dans la moitié passive, vous lancez les six dés, vous mettez les trois plus bas sur le plateau d’argent et vous en inscrivez un. À valeur égale, les dés les plus à droite y vont d’abord.',
      },
      {
        id: 'C-25',
        text: 'Il y a neuf appréciations pour votre total ; elles commencent à 0, 140, 160, 180, 200, 220, 240, 260 et 281 points. Leurs noms sont de nous.',
      },
    ],
  },
  {
    heading: 'Précisions',
    rulings: true,
    rules: [
      {
        id: 'C-R1',
        text: 'Si vous pouvez inscrire un des dés lancés, vous devez en prendre un que vous pouvez inscrire, ou utiliser une relance. Si vous ne pouvez en inscrire aucun, les dés restent où ils sont et vous relancez les mêmes ; après le troisième lancer, ils vont sur le plateau d’argent. Dans ce cas, Iacta ne vous demande quelque chose que si vous avez une relance.',
      },
      {
        id: 'C-R2',
        text: 'Si vous pouvez inscrire un dé du plateau d’argent, vous devez le faire ; seule votre feuille compte. Vous ne pouvez utiliser les cases « dé » que si rien ne convient sur le plateau d’argent, et alors vous pouvez aussi ne rien inscrire. Si rien ne convient du tout, Iacta ne vous demande rien.',
      },
      {
        id: 'C-R3',
        text: 'Vous ne pouvez pas utiliser un dé supplémentaire pour un dé que vous ne pourriez pas inscrire ; vous le gardez. Si vous ne pouvez inscrire aucun des six, Iacta ne vous demande rien.',
      },
      {
        id: 'C-R4',
        text: 'Vous devez utiliser un bonus, et vous ne le perdez que si sa zone est pleine. Le livret dit de l’utiliser aussitôt ; si vous en avez plusieurs, vous choisissez lequel vient ensuite, et les nouveaux s’y ajoutent. Relances, dés supplémentaires et renards sont aussitôt notés sur la feuille.',
      },
      {
        id: 'C-R5',
        text: 'Tout le monde utilise le bonus de la manche en même temps, avec tout ce qu’il déclenche, avant le premier lancer. Vous ne pouvez choisir que ce que vous pouvez utiliser ; si ce n’est rien, vous ne recevez rien.',
      },
      {
        id: 'C-R6',
        text: 'En solo, vous ne pouvez pas utiliser de dé supplémentaire dans la moitié passive. Une option le permet, comme l’édition anglaise de l’éditeur ; pour C-17, chaque moitié compte alors comme un tour. Une relance n’est jamais possible dans la moitié passive.',
      },
      {
        id: 'C-R7',
        text: 'Le tirage au sort décide lesquels des dés égaux sont plus à droite, tous avec la même chance, et seulement s’ils ne vont pas tous sur le plateau d’argent de toute façon.',
      },
      {
        id: 'C-R8',
        text: 'En solo, si rien ne convient sur le plateau d’argent, vous n’inscrivez rien : il n’y a pas les cases « dé » d’une autre personne.',
      },
      {
        id: 'C-R9',
        text: 'Les dés supplémentaires de la personne active et tout ce que font les autres se passent en même temps ; l’ordre n’y change rien. Vos dés supplémentaires viennent après votre dé du plateau d’argent ou des cases « dé », ou après n’avoir rien inscrit. Vous pouvez utiliser aussitôt un dé supplémentaire que vous venez de gagner. Les choix se comptent séparément pour chaque personne et chaque tour.',
      },
      {
        id: 'C-R10',
        text: 'Pour l’égalité de C-22, seules les cinq zones comptent ; les renards ne sont pas une zone.',
      },
      {
        id: 'C-R11',
        text: 'Une relance vient après un lancer et avant de prendre un dé. Ce n’est pas l’un des trois lancers. Une relance gagnée en inscrivant sert pour un lancer suivant.',
      },
      {
        id: 'C-R12',
        text: 'Ce qui compte, c’est ce que montre un dé au moment où vous inscrivez. Si le blanc est sur une case « dé » et que vous relancez le bleu, une deuxième croix bleue est possible pendant le même tour. Si les deux servent au bleu sans lancer entre-temps, ils donnent la même somme.',
      },
      {
        id: 'C-R13',
        text: 'Les cases cochées dès le début comptent pour les lignes et les colonnes. Les quatre cases de la diagonale jaune sont toutes à cocher en jouant. Seuls les dés de votre main peuvent aller sur le plateau d’argent, jamais ceux de vos cases « dé ».',
      },
      {
        id: 'C-R14',
        text: 'Si vos bonus ne laissent qu’une possibilité, Iacta les utilise pour vous. S’il y en a deux ou plus, vous choisissez, même si elles reviennent au même.',
      },
      {
        id: 'C-R15',
        text: 'La relance de la manche 1 est sur chaque feuille dès le début, même avant le tirage au sort. Elle apparaît dans le déroulement avec le premier lancer.',
      },
      {
        id: 'C-R16',
        text: 'D’abord, le dé pris va sur sa case « dé » et les plus bas sur le plateau d’argent. Ensuite, vous utilisez ses bonus, et seulement après, vous lancez de nouveau.',
      },
    ],
  },
  {
    heading: 'Si une personne est absente',
    rules: [
      {
        id: 'C-T1',
        text: 'Iacta joue à sa place. Iacta n’utilise pas de relance, et des dés supplémentaires seulement au dernier tour de la partie, quand ils seraient perdus. Si cette personne est active, Iacta prend le dé le plus bas qu’elle peut inscrire, pour garder le plus de dés en main. Parmi les coups qui restent, Iacta joue celui qui rapporte aussitôt le plus de points, ou le premier s’il y en a plusieurs. Si rien ne convient, le lancer est perdu.',
      },
    ],
  },
];
