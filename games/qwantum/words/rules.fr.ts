import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Ce qu’il y a sur la table',
    intro: 'Qwantum se joue de deux à quatre personnes et dure de 15 à 30 minutes.',
    picture: {
      name: 'sheet',
      caption:
        'Une feuille en milieu de partie. La ligne violette est pleine : 4, 9, 15 et 22 montent jusqu’au trait épais, 17 et 6 descendent ensuite. La bleue a deux nombres, la rouge un, la jaune encore aucun.',
    },
    rules: [
      {
        id: 'Q-1',
        text: 'De deux à quatre personnes ont chacune une feuille. Le premier tour est tiré au sort ; ensuite on joue dans le sens des aiguilles d’une montre.',
      },
      {
        id: 'Q-2',
        text: 'Il y a sept dés : un blanc de 1 à 6 et six de couleur, dont les faces portent un nombre en rouge (R), jaune (Y), bleu (B) ou violet (P).\nDé 1 : R1 R4 Y5 B1 B5 P6\nDé 2 : R2 R6 Y1 Y3 B5 P4\nDé 3 : R1 R3 Y2 Y4 B4 P3\nDé 4 : R5 Y6 B2 B4 P1 P3\nDé 5 : R3 Y4 B2 B6 P2 P5\nDé 6 : R6 Y1 Y5 B3 P2 P6\nChaque couleur a neuf faces, et chaque nombre figure sur six des 36.',
      },
      {
        id: 'Q-3',
        text: 'Une feuille a quatre lignes, violette, bleue, rouge et jaune, de six cases chacune. Une ligne se remplit de gauche à droite, sans trou ; laquelle, et quand, c’est vous qui choisissez. Une ligne pleine ne prend plus rien.',
      },
      {
        id: 'Q-4',
        text: 'Entre les cases 4 et 5 de chaque ligne se trouve un trait épais. Dans les cases 1 à 4, chaque nombre est plus grand que le précédent ; dans les cases 5 et 6, il est plus petit que le précédent. Deux nombres égaux ne sont jamais permis.',
      },
    ],
  },
  {
    heading: 'Un tour : lancer',
    picture: {
      name: 'sums',
      caption:
        'Les dés sont posés : bleu 5 et 2, rouge 6 et 3, jaune 6 et 1, et un 3 blanc. Le bleu vaut donc 10, le rouge 12, le jaune 10, et le violet, absent, 3. Il n’irait pas dans la ligne violette : 3 n’est pas plus grand que 5.',
    },
    rules: [
      {
        id: 'Q-5',
        text: 'Votre tour comporte trois actions, toujours dans cet ordre : A, B, C.',
      },
      { id: 'Q-6', text: 'A : vous lancez les sept dés.' },
      {
        id: 'Q-7',
        text: 'Toujours A : une fois, vous pouvez relancer les dés de votre choix : aucun, quelques-uns ou tous.',
      },
      {
        id: 'Q-8',
        text: 'Une couleur vaut la somme de ses faces visibles, plus le dé blanc. Une couleur ne peut pas valoir plus de 33.',
      },
    ],
  },
  {
    heading: 'Un tour : inscrire',
    picture: {
      name: 'closed',
      caption:
        'Le même tour en C, vu par l’autre personne. Le rouge a été inscrit en B, il est fermé pour tous. Le violet 3 et le bleu 10 iraient ici ; le jaune 10 non, car il y a déjà un 12.',
    },
    rules: [
      {
        id: 'Q-9',
        text: 'B : la personne qui a lancé peut inscrire la valeur d’une couleur dans la ligne de cette couleur, sur sa propre feuille. Personne d’autre n’inscrit rien.',
      },
      {
        id: 'Q-10',
        text: 'C : chacun, y compris la personne qui a lancé, peut inscrire une des couleurs qui n’ont pas été inscrites en B ; si rien ne l’a été, les quatre sont ouvertes. Plusieurs peuvent prendre la même couleur.',
      },
      {
        id: 'Q-11',
        text: 'La personne qui a lancé et n’a rien inscrit ni en B ni en C coche un lancer manqué. Les autres n’en cochent jamais.',
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
        'Une feuille pleine à la fin. Les colonnes rapportent 6, 10, 15, 20, 13 et 6, soit 70. Dans la deuxième, le plus petit nombre, 9, figure deux fois : c’est le suivant, 10, qui compte. Un lancer manqué coûte 1, il reste 69.',
    },
    rules: [
      {
        id: 'Q-13',
        text: 'Une colonne rapporte dès que ses quatre cases sont remplies : son deuxième plus petit nombre.',
      },
      {
        id: 'Q-14',
        text: 'Si le plus petit nombre figure plusieurs fois dans la colonne, c’est le nombre juste au-dessus qui compte : 5, 5, 7, 9 vaut 7, et 5, 5, 5, 9 vaut 9. Quatre nombres égaux valent ce nombre.',
      },
      {
        id: 'Q-15',
        text: 'La partie se termine quand quelqu’un a rempli ses quatre lignes. Si la personne qui a lancé y arrive en B, on ne joue pas C.',
      },
      {
        id: 'Q-16',
        text: 'La partie se termine aussi après C, si la personne qui a lancé a coché son cinquième lancer manqué.',
      },
      {
        id: 'Q-17',
        text: 'Votre total, ce sont les points de vos colonnes complètes moins vos lancers manqués. Les colonnes incomplètes ne rapportent rien. Le plus grand total gagne.',
      },
    ],
  },
  {
    heading: 'Là où le livret se tait',
    rulings: true,
    rules: [
      {
        id: 'Q-R1',
        text: 'Un tour se déroule ainsi : A ; B ; est-ce fini ? C, toutes les réponses dévoilées ensemble ; le lancer manqué ; est-ce fini ? Tout ce qu’on inscrit dans le dernier C compte, même si plusieurs y remplissent leur feuille, et un lancer manqué du dernier tour aussi. Personne n’a de tour de plus pour se rattraper.',
      },
      {
        id: 'Q-R2',
        text: 'À égalité de points, la victoire est partagée. Un total peut être négatif.',
      },
      {
        id: 'Q-R3',
        text: 'La valeur des couleurs est fixée avant B. En C, tous répondent en même temps et en secret. Tant que la dernière réponse n’est pas donnée, vous pouvez changer la vôtre.',
      },
      {
        id: 'Q-R4',
        text: 'La couleur inscrite en B est fermée en C pour tous, y compris la personne qui l’a inscrite. Celle-ci peut en inscrire une autre : deux nombres en un tour. Rien n’oblige jamais à inscrire, on peut donc aussi choisir un lancer manqué.',
      },
      {
        id: 'Q-R5',
        text: 'Une couleur absente vaut le dé blanc seul, en B comme en C.',
      },
      {
        id: 'Q-R6',
        text: 'La case 5 n’est comparée qu’à la case 4, et la case 6 qu’à la case 5. Un 1 dans la case 5 est permis et ferme la ligne pour de bon.',
      },
      {
        id: 'Q-R7',
        text: 'On peut relancer n’importe quels dés, même le blanc seul. Chacun peut connaître toutes les faces de tous les dés. Il n’y a pas de troisième lancer.',
      },
      {
        id: 'Q-R8',
        extra: true,
        text: 'Vous pouvez vous entraîner en solo. Les règles sont les mêmes, et chaque tour, avec A, B et C, est à vous.',
      },
      {
        id: 'Q-R9',
        text: 'Si aucune de vos lignes ne prend rien à ce tour, il n’y a rien à décider : B passe sans question, et en C on ne vous demande rien. Tout le monde en est averti ; les feuilles sont visibles, cela ne révèle donc rien. Si en C une seule personne est interrogée, sa réponse est dévoilée aussitôt.',
      },
      {
        id: 'Q-R10',
        extra: true,
        text: 'Au lieu de tirer au sort, la table peut désigner qui commence.',
      },
    ],
  },
  {
    heading: 'Si quelqu’un s’absente',
    rules: [
      {
        id: 'Q-T1',
        text: 'La table joue à sa place. En A, les dés restent comme ils sont. En B et en C, elle inscrit le nombre le plus proche de celui qui le précède (à distance égale, celui de la ligne du haut), mais jamais un nombre qui gâche une ligne : au plus 9, 14 et 19 dans les cases 1, 2 et 3, au moins 8 dans la case 4 et au moins 4 dans la case 5. S’il n’y en a pas, elle n’inscrit rien.',
      },
    ],
  },
];
