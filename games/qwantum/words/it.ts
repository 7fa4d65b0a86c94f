import { type ByColour, type Colour, colourValues, rules } from '../rules/index.ts';
import type { QwantumWords } from './board.ts';
import { colourShown, datum, diceShown, listed, momentOf, thrownShown, valuesShown } from './shared.ts';

const COLOUR: ByColour<string> = { purple: 'viola', blue: 'blu', red: 'rosso', yellow: 'giallo' };
const NAMES = { ...COLOUR, white: 'bianco' };
/** As an adjective of "fila". */
const ROW: ByColour<string> = { purple: 'viola', blue: 'blu', red: 'rossa', yellow: 'gialla' };
const row = (data: Parameters<typeof datum>[0]) => ROW[datum(data, 'colour') as Colour];
const points = (count: number) => (count === 1 ? '1 punto' : `${count} punti`);
const dice = (count: number) => (count === 1 ? 'un dado' : `${count} dadi`);

export const words: QwantumWords = {
  title: 'Qwantum',
  tagline: 'Quattro file che salgono e poi scendono: somma i colori e fai fruttare ogni colonna.',
  howTo: [
    {
      heading: 'Lo scopo',
      text: 'Riempi le quattro file colorate del tuo foglietto in modo che le colonne valgano il più possibile. Una colonna dà punti solo quando tutte e quattro le sue caselle sono piene.',
    },
    {
      heading: 'Le file',
      text: 'Ogni fila si riempie da sinistra a destra senza salti. Nelle prime quattro caselle ogni numero dev’essere più alto del precedente; oltre la linea spessa, nelle ultime due, più basso del precedente. Quale fila usare, e quando, lo decidi tu.',
    },
    {
      heading: 'A: il lancio',
      text: 'Nel tuo turno lanci tutti e sette i dadi. Una sola volta puoi riprenderne quanti vuoi, anche tutti, e rilanciarli. Ogni colore vale allora la somma delle sue facce più il dado bianco; un colore che non compare vale il solo dado bianco.',
    },
    {
      heading: 'B: chi ha lanciato',
      text: 'Chi ha lanciato può scrivere il valore di un colore nella propria fila di quel colore. Per il resto del turno quel colore è chiuso.',
    },
    {
      heading: 'C: tutti insieme',
      text: 'Ora tutti, anche chi ha lanciato, possono scrivere uno degli altri colori. Si decide di nascosto e nello stesso momento; più giocatori possono prendere lo stesso colore. Se in B non è stato scritto nulla, sono aperti tutti e quattro i colori.',
    },
    {
      heading: 'I tiri mancati',
      text: 'Se chi ha lanciato non scrive nulla né in B né in C, segna un tiro mancato: il primo costa 1 punto, il secondo 2 e così via. Gli altri non ne segnano mai.',
    },
    {
      heading: 'Le colonne',
      text: 'Una colonna completa vale il suo secondo numero più basso. Se il più basso compare più volte, conta il numero subito superiore: 5, 5, 7, 9 vale 7. Quattro numeri uguali valgono quel numero.',
    },
    {
      heading: 'La fine',
      text: 'Si finisce quando qualcuno ha riempito tutte e quattro le file; se succede in B, C non si gioca. Si finisce anche quando chi ha lanciato segna il quinto tiro mancato. Vince chi ha più punti; a pari punti la vittoria è condivisa.',
    },
  ],
  parts: {
    column1: 'Colonna 1',
    column2: 'Colonna 2',
    column3: 'Colonna 3',
    column4: 'Colonna 4',
    column5: 'Colonna 5',
    column6: 'Colonna 6',
    missed: 'Tiri mancati',
  },
  options: {
    starter: {
      name: 'Chi comincia',
      values: { lot: 'A sorte', 0: 'Posto 1', 1: 'Posto 2', 2: 'Posto 3', 3: 'Posto 4' },
    },
  },
  ratings: {},
  tieBreaks: [],
  dice: {
    starter: 'chi comincia',
    white: 'dado bianco',
    die1: 'dado 1',
    die2: 'dado 2',
    die3: 'dado 3',
    die4: 'dado 4',
    die5: 'dado 5',
    die6: 'dado 6',
  },
  prompt(position, seat) {
    const { phase, mayMiss, cost, changing } = momentOf(position, seat, rules.active(position));
    if (phase === 'choose') return 'A: quali dadi vuoi rilanciare? Puoi anche tenerli tutti.';
    if (phase === 'enter') return 'B: scrivi un colore sul tuo foglietto, oppure niente.';
    if (changing) return 'C: hai risposto. Puoi cambiare idea finché non hanno risposto tutti.';
    if (mayMiss) return `C: scrivi un colore, altrimenti segni un tiro mancato (−${cost}).`;
    return 'C: scrivi uno dei colori aperti, oppure niente.';
  },
  move(position, seat, move) {
    if ('keep' in move) return 'Tieni tutti i dadi';
    if ('reroll' in move) {
      if (move.reroll.length === 7) return 'Rilancia tutti e sette';
      return `Rilancia: ${diceShown(position, move.reroll, NAMES, (id) => words.dice[id])}`;
    }
    if ('enter' in move) return `${colourShown(move.enter, COLOUR)} ${colourValues(position)?.[move.enter]}`;
    const { mayMiss, cost } = momentOf(position, seat, rules.active(position));
    return mayMiss ? `Niente: tiro mancato (−${cost})` : 'Non scrivere niente';
  },
  event(event, name) {
    switch (event.type) {
      case 'starter':
        return `Comincia ${name(event.seat)}.`;
      case 'thrown': {
        const faces = thrownShown(event.dice, NAMES);
        return `${name(event.seat)} ${event.attempt === 1 ? 'lancia' : 'rilancia'}: ${faces}.`;
      }
      case 'kept':
        return `${name(event.seat)} tiene tutti i dadi.`;
      case 'again':
        return `${name(event.seat)} riprende ${dice(event.dice.length)}.`;
      case 'values':
        return `I colori valgono: ${valuesShown(event.values, COLOUR)}.`;
      case 'skipped':
        return `${name(event.seat)} non scrive niente in B.`;
      case 'nothingFits': {
        const can = event.seats.length === 1 ? 'può' : 'possono';
        return `${listed(event.seats, name, 'e')} non ${can} scrivere niente in ${event.action}.`;
      }
      case 'answered':
        return `${name(event.seat)} ha risposto.`;
      case 'opened': {
        const { passing } = event;
        if (passing.length === 0) return '';
        return `${listed(passing, name, 'e')} non ${passing.length === 1 ? 'scrive' : 'scrivono'} niente in C.`;
      }
      case 'entered':
        return `${name(event.seat)} scrive ${event.value} nella fila ${ROW[event.colour]}, casella ${event.cell}.`;
      case 'column':
        return `${name(event.seat)} completa la colonna ${event.column}: ${points(event.points)}.`;
      case 'missed':
        return `${name(event.seat)} segna il tiro mancato numero ${event.count}: −${points(event.count)}.`;
      case 'over':
        if (event.full.length === 0) return 'È il quinto tiro mancato: la partita è finita.';
        return `${listed(event.full, name, 'e')} ${event.full.length === 1 ? 'ha' : 'hanno'} riempito tutte e quattro le file: la partita è finita.`;
    }
  },
  refusals: {
    'not-now': () => 'Non è questo che si aspetta adesso.',
    'row-full': ({ data }) => `La tua fila ${row(data)} è piena.`,
    'must-rise': ({ data }) =>
      `Fino alla linea spessa i numeri devono salire: nella tua fila ${row(data)} ${datum(data, 'value')} non è più alto di ${datum(data, 'last')}.`,
    'must-fall': ({ data }) =>
      `Oltre la linea spessa i numeri devono scendere: nella tua fila ${row(data)} ${datum(data, 'value')} non è più basso di ${datum(data, 'last')}.`,
    'colour-used': ({ data }) =>
      `Il colore ${COLOUR[datum(data, 'colour') as Colour]} è stato usato in B: in C è chiuso.`,
  },
  board: {
    colours: COLOUR,
    rows: { purple: 'Fila viola', blue: 'Fila blu', red: 'Fila rossa', yellow: 'Fila gialla' },
    sheetOf: (name) => `Foglietto di ${name}`,
    points,
    look: (name, total) => `Guarda il foglietto di ${name} (${points(total)})`,
    close: 'Chiudi',
    throws: 'ha i dadi',
    sum: 'Somma',
    next: (need) =>
      need === null
        ? 'prossima casella'
        : `prossima casella, ${need.than === 'more' ? 'più' : 'meno'} di ${need.last}`,
    fits: 'va bene',
    fitsNot: 'non va bene',
    full: 'fila piena',
    setAside: 'scritto in B',
    atLeast: (value) => `${value} o più`,
    enter: (colour, value, cell, gain) =>
      `Scrivi ${colour} ${value} nella casella ${cell}${gain === 0 ? '' : `: colonna da ${points(gain)}`}`,
    answered: 'la tua risposta',
    columnPoints: 'Punti delle colonne',
    missed: (count) => `${count} su 5 segnati`,
    dice: 'Dadi',
    inHand: 'in mano',
    steps: ['Lancio', 'Chi lancia', 'Tutti'],
  },
};
