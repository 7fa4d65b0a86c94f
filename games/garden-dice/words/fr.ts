import { frenchDe } from '@iacta/core';
import { type Forms, faces, inLanguage, names, space } from './telling.ts';

const KINDS: Forms = {
  pepper: { name: 'poivron', a: 'un poivron', the: 'le poivron' },
  carrot: { name: 'carotte', a: 'une carotte', the: 'la carotte' },
  tomato: { name: 'tomate', a: 'une tomate', the: 'la tomate' },
  artichoke: { name: 'artichaut', a: 'un artichaut', the: 'l’artichaut' },
  eggplant: { name: 'aubergine', a: 'une aubergine', the: 'l’aubergine' },
};
const SPECIALS = {
  bird: 'oiseau',
  rabbit: 'lapin',
  sundial: 'cadran solaire',
  scarecrow: 'épouvantail',
  rock: 'rocher',
};
const THE_ANIMAL = { bird: 'l’oiseau', rabbit: 'le lapin' };
const TILES = {
  pepper: 'graine de poivron',
  carrot: 'graine de carotte',
  tomato: 'graine de tomate',
  artichoke: 'graine d’artichaut',
  eggplant: 'graine d’aubergine',
  ...SPECIALS,
};
const THE_TILES = {
  pepper: 'la graine de poivron',
  carrot: 'la graine de carotte',
  tomato: 'la graine de tomate',
  artichoke: 'la graine d’artichaut',
  eggplant: 'la graine d’aubergine',
  bird: 'l’oiseau',
  sundial: 'le cadran solaire',
  rock: 'le rocher',
};
const points = (count: number): string => (count < 2 ? `${count} point` : `${count} points`);
const bySundial = (steps: number): string => (steps > 0 ? ', avec le cadran solaire' : '');
const WHY = { scarecrow: ' (épouvantail)', star: ' (étoile)' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words = inLanguage({
  title: 'Garden Dice',
  tagline: 'Plantez, arrosez et récoltez dans un potager commun. Attention aux animaux affamés !',
  howTo: [
    {
      heading: 'Le but',
      text: 'Tout le monde plante dans le même potager de six cases sur six. Quand il n’y a plus de graines, la personne qui a marqué le plus de points avec ses légumes gagne.',
    },
    {
      heading: 'Votre tour',
      text: 'Lancez quatre dés et dépensez-les en actions : chaque dé une seule fois, dans l’ordre de votre choix, et la même action aussi souvent que vous voulez. Un dé encore utile doit être utilisé. Quatre dés identiques peuvent être relancés.',
    },
    {
      heading: 'Acheter et placer',
      text: 'Un dé achète une graine qui ne vaut pas plus que lui ; un de vos huit jetons montre qu’elle est à vous. Vous pouvez en acheter deux de la même sorte par tour, pas plus. Deux dés placent une tuile sur une case vide : l’un est la ligne, l’autre la colonne, comme vous voulez.',
    },
    {
      heading: 'Arroser et récolter',
      text: 'Un dé au moins aussi haut que votre tuile change une graine en légume, ou récolte un légume. L’eau se propage aux graines voisines, la récolte aux légumes voisins (pas en diagonale), s’ils valent moins, quel que soit leur propriétaire, et ainsi de suite. Un légume récolté rapporte sa valeur à son propriétaire, le double sur une étoile ; vous recevez un point pour chaque tuile des autres que votre récolte atteint.',
    },
    {
      heading: 'Cadran solaire et épouvantail',
      text: 'Une fois par tour, votre cadran solaire change les dés qui désignent une case : un dé de un ou deux, ou deux dés de un chacun. Un six le change en épouvantail : sur les huit cases autour, il tient les oiseaux loin de vos graines et donne trois points de plus à vos légumes, à la place de l’étoile.',
    },
    {
      heading: 'Oiseau et lapin',
      text: 'Un dé déplace votre animal en ligne droite, le long d’une ligne ou d’une colonne, sur des cases vides. L’oiseau peut se poser sur la graine d’une autre personne et la manger, le lapin sur un légume : une tuile par adversaire et par tour, et seulement si vous avez un jeton libre. S’il l’avale, la tuile quitte le jeu et un jeton reste sur l’animal ; ou bien vous dépensez un autre dé au moins aussi haut et vous gardez la tuile comme graine. Trois dés (la case et un 6) renvoient n’importe quel animal.',
    },
    {
      heading: 'Soleil et rocher',
      text: 'Votre soleil sert une fois par partie : relancez les quatre dés avant d’en dépenser un, ou tournez un dé sur la face de votre choix. Si vous le gardez, il vaut cinq points à la fin. À deux, chacun a un rocher qui bloque une case pour toujours.',
    },
    {
      heading: 'La fin',
      text: 'La personne qui achète la dernière graine termine son tour, puis la partie est finie. Chaque série de cinq légumes différents rapporte 15 points ; trois, quatre, cinq légumes identiques ou plus rapportent 10, 15, 20. Chaque graine non placée coûte cinq points, sauf la première.',
    },
  ],
  tieBreaks: ['la somme des valeurs des légumes récoltés'],
  parts: {
    harvest: 'Légumes',
    others: 'Légumes des autres',
    unplaced: 'Graines non placées',
    sets: 'Séries',
    collections: 'Collections',
    sun: 'Soleil',
  },
  options: {
    family: { name: 'Animaux', values: { false: 'En jeu', true: 'Aucun (partie en famille)' } },
    starter: { name: 'Qui commence', values: { lot: 'Tirage au sort' } },
    stars: {
      name: 'Où sont les étoiles',
      values: {
        corner: 'En bas à droite',
        doubles: 'Sur la diagonale (1.1–6.6)',
        own: 'Comme sur notre plateau',
      },
    },
  },
  dice: { garden: 'dé', starter: 'qui commence' },
  moves: {
    buy: (kind, die) => `Acheter ${KINDS[kind].a} (dé ${die})`,
    place: (tile, at, dice, sundial) =>
      `Placer ${THE_TILES[tile]} en ${at} (${dice}${sundial ? ', cadran' : ''})`,
    water: (kind, at, die, tiles) =>
      `Arroser ${KINDS[kind].the} en ${at} (dé ${die})${tiles > 1 ? `, ${tiles} tuiles` : ''}`,
    harvest: (kind, at, die, own) => `Récolter ${KINDS[kind].the} en ${at} (dé ${die}), +${own}`,
    flip: (to) => `Retourner : ${SPECIALS[to]} (dé 6)`,
    walk: (animal, at, die, meal) =>
      `Déplacer ${THE_ANIMAL[animal]} en ${at} (dé ${die})${meal ? `, manger ${KINDS[meal].the}` : ''}`,
    remove: (animal, at, dice) => `Renvoyer ${THE_ANIMAL[animal]} en ${at} (${dice})`,
    swallow: (kind) => `Avaler ${KINDS[kind].the}`,
    spit: (kind, die) => `Recracher la ${TILES[kind]} (dé ${die})`,
    reroll: 'Soleil : relancer les quatre dés',
    set: (from, to) => `Soleil : changer un ${from} en ${to}`,
    again: 'Quatre identiques : relancer',
    endTurn: 'Finir le tour',
  },
  prompts: {
    roll: 'Lancez les quatre dés.',
    act: (dice) => `Dépensez vos dés : ${dice}.`,
    again: (dice) => `Quatre identiques : ${dice}. Relancez-les ou dépensez-les.`,
    eat: (kind) => `Votre animal a attrapé ${KINDS[kind].a} : avaler ou recracher ?`,
    wait: 'Ce n’est pas votre tour.',
  },
  events: {
    starter: ({ seat }, name) => `${name(seat)} commence.`,
    rolled: ({ seat, dice }, name) => `${name(seat)} lance ${faces(dice)}.`,
    again: ({ seat }, name) => `Quatre identiques : ${name(seat)} relance.`,
    bought: ({ seat, kind, die }, name) => `${name(seat)} achète ${KINDS[kind].a} avec un ${die}.`,
    lastSeed: ({ seat }, name) =>
      `C’était la dernière graine : ${name(seat)} termine son tour, puis la partie s’arrête.`,
    placed: ({ seat, tile, at, dice, sundial }, name) =>
      `${name(seat)} place ${THE_TILES[tile]} en ${space(at)} avec ${dice.join(' et ')}${bySundial(sundial)}.`,
    watered: ({ seat, owner, kind, at, die }, name) =>
      die === null
        ? `L’eau atteint ${KINDS[kind].the} ${frenchDe(name(owner))} en ${space(at)}.`
        : `${name(seat)} arrose ${KINDS[kind].the} en ${space(at)} avec un ${die}.`,
    harvested: ({ seat, owner, kind, at, die, points: scored, bonus }, name) =>
      die === null
        ? `La récolte atteint ${KINDS[kind].the} ${frenchDe(name(owner))} en ${space(at)} : ${points(scored)} pour ${name(owner)}${bonus ? WHY[bonus] : ''}.`
        : `${name(seat)} récolte ${KINDS[kind].the} en ${space(at)} avec un ${die} : ${points(scored)}${bonus ? WHY[bonus] : ''}.`,
    others: ({ seat, points: scored }, name) =>
      `${name(seat)} reçoit ${points(scored)} pour les légumes adverses.`,
    flipped: ({ seat, to, at }, name) => `${name(seat)} retourne la tuile en ${space(at)} : ${SPECIALS[to]}.`,
    moved: ({ seat, animal, from, to, die }, name) =>
      `${name(seat)} déplace ${THE_ANIMAL[animal]} de ${space(from)} à ${space(to)} avec un ${die}.`,
    ate: ({ animal, owner, kind }, name) =>
      `${capital(THE_ANIMAL[animal])} mange ${KINDS[kind].the} ${frenchDe(name(owner))}.`,
    swallowed: ({ seat, kind }, name) => `L’animal ${frenchDe(name(seat))} avale ${KINDS[kind].the}.`,
    spat: ({ seat, kind, die }, name) =>
      `L’animal ${frenchDe(name(seat))} recrache ${KINDS[kind].the} avec un ${die} : la graine est à ${name(seat)}.`,
    removed: ({ seat, owner, animal, at, discs }, name) =>
      `${name(seat)} renvoie ${THE_ANIMAL[animal]} ${frenchDe(name(owner))}, en ${space(at)} ; jetons rendus : ${discs}.`,
    sunRoll: ({ seat }, name) => `${name(seat)} joue le soleil et relance les quatre dés.`,
    sunSet: ({ seat, from, to }, name) => `${name(seat)} joue le soleil : un ${from} devient un ${to}.`,
    turnEnded: ({ seat, unused }, name) =>
      unused.length === 0 ? '' : `${name(seat)} ne peut rien faire avec ${faces(unused)} : fin du tour.`,
    over: () => 'La partie est terminée.',
  },
  refusals: {
    'no-such-move': () => 'Ce coup n’existe pas dans ce jeu.',
    'eat-first': ({ kind }) => `Décidez d’abord : avaler ou recracher ${KINDS[kind].the}.`,
    'nothing-eaten': () => 'Votre animal n’a rien attrapé.',
    'no-such-die': ({ die }) => `Aucun des dés qui vous restent ne montre ${die}.`,
    'die-too-low': ({ die, value }) => `Un ${die} ne suffit pas : il faut au moins ${value}.`,
    'needs-a-six': () => 'Il faut un dé qui montre vraiment 6 : le cadran solaire n’aide pas.',
    'supply-empty': ({ kind }) =>
      `Il n’y a plus de ${TILES[kind]} dans la réserve. Choisissez une autre sorte.`,
    'no-free-disc': () => 'Vous n’avez plus de jeton libre. Récoltez un légume pour en récupérer un.',
    'two-of-a-kind': ({ kind }) =>
      `Vous avez déjà eu deux ${TILES[kind].replace('graine', 'graines')} ce tour-ci, achetées ou recrachées. Choisissez une autre sorte.`,
    'not-in-hand': ({ tile }) => `Vous n’avez pas cette tuile devant vous : ${TILES[tile]}.`,
    'space-taken': ({ at }) => `Il y a déjà une tuile en ${at}. Choisissez une case vide.`,
    'wrong-coordinates': ({ dice, at }) => `Les dés ${dice} ne mènent pas en ${at}.`,
    'no-sundial': ({ dice, at }) =>
      `Les dés ${dice} ne mènent en ${at} qu’avec un cadran solaire, et le vôtre n’est pas visible dans le potager.`,
    'sundial-used': ({ at }) => `Ce tour-ci, votre cadran solaire ne suffit plus pour atteindre ${at}.`,
    'no-seed-there': ({ at }) => `Il n’y a pas de graine à arroser en ${at}.`,
    'no-vegetable-there': ({ at }) => `Il n’y a pas de légume à récolter en ${at}.`,
    'not-your-tile': ({ at }) => `La tuile en ${at} n’est pas à vous. Choisissez une des vôtres.`,
    'not-on-board': ({ tile }) =>
      `Votre ${tile === 'bird' ? 'animal' : TILES[tile]} n’est pas dans le potager.`,
    'no-animals': () => 'La partie en famille se joue sans animaux.',
    'no-animal-there': ({ at }) => `Il n’y a pas d’animal en ${at}.`,
    'not-in-line': ({ at }) =>
      `Les animaux vont tout droit, dans une ligne ou une colonne ; ${at} n’y est pas.`,
    'too-far': ({ at, distance, die }) => `${at} est à ${distance} cases ; un ${die} ne suffit pas.`,
    'path-blocked': ({ by }) => `La tuile en ${by} barre le chemin.`,
    'not-edible': ({ at }) =>
      `Votre animal ne peut pas aller sur la tuile en ${at} : les oiseaux mangent les graines adverses, les lapins les légumes adverses.`,
    protected: ({ at }) => `Un épouvantail garde la graine en ${at}.`,
    'already-eaten': () => 'Ce tour-ci, vous avez déjà mangé une tuile de cette personne.',
    'sun-used': () => 'Votre soleil a déjà servi.',
    'sun-too-late': () =>
      'Avec le soleil, vous ne pouvez relancer qu’avant de dépenser un dé. Vous pouvez encore en tourner un.',
    'same-face': ({ die }) => `Ce dé montre déjà ${die}.`,
    'no-four-of-a-kind': () => 'Vous ne pouvez relancer que juste après quatre identiques.',
    'must-use-dice': () => 'Vos dés peuvent encore servir : utilisez-les d’abord.',
  },
  board: {
    garden: 'Potager',
    space: (row, column) => `Ligne ${row}, colonne ${column}`,
    star: 'étoile',
    empty: 'libre',
    seeds: TILES,
    vegetables: names(KINDS),
    specials: SPECIALS,
    worth: (value) => `valeur ${value}`,
    swallowed: (count) => (count < 2 ? `${count} tuile avalée` : `${count} tuiles avalées`),
    supply: 'Réserve',
    left: (count) => (count === 1 ? 'il en reste 1' : `il en reste ${count}`),
    dice: 'Dés',
    spent: 'utilisé',
    hand: (name) => `Devant ${name}`,
    basket: (name) => `Panier ${frenchDe(name)}`,
    discs: (count) => (count < 2 ? `${count} jeton libre` : `${count} jetons libres`),
    sun: 'Soleil',
    sunGone: 'Soleil utilisé',
    sunDie: 'Quel dé le soleil tourne-t-il ?',
    sunFace: 'Sur quelle face ?',
    choose: 'Que voulez-vous faire ici ?',
    withDice: 'Avec quels dés ?',
    again: 'Appuyez encore une fois pour le faire',
    close: 'Fermer',
    turned: (from, to) => `cadran solaire : ${from} devient ${to}`,
    sundialLeft: (steps) => (steps === 1 ? 'encore 1 pas' : `encore ${steps} pas`),
    grows: (tiles) => (tiles < 2 ? `${tiles} graine pousse` : `${tiles} graines poussent`),
    taken: (tiles) => (tiles < 2 ? `${tiles} légume` : `${tiles} légumes`),
  },
  labels: {
    letters: { pepper: 'P', carrot: 'C', tomato: 'T', artichoke: 'A', eggplant: 'A' },
    specials: { bird: 'ois.', rabbit: 'lapin', sundial: 'cadran', scarecrow: 'épouv.', rock: 'rocher' },
    discs: 'jetons',
    sun: 'soleil',
    hand: 'main',
    basket: 'panier',
    supply: 'réserve',
    dice: 'dés',
  },
});
