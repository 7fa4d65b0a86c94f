import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Ce qu’il y a sur la table',
    intro: 'Une partie de Garden Dice dure environ une heure.',
    picture: {
      name: 'garden',
      caption:
        'Un potager en cours de partie : deux graines de l’un ; une graine, un légume et un rocher de l’autre. Une graine d’artichaut est sur l’étoile de la ligne 4, colonne 4. Une graine de poivron est achetée et attend devant son propriétaire.',
    },
    rules: [
      {
        id: 'G-1',
        text: 'On joue de deux à quatre. On tire au sort qui commence, sauf si la table désigne quelqu’un. Puis chacun joue à son tour.',
      },
      {
        id: 'G-2',
        text: 'Le potager a six lignes, comptées depuis le bas, et six colonnes. Les six cases aux deux nombres égaux, de 1.1 à 6.6, sont des étoiles.',
      },
      {
        id: 'G-3',
        text: 'Il y a cinq légumes : poivron 1, carotte 2, tomate 3, artichaut 4, aubergine 5. Une tuile montre la graine d’un côté et le légume de l’autre, avec la même valeur. À deux, la réserve a 5 tuiles de chaque sorte, à trois 7, à quatre 10.',
      },
      {
        id: 'G-4',
        text: 'Chacun a huit jetons, une tuile oiseau et lapin, une tuile cadran solaire et épouvantail, un soleil et, à deux, un rocher.',
      },
      { id: 'G-5', text: 'Rien n’est caché.' },
    ],
  },
  {
    heading: 'Votre tour',
    rules: [
      {
        id: 'G-6',
        text: 'Vous lancez quatre dés et vous les dépensez en actions : chaque dé une fois, les actions dans l’ordre et aussi souvent que vous voulez. Avec le dernier dé, le tour est fini.',
      },
      {
        id: 'G-7',
        text: 'Les dés qui peuvent servir doivent servir. Le tour ne finit plus tôt que si l’on ne peut rien faire de ceux qui restent (G-R1).',
      },
      {
        id: 'G-8',
        text: 'Quatre identiques : vous pouvez relancer les quatre, et encore s’ils sont de nouveau égaux.',
      },
    ],
  },
  {
    heading: 'Acheter et placer',
    rules: [
      {
        id: 'G-9',
        text: 'Acheter, un dé : une graine de la réserve qui ne vaut pas plus que le dé. Elle reste devant vous.',
      },
      { id: 'G-10', text: 'Pendant un tour, on achète au plus deux graines de la même sorte.' },
      {
        id: 'G-11',
        text: 'Une graine achetée prend un de vos jetons libres. Sans jeton libre, on ne peut rien acheter.',
      },
      {
        id: 'G-12',
        text: 'Placer, deux dés : l’un est la ligne, l’autre la colonne, à votre choix. La case doit être vide.',
      },
      {
        id: 'G-13',
        text: 'On place ce qu’on a devant soi : une graine achetée, qui garde son jeton ; l’animal, côté oiseau, ou le cadran solaire, de ce côté, chacun avec un jeton libre ; ou le rocher, sans jeton.',
      },
      {
        id: 'G-14',
        text: 'Graines, cadran solaire et rocher restent où on les a placés. Les animaux se déplacent.',
      },
    ],
  },
  {
    heading: 'Arroser et récolter',
    picture: {
      name: 'water',
      caption:
        'Avec le 5, on peut arroser l’artichaut de la ligne 3. L’eau atteint la carotte adverse juste au-dessus, et de là le poivron sur l’étoile. L’aubergine en dessous reste au sec : elle vaut plus.',
    },
    rules: [
      {
        id: 'G-15',
        text: 'Arroser, un dé : il doit être au moins aussi haut qu’une de vos graines dans le potager. La tuile est retournée côté légume, le jeton reste.',
      },
      {
        id: 'G-16',
        text: 'De chaque tuile arrosée, l’eau gagne les voisines de sa ligne et de sa colonne qui sont des graines de valeur plus basse, à qui qu’elles soient, et continue de là. Le dé n’y joue aucun rôle.',
      },
      {
        id: 'G-17',
        text: 'Récolter, un dé : il doit être au moins aussi haut qu’un de vos légumes dans le potager. La tuile va dans le panier de son propriétaire, et le jeton lui revient.',
      },
      {
        id: 'G-18',
        text: 'Une récolte s’étend aux légumes comme l’eau aux graines.',
      },
      {
        id: 'G-19',
        text: 'Chaque tuile récoltée rapporte à son propriétaire : sa valeur, trois points de plus dans la zone de son épouvantail, sinon le double sur une étoile.',
      },
      {
        id: 'G-20',
        text: 'Qui récolte reçoit un point pour chaque tuile d’autrui que la récolte emporte.',
      },
    ],
  },
  {
    heading: 'Oiseau et lapin',
    picture: {
      name: 'bird',
      caption:
        'L’oiseau de la ligne 5 atteint avec un 3 ou un 4 la graine de tomate sur l’étoile : elle est à trois cases, par des cases vides. Vers la graine de poivron de la ligne 1, un rocher barre le chemin. Un jeton sur l’oiseau montre qu’il a déjà avalé une tuile.',
    },
    rules: [
      {
        id: 'G-21',
        text: 'Retourner, un dé qui montre six : votre animal ou votre cadran solaire dans le potager est retourné, oiseau ou lapin, cadran ou épouvantail, avec tous les jetons posés dessus.',
      },
      {
        id: 'G-22',
        text: 'Déplacer, un dé : votre animal va en ligne droite sur des cases vides, d’autant de cases au plus que le dé montre.',
      },
      {
        id: 'G-23',
        text: 'Un oiseau peut finir sur la graine d’un autre, un lapin sur le légume d’un autre, et mange la tuile. Il vous faut un jeton libre. Le jeton de la tuile revient à son propriétaire, et l’animal reste sur la case.',
      },
      {
        id: 'G-24',
        text: 'Un oiseau ne peut pas aller sur une graine dans la zone de l’épouvantail de son propriétaire. Un lapin le peut, et les cases vides sont ouvertes à tous.',
      },
      {
        id: 'G-25',
        text: 'Avaler : la tuile quitte la partie, et un de vos jetons libres reste sur l’animal jusqu’à ce que l’animal soit renvoyé.',
      },
      {
        id: 'G-26',
        text: 'Recracher : vous dépensez un autre dé, au moins aussi haut que la tuile. Elle est alors devant vous comme graine, avec un de vos jetons.',
      },
      {
        id: 'G-27',
        text: 'Pendant un tour, on mange au plus une tuile de chaque adversaire, quel que soit le côté de l’animal.',
      },
      {
        id: 'G-28',
        text: 'Renvoyer, trois dés : deux désignent la case d’un animal, à qui qu’il soit, et le troisième montre six. L’animal revient à son propriétaire avec tous les jetons posés dessus et peut être placé de nouveau.',
      },
    ],
  },
  {
    heading: 'Cadran solaire, épouvantail, soleil et rocher',
    picture: {
      name: 'scarecrow',
      caption:
        'Un épouvantail est en 3.3. La graine de carotte en 4.4 est à côté de lui : l’oiseau de la ligne 4 ne peut pas la manger. L’aubergine en 2.6 est trop loin et en danger. La tomate en 4.2 rapporterait 6 points : 3 et encore 3.',
    },
    rules: [
      {
        id: 'G-29',
        text: 'Cadran solaire : tant qu’il est dans le potager de ce côté, son propriétaire peut, une fois par tour, changer des dés qui désignent une case : un dé de un ou deux, ou deux dés de un chacun, dans la même action ou dans deux. Il sert déjà dans le tour où il a été placé.',
      },
      {
        id: 'G-30',
        text: 'Épouvantail : sa zone, ce sont les huit cases autour, et il ne sert qu’aux tuiles de son propriétaire.',
      },
      {
        id: 'G-31',
        text: 'Soleil, une fois par partie : avant de dépenser le premier dé du tour, vous relancez les quatre ; ou bien, à tout moment de votre tour, vous tournez un dé non utilisé sur une autre face.',
      },
      { id: 'G-32', text: 'Rocher : il bloque sa case pour toujours, pour les tuiles et les animaux.' },
    ],
  },
  {
    heading: 'La fin',
    rules: [
      {
        id: 'G-33',
        text: 'Quand la dernière graine de la réserve est achetée, on termine ce tour et la partie est finie.',
      },
      {
        id: 'G-34',
        text: 'Chaque graine achetée et non placée coûte 5 points ; la première ne coûte rien.',
      },
      { id: 'G-35', text: 'Chaque série de cinq légumes différents dans votre panier rapporte 15 points.' },
      {
        id: 'G-36',
        text: 'Les légumes d’une même sorte dans votre panier rapportent 10 points s’il y en a trois, 15 s’il y en a quatre, 20 s’il y en a cinq ou plus. Les mêmes tuiles comptent aussi pour les séries.',
      },
      {
        id: 'G-37',
        text: 'Un soleil non utilisé rapporte 5 points. Ce qui reste dans le potager ne rapporte rien.',
      },
      {
        id: 'G-38',
        text: 'Qui a le plus de points gagne. En cas d’égalité, la plus haute somme des valeurs sur les légumes récoltés décide ; si elle est égale aussi, la victoire est partagée.',
      },
      { id: 'G-39', text: 'La partie en famille, une option, se joue sans animaux.' },
    ],
  },
  {
    heading: 'Là où le livret se tait',
    rulings: true,
    rules: [
      {
        id: 'G-R1',
        text: 'Vous pouvez finir le tour quand aucune action n’est possible avec les dés tels qu’ils sont. Soleil, cadran solaire et relance de G-8 ne sont jamais obligatoires et ne comptent pas ici ; retourner, se déplacer d’une case, placer une tuile spéciale et renvoyer son propre animal comptent. Personne n’a à prévoir plus loin. Si seul le soleil ou le cadran pourrait aider, on vous demande.',
      },
      {
        id: 'G-R2',
        text: 'Avec le cadran solaire, les dés restent entre 1 et 6. Il ne change que des dés qui désignent une case pour placer ou renvoyer, jamais le six de cette action ou de celle de retourner, ni un dé qui achète, arrose, récolte, déplace ou recrache. Un changement de deux, ou deux de un, l’épuisent pour le tour ; après un premier de un, un second dé peut encore être changé de un jusqu’à la fin du tour. Il ne peut pas changer les dés qui le placent. Il peut changer un dé tourné par le soleil.',
      },
      {
        id: 'G-R3',
        text: 'Les animaux avancent d’au moins une case, dans une ligne ou une colonne. La case d’une tuile mangée compte pour un pas, et le déplacement s’y arrête. Ils ne vont jamais sur les tuiles de leur propriétaire, le mauvais côté d’une tuile, une tuile spéciale ou un rocher.',
      },
      {
        id: 'G-R4',
        text: 'Avaler ou recracher se décide aussitôt ; auparavant, le soleil peut encore tourner un dé. Sans dé assez haut, on ne peut qu’avaler.',
      },
      {
        id: 'G-R5',
        text: 'Une graine recrachée n’est pas achetée et ne compte pas pour G-10, bien que le livret la traite pour le reste comme telle. Si elle n’est pas placée, elle compte pour G-34. Les tuiles mangées ne rapportent rien et ne reviennent jamais dans la réserve.',
      },
      {
        id: 'G-R6',
        text: 'Tous les légumes d’une sorte forment une seule collection, jamais divisée : sept valent 20.',
      },
      {
        id: 'G-R7',
        text: 'Ce que l’eau ou la récolte atteint ne dépend pas de l’ordre. On le raconte et on le compte à partir de la tuile choisie, à chaque tuile vers le haut, la droite, le bas, la gauche.',
      },
      {
        id: 'G-R8',
        text: 'G-8 vaut après tout lancer des quatre dés, aussi après celui du soleil, jusqu’à ce qu’un dé soit dépensé. Quatre dés égaux obtenus en tournant l’un d’eux avec le soleil ne sont pas un lancer.',
      },
      {
        id: 'G-R9',
        text: 'Un animal renvoyé se place de nouveau côté oiseau. Tuiles spéciales et rochers peuvent être sur des étoiles. Renvoyer depuis 6.6 demande trois six, sauf si le cadran solaire aide pour les coordonnées.',
      },
      {
        id: 'G-R10',
        text: 'Seul l’achat de la dernière graine met fin à la partie ; les dés restants de ce tour doivent encore servir. Les autres n’ont plus de tour. Les tuiles spéciales en main ne coûtent rien. Les règles ne limitent pas la durée d’une partie.',
      },
      {
        id: 'G-R11',
        text: 'Pour la protection et les trois points, il faut le côté épouvantail visible et le même propriétaire que la tuile. Là où votre épouvantail compte, l’étoile ne compte pas. Le point de G-20 n’est jamais doublé.',
      },
      {
        id: 'G-R12',
        text: 'Ce qui a été mangé pendant un tour reste retenu, même si l’animal est retourné, renvoyé ou placé de nouveau. Un jeton qui revient peut servir aussitôt.',
      },
      {
        id: 'G-R13',
        text: 'Dans la partie en famille, il n’y a rien à déplacer, à manger ni à renvoyer, et on ne retourne que le cadran solaire et l’épouvantail.',
      },
      {
        id: 'G-R14',
        text: 'Si vous tournez un dé avec le soleil, le droit de relancer de G-8 tombe aussi : ce ne sont plus les quatre dés égaux qui ont été lancés.',
      },
      {
        id: 'G-R15',
        text: 'Si deux dés mènent à une case dans les deux ordres, on prend celui qui demande le moins au cadran solaire. Il n’est jamais moins bon : inutile donc de dire quel dé est la ligne.',
      },
      {
        id: 'G-R16',
        text: 'Les points affichés pendant la partie sont ceux que vous auriez si elle finissait maintenant : avec soleil, séries, collections et graines non placées.',
      },
      {
        id: 'G-R17',
        text: 'Le tour finit de lui-même avec le dernier dé, puisqu’il n’y a plus rien à décider. Si un animal vient de manger, on règle d’abord cela.',
      },
      {
        id: 'G-R18',
        text: 'Le soleil tourne un dé sur une autre face : changer un trois en trois n’est pas possible.',
      },
    ],
  },
  {
    heading: 'Si quelqu’un s’absente',
    rules: [
      {
        id: 'G-T1',
        text: 'La table joue à sa place. Ce qui a été mangé est avalé. Sinon, elle fait la première chose possible : récolter, arroser, placer, acheter, retourner, déplacer, renvoyer, toujours avec les dés tels qu’ils sont ; si rien n’est possible, le tour finit. Elle n’utilise ni soleil ni cadran solaire et ne relance jamais. Comme chacun de ces coups dépense un dé, un tel tour finit au plus tard après quatre, outre les repas qui en découlent.',
      },
    ],
  },
];
