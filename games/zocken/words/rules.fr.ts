import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Matériel',
    intro: 'Zocken se joue de deux à six et dure environ une demi-heure.',
    picture: {
      name: 'strip',
      caption:
        'La piste avant un tour : neuf cases vides. Chacune des sept cases intérieures porte un point de couleur, et sept dés de ces couleurs attendent d’être lancés.',
    },
    rules: [
      {
        id: 'Z-1',
        text: 'Il y a sept dés, chacun d’une couleur différente, une piste de neuf cases, la case DEHORS ! et un jeton de pari par personne.',
      },
      {
        id: 'Z-2',
        text: 'Les sept cases intérieures (2 à 8) portent chacune un point, de sept couleurs différentes ; les cases extérieures (1 et 9) n’en ont pas. De la case 2 à la case 8 : jaune, orange, rouge, violet, bleu, vert, noir. Si votre plateau a un autre ordre, rien ne change : les couleurs ne sont que des noms.',
      },
      {
        id: 'Z-3',
        text: 'Vous jouez à tour de rôle, dans le sens des aiguilles d’une montre. Chacun a trois tours.',
      },
    ],
  },
  {
    heading: 'Votre tour',
    picture: {
      name: 'fits',
      caption:
        'La suite monte : 1, 3 et 5 sont sur les cases 2, 3 et 7. Le dé bleu montre 4 et va entre le 3 et le 5, sur la case 4, 5 ou 6. Sur la case 6, il serait sur sa couleur.',
    },
    rules: [
      {
        id: 'Z-4',
        text: 'Faites ceci sept fois : choisissez un dé que vous n’avez pas encore lancé pendant ce tour, lancez-le et mettez-le à sa place.',
      },
      {
        id: 'Z-5',
        text: 'Un dé se pose sur une case libre de la piste. Il n’en bouge plus jusqu’à la fin du tour.',
      },
      {
        id: 'Z-6',
        text: 'De la case 1 à la case 9, les valeurs ne doivent jamais descendre, ou bien ne jamais monter. Tant qu’il n’y a pas deux valeurs différentes sur la piste, les deux sens restent possibles.',
      },
      {
        id: 'Z-7',
        text: 'Les cases vides ne comptent pas. Deux dés voisins peuvent être égaux, ou différents d’autant que vous voulez. Deux suites permises : 1–1–2–2–4–5–6 et 6–5–5–5–3–1–1.',
      },
      {
        id: 'Z-8',
        text: 'Si un dé peut aller quelque part sur la piste, vous devez l’y mettre. S’il peut aller sur plusieurs cases, vous choisissez.',
      },
      {
        id: 'Z-9',
        text: 'Un dé qui ne va nulle part va sur DEHORS ! Vous ne pouvez pas y mettre un dé par choix.',
      },
      {
        id: 'Z-10',
        text: 'Un dé sur DEHORS ! y reste jusqu’à la fin du tour. Il compte parmi vos sept dés.',
      },
    ],
  },
  {
    heading: 'Les paris',
    picture: {
      name: 'wager',
      caption:
        'C’est le moment de parier : trois dés sont sur la piste, chacun sur sa couleur, et le quatrième n’est pas encore choisi.',
    },
    rules: [
      {
        id: 'Z-11',
        text: 'À chaque tour, les autres peuvent parier, une fois chacun, que la personne dont c’est le tour marquera plus de 50 points.',
      },
      {
        id: 'Z-12',
        text: 'Vous pariez quand le troisième dé est à sa place et que le quatrième n’est pas encore choisi.',
      },
    ],
  },
  {
    heading: 'Les points d’un tour',
    picture: {
      name: 'score',
      caption:
        'Six dés sont sur la piste, dont quatre sur leur couleur. Le dernier, un 6 vert, ne peut aller que sur la case extérieure 9, et il y va : 50 pour les sept dés, moins 10 pour la case extérieure, plus 100 pour quatre couleurs assorties. Cela fait 140, et chaque personne qui a parié reçoit 70.',
    },
    rules: [
      { id: 'Z-13', text: 'Le tour est compté dès que le septième dé est à sa place.' },
      { id: 'Z-14', text: 'Si les sept dés sont sur la piste, vous recevez 50 points.' },
      {
        id: 'Z-15',
        text: 'Dans ce cas, et seulement dans ce cas, chaque dé sur une case extérieure coûte 10 points.',
      },
      {
        id: 'Z-16',
        text: 'S’il y a ne serait-ce qu’un dé sur DEHORS !, vous ne recevez pas les 50 points et les cases extérieures ne coûtent rien. En revanche, chaque dé sur DEHORS ! coûte 20 points.',
      },
      {
        id: 'Z-17',
        text: 'Dans tous les cas, les dés posés sur leur couleur rapportent : 10 points pour un, 30 pour deux, 60 pour trois, 100 pour quatre, 150 pour cinq, 210 pour six et 280 pour les sept.',
      },
      {
        id: 'Z-18',
        text: 'Tout cela ensemble, ce sont les points du tour. Ils vont à la personne dont c’est le tour ; les paris ne lui coûtent rien.',
      },
      {
        id: 'Z-19',
        text: 'Si le tour a rapporté plus de 50 points, chaque personne qui a parié en reçoit la moitié. S’il en a rapporté 50 ou moins, un pari coûte 20 points. Un tour rapporte toujours un multiple de 10 : sa moitié est donc un nombre entier.',
      },
      {
        id: 'Z-20',
        text: 'Ensuite, vous reprenez les dés et les jetons, et c’est à la personne assise à gauche.',
      },
    ],
  },
  {
    heading: 'La fin',
    rules: [
      {
        id: 'Z-21',
        text: 'La partie se termine quand chacun a joué trois tours. Le plus haut total gagne.',
      },
    ],
  },
  {
    heading: 'Précisions',
    rulings: true,
    rules: [
      {
        id: 'Z-R1',
        text: 'Tous les autres décident de leur pari en même temps et en secret. Les paris sont dévoilés ensemble quand tout le monde a décidé.',
      },
      { id: 'Z-R2', text: 'À égalité de points, vous gagnez ensemble.' },
      {
        id: 'Z-R3',
        text: 'Selon le livret, c’est la personne la plus jeune qui commence. Ici, le tirage au sort décide, sauf si vous choisissez.',
      },
      { id: 'Z-R4', extra: true, text: 'Vous pouvez vous entraîner en solo : trois tours, sans paris.' },
      {
        id: 'Z-R5',
        text: 'Vous pouvez parier même si le troisième dé est allé sur DEHORS ! Le quatrième dé n’est choisi que quand tout le monde a décidé ; après, il est trop tard pour parier.',
      },
      {
        id: 'Z-R6',
        text: 'Entre deux valeurs égales, seule la même valeur peut se placer. Un dé qui ne peut aller que sur une case extérieure doit y aller. Les deux premiers dés trouvent toujours une place, cinq au plus vont donc sur DEHORS ! : un tour rapporte de −100 à 330 points.',
      },
      {
        id: 'Z-R7',
        text: 'Un dé sur DEHORS ! n’est jamais assorti, mais ceux qui sont sur leur couleur comptent quand même. Vous choisissez un dé avant de le lancer, et vous ne pouvez plus l’échanger après.',
      },
      {
        id: 'Z-R8',
        text: 'Vous pouvez changer d’avis sur votre pari jusqu’à ce que les paris soient dévoilés. Le dernier choix compte.',
      },
      {
        id: 'Z-R9',
        text: 'Les points affichés pendant un tour comptent les dés tels qu’ils sont : couleurs assorties et dés sur DEHORS ! Les 50 points et les cases extérieures s’ajoutent avec le septième dé, les paris quand le tour est compté.',
      },
    ],
  },
  {
    heading: 'Si une personne est absente',
    rules: [
      {
        id: 'Z-T1',
        text: 'Iacta joue à sa place. Iacta ne parie pas, et choisit le premier dé pas encore lancé, dans l’ordre des points de couleur. Le dé va sur sa couleur s’il peut y aller, sinon sur la première case intérieure possible, sinon sur une case extérieure, sinon sur DEHORS ! Les dés sont lancés automatiquement.',
      },
    ],
  },
];
