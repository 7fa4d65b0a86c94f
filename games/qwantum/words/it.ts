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
  tagline: 'Quattro file salgono e poi scendono: somma i colori e fai fruttare ogni colonna.',
  howTo: [
    {
      heading: 'Lo scopo',
      text: 'Riempi le quattro file colorate del tuo foglietto in modo che le colonne valgano il più possibile. Una colonna dà punti solo quando tutte e quattro le sue caselle sono piene.',
    },
    {
      heading: 'Le file',
      text: 'Riempi ogni fila da sinistra a destra, senza saltare caselle. Nelle prime quattro caselle ogni numero dev’essere più alto del precedente; oltre la linea spessa, nelle ultime due, più basso del precedente. Quale fila usare, e quando, lo decidi tu.',
    },
    {
      heading: 'A: il lancio',
      text: 'Nel tuo turno lanci tutti e sette i dadi. Puoi rilanciare una volta, con i dadi che vuoi. Ogni colore vale allora la somma dei suoi numeri più il dado bianco; un colore che nessun dado mostra vale solo il dado bianco.',
    },
    {
      heading: 'B: chi è di turno',
      text: 'Se è il tuo turno, puoi scrivere il valore di un colore nella fila di quel colore. Per il resto del turno quel colore è chiuso.',
    },
    {
      heading: 'C: tutti insieme',
      text: 'Adesso potete scrivere tutti, anche tu, uno degli altri colori. Scegliete in segreto e nello stesso momento; più persone possono scegliere lo stesso colore. Se in B nessun colore è stato scritto, sono aperti tutti e quattro i colori.',
    },
    {
      heading: 'I tiri mancati',
      text: 'Se è il tuo turno e non scrivi niente né in B né in C, segni un tiro mancato: il primo costa 1 punto, il secondo 2 e così via. Agli altri non succede mai.',
    },
    {
      heading: 'Le colonne',
      text: 'Una colonna completa vale il suo secondo numero più basso. Se il più basso c’è più volte, conta quello subito sopra: 5, 5, 7, 9 vale 7. Quattro numeri uguali valgono quel numero.',
    },
    {
      heading: 'La fine',
      text: 'La partita finisce quando qualcuno ha riempito tutte e quattro le file; se succede in B, l’azione C salta. La partita finisce anche quando qualcuno segna il quinto tiro mancato. Vince il totale più alto; a parità di punti vincete insieme.',
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
    if (phase === 'enter') return 'B: scrivi la somma di un colore, oppure niente.';
    if (changing) return 'C: hai risposto. Puoi cambiare idea finché non hanno risposto tutti.';
    if (mayMiss) return `C: scrivi la somma di un colore, altrimenti segni un tiro mancato (−${cost}).`;
    return 'C: scrivi la somma di un colore aperto, oppure niente.';
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
    'not-now': () => 'Adesso questa mossa non è possibile.',
    'row-full': ({ data }) => `La tua fila ${row(data)} è piena. Scegli un altro colore.`,
    'must-rise': ({ data }) =>
      `Fino alla linea spessa i numeri devono salire: nella tua fila ${row(data)} ${datum(data, 'value')} non è più alto di ${datum(data, 'last')}.`,
    'must-fall': ({ data }) =>
      `Oltre la linea spessa i numeri devono scendere: nella tua fila ${row(data)} ${datum(data, 'value')} non è più basso di ${datum(data, 'last')}.`,
    'colour-used': ({ data }) =>
      `Il colore ${COLOUR[datum(data, 'colour') as Colour]} è stato usato in B: in C scegline un altro.`,
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
