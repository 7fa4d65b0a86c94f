import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Ce qu’il y a sur la table',
    intro: 'Zocken se joue de deux à six personnes et dure environ une demi-heure.',
    picture: {
      name: 'strip',
      caption:
        'La piste avant un tour : neuf cases vides. Les sept cases intérieures portent chacune un point de couleur, et sept dés de ces couleurs attendent d’être lancés.',
    },
    rules: [
      {
        id: 'Z-1',
        text: 'Il y a sept dés, chacun d’une couleur différente, une piste de neuf cases, la case DEHORS ! et un jeton de pari pour chaque joueur.',
      },
      {
        id: 'Z-2',
        text: 'Au-dessus de chacune des sept cases intérieures (2 à 8) se trouve un point, chaque couleur une fois ; les cases extérieures (1 et 9) n’en ont pas. De la case 2 à la case 8 : jaune, orange, rouge, violet, bleu, vert, noir. Cet ordre est de notre choix : les couleurs ne sont que des noms, tout autre ordre donnerait le même jeu.',
      },
      {
        id: 'Z-3',
        text: 'On joue à tour de rôle, dans le sens des aiguilles d’une montre. Chacun a trois tours.',
      },
    ],
  },
  {
    heading: 'Votre tour',
    picture: {
      name: 'fits',
      caption:
        'La suite monte : 1, 3 et 5 sont sur les cases 2, 3 et 7. Le dé bleu montre 4 et trouve place entre le 3 et le 5, sur les cases 4, 5 et 6. Sur la case 6, il serait sur sa couleur.',
    },
    rules: [
      {
        id: 'Z-4',
        text: 'Sept fois, toujours dans cet ordre : vous choisissez un dé que vous n’avez pas encore lancé pendant ce tour, vous le lancez, vous lui donnez sa place.',
      },
      {
        id: 'Z-5',
        text: 'Un dé se pose sur une case libre de la piste et n’en bouge plus jusqu’à la fin du tour.',
      },
      {
        id: 'Z-6',
        text: 'Lues de la case 1 à la case 9, les valeurs ne doivent jamais descendre, ou bien ne jamais monter. Tant qu’il n’y a pas deux valeurs différentes, les deux sens restent ouverts.',
      },
      {
        id: 'Z-7',
        text: 'Les cases vides ne comptent pas dans la lecture. Deux dés voisins peuvent être égaux, et leur écart est libre.',
      },
      {
        id: 'Z-8',
        text: 'Un dé qui trouve une place doit aller sur la piste. S’il en trouve plusieurs, vous choisissez.',
      },
      {
        id: 'Z-9',
        text: 'Un dé qui ne trouve aucune place va sur DEHORS !. Lui seul : personne ne met un dé dehors parce que cela l’arrange.',
      },
      {
        id: 'Z-10',
        text: 'Un dé sur DEHORS ! y reste jusqu’à la fin du tour et compte parmi vos sept dés.',
      },
    ],
  },
  {
    heading: 'Les paris',
    picture: {
      name: 'wager',
      caption:
        'Le moment des paris : trois dés sont sur la piste, tous sur leur propre couleur, et le quatrième n’est pas encore choisi.',
    },
    rules: [
      {
        id: 'Z-11',
        text: 'À chaque tour, tous les joueurs sauf celui dont c’est le tour peuvent parier une fois que ce tour rapportera plus de 50 points.',
      },
      {
        id: 'Z-12',
        text: 'Le moment de parier vient quand le troisième dé a sa place et que le quatrième n’est pas encore choisi.',
      },
    ],
  },
  {
    heading: 'Les points d’un tour',
    picture: {
      name: 'score',
      caption:
        'Six dés sont sur la piste, dont quatre sur leur propre couleur. Le dernier, un 6 vert, ne trouve place que sur la case extérieure 9. Il y va : 50 pour les sept dés, moins 10 pour la case extérieure, plus 100 pour quatre couleurs assorties, cela fait 140. Qui a parié dessus reçoit 70.',
    },
    rules: [
      { id: 'Z-13', text: 'On compte les points du tour dès que le septième dé a sa place.' },
      { id: 'Z-14', text: 'Si les sept dés sont sur la piste, ils rapportent 50 points.' },
      {
        id: 'Z-15',
        text: 'Dans ce cas, et dans ce cas seulement, chaque dé sur une case extérieure coûte 10 points.',
      },
      {
        id: 'Z-16',
        text: 'Si un seul dé est dehors, il n’y a pas de 50 points, les cases extérieures ne coûtent rien, et chaque dé sur DEHORS ! coûte 20 points.',
      },
      {
        id: 'Z-17',
        text: 'Dans tous les cas, les dés posés sur leur propre couleur comptent ensemble : un dé rapporte 10 points, deux 30, trois 60, quatre 100, cinq 150, six 210 et sept 280.',
      },
      {
        id: 'Z-18',
        text: 'La somme est le résultat du tour et revient à celui qui l’a joué. Les paris ne lui prennent rien.',
      },
      {
        id: 'Z-19',
        text: 'Si le tour a rapporté plus de 50 points, chaque parieur en reçoit la moitié. S’il en a rapporté 50 ou moins, le pari coûte 20. Un tour rapporte toujours un multiple de 10 : sa moitié est donc un nombre entier.',
      },
      {
        id: 'Z-20',
        text: 'Ensuite on reprend les dés et les jetons, et le tour passe à gauche.',
      },
    ],
  },
  {
    heading: 'La fin',
    rules: [
      {
        id: 'Z-21',
        text: 'La partie se termine quand chacun a joué trois tours. Qui a le plus de points gagne.',
      },
    ],
  },
  {
    heading: 'Là où le livret se tait',
    rulings: true,
    rules: [
      {
        id: 'Z-R1',
        text: 'Tous décident de leur pari en même temps et en secret. Les réponses sont dévoilées ensemble quand la dernière est donnée.',
      },
      { id: 'Z-R2', text: 'À égalité de points, la victoire est partagée.' },
      {
        id: 'Z-R3',
        text: 'Selon le livret, le plus jeune commence. Ici on tire au sort, sauf si la table désigne quelqu’un.',
      },
      { id: 'Z-R4', extra: true, text: 'Vous pouvez vous entraîner seul : trois tours, sans paris.' },
      {
        id: 'Z-R5',
        text: 'On demande les paris même si le troisième dé est allé sur DEHORS !. Personne ne choisit le quatrième dé avant que tous aient répondu ; ensuite, il est trop tard pour parier.',
      },
      {
        id: 'Z-R6',
        text: 'Entre deux valeurs égales, seule la même valeur trouve place. Un dé qui ne va que sur une case extérieure doit y aller. Les deux premiers dés trouvent toujours une place, cinq au plus vont donc dehors : un tour rapporte entre −100 et 330 points.',
      },
      {
        id: 'Z-R7',
        text: 'Un dé sur DEHORS ! n’est jamais assorti ; ceux posés sur leur couleur comptent quand même. On choisit un dé avant de le lancer, et on ne l’échange plus après.',
      },
      {
        id: 'Z-R8',
        text: 'Tant que les paris ne sont pas dévoilés, vous pouvez changer votre réponse autant de fois que vous voulez. La dernière compte.',
      },
      {
        id: 'Z-R9',
        text: 'Les points affichés pendant un tour comptent les dés tels qu’ils sont posés : couleurs assorties et dés sur DEHORS !. Les 50 points et les cases extérieures s’ajoutent avec le septième dé, les paris quand le tour est compté.',
      },
    ],
  },
  {
    heading: 'Si quelqu’un s’absente',
    rules: [
      {
        id: 'Z-T1',
        text: 'La table joue à sa place : pas de pari ; parmi les dés non lancés, le premier dans l’ordre des points de couleur ; pour ce dé, sa propre couleur s’il y trouve place, sinon la première case intérieure possible, sinon une case extérieure, sinon DEHORS !. Les dés se lancent d’eux-mêmes.',
      },
    ],
  },
];
