import type { Refusal } from '@iacta/core';
import type { Area, DieName, ShownDie } from '../rules/index.ts';
import type { CleverWords } from './shape.ts';
import { cellShown, datum, type GainWords, type Labels, label, listed, situation } from './shared.ts';

const labels: Labels = {
  dice: { white: 'bianco', yellow: 'giallo', blue: 'blu', green: 'verde', orange: 'arancione', pink: 'rosa' },
  areas: { yellow: 'giallo', blue: 'blu', green: 'verde', orange: 'arancione', pink: 'rosa' },
  bonuses: {
    yellow: 'crocetta gialla',
    blue: 'crocetta blu',
    green: 'crocetta verde',
    'orange-4': '4 arancione',
    'orange-5': '5 arancione',
    'orange-6': '6 arancione',
    'pink-6': '6 rosa',
    black: 'premio nero',
  },
  colon: ': ',
  row: 'riga',
  column: 'colonna',
  reroll: 'Rilancia questi dadi',
  pass: 'Non segnare niente',
  done: 'Non usare dadi extra',
};

/** "L’uno" is elided. */
const theFace = (face: number) => (face === 1 ? 'l’1' : `il ${face}`);

const gains: GainWords = {
  yellow: 'una crocetta gialla',
  blue: 'una crocetta blu',
  green: 'una crocetta verde',
  'orange-4': 'un 4 arancione',
  'orange-5': 'un 5 arancione',
  'orange-6': 'un 6 arancione',
  'pink-6': 'un 6 rosa',
  black: 'un premio nero',
  reroll: 'un rilancio',
  'extra-die': 'un dado extra',
  fox: 'una volpe',
};

/** The area as a complement: “nel giallo”, “nell’arancione”. */
const into: { readonly [area in Area]: string } = {
  yellow: 'nel giallo',
  blue: 'nel blu',
  green: 'nel verde',
  orange: 'nell’arancione',
  pink: 'nel rosa',
};

/** “casella 7”, “riga 1, colonna 3”. */
const cell = (at: string | number) => (typeof at === 'number' ? `casella ${at}` : cellShown(at, labels));

const shown = (dice: readonly ShownDie[]) =>
  dice.map(({ die, face }) => `${labels.dice[die]} ${face}`).join(', ');
const die = (refusal: Refusal) => labels.dice[datum(refusal, 'die') as DieName];
const area = (refusal: Refusal) => into[datum(refusal, 'area') as Area];

const points = (count: number) => `${count} ${count === 1 ? 'punto' : 'punti'}`;
/** After one was used. */
const remaining = (left: number) =>
  left === 0 ? 'era l’ultimo' : left === 1 ? 'ne resta 1' : `ne restano ${left}`;

export const words: CleverWords = {
  title: 'Clever',
  tagline: 'Sei dadi colorati, cinque aree e premi che fanno scattare altri premi.',
  howTo: [
    {
      heading: 'L’idea',
      text: 'Riempi un foglio con cinque aree di cinque colori. Ogni area fa punti a modo suo e molte caselle danno premi con cui segni subito qualcos’altro. Vince il totale più alto.',
    },
    {
      heading: 'Il tuo turno',
      text: 'Lancia tutti e sei i dadi, prendine uno, mettilo su una casella dado e segnalo nell’area del suo colore. I dadi ancora in mano con un numero più basso vanno sul vassoio; quelli uguali restano. Lancia quelli che ti rimangono e scegli di nuovo: fino a tre volte, finché hai dadi.',
    },
    {
      heading: 'Gli altri',
      text: 'Quando hai finito, tutti gli altri usano insieme un dado del vassoio per il proprio foglio; lo stesso dado può servire a più persone. Solo chi non può usare niente del vassoio può usare un dado dalle tue caselle dado.',
    },
    {
      heading: 'Le aree',
      text: 'Giallo: una crocetta su una delle due caselle con quel numero; contano le colonne complete. Blu: una crocetta sulla somma di dado blu e dado bianco; più crocette, più punti. Verde: da sinistra, ogni dado almeno pari al numero della casella. Arancione: da sinistra, qualunque numero, a volte moltiplicato. Rosa: da sinistra, ogni numero più alto del precedente; dopo un 6 va bene tutto. Il dado bianco vale come un colore qualsiasi.',
    },
    {
      heading: 'I premi',
      text: 'Righe complete nel giallo e nel blu, colonne blu, la diagonale gialla e molte caselle delle altre righe danno qualcosa: una crocetta o un numero da usare subito, un rilancio, un dado extra o una volpe. Un premio tira l’altro. L’ordine lo scegli tu; perdi soltanto il premio di un’area già piena.',
    },
    {
      heading: 'Le azioni',
      text: 'Con un rilancio lanci di nuovo tutti i dadi del tuo ultimo lancio. Con un dado extra segni uno qualsiasi dei sei dadi, ovunque si trovi e anche se l’hai già usato, alla fine di qualunque turno, tuo o di altri; ma nessun dado due volte come extra nello stesso turno.',
    },
    {
      heading: 'La fine',
      text: 'In quattro giocate quattro giri, in tre cinque, in due o in solitario sei. Somma le cinque aree; ogni volpe vale quanto la tua area più bassa, quindi non lasciarne nessuna vuota. A parità di punti decide l’area migliore.',
    },
    {
      heading: 'In solitario',
      text: 'Dopo ogni tuo turno lanci tutti e sei i dadi per la metà passiva: i tre più bassi vanno sul vassoio e ne usi uno. Lì non puoi usare né dadi extra né rilanci; un’opzione permette i dadi extra.',
    },
  ],
  parts: { yellow: 'Giallo', blue: 'Blu', green: 'Verde', orange: 'Arancione', pink: 'Rosa', foxes: 'Volpi' },
  options: {
    starter: { name: 'Chi comincia', values: { lot: 'A sorte' } },
    soloExtraDie: {
      name: 'In solitario: dadi extra anche dopo il lancio passivo',
      values: { false: 'No', true: 'Sì' },
    },
  },
  tieBreaks: ['l’area migliore'],
  ratings: {
    'band-0': 'Riscaldamento: la prossima volta fai sul serio',
    'band-1': 'Un buon inizio',
    'band-2': 'Solido',
    'band-3': 'Un bel risultato',
    'band-4': 'Forte',
    'band-5': 'Molto forte',
    'band-6': 'Brillante',
    'band-7': 'Da lasciare senza fiato',
    'band-8': 'Di un altro pianeta',
  },
  dice: { ...labels.dice, starter: 'chi comincia', right: 'quali dei dadi uguali stanno più a destra' },
  prompt(position, seat) {
    const { question, roll, rerolls, extraDice } = situation(position, seat);
    switch (question) {
      case 'black':
        return 'Il quarto giro ti dà una crocetta nel giallo, nel blu o nel verde, oppure un 6 nell’arancione o nel rosa: scegli dove.';
      case 'bonus':
        return 'Hai dei premi da usare: quale usi adesso, e dove?';
      case 'stuck':
        return `Niente del lancio ${roll} va bene per il tuo foglio: usa un rilancio, oppure non segnare niente.`;
      case 'pick':
        return rerolls > 0
          ? `Lancio ${roll} di 3: prendi un dado o usa uno dei tuoi rilanci (${rerolls}).`
          : `Lancio ${roll} di 3: prendi un dado.`;
      case 'fields':
        return 'Niente sul vassoio va bene per il tuo foglio: usa un dado delle caselle dado di chi è di turno, o nessuno.';
      case 'tray':
        return 'Scegli un dado del vassoio per il tuo foglio.';
      case 'extra':
        return `Dadi extra che puoi usare: ${extraDice}. Segna uno qualsiasi dei sei dadi o fermati qui.`;
    }
  },
  move: (position, _seat, move) => label(position, move, labels),
  event(event, name) {
    switch (event.type) {
      case 'starter':
        return `Sorteggio: comincia ${name(event.seat)}.`;
      case 'round':
        return event.bonus === null
          ? `Comincia il giro ${event.round}.`
          : `Comincia il giro ${event.round}: ${gains[event.bonus]} per tutti.`;
      case 'rolled':
        return `${name(event.seat)} lancia (${event.roll} di 3): ${shown(event.dice)}.`;
      case 'rerolled':
        return `${name(event.seat)} usa un rilancio; ${remaining(event.left)}.`;
      case 'rollSpent':
        return `${name(event.seat)} non segna niente con il lancio ${event.roll}.`;
      case 'took': {
        const lower = event.lower.map((lying) => labels.dice[lying]);
        const tray = lower.length > 0 ? `; sul vassoio: ${listed(lower, 'e')}` : '';
        const where = event.as === event.die ? '' : ` e lo segna ${into[event.as]}`;
        return `${name(event.seat)} prende ${theFace(event.face)} ${labels.dice[event.die]}${where}${tray}.`;
      }
      case 'tray':
        return `Sul vassoio: ${shown(event.dice)}.`;
      case 'used':
        return `${name(event.seat)} usa ${theFace(event.face)} ${labels.dice[event.die]} ${event.from === 'tray' ? 'dal vassoio' : 'dalle caselle dado'} ${into[event.as]}.`;
      case 'nothing':
        return `${name(event.seat)} non segna niente.`;
      case 'extra':
        return `${name(event.seat)} usa un dado extra: ${theFace(event.face)} ${labels.dice[event.die]} ${into[event.as]}; ${remaining(event.left)}.`;
      case 'closed':
        return '';
      case 'crossed': {
        const by = event.bonus === null ? '' : ' come premio';
        return `${name(event.seat)} mette una crocetta ${into[event.area]}, ${cell(event.cell)}${by}.`;
      }
      case 'wrote': {
        const by = event.bonus === null ? '' : ' come premio';
        return `${name(event.seat)} scrive ${event.number} ${into[event.area]}, ${cell(event.cell)}${by}.`;
      }
      case 'earned':
        return `${name(event.seat)} guadagna ${gains[event.bonus]}.`;
      case 'lost':
        return `${name(event.seat)} non ha più posto per ${gains[event.bonus]}: il premio è perso.`;
      case 'soloRolled':
        return `Il lancio passivo di ${name(event.seat)}: ${shown(event.dice)}.`;
      case 'soloLot':
        return `Più a destra fra i dadi uguali, e quindi sul vassoio: ${listed(
          event.dice.map((lying) => labels.dice[lying]),
          'e',
        )}.`;
      case 'over':
        return 'La partita è finita.';
    }
  },
  refusals: {
    'not-now': () => 'Adesso questa mossa non è possibile.',
    'bonus-first': () => 'Prima usa i tuoi premi.',
    'die-not-in-hand': (refusal) => `Il dado ${die(refusal)} non è più nella tua mano. Prendine un altro.`,
    'die-not-on-tray': (refusal) => `Il dado ${die(refusal)} non è sul vassoio. Scegline uno da lì.`,
    'tray-first': () => 'Un dado del vassoio va bene per il tuo foglio: devi usarne uno da lì.',
    'wrong-colour': (refusal) => `Il dado ${die(refusal)} non va ${area(refusal)}.`,
    'wrong-cell': (refusal) => `In quella casella non c’è un ${datum(refusal, 'face')}. Scegline un’altra.`,
    'already-crossed': (refusal) =>
      `Quella casella è già segnata (${cellShown(datum(refusal, 'cell'), labels)}).`,
    'too-low': (refusal) => `Per la prossima casella verde serve almeno ${datum(refusal, 'needed')}.`,
    'must-rise': (refusal) => `Il prossimo numero rosa deve superare ${datum(refusal, 'last')}.`,
    'area-full': (refusal) => `Non c’è più posto ${area(refusal)}. Scegli un’altra area.`,
    'must-mark': () => 'Un dado va bene per il tuo foglio: devi usarne uno.',
    'no-reroll': () => 'Non hai più rilanci.',
    'no-extra-die': () => 'Non hai più dadi extra.',
    'die-used': (refusal) =>
      `In questo turno hai già usato il dado ${die(refusal)} come dado extra. Scegline un altro.`,
    'no-such-bonus': () => 'Non hai un premio così da usare.',
  },
  board: {
    gains,
    fields: 'Caselle dado',
    tray: 'Vassoio d’argento',
    hand: 'Dadi in mano',
    bonuses: 'Premi da usare',
    inHand: 'in mano',
    onTray: 'sul vassoio',
    onField: (field) => `sulla casella dado ${field}`,
    notRolled: 'non ancora lanciato',
    toTray: 'andrebbe sul vassoio',
    used: 'già usato come dado extra',
    sheetOf: (name) => `Il foglio di ${name}`,
    look: (name, total) => `${name} ${total}: guarda il foglio`,
    close: 'Chiudi',
    points,
    row: (row) => `riga ${row}`,
    column: (column) => `colonna ${column}`,
    diagonal: 'diagonale',
    cell: (cell) => `casella ${cell}`,
    atLeast: (number) => `almeno ${number}`,
    above: (number) => `più di ${number}`,
    anyNumber: 'qualsiasi numero',
    times: (factor) => `per ${factor}`,
    crossed: 'segnata',
    fromStart: 'segnata dall’inizio',
    written: (number) => `scritto ${number}`,
    open: 'libera',
    next: 'la prossima',
    brings: (what) => `dà ${what}`,
    earned: 'ottenuto',
    round: (round, of) => `Giro ${round} di ${of}`,
    rerolls: (left, used) => `Rilanci rimasti: ${left}, usati: ${used}`,
    extraDice: (left, used) => `Dadi extra rimasti: ${left}, usati: ${used}`,
    foxes: (count, worth) => `Volpi: ${count}, in tutto ${points(worth)}`,
    total: 'Totale',
  },
  labels: { fox: 'vo' },
};
