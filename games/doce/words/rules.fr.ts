import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Matériel',
    intro: 'DOCE est un duel à deux et dure de 10 à 20 minutes. Les dés ne sont jamais lancés.',
    picture: {
      name: 'grid',
      caption:
        'Avant une manche : cinq cases vides sur cinq, colonnes a à e depuis la gauche, rangées 1 à 5 depuis le bas. De chaque côté se trouvent onze dés et un bloqueur rouge.',
    },
    rules: [
      {
        id: 'D-1',
        text: 'La grille a cinq cases sur cinq. Elles se nomment comme aux échecs : colonnes a à e depuis la gauche, rangées 1 à 5 depuis le bas. La taille vient des images du livret ; son texte ne la donne pas. Chaque manche commence sur une grille vide.',
      },
      {
        id: 'D-2',
        text: 'Chaque personne a onze dés numérotés, noirs pour l’une et blancs pour l’autre, ainsi qu’un bloqueur (un dé rouge sans nombres) et un marqueur.',
      },
      {
        id: 'D-3',
        text: 'Une partie compte quatre manches. Tirez au sort qui commence la première, ou choisissez (D-R11) ; ensuite, vous commencez à tour de rôle.',
      },
    ],
  },
  {
    heading: 'Votre tour',
    picture: {
      name: 'zone',
      caption:
        'C’est aux noirs. Leur dé marqué, un 4 en c3, ferme au prochain dé noir toutes les cases vides qui l’entourent. Le 5 marqué des blancs, en d2, ne ferme rien aux noirs : la case e1, par exemple, est libre.',
    },
    rules: [
      {
        id: 'D-4',
        text: 'Vous pouvez d’abord poser votre bloqueur, si vous l’avez encore. Ensuite vous posez exactement un dé numéroté, ce qui termine votre tour.',
      },
      {
        id: 'D-5',
        text: 'Vous ne lancez jamais : vous choisissez la face du dessus, de 1 à 6.',
      },
      {
        id: 'D-6',
        text: 'Le dé se pose sur une case vide et y reste, avec cette face, jusqu’à la fin de la manche.',
      },
      {
        id: 'D-7',
        text: 'Votre dé ne peut pas toucher votre propre dé marqué : les cases qui l’entourent, jusqu’à huit avec les diagonales, forment votre zone interdite. Le marqueur de l’adversaire ne vous interdit rien. Une fois le dé posé, votre marqueur passe dessus. Votre premier dé d’une manche peut aller n’importe où.',
      },
      {
        id: 'D-8',
        text: 'Une fois par manche, vous pouvez poser votre bloqueur sur n’importe quelle case vide, même dans votre zone interdite. Plus rien ne peut s’y poser, et aucune ligne n’y passe. Votre marqueur reste où il est.',
      },
    ],
  },
  {
    heading: 'La ligne',
    picture: {
      name: 'line',
      caption:
        'C’est aux noirs, et un 2 en d4 gagne de deux façons : avec le 3, le 6 et le 1 situés dessous, cela ferait quatre dés noirs ; avec le 6 blanc en a4 et deux 2 noirs, trois dés noirs et un blanc à l’extrémité. Les deux fois, la somme fait 12.',
    },
    rules: [
      {
        id: 'D-9',
        text: 'Une ligne, ce sont quatre cases qui se suivent, à l’horizontale, à la verticale ou en diagonale, avec un dé sur chacune et une somme d’exactement 12.',
      },
      {
        id: 'D-10',
        text: 'Elle est à vous si les quatre dés sont à vous, ou si trois le sont et que le quatrième, à l’une des extrémités, est à l’adversaire. Toute autre combinaison n’est à personne.',
      },
      {
        id: 'D-11',
        text: 'Après chaque dé numéroté, et seulement alors, vérifiez les lignes des deux joueurs.',
      },
    ],
  },
  {
    heading: 'La fin d’une manche',
    picture: {
      name: 'score',
      caption:
        'Avec le 2 en d4, les noirs ont gagné : 12 pour la victoire, 2 pour la ligne de quatre dés noirs, 5 pour le bloqueur gardé et 13 pour les cases vides, moins 2 pour trois dés noirs qui montrent 2. Cela fait 30 ; les blancs ne marquent rien.',
    },
    rules: [
      {
        id: 'D-12',
        text: 'Si une seule personne a une ligne, elle gagne la manche, peu importe qui a posé le dernier dé.',
      },
      {
        id: 'D-13',
        text: 'Si un même dé fait des lignes pour les deux, la manche finit à égalité. De même si plus personne ne peut poser de dé.',
      },
      {
        id: 'D-14',
        text: 'La personne qui gagne marque 12 points ; 2 de plus si une ligne gagnante est faite de quatre de ses dés ; 5 de plus si elle n’a pas utilisé son bloqueur ; et 1 par case vide. Elle perd 2 points par groupe de trois de ses dés de même face, dans la ligne ou ailleurs sur la grille.',
      },
      { id: 'D-15', text: 'L’autre ne gagne rien et ne perd rien.' },
      {
        id: 'D-16',
        text: 'En cas d’égalité, les deux marquent 2 points, et 5 de plus si leur bloqueur n’a pas servi.',
      },
      {
        id: 'D-17',
        text: 'La manche suivante commence aussitôt.',
      },
      {
        id: 'D-18',
        text: 'Après la quatrième manche, le plus haut total gagne. La dernière grille reste affichée pour que vous puissiez la regarder.',
      },
    ],
  },
  {
    heading: 'Précisions',
    rulings: true,
    rules: [
      {
        id: 'D-R1',
        text: 'Le bloqueur précède un dé du même tour. Il n’est donc jamais un tour à lui seul, il vous faut encore un dé, et il ne peut pas prendre la seule case où ce dé pourrait aller (votre marqueur étant encore à sa place).',
      },
      {
        id: 'D-R2',
        text: 'Vous ne pouvez pas passer par choix. Une personne sans case permise passe son tour jusqu’à la fin de la manche, car son marqueur ne bouge plus et les cases ne font que se remplir. Le déroulement l’indique à chaque fois. Si plus personne ne peut poser, la manche finit à égalité. Personne ne passe faute de dés.',
      },
      {
        id: 'D-R3',
        text: 'Plusieurs lignes avec un même dé font une seule victoire. Les 2 points de plus sont donnés une fois, si l’une d’elles n’a que vos dés.',
      },
      {
        id: 'D-R4',
        text: 'À égalité de points après quatre manches, vous gagnez ensemble ; rien ne départage.',
      },
      {
        id: 'D-R5',
        text: 'Les petites diagonales de quatre cases comptent aussi : il y a 28 emplacements pour une ligne. La somme est celle d’exactement quatre dés : cinq à la suite font deux emplacements, chacun pour soi. Un bloqueur ne complète jamais rien. Un dé peut compléter une ligne pour l’adversaire.',
      },
      {
        id: 'D-R6',
        text: 'Seul le dé marqué interdit des cases. Le livret dit « adjacentes » : Iacta compte aussi les diagonales, huit cases en tout. Dès que le marqueur s’en va, l’ancienne zone est libre.',
      },
      {
        id: 'D-R7',
        text: 'Les cases vides se comptent après le dernier dé : 25 moins tous les dés et bloqueurs de la grille. Pour les 5 points, seul votre bloqueur compte. Pour la perte, tous vos dés comptent, face par face : six identiques coûtent 4.',
      },
      {
        id: 'D-R8',
        text: 'Un dé lâché reste où il est ; c’est à vous de décider si vous pouvez annuler un coup. Chaque manche a une grille, des dés, des bloqueurs et des marqueurs neufs ; le livret ne le dit pas, mais ses points le supposent. La personne qui commence ne dépend que du numéro de la manche.',
      },
      {
        id: 'D-R9',
        text: 'Vous jouez les quatre manches, même si la partie est déjà décidée.',
      },
      {
        id: 'D-R10',
        text: 'Une manche en cours ne vaut encore rien : le score affiché ne compte que les manches terminées.',
      },
      {
        id: 'D-R11',
        text: 'D’après le livret, c’est la personne la plus jeune qui commence. Iacta ne demande pas les âges : elle tire au sort, sauf si vous choisissez qui commence.',
      },
    ],
  },
  {
    heading: 'Si une personne est absente',
    rules: [
      {
        id: 'D-T1',
        text: 'Iacta pose un dé à sa place, jamais le bloqueur. Elle cherche le meilleur type de dé : un dé qui gagne la manche ; sinon un dé après lequel l’adversaire ne peut pas gagner d’un seul dé ; sinon un dé qui fait des lignes pour les deux ; sinon un dé qui laisse une victoire à l’adversaire ; en dernier, un dé qui lui donne une ligne. Si plusieurs se valent, elle prend la première case de a1, b1 à e5, et la plus petite face. Une manche a au plus 22 dés : personne ne peut bloquer une partie.',
      },
    ],
  },
];
