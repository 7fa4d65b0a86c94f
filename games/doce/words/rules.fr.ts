import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Ce qu’il y a sur la table',
    intro: 'DOCE est un duel à deux et dure de 10 à 20 minutes. En cours de jeu, on ne lance jamais de dé.',
    picture: {
      name: 'grid',
      caption:
        'Avant une manche : cinq cases vides sur cinq, colonnes a à e depuis la gauche, rangées 1 à 5 depuis le bas. De chaque côté se trouvent onze dés et un bloqueur rouge.',
    },
    rules: [
      {
        id: 'D-1',
        text: 'La grille a cinq cases sur cinq. Elles se nomment comme aux échecs : colonnes a à e depuis la gauche, rangées 1 à 5 depuis le bas. Chaque manche commence sur une grille vide.',
      },
      {
        id: 'D-2',
        text: 'Chaque joueur a onze dés numérotés, noirs pour l’un et blancs pour l’autre, ainsi qu’un bloqueur (un dé rouge sans nombres) et un marqueur.',
      },
      {
        id: 'D-3',
        text: 'Une partie compte quatre manches. Le sort décide qui commence la première, sauf si la table désigne quelqu’un ; ensuite on commence à tour de rôle.',
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
        text: 'On ne lance jamais. Vous choisissez la face visible, de 1 à 6.',
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
        'C’est aux noirs, et il leur manque un 2 en d4, doublement : avec le 3, le 6 et le 1 situés dessous, cela ferait quatre dés noirs ; avec le 6 blanc en a4 et deux 2 noirs, trois dés noirs et un blanc à l’extrémité. Les deux fois, la somme fait 12.',
    },
    rules: [
      {
        id: 'D-9',
        text: 'Une ligne, ce sont quatre cases qui se suivent, à l’horizontale, à la verticale ou en diagonale, avec un dé sur chacune et une somme d’exactement 12.',
      },
      {
        id: 'D-10',
        text: 'Elle est à vous si les quatre dés sont à vous, ou si trois le sont et que celui d’une des deux extrémités est à l’adversaire. Tout autre mélange n’est à personne.',
      },
      {
        id: 'D-11',
        text: 'Après chaque dé numéroté, et seulement alors, on examine la grille pour les deux joueurs.',
      },
    ],
  },
  {
    heading: 'La fin d’une manche',
    picture: {
      name: 'score',
      caption:
        'Avec le 2 en d4, les noirs ont gagné : 12 pour la victoire, 2 pour la ligne de quatre dés à soi, 5 pour le bloqueur gardé et 13 pour les cases vides, moins 2 pour trois dés noirs qui montrent 2. Cela fait 30 ; les blancs ne marquent rien.',
    },
    rules: [
      {
        id: 'D-12',
        text: 'Si un seul des deux joueurs a une ligne, il gagne la manche, quel que soit celui qui a posé le dernier dé.',
      },
      {
        id: 'D-13',
        text: 'Si un même dé fait des lignes pour les deux, la manche finit à égalité. De même quand plus personne ne peut poser de dé.',
      },
      {
        id: 'D-14',
        text: 'Le gagnant marque 12 points ; 2 de plus s’il y a parmi les lignes gagnantes une ligne de quatre dés à lui ; 5 de plus s’il n’a pas utilisé son bloqueur ; et 1 par case vide. Il perd 2 points pour chaque groupe de trois de ses dés montrant la même face.',
      },
      { id: 'D-15', text: 'Le perdant ne gagne rien et ne perd rien.' },
      {
        id: 'D-16',
        text: 'En cas d’égalité, les deux marquent 2 points, et 5 de plus pour qui n’a pas utilisé son bloqueur.',
      },
      {
        id: 'D-17',
        text: 'La manche suivante commence aussitôt : il n’y a rien à décider entre les deux.',
      },
      {
        id: 'D-18',
        text: 'Après la quatrième manche, le plus haut total gagne. La dernière grille reste en place pour qu’on puisse la regarder.',
      },
    ],
  },
  {
    heading: 'Là où le livret se tait',
    rulings: true,
    rules: [
      {
        id: 'D-R1',
        text: 'Le bloqueur précède un dé du même tour. Il n’est donc jamais un tour à lui seul, il vous faut encore un dé, et il ne peut pas prendre la seule case où ce dé pourrait aller (votre marqueur étant encore à sa place).',
      },
      {
        id: 'D-R2',
        text: 'Personne ne passe par choix. Qui n’a aucune case permise passe son tour, et cela jusqu’à la fin de la manche : le marqueur ne bouge plus et les cases ne font que se remplir. Il n’y a rien à jouer pour cela, mais on l’annonce chaque fois. Si plus personne ne peut poser, la manche finit à égalité. Le manque de dés n’y est jamais pour rien.',
      },
      {
        id: 'D-R3',
        text: 'Plusieurs lignes avec un même dé font une seule victoire. Les 2 points de plus sont donnés une fois, si l’une d’elles n’a que des dés à soi.',
      },
      {
        id: 'D-R4',
        text: 'À égalité de points après quatre manches, la victoire est partagée ; rien ne départage les joueurs.',
      },
      {
        id: 'D-R5',
        text: 'Les petites diagonales de quatre cases comptent aussi : il y a 28 emplacements pour une ligne. La somme est celle d’exactement quatre dés : cinq à la suite font deux emplacements, chacun pour soi. Un bloqueur ne complète jamais rien. Un dé peut compléter une ligne pour l’adversaire.',
      },
      {
        id: 'D-R6',
        text: 'Seul le dé marqué interdit des cases. Dès que le marqueur s’en va, l’ancienne zone est libre.',
      },
      {
        id: 'D-R7',
        text: 'On compte les cases vides après le dernier dé : 25 moins tous les dés et bloqueurs des deux joueurs. Pour les 5 points, seul compte le bloqueur du joueur. Pour la perte, on regarde tous ses dés sur la grille, face par face : six identiques coûtent 4.',
      },
      {
        id: 'D-R8',
        text: 'Un dé lâché reste où il est ; savoir si l’on peut annuler des coups regarde la table, pas ces règles. Grille, dés, bloqueurs et marqueurs sont remis à neuf à chaque manche, et qui commence ne dépend que du numéro de la manche.',
      },
      {
        id: 'D-R9',
        text: 'On joue les quatre manches, même si la partie est déjà décidée.',
      },
      {
        id: 'D-R10',
        text: 'Une manche en cours ne vaut encore rien : les points affichés ne comptent que les manches finies.',
      },
    ],
  },
  {
    heading: 'Si quelqu’un s’absente',
    rules: [
      {
        id: 'D-T1',
        text: 'La table pose un dé à sa place, jamais le bloqueur. Elle prend ce qu’il y a de mieux : un dé qui gagne la manche ; sinon un dé après lequel l’adversaire ne peut pas gagner d’un seul dé ; sinon un dé qui fait des lignes pour les deux ; sinon un dé qui laisse une victoire à l’adversaire ; en dernier lieu, un dé qui lui donne une ligne. Entre dés de même valeur, c’est la première case dans l’ordre a1, b1 jusqu’à e5, et là, la plus petite face. Une manche a au plus 22 dés : personne ne peut bloquer une partie.',
      },
    ],
  },
];
