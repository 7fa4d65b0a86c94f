import { frenchDe, type Refusal } from '@iacta/core';
import type { Area, DieName, ShownDie } from '../rules/index.ts';
import type { CleverWords } from './shape.ts';
import { cellShown, datum, type GainWords, type Labels, label, listed, situation } from './shared.ts';

const labels: Labels = {
  dice: { white: 'blanc', yellow: 'jaune', blue: 'bleu', green: 'vert', orange: 'orange', pink: 'rose' },
  areas: { yellow: 'jaune', blue: 'bleu', green: 'vert', orange: 'orange', pink: 'rose' },
  bonuses: {
    yellow: 'croix jaune',
    blue: 'croix bleue',
    green: 'croix verte',
    'orange-4': '4 orange',
    'orange-5': '5 orange',
    'orange-6': '6 orange',
    'pink-6': '6 rose',
    black: 'bonus noir',
  },
  colon: ' : ',
  row: 'ligne',
  column: 'colonne',
  reroll: 'Relancer ces dés',
  pass: 'Ne rien inscrire',
  done: 'Ne pas utiliser d’autre dé',
};

const gains: GainWords = {
  yellow: 'une croix jaune',
  blue: 'une croix bleue',
  green: 'une croix verte',
  'orange-4': 'un 4 orange',
  'orange-5': 'un 5 orange',
  'orange-6': 'un 6 orange',
  'pink-6': 'un 6 rose',
  black: 'un bonus noir',
  reroll: 'une relance',
  'extra-die': 'un dé supplémentaire',
  fox: 'un renard',
};

/** The area as a complement. */
const into: { readonly [area in Area]: string } = {
  yellow: 'dans le jaune',
  blue: 'dans le bleu',
  green: 'dans le vert',
  orange: 'dans l’orange',
  pink: 'dans le rose',
};

/** « case 7 », « ligne 1, colonne 3 ». */
const cell = (at: string | number) => (typeof at === 'number' ? `case ${at}` : cellShown(at, labels));

const shown = (dice: readonly ShownDie[]) =>
  dice.map(({ die, face }) => `${labels.dice[die]} ${face}`).join(', ');
const die = (refusal: Refusal) => labels.dice[datum(refusal, 'die') as DieName];
const area = (refusal: Refusal) => into[datum(refusal, 'area') as Area];

const points = (count: number) => `${count} ${count < 2 ? 'point' : 'points'}`;

export const words: CleverWords = {
  title: 'Clever',
  tagline: 'Six dés de couleur, cinq zones et des bonus qui en déclenchent d’autres.',
  howTo: [
    {
      heading: 'Le principe',
      text: 'Vous remplissez une feuille de cinq zones de cinq couleurs. Chaque zone rapporte à sa façon, et beaucoup de cases donnent des bonus qui vous font aussitôt inscrire autre chose. Le plus haut total gagne.',
    },
    {
      heading: 'Votre tour',
      text: 'Lancez les six dés, prenez-en un, posez-le sur une case « dé » et inscrivez-le dans la zone de sa couleur. Les dés encore en main qui montrent moins vont sur le plateau d’argent ; les dés égaux restent. Lancez ceux qui vous restent et choisissez encore : jusqu’à trois fois, tant que vous avez des dés.',
    },
    {
      heading: 'Les autres',
      text: 'Quand vous avez fini, tous les autres utilisent en même temps un dé du plateau d’argent pour leur propre feuille ; le même dé peut servir à plusieurs. Une personne à qui rien ne convient sur le plateau d’argent peut utiliser un dé de vos cases « dé ».',
    },
    {
      heading: 'Les zones',
      text: 'Jaune : cochez l’une des deux cases de ce nombre ; les colonnes complètes comptent. Bleu : cochez la somme du dé bleu et du dé blanc ; plus il y a de croix, plus il y a de points. Vert : de gauche à droite, chaque dé au moins égal au nombre de la case. Orange : de gauche à droite, n’importe quel nombre, parfois multiplié. Rose : de gauche à droite, chaque nombre plus grand que le précédent ; après un 6, tout est permis. Le dé blanc vaut pour toutes les couleurs.',
    },
    {
      heading: 'Les bonus',
      text: 'Les lignes complètes du jaune et du bleu, les colonnes bleues, la diagonale jaune et beaucoup de cases des autres lignes vous donnent quelque chose : une croix ou un nombre à inscrire aussitôt, une relance, un dé supplémentaire ou un renard. Un bonus en déclenche souvent un autre. Vous choisissez l’ordre ; seul un bonus pour une zone pleine est perdu.',
    },
    {
      heading: 'Les actions',
      text: 'Avec une relance, vous lancez de nouveau tous les dés de votre dernier lancer. Avec un dé supplémentaire, vous inscrivez n’importe lequel des six dés, où qu’il se trouve et même s’il vous a déjà servi, à la fin de n’importe quel tour, le vôtre ou celui d’un autre ; mais aucun dé deux fois ainsi dans le même tour.',
    },
    {
      heading: 'La fin',
      text: 'À quatre, vous jouez quatre manches, à trois cinq, à deux ou en solo six. Additionnez vos cinq zones ; chaque renard vaut autant que votre zone la plus faible, alors n’en laissez aucune vide. À égalité de points, la meilleure zone décide.',
    },
    {
      heading: 'En solo',
      text: 'Après chacun de vos tours, vous lancez les six dés pour la moitié passive : les trois plus bas vont sur le plateau d’argent, et vous en utilisez un. Ni dé supplémentaire ni relance n’y sont possibles ; une option permet les dés supplémentaires.',
    },
  ],
  parts: { yellow: 'Jaune', blue: 'Bleu', green: 'Vert', orange: 'Orange', pink: 'Rose', foxes: 'Renards' },
  options: {
    starter: { name: 'Qui commence', values: { lot: 'Tirage au sort' } },
    soloExtraDie: {
      name: 'En solo : dés supplémentaires aussi après le lancer passif',
      values: { false: 'Non', true: 'Oui' },
    },
  },
  tieBreaks: ['la meilleure zone'],
  ratings: {
    'band-0': 'Échauffement : la prochaine fois, c’est sérieux',
    'band-1': 'Un bon début',
    'band-2': 'Solide',
    'band-3': 'Un beau résultat',
    'band-4': 'Fort',
    'band-5': 'Très fort',
    'band-6': 'Brillant',
    'band-7': 'À couper le souffle',
    'band-8': 'Hors du commun',
  },
  dice: {
    ...labels.dice,
    starter: 'qui commence',
    right: 'lesquels des dés égaux sont le plus à droite',
  },
  prompt(position, seat) {
    const { question, roll, rerolls, extraDice } = situation(position, seat);
    switch (question) {
      case 'black':
        return 'La manche 4 vous offre une croix dans le jaune, le bleu ou le vert, ou un 6 dans l’orange ou le rose : choisissez où.';
      case 'bonus':
        return 'Vous avez des bonus à utiliser : lequel d’abord, et où ?';
      case 'stuck':
        return `Rien du lancer ${roll} ne convient à votre feuille : utilisez une relance, ou n’inscrivez rien.`;
      case 'pick':
        return rerolls > 0
          ? `Lancer ${roll} sur 3 : prenez un dé ou utilisez une relance (${rerolls}).`
          : `Lancer ${roll} sur 3 : prenez un dé.`;
      case 'fields':
        return 'Rien sur le plateau d’argent ne convient à votre feuille : utilisez un dé des cases « dé » de la personne active, ou aucun.';
      case 'tray':
        return 'Choisissez un dé du plateau d’argent pour votre feuille.';
      case 'extra':
        return `Dés supplémentaires à utiliser : ${extraDice}. Inscrivez l’un des six dés ou restez-en là.`;
    }
  },
  move: (position, _seat, move) => label(position, move, labels),
  event(event, name) {
    switch (event.type) {
      case 'starter':
        return `Tirage au sort : ${name(event.seat)} commence.`;
      case 'round':
        return event.bonus === null
          ? `La manche ${event.round} commence.`
          : `La manche ${event.round} commence : ${gains[event.bonus]} pour tout le monde.`;
      case 'rolled':
        return `${name(event.seat)} lance (${event.roll} sur 3) : ${shown(event.dice)}.`;
      case 'rerolled':
        return `${name(event.seat)} utilise une relance ; reste : ${event.left}.`;
      case 'rollSpent':
        return `${name(event.seat)} n’inscrit rien au lancer ${event.roll}.`;
      case 'took': {
        const lower = event.lower.map((lying) => labels.dice[lying]);
        const tray = lower.length > 0 ? ` ; sur le plateau d’argent : ${listed(lower, 'et')}` : '';
        const where = event.as === event.die ? '' : ` et l’inscrit ${into[event.as]}`;
        return `${name(event.seat)} prend le ${event.face} ${labels.dice[event.die]}${where}${tray}.`;
      }
      case 'tray':
        return `Sur le plateau d’argent : ${shown(event.dice)}.`;
      case 'used':
        return `${name(event.seat)} utilise le ${event.face} ${labels.dice[event.die]} ${event.from === 'tray' ? 'du plateau d’argent' : 'des cases « dé »'} ${into[event.as]}.`;
      case 'nothing':
        return `${name(event.seat)} n’inscrit rien.`;
      case 'extra':
        return `${name(event.seat)} utilise un dé supplémentaire : le ${event.face} ${labels.dice[event.die]} ${into[event.as]} ; reste : ${event.left}.`;
      case 'closed':
        return '';
      case 'crossed': {
        const by = event.bonus === null ? '' : ' en bonus';
        return `${name(event.seat)} fait une croix ${into[event.area]}, ${cell(event.cell)}${by}.`;
      }
      case 'wrote': {
        const by = event.bonus === null ? '' : ' en bonus';
        return `${name(event.seat)} écrit ${event.number} ${into[event.area]}, ${cell(event.cell)}${by}.`;
      }
      case 'earned':
        return `${name(event.seat)} gagne ${gains[event.bonus]}.`;
      case 'lost':
        return `${name(event.seat)} n’a plus de place pour ${gains[event.bonus]} : c’est perdu.`;
      case 'soloRolled':
        return `Le lancer passif ${frenchDe(name(event.seat))} : ${shown(event.dice)}.`;
      case 'soloLot':
        return `Le plus à droite des dés égaux, donc sur le plateau d’argent : ${listed(
          event.dice.map((lying) => labels.dice[lying]),
          'et',
        )}.`;
      case 'over':
        return 'La partie est terminée.';
    }
  },
  refusals: {
    'not-now': () => 'Ce coup n’est pas possible maintenant.',
    'bonus-first': () => 'Utilisez d’abord vos bonus.',
    'die-not-in-hand': (refusal) => `Le dé ${die(refusal)} n’est plus dans votre main. Prenez-en un autre.`,
    'die-not-on-tray': (refusal) =>
      `Le dé ${die(refusal)} n’est pas sur le plateau d’argent. Choisissez-en un qui y est.`,
    'tray-first': () => 'Un dé du plateau d’argent convient à votre feuille : prenez-en un là.',
    'wrong-colour': (refusal) => `Le dé ${die(refusal)} ne peut pas s’inscrire ${area(refusal)}.`,
    'wrong-cell': (refusal) =>
      `Il n’y a pas de ${datum(refusal, 'face')} dans cette case. Choisissez-en une autre.`,
    'already-crossed': (refusal) =>
      `Cette case est déjà cochée (${cellShown(datum(refusal, 'cell'), labels)}).`,
    'too-low': (refusal) => `La prochaine case verte demande au moins ${datum(refusal, 'needed')}.`,
    'must-rise': (refusal) => `Le prochain nombre rose doit dépasser ${datum(refusal, 'last')}.`,
    'area-full': (refusal) => `Il n’y a plus de place ${area(refusal)}. Choisissez une autre zone.`,
    'must-mark': () => 'Un dé convient à votre feuille : vous devez en utiliser un.',
    'no-reroll': () => 'Vous n’avez plus de relance.',
    'no-extra-die': () => 'Vous n’avez plus de dé supplémentaire.',
    'die-used': (refusal) =>
      `Vous avez déjà utilisé le dé ${die(refusal)} comme dé supplémentaire ce tour-ci. Choisissez-en un autre.`,
    'no-such-bonus': () => 'Vous n’avez pas ce bonus.',
  },
  board: {
    gains,
    fields: 'Cases « dé »',
    tray: 'Plateau d’argent',
    hand: 'Dés en main',
    bonuses: 'Bonus à utiliser',
    inHand: 'en main',
    onTray: 'sur le plateau d’argent',
    onField: (field) => `sur la case « dé » ${field}`,
    notRolled: 'pas encore lancé',
    toTray: 'irait sur le plateau d’argent',
    used: 'déjà utilisé comme dé supplémentaire',
    sheetOf: (name) => `La feuille ${frenchDe(name)}`,
    look: (name, total) => `${name} ${total} : voir la feuille`,
    close: 'Fermer',
    points,
    row: (row) => `ligne ${row}`,
    column: (column) => `colonne ${column}`,
    diagonal: 'diagonale',
    cell: (cell) => `case ${cell}`,
    atLeast: (number) => `au moins ${number}`,
    above: (number) => `plus de ${number}`,
    anyNumber: 'n’importe quel nombre',
    times: (factor) => `fois ${factor}`,
    crossed: 'cochée',
    fromStart: 'cochée dès le début',
    written: (number) => `${number} inscrit`,
    open: 'libre',
    next: 'la prochaine',
    brings: (what) => `donne ${what}`,
    earned: 'obtenu',
    round: (round, of) => `Manche ${round} sur ${of}`,
    rerolls: (left, used) => `Relances restantes : ${left}, utilisées : ${used}`,
    extraDice: (left, used) => `Dés supplémentaires restants : ${left}, utilisés : ${used}`,
    foxes: (count, worth) => `Renards : ${count}, soit ${points(worth)}`,
    total: 'Total',
  },
  labels: { fox: 're' },
};
