import type { Refusal } from '@iacta/core';
import type { Area, DieName, ShownDie } from '../rules/index.ts';
import type { CleverWords } from './shape.ts';
import { cellShown, datum, type GainWords, type Labels, label, listed, situation } from './shared.ts';

const labels: Labels = {
  dice: { white: 'Weiß', yellow: 'Gelb', blue: 'Blau', green: 'Grün', orange: 'Orange', pink: 'Lila' },
  areas: { yellow: 'Gelb', blue: 'Blau', green: 'Grün', orange: 'Orange', pink: 'Lila' },
  bonuses: {
    yellow: 'gelbes Kreuz',
    blue: 'blaues Kreuz',
    green: 'grünes Kreuz',
    'orange-4': 'orange 4',
    'orange-5': 'orange 5',
    'orange-6': 'orange 6',
    'pink-6': 'lila 6',
    black: 'schwarzer Bonus',
  },
  colon: ': ',
  row: 'Reihe',
  column: 'Spalte',
  reroll: 'Diese Würfel noch einmal werfen',
  pass: 'Nichts eintragen',
  done: 'Keinen weiteren einsetzen',
};

const gains: GainWords = {
  yellow: 'ein gelbes Kreuz',
  blue: 'ein blaues Kreuz',
  green: 'ein grünes Kreuz',
  'orange-4': 'eine orange 4',
  'orange-5': 'eine orange 5',
  'orange-6': 'eine orange 6',
  'pink-6': 'eine lila 6',
  black: 'einen schwarzen Bonus',
  reroll: 'eine Nachwürfel-Aktion',
  'extra-die': 'einen Zusatzwürfel',
  fox: 'einen Fuchs',
};

/** The adjective before “Würfel”. */
const which: { readonly [die in DieName]: string } = {
  white: 'weiße',
  yellow: 'gelbe',
  blue: 'blaue',
  green: 'grüne',
  orange: 'orange',
  pink: 'lila',
};

const shown = (dice: readonly ShownDie[]) =>
  dice.map(({ die, face }) => `${labels.dice[die]} ${face}`).join(', ');
const die = (refusal: Refusal) => which[datum(refusal, 'die') as DieName];
const area = (refusal: Refusal) => labels.areas[datum(refusal, 'area') as Area];

const points = (count: number) => `${count} ${count === 1 ? 'Punkt' : 'Punkte'}`;

export const words: CleverWords = {
  title: 'Clever',
  tagline: 'Sechs bunte Würfel, fünf Bereiche und Boni, die weitere Boni auslösen.',
  howTo: [
    {
      heading: 'Worum es geht',
      text: 'Du füllst ein Blatt mit fünf Bereichen in fünf Farben. Jeder Bereich zählt auf seine Weise, und viele Felder bringen Boni, mit denen du sofort noch etwas einträgst. Die höchste Summe gewinnt.',
    },
    {
      heading: 'Dein Zug',
      text: 'Wirf alle sechs Würfel, nimm einen, leg ihn auf ein Würfelfeld und trag ihn im Bereich seiner Farbe ein. Würfel in deiner Hand, die weniger zeigen, kommen aufs Tablett; gleich hohe bleiben. Wirf den Rest und nimm wieder einen: bis zu dreimal, solange du Würfel hast.',
    },
    {
      heading: 'Die anderen',
      text: 'Bist du fertig, nutzen alle anderen gleichzeitig einen Würfel vom Tablett für ihr eigenes Blatt; mehrere dürfen denselben Würfel nutzen. Nur wer mit dem Tablett nichts anfangen kann, darf auf die Würfel deiner Würfelfelder ausweichen.',
    },
    {
      heading: 'Die Bereiche',
      text: 'Gelb: eines der beiden Felder mit dieser Zahl ankreuzen; volle Spalten zählen. Blau: die Summe aus blauem und weißem Würfel ankreuzen; je mehr Kreuze, desto mehr Punkte. Grün: von links, jeder Würfel mindestens so hoch wie die Zahl im Feld. Orange: von links, jede Zahl, manche werden vervielfacht. Lila: von links, jede Zahl höher als die davor; nach einer 6 ist alles erlaubt. Der weiße Würfel gilt als jede Farbe.',
    },
    {
      heading: 'Boni',
      text: 'Volle Reihen in Gelb und Blau, blaue Spalten, die gelbe Diagonale und viele Felder der übrigen Reihen bringen etwas: ein Kreuz oder eine Zahl, die du sofort einträgst, eine Nachwürfel-Aktion, einen Zusatzwürfel oder einen Fuchs. Oft löst ein Bonus den nächsten aus. Die Reihenfolge bestimmst du; verloren geht nur ein Bonus für einen vollen Bereich.',
    },
    {
      heading: 'Aktionen',
      text: 'Mit einer Nachwürfel-Aktion wirfst du alle Würfel deines letzten Wurfs noch einmal. Mit einem Zusatzwürfel trägst du am Ende eines Zuges, auch wenn andere dran waren, einen beliebigen der sechs Würfel ein, egal wo er liegt und auch wenn du ihn schon genutzt hast; aber in einem Zug keinen zweimal als Zusatzwürfel.',
    },
    {
      heading: 'Das Ende',
      text: 'Zu viert spielt ihr vier Runden, zu dritt fünf, allein oder zu zweit sechs. Zähl deine fünf Bereiche zusammen; jeder Fuchs ist so viel wert wie dein schwächster Bereich, also lass keinen leer. Seid ihr punktgleich, entscheidet der beste einzelne Bereich.',
    },
    {
      heading: 'Allein',
      text: 'Nach jedem eigenen Zug wirfst du für die passive Hälfte alle sechs Würfel: Die drei niedrigsten kommen aufs Tablett, und einen davon nutzt du. Zusatzwürfel und Nachwürfel-Aktionen gehen dort nicht; Zusatzwürfel erlaubt eine Option.',
    },
  ],
  parts: { yellow: 'Gelb', blue: 'Blau', green: 'Grün', orange: 'Orange', pink: 'Lila', foxes: 'Füchse' },
  options: {
    starter: { name: 'Wer beginnt', values: { lot: 'Das Los entscheidet' } },
    soloExtraDie: {
      name: 'Allein: Zusatzwürfel auch nach dem passiven Wurf',
      values: { false: 'Nein', true: 'Ja' },
    },
  },
  tieBreaks: ['der beste einzelne Bereich'],
  ratings: {
    'band-0': 'Aufgewärmt: Nächstes Mal wird es ernst',
    'band-1': 'Ein guter Anfang',
    'band-2': 'Solide',
    'band-3': 'Ein schönes Ergebnis',
    'band-4': 'Stark',
    'band-5': 'Sehr stark',
    'band-6': 'Brillant',
    'band-7': 'Atemberaubend',
    'band-8': 'Nicht von dieser Welt',
  },
  dice: {
    ...labels.dice,
    starter: 'wer beginnt',
    right: 'welche der gleichen Würfel am weitesten rechts liegen',
  },
  prompt(position, seat) {
    const { question, roll, rerolls, extraDice } = situation(position, seat);
    switch (question) {
      case 'black':
        return 'Runde 4 bringt dir ein Kreuz in Gelb, Blau oder Grün oder eine 6 in Orange oder Lila: Wähl, wohin.';
      case 'bonus':
        return 'Du hast Boni einzutragen: Welcher kommt als Nächstes, und wohin?';
      case 'stuck':
        return `Aus Wurf ${roll} passt nichts auf dein Blatt: Setz eine Nachwürfel-Aktion ein oder trag nichts ein.`;
      case 'pick':
        return rerolls > 0
          ? `Wurf ${roll} von 3: Nimm einen Würfel oder setz eine Nachwürfel-Aktion ein (${rerolls}).`
          : `Wurf ${roll} von 3: Nimm einen Würfel.`;
      case 'fields':
        return 'Vom Tablett passt nichts auf dein Blatt: Nutz einen Würfel von den Würfelfeldern der aktiven Person oder keinen.';
      case 'tray':
        return 'Wähl einen Würfel vom Tablett für dein Blatt.';
      case 'extra':
        return `Zusatzwürfel: ${extraDice}. Trag einen beliebigen der sechs Würfel ein oder hör hier auf.`;
    }
  },
  move: (position, _seat, move) => label(position, move, labels),
  event(event, name) {
    switch (event.type) {
      case 'starter':
        return `Das Los entscheidet: ${name(event.seat)} beginnt.`;
      case 'round':
        return event.bonus === null
          ? `Runde ${event.round} beginnt.`
          : `Runde ${event.round} beginnt: Alle bekommen ${gains[event.bonus]}.`;
      case 'rolled':
        return `${name(event.seat)} wirft (${event.roll} von 3): ${shown(event.dice)}.`;
      case 'rerolled':
        return `${name(event.seat)} setzt eine Nachwürfel-Aktion ein; übrig: ${event.left}.`;
      case 'rollSpent':
        return `${name(event.seat)} trägt aus Wurf ${event.roll} nichts ein.`;
      case 'took': {
        const lower = event.lower.map((lying) => labels.dice[lying]);
        const tray = lower.length > 0 ? `; aufs Tablett: ${listed(lower, 'und')}` : '';
        const area = event.as === event.die ? '' : ` für ${labels.areas[event.as]}`;
        return `${name(event.seat)} nimmt ${labels.dice[event.die]} ${event.face}${area}${tray}.`;
      }
      case 'tray':
        return `Auf dem Tablett: ${shown(event.dice)}.`;
      case 'used':
        return `${name(event.seat)} nutzt ${labels.dice[event.die]} ${event.face} ${event.from === 'tray' ? 'vom Tablett' : 'von den Würfelfeldern'} für ${labels.areas[event.as]}.`;
      case 'nothing':
        return `${name(event.seat)} trägt nichts ein.`;
      case 'extra':
        return `${name(event.seat)} setzt einen Zusatzwürfel ein: ${labels.dice[event.die]} ${event.face} für ${labels.areas[event.as]}; übrig: ${event.left}.`;
      case 'closed':
        return '';
      case 'crossed': {
        const by = event.bonus === null ? '' : ' als Bonus';
        return `${name(event.seat)} kreuzt ${labels.areas[event.area]} ${cellShown(event.cell, labels)}${by} an.`;
      }
      case 'wrote': {
        const by = event.bonus === null ? '' : ' als Bonus';
        return `${name(event.seat)} schreibt ${event.number}${by} in ${labels.areas[event.area]}, Feld ${event.cell}.`;
      }
      case 'earned':
        return `${name(event.seat)} verdient sich ${gains[event.bonus]}.`;
      case 'lost':
        return `${name(event.seat)} hat keinen Platz mehr für ${gains[event.bonus]}: verloren.`;
      case 'soloRolled':
        return `Der passive Wurf von ${name(event.seat)}: ${shown(event.dice)}.`;
      case 'soloLot':
        return `Von den gleichen Würfeln am weitesten rechts und damit auf dem Tablett: ${listed(
          event.dice.map((lying) => labels.dice[lying]),
          'und',
        )}.`;
      case 'over':
        return 'Die Partie ist zu Ende.';
    }
  },
  refusals: {
    'not-now': () => 'Das geht jetzt nicht.',
    'bonus-first': () => 'Trag zuerst deine Boni ein.',
    'die-not-in-hand': (refusal) =>
      `Der ${die(refusal)} Würfel ist nicht mehr in deiner Hand. Nimm einen anderen.`,
    'die-not-on-tray': (refusal) =>
      `Der ${die(refusal)} Würfel liegt nicht auf dem Tablett. Wähl einen von dort.`,
    'tray-first': () => 'Ein Würfel vom Tablett passt auf dein Blatt, also nimm einen von dort.',
    'wrong-colour': (refusal) => `Der ${die(refusal)} Würfel gilt nicht für ${area(refusal)}.`,
    'wrong-cell': (refusal) => `In diesem Feld steht keine ${datum(refusal, 'face')}. Wähl ein anderes.`,
    'already-crossed': (refusal) =>
      `Dieses Feld ist schon angekreuzt (${cellShown(datum(refusal, 'cell'), labels)}).`,
    'too-low': (refusal) => `Das nächste grüne Feld braucht mindestens ${datum(refusal, 'needed')}.`,
    'must-rise': (refusal) => `Die nächste lila Zahl muss höher als ${datum(refusal, 'last')} sein.`,
    'area-full': (refusal) => `In ${area(refusal)} ist kein Platz mehr. Wähl einen anderen Bereich.`,
    'must-mark': () => 'Ein Würfel passt auf dein Blatt, also musst du einen nutzen.',
    'no-reroll': () => 'Du hast keine Nachwürfel-Aktion mehr.',
    'no-extra-die': () => 'Du hast keinen Zusatzwürfel mehr.',
    'die-used': (refusal) =>
      `Der ${die(refusal)} Würfel war in diesem Zug schon dein Zusatzwürfel. Wähl einen anderen.`,
    'no-such-bonus': () => 'So einen Bonus hast du gerade nicht.',
  },
  board: {
    gains,
    fields: 'Würfelfelder',
    tray: 'Silbertablett',
    hand: 'Würfel in der Hand',
    bonuses: 'Boni zum Eintragen',
    inHand: 'in der Hand',
    onTray: 'auf dem Tablett',
    onField: (field) => `auf Würfelfeld ${field}`,
    notRolled: 'noch nicht geworfen',
    toTray: 'käme aufs Tablett',
    used: 'schon als Zusatzwürfel eingesetzt',
    sheetOf: (name) => `Blatt von ${name}`,
    look: (name, total) => `${name} ${total}: Blatt ansehen`,
    close: 'Schließen',
    points,
    row: (row) => `Reihe ${row}`,
    column: (column) => `Spalte ${column}`,
    diagonal: 'Diagonale',
    cell: (cell) => `Feld ${cell}`,
    atLeast: (number) => `mindestens ${number}`,
    above: (number) => `höher als ${number}`,
    anyNumber: 'jede Zahl',
    times: (factor) => `mal ${factor}`,
    crossed: 'angekreuzt',
    fromStart: 'von Anfang an angekreuzt',
    written: (number) => `${number} eingetragen`,
    open: 'frei',
    next: 'das nächste',
    brings: (what) => `bringt ${what}`,
    earned: 'verdient',
    round: (round, of) => `Runde ${round} von ${of}`,
    rerolls: (left, used) => `Nachwürfel-Aktionen: ${left} übrig, ${used} verbraucht`,
    extraDice: (left, used) => `Zusatzwürfel: ${left} übrig, ${used} verbraucht`,
    foxes: (count, worth) => `Füchse: ${count}, zusammen ${points(worth)}`,
    total: 'Summe',
  },
  labels: { fox: 'Fu' },
};
