import { frenchDe } from '@iacta/core';
import { type ByColour, type Colour, colourValues, rules } from '../rules/index.ts';
import type { QwantumWords } from './board.ts';
import { colourShown, datum, diceShown, listed, momentOf, thrownShown, valuesShown } from './shared.ts';

const COLOUR: ByColour<string> = { purple: 'violet', blue: 'bleu', red: 'rouge', yellow: 'jaune' };
const NAMES = { ...COLOUR, white: 'blanc' };
/** As an adjective of « ligne ». */
const ROW: ByColour<string> = { purple: 'violette', blue: 'bleue', red: 'rouge', yellow: 'jaune' };
const row = (data: Parameters<typeof datum>[0]) => ROW[datum(data, 'colour') as Colour];
const points = (count: number) => `${count} ${Math.abs(count) < 2 ? 'point' : 'points'}`;
const dice = (count: number) => (count === 1 ? 'un dé' : `${count} dés`);

export const words: QwantumWords = {
  title: 'Qwantum',
  tagline:
    'Quatre lignes montent puis descendent : additionnez les couleurs et faites fructifier chaque colonne.',
  howTo: [
    {
      heading: 'Le but',
      text: 'Remplissez les quatre lignes de couleur de votre feuille pour que les colonnes vaillent le plus possible. Une colonne ne rapporte que lorsque ses quatre cases sont remplies.',
    },
    {
      heading: 'Les lignes',
      text: 'Remplissez chaque ligne de gauche à droite, sans sauter de case. Dans les quatre premières cases, chaque nombre doit être plus grand que le précédent ; après le trait épais, dans les deux dernières, plus petit que le précédent. Quelle ligne, et quand, c’est vous qui choisissez.',
    },
    {
      heading: 'A : le lancer',
      text: 'À votre tour, vous lancez les sept dés. Vous pouvez relancer une fois, avec les dés de votre choix. Chaque couleur vaut alors la somme de ses nombres plus le dé blanc ; une couleur qu’aucun dé ne montre ne vaut que le dé blanc.',
    },
    {
      heading: 'B : la personne dont c’est le tour',
      text: 'Si c’est votre tour, vous pouvez inscrire une couleur dans sa ligne. Cette couleur est alors fermée pour le reste du tour.',
    },
    {
      heading: 'C : tout le monde',
      text: 'Maintenant tout le monde, vous aussi, peut inscrire une des autres couleurs. Vous choisissez en secret et en même temps ; plusieurs personnes peuvent prendre la même couleur. Si rien n’a été inscrit en B, les quatre couleurs sont ouvertes.',
    },
    {
      heading: 'Les lancers manqués',
      text: 'Si c’est votre tour et que vous n’inscrivez rien ni en B ni en C, vous cochez un lancer manqué : le premier coûte 1 point, le deuxième 2, et ainsi de suite. Les autres n’en cochent jamais.',
    },
    {
      heading: 'Les colonnes',
      text: 'Une colonne complète vaut son deuxième plus petit nombre. Si le plus petit y est plusieurs fois, c’est le suivant qui compte : 5, 5, 7, 9 vaut 7. Quatre nombres égaux valent ce nombre.',
    },
    {
      heading: 'La fin',
      text: 'La partie s’arrête quand quelqu’un a rempli ses quatre lignes ; si cela arrive en B, C n’est pas joué. Elle s’arrête aussi quand quelqu’un coche un cinquième lancer manqué. Le plus haut total gagne ; à égalité, vous gagnez ensemble.',
    },
  ],
  parts: {
    column1: 'Colonne 1',
    column2: 'Colonne 2',
    column3: 'Colonne 3',
    column4: 'Colonne 4',
    column5: 'Colonne 5',
    column6: 'Colonne 6',
    missed: 'Lancers manqués',
  },
  options: {
    starter: {
      name: 'Qui commence',
      values: { lot: 'Tirage au sort', 0: 'Place 1', 1: 'Place 2', 2: 'Place 3', 3: 'Place 4' },
    },
  },
  ratings: {},
  tieBreaks: [],
  dice: {
    starter: 'qui commence',
    white: 'dé blanc',
    die1: 'dé 1',
    die2: 'dé 2',
    die3: 'dé 3',
    die4: 'dé 4',
    die5: 'dé 5',
    die6: 'dé 6',
  },
  prompt(position, seat) {
    const { phase, mayMiss, cost, changing } = momentOf(position, seat, rules.active(position));
    if (phase === 'choose') return 'A : quels dés relancez-vous ? Vous pouvez aussi tous les garder.';
    if (phase === 'enter') return 'B : inscrivez la somme d’une couleur, ou rien.';
    if (changing) return 'C : vous avez répondu. Vous pouvez changer d’avis jusqu’à la dernière réponse.';
    if (mayMiss)
      return `C : inscrivez la somme d’une couleur, sinon vous cochez un lancer manqué (−${cost}).`;
    return 'C : inscrivez la somme d’une couleur ouverte, ou rien.';
  },
  move(position, seat, move) {
    if ('keep' in move) return 'Garder tous les dés';
    if ('reroll' in move) {
      if (move.reroll.length === 7) return 'Relancer les sept dés';
      return `Relancer : ${diceShown(position, move.reroll, NAMES, (id) => words.dice[id])}`;
    }
    if ('enter' in move) return `${colourShown(move.enter, COLOUR)} ${colourValues(position)?.[move.enter]}`;
    const { mayMiss, cost } = momentOf(position, seat, rules.active(position));
    return mayMiss ? `Rien : lancer manqué (−${cost})` : 'Ne rien inscrire';
  },
  event(event, name) {
    switch (event.type) {
      case 'starter':
        return `${name(event.seat)} commence.`;
      case 'thrown': {
        const faces = thrownShown(event.dice, NAMES);
        return `${name(event.seat)} ${event.attempt === 1 ? 'lance' : 'relance'} : ${faces}.`;
      }
      case 'kept':
        return `${name(event.seat)} garde tous les dés.`;
      case 'again':
        return `${name(event.seat)} reprend ${dice(event.dice.length)}.`;
      case 'values':
        return `Les couleurs valent : ${valuesShown(event.values, COLOUR)}.`;
      case 'skipped':
        return `${name(event.seat)} n’inscrit rien en B.`;
      case 'nothingFits': {
        const can = event.seats.length === 1 ? 'peut' : 'peuvent';
        return `${listed(event.seats, name, 'et')} ne ${can} rien inscrire en ${event.action}.`;
      }
      case 'answered':
        return `${name(event.seat)} a répondu.`;
      case 'opened': {
        const { passing } = event;
        if (passing.length === 0) return '';
        return `${listed(passing, name, 'et')} ${passing.length === 1 ? 'n’inscrit' : 'n’inscrivent'} rien en C.`;
      }
      case 'entered':
        return `${name(event.seat)} inscrit ${event.value} dans la ligne ${ROW[event.colour]}, case ${event.cell}.`;
      case 'column':
        return `${name(event.seat)} complète la colonne ${event.column} : ${points(event.points)}.`;
      case 'missed':
        return `${name(event.seat)} coche le lancer manqué numéro ${event.count} : −${points(event.count)}.`;
      case 'over':
        if (event.full.length === 0) return 'C’était le cinquième lancer manqué : la partie est terminée.';
        return `${listed(event.full, name, 'et')} ${event.full.length === 1 ? 'a' : 'ont'} rempli les quatre lignes : la partie est terminée.`;
    }
  },
  refusals: {
    'not-now': () => 'Ce coup n’est pas possible maintenant.',
    'row-full': ({ data }) => `Votre ligne ${row(data)} est pleine. Choisissez une autre couleur.`,
    'must-rise': ({ data }) =>
      `Jusqu’au trait épais les nombres doivent monter : dans votre ligne ${row(data)}, ${datum(data, 'value')} n’est pas plus grand que ${datum(data, 'last')}.`,
    'must-fall': ({ data }) =>
      `Après le trait épais les nombres doivent descendre : dans votre ligne ${row(data)}, ${datum(data, 'value')} n’est pas plus petit que ${datum(data, 'last')}.`,
    'colour-used': ({ data }) =>
      `Le ${COLOUR[datum(data, 'colour') as Colour]} a été inscrit en B : choisissez une autre couleur en C.`,
  },
  board: {
    colours: COLOUR,
    rows: { purple: 'Ligne violette', blue: 'Ligne bleue', red: 'Ligne rouge', yellow: 'Ligne jaune' },
    sheetOf: (name) => `Feuille ${frenchDe(name)}`,
    points,
    look: (name, total) => `Regarder la feuille ${frenchDe(name)} (${points(total)})`,
    close: 'Fermer',
    throws: 'a les dés',
    sum: 'Somme',
    next: (need) =>
      need === null
        ? 'case suivante'
        : `case suivante, ${need.than === 'more' ? 'plus' : 'moins'} de ${need.last}`,
    fits: 'convient',
    fitsNot: 'ne convient pas',
    full: 'ligne pleine',
    setAside: 'inscrit en B',
    atLeast: (value) => `${value} ou plus`,
    enter: (colour, value, cell, gain) =>
      `Inscrire ${colour} ${value} dans la case ${cell}${gain === 0 ? '' : ` : colonne à ${points(gain)}`}`,
    answered: 'votre réponse',
    columnPoints: 'Points des colonnes',
    missed: (count) => `${count} sur 5 cochés`,
    dice: 'Dés',
    inHand: 'en main',
    steps: ['Lancer', 'Qui lance', 'Tous'],
  },
};
