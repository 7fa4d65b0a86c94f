import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Matériel',
    intro: 'Garden Dice se joue de deux à quatre et dure environ une heure.',
    picture: {
      name: 'garden',
      caption:
        'Un potager en cours de partie : une personne y a deux graines, l’autre une graine, un légume et un rocher. Une graine d’artichaut est sur l’étoile de la ligne 5, colonne 5. Une graine de poivron est achetée, mais pas encore placée.',
    },
    rules: [
      {
        id: 'G-1',
        text: 'De deux à quatre personnes. Tirez au sort qui commence ; le choisir vous-mêmes est notre ajout. Ensuite, vous jouez à tour de rôle, dans le sens des aiguilles d’une montre.',
      },
      {
        id: 'G-2',
        text: 'Le potager a six lignes, comptées depuis le haut, et six colonnes. Une case porte le nom de sa ligne et de sa colonne : 4.6, c’est ligne 4, colonne 6. Les étoiles sont 4.6, 5.5, 5.6, 6.4, 6.5 et 6.6, dans le coin en bas à droite. Si elles sont ailleurs sur votre plateau, choisissez les cases en préparant la partie (G-R19).',
      },
      {
        id: 'G-3',
        text: 'Il y a cinq légumes : poivron 1, carotte 2, tomate 3, artichaut 4, aubergine 5. Chaque tuile a un côté graine et un côté légume, de même valeur. La réserve compte 5 tuiles de chaque sorte à deux, 7 à trois, 10 à quatre.',
      },
      {
        id: 'G-4',
        text: 'Chacun a huit jetons, une tuile oiseau/lapin, une tuile cadran solaire/épouvantail, un soleil et, à deux, un rocher.',
      },
      { id: 'G-5', text: 'Rien n’est caché : tout le monde voit tout.' },
    ],
  },
  {
    heading: 'Votre tour',
    rules: [
      {
        id: 'G-6',
        text: 'Lancez quatre dés et dépensez-les en actions. Chaque dé ne sert qu’une fois ; vous faites les actions dans l’ordre et autant de fois que vous voulez. Avec le dernier dé, votre tour est fini.',
      },
      {
        id: 'G-7',
        text: 'Vous devez utiliser tous les dés que vous pouvez utiliser. Votre tour ne finit plus tôt que si vous ne pouvez rien faire de ceux qui restent (G-R1).',
      },
      {
        id: 'G-8',
        text: 'Quatre identiques : vous pouvez relancer les quatre dés, et encore si vous obtenez de nouveau quatre identiques.',
      },
    ],
  },
  {
    heading: 'Acheter et placer',
    rules: [
      {
        id: 'G-9',
        text: 'Acheter, un dé : prenez dans la réserve une graine qui vaut au plus autant que le dé. Elle reste devant vous.',
      },
      {
        id: 'G-10',
        text: 'En un tour, vous pouvez acheter au plus deux graines de la même sorte. Une graine recrachée compte (G-R5).',
      },
      {
        id: 'G-11',
        text: 'Sur la graine achetée, vous posez un de vos jetons libres. Un jeton est libre quand il n’est sur aucune tuile. Sans jeton libre, vous ne pouvez pas acheter.',
      },
      {
        id: 'G-12',
        text: 'Placer, deux dés : l’un est la ligne, l’autre la colonne, c’est vous qui choisissez. La case doit être vide.',
      },
      {
        id: 'G-13',
        text: 'Vous pouvez placer tout ce que vous avez devant vous : une graine achetée, côté graine, avec le jeton posé dessus ; votre animal, côté oiseau, ou votre cadran solaire, côté cadran, chacun avec un de vos jetons libres ; ou votre rocher, sans jeton.',
      },
      {
        id: 'G-14',
        text: 'Les graines, les cadrans solaires et les rochers restent où vous les placez. Les animaux peuvent se déplacer.',
      },
    ],
  },
  {
    heading: 'Arroser et récolter',
    picture: {
      name: 'water',
      caption:
        'Avec le 5, vous pouvez arroser l’artichaut de la ligne 3. L’eau atteint la carotte adverse juste en dessous, et de là le poivron sur l’étoile. L’aubergine au-dessus reste au sec, car elle vaut plus.',
    },
    rules: [
      {
        id: 'G-15',
        text: 'Arroser, un dé : choisissez dans le potager une de vos graines qui vaut au plus autant que le dé. Retournez-la côté légume ; le jeton reste dessus.',
      },
      {
        id: 'G-16',
        text: 'L’eau se propage : de chaque tuile arrosée aux graines voisines de sa ligne et de sa colonne (pas en diagonale) qui valent moins que cette tuile, quel que soit leur propriétaire, et ainsi de suite. Le dé n’y change rien.',
      },
      {
        id: 'G-17',
        text: 'Récolter, un dé : choisissez dans le potager un de vos légumes qui vaut au plus autant que le dé. La tuile va dans votre panier et vous reprenez le jeton.',
      },
      {
        id: 'G-18',
        text: 'Une récolte se propage aux légumes voisins, comme l’eau aux graines. Chaque tuile revient à son propriétaire, avec son jeton.',
      },
      {
        id: 'G-19',
        text: 'Chaque tuile récoltée rapporte à son propriétaire : sa valeur, plus 3 si elle est dans la zone de son propre épouvantail. Sinon, sur une étoile, elle rapporte le double de sa valeur.',
      },
      {
        id: 'G-20',
        text: 'Quand vous récoltez, vous recevez aussi 1 point pour chaque tuile des autres que votre récolte atteint.',
      },
    ],
  },
  {
    heading: 'Oiseau et lapin',
    picture: {
      name: 'bird',
      caption:
        'L’oiseau de la ligne 5 peut atteindre avec un 3 ou un 4 la graine de tomate sur l’étoile : elle est à trois cases, et il n’y a rien entre les deux. Vers la graine de poivron de la ligne 1, un rocher barre le chemin. Le jeton sur l’oiseau montre qu’il a déjà avalé une tuile.',
    },
    rules: [
      {
        id: 'G-21',
        text: 'Retourner, un dé qui montre 6 : retournez votre animal ou votre cadran solaire dans le potager, d’oiseau à lapin ou de cadran à épouvantail, ou l’inverse. Les jetons restent dessus.',
      },
      {
        id: 'G-22',
        text: 'Déplacer, un dé : déplacez votre animal en ligne droite sur des cases vides, d’autant de cases au plus que le dé en montre.',
      },
      {
        id: 'G-23',
        text: 'Un oiseau peut finir son déplacement sur la graine d’une autre personne, un lapin sur son légume ; il mange alors la tuile. Il vous faut un jeton libre. Le jeton de la tuile revient à son propriétaire, et votre animal reste sur la case.',
      },
      {
        id: 'G-24',
        text: 'Un oiseau ne peut pas aller sur une graine que protège l’épouvantail de la même personne. Les lapins ne craignent pas les épouvantails, et les cases vides sont ouvertes à tous les animaux.',
      },
      {
        id: 'G-25',
        text: 'Avaler : la tuile mangée sort de la partie. Posez un de vos jetons libres sur votre animal ; il y reste jusqu’à ce que l’animal soit renvoyé.',
      },
      {
        id: 'G-26',
        text: 'Recracher : dépensez un autre dé, pas encore utilisé, au moins égal à la tuile mangée. Vous la gardez devant vous comme graine, avec un de vos jetons dessus.',
      },
      {
        id: 'G-27',
        text: 'Pendant un tour, vous pouvez manger au plus une tuile de chaque adversaire, oiseau et lapin compris.',
      },
      {
        id: 'G-28',
        text: 'Renvoyer, trois dés : deux désignent la case d’un animal, le vôtre ou celui d’un autre, et le troisième montre 6. L’animal revient à son propriétaire avec tous les jetons posés dessus, et peut être placé de nouveau.',
      },
    ],
  },
  {
    heading: 'Cadran solaire, épouvantail, soleil et rocher',
    picture: {
      name: 'scarecrow',
      caption:
        'Un épouvantail est en 3.3. La graine de carotte en 4.4 est juste à côté : l’oiseau de la ligne 4 ne peut pas la manger. L’aubergine en 2.6 est trop loin, donc en danger. La tomate en 4.2 rapporterait 6 points : 3, plus 3 pour l’épouvantail.',
    },
    rules: [
      {
        id: 'G-29',
        text: 'Cadran solaire : tant que votre cadran est dans le potager de ce côté, vous pouvez, une fois par tour, changer des dés qui désignent une case : un dé de 1 ou 2, ou deux dés de 1 chacun, dans la même action ou dans deux actions différentes. Il sert déjà pendant le tour où vous le placez.',
      },
      {
        id: 'G-30',
        text: 'Épouvantail : sa zone, ce sont les huit cases autour de lui. Il ne sert qu’aux tuiles de son propriétaire : il éloigne les oiseaux de ses graines et ajoute 3 points à ses légumes récoltés. Rien d’autre : tout le monde peut y placer, arroser et récolter.',
      },
      {
        id: 'G-31',
        text: 'Soleil, une fois par partie : relancez les quatre dés avant de dépenser le premier, ou bien, à tout moment de votre tour, tournez sur une autre face un dé pas encore utilisé.',
      },
      { id: 'G-32', text: 'Rocher : il bloque sa case pour toujours, pour les tuiles et pour les animaux.' },
    ],
  },
  {
    heading: 'La fin',
    rules: [
      {
        id: 'G-33',
        text: 'La personne qui achète la dernière graine de la réserve termine son tour, puis la partie est finie.',
      },
      {
        id: 'G-34',
        text: 'Chaque graine achetée et non placée vous coûte 5 points, sauf la première.',
      },
      { id: 'G-35', text: 'Chaque série de cinq légumes différents dans votre panier rapporte 15 points.' },
      {
        id: 'G-36',
        text: 'Une collection de légumes de la même sorte dans votre panier rapporte 10 points s’il y en a trois, 15 s’il y en a quatre, 20 s’il y en a cinq ou plus. Un ou deux ne rapportent rien. Les mêmes tuiles comptent aussi pour les séries.',
      },
      {
        id: 'G-37',
        text: 'Un soleil non utilisé rapporte 5 points. Les tuiles qui restent dans le potager ne rapportent rien.',
      },
      {
        id: 'G-38',
        text: 'Le plus haut total gagne. À égalité de points, additionnez les valeurs de vos légumes récoltés : la somme la plus haute gagne. Si elle est égale aussi, vous gagnez ensemble.',
      },
      { id: 'G-39', text: 'La partie en famille est une option : vous jouez sans les tuiles oiseau/lapin.' },
    ],
  },
  {
    heading: 'Précisions',
    rulings: true,
    rules: [
      {
        id: 'G-R1',
        text: 'Vous pouvez finir votre tour quand aucune action n’est possible avec les dés tels qu’ils sont. Le soleil, le cadran solaire et la relance de G-8 ne sont jamais obligatoires et ne comptent pas ici. Retourner, déplacer d’une case, placer une tuile spéciale et renvoyer votre propre animal comptent. Vous n’avez pas à prévoir comment utiliser tous vos dés. Si seul le soleil ou le cadran peut aider, Iacta vous pose la question.',
      },
      {
        id: 'G-R2',
        text: 'Avec le cadran solaire, un dé reste entre 1 et 6. Il ne change que les dés qui désignent une case pour placer ou renvoyer : pas le 6 pour renvoyer ou retourner, ni les dés pour acheter, arroser, récolter, déplacer ou recracher. Un changement de 2, ou deux de 1, et il est épuisé pour ce tour ; après un seul changement de 1, vous pouvez encore changer un deuxième dé de 1 avant la fin du tour. Il ne peut pas changer les dés qui servent à le placer. Il peut changer un dé tourné avec le soleil.',
      },
      {
        id: 'G-R3',
        text: 'Les animaux avancent d’au moins une case, dans une ligne ou une colonne. La case de la tuile mangée compte pour un pas, et le déplacement s’y arrête. Ils ne vont jamais sur les tuiles de leur propriétaire, sur le mauvais côté d’une tuile, sur une tuile spéciale ni sur un rocher. Sans jeton libre, ils ne vont sur aucune tuile des autres.',
      },
      {
        id: 'G-R4',
        text: 'Vous décidez aussitôt d’avaler ou de recracher ; avant, vous pouvez encore tourner un dé avec le soleil. Sans dé assez haut, vous ne pouvez qu’avaler.',
      },
      {
        id: 'G-R5',
        text: 'Une graine recrachée compte comme achetée : dans ce tour, vous ne pouvez plus en acheter qu’une de la même sorte (G-10). Recracher est toujours possible, même après deux achats. Si vous ne la placez pas, elle compte pour G-34. Les tuiles mangées ne rapportent rien et ne reviennent jamais dans la réserve.',
      },
      {
        id: 'G-R6',
        text: 'Tous vos légumes d’une même sorte forment une seule collection, que vous ne pouvez pas diviser : sept identiques rapportent 20.',
      },
      {
        id: 'G-R7',
        text: 'L’ordre de la propagation ne change rien aux tuiles atteintes. Le déroulement part de la tuile choisie et va vers l’extérieur ; depuis chaque tuile : en bas, à droite, en haut, à gauche.',
      },
      {
        id: 'G-R8',
        text: 'G-8 vaut après chaque lancer des quatre dés, même avec le soleil, tant que vous n’avez pas dépensé de dé. Quatre identiques obtenus en tournant un dé avec le soleil ne sont pas un lancer.',
      },
      {
        id: 'G-R9',
        text: 'Un animal renvoyé se place de nouveau côté oiseau. Les tuiles spéciales et les rochers peuvent être sur des étoiles. Pour renvoyer un animal de 6.6, il faut trois 6, sauf si le cadran solaire aide à désigner la case.',
      },
      {
        id: 'G-R10',
        text: 'Seul l’achat de la dernière graine met fin à la partie. Les dés qui restent dans ce tour doivent encore servir, et les autres n’ont plus de tour. Les tuiles spéciales non placées ne coûtent rien. Les règles ne limitent pas la durée d’une partie.',
      },
      {
        id: 'G-R11',
        text: 'L’épouvantail ne protège et ne rapporte que si ce côté est visible, et seulement pour les tuiles de la même personne. Là où votre épouvantail compte, l’étoile ne compte pas. Le point de G-20 n’est jamais doublé.',
      },
      {
        id: 'G-R12',
        text: 'G-27 vaut pour tout le tour, même si l’animal est entre-temps retourné, renvoyé ou placé de nouveau. Vous pouvez utiliser aussitôt un jeton qui vous revient.',
      },
      {
        id: 'G-R13',
        text: 'Dans la partie en famille, il n’y a pas d’animaux à déplacer, à nourrir ni à renvoyer, et vous ne pouvez retourner que le cadran solaire et l’épouvantail.',
      },
      {
        id: 'G-R14',
        text: 'Une fois que vous avez tourné un dé avec le soleil, vous ne pouvez plus relancer selon G-8 : ce ne sont plus les quatre dés que vous avez lancés.',
      },
      {
        id: 'G-R15',
        text: 'Si deux dés mènent à une case dans les deux ordres, Iacta prend celui qui use le moins le cadran solaire. Il n’est jamais moins bon : inutile de dire quel dé est la ligne.',
      },
      {
        id: 'G-R16',
        text: 'Les points affichés pendant la partie sont ceux que vous auriez si elle finissait maintenant : avec soleil, séries, collections et graines non placées.',
      },
      {
        id: 'G-R17',
        text: 'Votre tour finit de lui-même avec le dernier dé, puisqu’il n’y a plus rien à décider. Si votre animal vient de manger, vous décidez d’abord de la suite.',
      },
      {
        id: 'G-R18',
        text: 'Le soleil tourne un dé sur une autre face : vous ne pouvez pas tourner un 3 sur 3.',
      },
      {
        id: 'G-R19',
        text: 'Le livret montre les étoiles sur le plateau, mais n’en donne pas la liste. Iacta prend les six cases du coin aux plus grands nombres (G-2), car elles conviennent à l’exemple de récolte du livret. Si elles sont ailleurs sur votre plateau, choisissez la diagonale de 1.1 à 6.6, ou d’une à douze cases de votre choix.',
      },
    ],
  },
  {
    heading: 'Si une personne est absente',
    rules: [
      {
        id: 'G-T1',
        text: 'Iacta joue à sa place. Une tuile mangée est avalée. Sinon, Iacta fait la première de ces actions qui est possible : récolter, arroser, placer, acheter, retourner, déplacer, renvoyer, toujours avec les dés tels qu’ils sont ; si aucune n’est possible, le tour finit. Iacta n’utilise ni le soleil ni le cadran solaire, et ne relance jamais. Chacune de ces actions dépense un dé : le tour finit donc après quatre au plus, sans compter les décisions sur les tuiles mangées.',
      },
    ],
  },
];
