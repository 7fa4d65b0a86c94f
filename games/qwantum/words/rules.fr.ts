import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Matériel',
    intro: 'Qwantum se joue de deux à quatre et dure de 15 à 30 minutes.',
    picture: {
      name: 'sheet',
      caption:
        'Une feuille en milieu de partie. La ligne violette est pleine : 4, 9, 15 et 22 montent jusqu’au trait épais ; après, 17 et 6 descendent. Il y a deux nombres dans le bleu, un dans le rouge et encore aucun dans le jaune.',
    },
    rules: [
      {
        id: 'Q-1',
        text: 'De deux à quatre personnes, chacune avec une feuille. Tirez au sort qui joue le premier tour, sauf si vous choisissez (Q-R10) ; ensuite, vous jouez à tour de rôle, dans le sens des aiguilles d’une montre.',
      },
      {
        id: 'Q-2',
        text: 'Il y a sept dés : un blanc avec les nombres de 1 à 6, et six avec des nombres de couleur, en rouge (R), jaune (Y), bleu (B) et violet (P) : les lettres sont les initiales anglaises.\nDé 1 : R1 R4 Y5 B1 B5 P6\nDé 2 : R2 R6 Y1 Y3 B5 P4\nDé 3 : R1 R3 Y2 Y4 B4 P3\nDé 4 : R5 Y6 B2 B4 P1 P3\nDé 5 : R3 Y4 B2 B6 P2 P5\nDé 6 : R6 Y1 Y5 B3 P2 P6\nChaque couleur a neuf faces, et chaque nombre est sur six des 36. Le texte du livret ne donne pas les faces : celles-ci viennent de descriptions publiées du jeu.',
      },
      {
        id: 'Q-3',
        text: 'Une feuille a quatre lignes, violette, bleue, rouge et jaune, de six cases chacune. Remplissez chaque ligne de gauche à droite, sans sauter de case. Quelle ligne, et quand, c’est vous qui choisissez. Une ligne pleine ne prend plus rien.',
      },
      {
        id: 'Q-4',
        text: 'Chaque ligne a un trait épais entre les cases 4 et 5 ; sa place vient elle aussi de descriptions publiées. Dans les cases 1 à 4, chaque nombre doit être plus grand que le précédent ; dans les cases 5 et 6, il doit être plus petit que le précédent. Deux nombres égaux ne sont pas permis.',
      },
    ],
  },
  {
    heading: 'Un tour : lancer',
    picture: {
      name: 'sums',
      caption:
        'Les dés montrent bleu 5 et 2, rouge 6 et 3, jaune 6 et 1, et un 3 blanc. Le bleu vaut donc 10, le rouge 12 et le jaune 10. Il n’y a pas de violet : il vaut 3, et cela ne va pas dans la ligne violette, car 3 n’est pas plus grand que 5.',
    },
    rules: [
      {
        id: 'Q-5',
        text: 'Votre tour a trois actions, toujours dans cet ordre : A, B, C.',
      },
      { id: 'Q-6', text: 'A : lancez les sept dés.' },
      {
        id: 'Q-7',
        text: 'Toujours A : vous pouvez relancer une fois, avec les dés de votre choix.',
      },
      {
        id: 'Q-8',
        text: 'Une couleur vaut la somme de ses nombres plus le dé blanc : 33 au plus.',
      },
    ],
  },
  {
    heading: 'Un tour : inscrire',
    picture: {
      name: 'closed',
      caption:
        'Le même tour en C, vu par l’autre personne. Le rouge a été inscrit en B : il est fermé pour tout le monde. Le 3 violet et le 10 bleu iraient ici. Le 10 jaune non, car il y a déjà un 12.',
    },
    rules: [
      {
        id: 'Q-9',
        text: 'B : si c’est votre tour, vous pouvez inscrire la valeur d’une couleur dans la ligne de cette couleur, sur votre feuille. Les autres n’inscrivent encore rien.',
      },
      {
        id: 'Q-10',
        text: 'C : tout le monde, y compris la personne dont c’est le tour, peut inscrire une couleur qui n’a pas été inscrite en B. Si rien n’a été inscrit en B, les quatre sont ouvertes. Plusieurs personnes peuvent inscrire la même couleur. Vous choisissez tous en même temps et en secret (Q-R3).',
      },
      {
        id: 'Q-11',
        text: 'Si c’est votre tour et que vous n’inscrivez rien ni en B ni en C, vous cochez un lancer manqué. Les autres n’en cochent jamais.',
      },
      {
        id: 'Q-12',
        text: 'Votre premier lancer manqué coûte 1 point, le deuxième 2, le troisième 3, le quatrième 4 et le cinquième 5.',
      },
    ],
  },
  {
    heading: 'Les points et la fin',
    picture: {
      name: 'score',
      caption:
        'Une feuille pleine à la fin. Les colonnes rapportent 6, 10, 15, 20, 13 et 6, soit 70. Dans la deuxième, le plus petit nombre, 9, est là deux fois : c’est le suivant, 10, qui compte. Un lancer manqué coûte 1 : le total est de 69.',
    },
    rules: [
      {
        id: 'Q-13',
        text: 'Une colonne rapporte son deuxième plus petit nombre dès que ses quatre cases sont remplies.',
      },
      {
        id: 'Q-14',
        text: 'Si le plus petit nombre est plusieurs fois dans la colonne, c’est le suivant qui compte : 5, 5, 7, 9 rapporte 7, et 5, 5, 5, 9 rapporte 9. Quatre nombres égaux rapportent ce nombre.',
      },
      {
        id: 'Q-15',
        text: 'La partie se termine quand quelqu’un a rempli ses quatre lignes. Si la personne dont c’est le tour y arrive en B, C n’est pas joué.',
      },
      {
        id: 'Q-16',
        text: 'La partie se termine aussi après C, si la personne dont c’est le tour a coché son cinquième lancer manqué.',
      },
      {
        id: 'Q-17',
        text: 'Votre total, c’est ce que rapportent vos colonnes complètes, moins vos lancers manqués. Les colonnes incomplètes ne rapportent rien. Le plus haut total gagne.',
      },
    ],
  },
  {
    heading: 'Précisions',
    rulings: true,
    rules: [
      {
        id: 'Q-R1',
        text: 'Un tour se déroule ainsi : A ; B ; la partie est-elle finie ? C, avec tous les choix dévoilés ensemble ; le lancer manqué ; la partie est-elle finie ? Tout ce qui est inscrit dans le dernier C compte, même si plusieurs personnes y remplissent leur feuille, et un lancer manqué du dernier tour aussi. Il n’y a pas de tour de plus pour se rattraper.',
      },
      {
        id: 'Q-R2',
        text: 'À égalité de points, vous gagnez ensemble. Un total peut être négatif.',
      },
      {
        id: 'Q-R3',
        text: 'Les valeurs des couleurs sont fixées avant B. En C, vous choisissez tous en même temps et en secret : le livret ne le dit pas, mais ainsi personne n’attend de voir ce que font les autres. Vous pouvez changer votre choix jusqu’à ce que le dernier soit fait.',
      },
      {
        id: 'Q-R4',
        text: 'La couleur inscrite en B est fermée en C pour tout le monde, y compris pour la personne qui l’a inscrite. Celle-ci peut en inscrire une autre : deux nombres en un tour. Inscrire n’est jamais obligatoire, vous pouvez donc aussi choisir un lancer manqué.',
      },
      {
        id: 'Q-R5',
        text: 'Une couleur qu’aucun dé ne montre ne vaut que le dé blanc, en B comme en C.',
      },
      {
        id: 'Q-R6',
        text: 'La case 5 n’est comparée qu’à la case 4, et la case 6 qu’à la case 5. Vous pouvez inscrire un 1 dans la case 5, mais alors cette ligne ne pourra plus être complète.',
      },
      {
        id: 'Q-R7',
        text: 'Vous pouvez relancer n’importe quels dés, même le blanc seul. Avant, vous pouvez regarder toutes les faces de tous les dés. Il n’y a pas de troisième lancer.',
      },
      {
        id: 'Q-R8',
        extra: true,
        text: 'Vous pouvez vous entraîner en solo. Les règles sont les mêmes, et chaque tour, avec A, B et C, est à vous.',
      },
      {
        id: 'Q-R9',
        text: 'Si aucune couleur ne va dans aucune de vos lignes, il n’y a rien à décider : B est sauté, et en C Iacta ne vous demande rien. Les autres le voient, mais cela ne révèle rien, car toutes les feuilles sont visibles. Si en C une seule personne doit choisir, son choix est dévoilé aussitôt.',
      },
      {
        id: 'Q-R10',
        extra: true,
        text: 'Vous pouvez choisir qui commence, au lieu de tirer au sort.',
      },
    ],
  },
  {
    heading: 'Si une personne est absente',
    rules: [
      {
        id: 'Q-T1',
        text: 'Iacta joue à sa place. En A, Iacta ne relance pas. En B et en C, Iacta inscrit le nombre le plus proche de celui qui le précède (à distance égale, celui de la ligne du haut), mais jamais un nombre qui gâche une ligne : au plus 9, 14 et 19 dans les cases 1, 2 et 3, au moins 8 dans la case 4 et au moins 4 dans la case 5. S’il n’y en a pas, Iacta n’inscrit rien.',
      },
    ],
  },
];
