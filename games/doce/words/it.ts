import type { NameOf } from '@iacta/core';
import { blockerInHand } from '../rules/index.ts';
import type { DoceWords } from './shape.ts';
import { type EventOf, linesOf, said, sumOf } from './telling.ts';

const POINTS = {
  win: 'per la linea',
  allOwn: 'per quattro dadi propri',
  blocker: 'per il bloccante non usato',
  empty: 'per le caselle vuote',
  triples: 'per i numeri uguali',
  draw: 'per il pareggio',
};

export const words: DoceWords = {
  title: 'DOCE',
  tagline: 'Quattro dadi in fila che sommano dodici: un duello senza fortuna.',
  howTo: [
    {
      heading: 'L’idea',
      text: 'Due giocatori, una griglia di cinque per cinque caselle, undici dadi a testa. Nessuno tira mai: il dado è una pedina, e il numero che sta in alto lo scegli tu. Fai prima dell’avversario una linea di quattro che sommi esattamente dodici.',
    },
    {
      heading: 'Il tuo turno',
      text: 'Metti uno dei tuoi dadi su una casella vuota, con un numero qualsiasi da 1 a 6, e il marcatore su quel dado. Poi tocca all’avversario.',
    },
    {
      heading: 'La zona disabilitata',
      text: 'Le caselle intorno al tuo dado marcato, anche in diagonale, sono chiuse per te finché il marcatore non si sposta. Non puoi quindi riempire due caselle vicine una dopo l’altra: devi saltare. Il marcatore dell’avversario non ti riguarda.',
    },
    {
      heading: 'La linea',
      text: 'Quattro caselle consecutive in orizzontale, in verticale o in diagonale, somma dodici. I quattro dadi sono tutti tuoi, oppure tre sono tuoi e il quarto, a una delle due estremità, è dell’avversario. Attenzione: la linea vale chiunque la completi, e un tuo dado può regalare il round all’altro.',
    },
    {
      heading: 'Il bloccante',
      text: 'Una volta per round, prima del dado, puoi mettere il tuo bloccante su una casella vuota qualsiasi, anche nella tua zona disabilitata. Da lì non passa più nessuna linea. Non puoi però occupare l’ultima casella rimasta al tuo dado.',
    },
    {
      heading: 'Vincere un round',
      text: 'Chi vince segna 12 punti, 2 in più se i quattro dadi della linea sono tutti suoi, 5 in più se non ha usato il bloccante e 1 per ogni casella vuota; ne perde 2 per ogni tre suoi dadi sulla griglia con lo stesso numero. Chi perde non segna nulla.',
    },
    {
      heading: 'Il pareggio',
      text: 'Se un dado completa una linea per entrambi, o nessuno può più piazzare, tutti e due segnano 2 punti, e altri 5 chi ha ancora il bloccante. Chi non può piazzare salta il turno fino alla fine del round.',
    },
    {
      heading: 'La partita',
      text: 'Quattro round, ognuno su una griglia vuota; si comincia a turno. Vince il totale più alto; a parità la vittoria è condivisa.',
    },
  ],
  parts: { round1: 'Round 1', round2: 'Round 2', round3: 'Round 3', round4: 'Round 4' },
  options: { starter: { name: 'Chi comincia', values: { lot: 'A sorte' } } },
  ratings: {},
  tieBreaks: [],
  dice: { starter: 'chi comincia' },
  prompt: (position, seat) =>
    blockerInHand(position, seat)
      ? 'Scegli una casella e un numero per il tuo dado, oppure metti prima il bloccante.'
      : 'Scegli una casella e un numero per il tuo dado.',
  move: (_position, _seat, move) =>
    'block' in move ? `Bloccante in ${move.block}` : `${move.face} in ${move.place}`,
  event(event, name) {
    switch (event.type) {
      case 'starter':
        return `Comincia ${name(event.seat)}.`;
      case 'blocked':
        return `${name(event.seat)} blocca ${event.square}.`;
      case 'placed':
        return `${name(event.seat)} mette un ${event.face} in ${event.square}.`;
      case 'passed':
        return `${name(event.seat)} non ha caselle disponibili e salta il turno.`;
      case 'roundWon':
        return won(event, name);
      case 'roundDrawn':
        return drawn(event, name);
      case 'roundBegan':
        return `Inizia il round ${event.round}: comincia ${name(event.starter)}.`;
      case 'over':
        return 'La partita è finita.';
    }
  },
  board: {
    grid: 'Griglia',
    empty: 'vuota',
    die: (name, face) => `${face} di ${name}`,
    blockerOf: (name) => `bloccante di ${name}`,
    marked: 'marcato',
    disabled: 'disabilitata per te',
    inLine: 'nella linea vincente',
    chosen: 'scelta, ora il numero',
    faces: 'Numero del tuo dado',
    blocker: 'Bloccante',
    inHand: (name, dice, blocker) =>
      `${name}: ${dice === 1 ? 'resta 1 dado' : `restano ${dice} dadi`}, bloccante ${blocker ? 'in mano' : 'usato'}`,
    nextRound: (round) => `Vai al round ${round}`,
  },
  refusals: {
    'square-taken': (refusal) =>
      said(refusal, 'by') === 'blocker'
        ? `${said(refusal, 'square')} è bloccata per il resto del round.`
        : `In ${said(refusal, 'square')} c’è già un dado.`,
    'disabled-square': (refusal) =>
      `${said(refusal, 'square')} è accanto al tuo dado marcato in ${said(refusal, 'marker')}: in questo turno è disabilitata per te.`,
    'blocker-used': (refusal) => `Il tuo bloccante è già in ${said(refusal, 'square')}: uno solo per round.`,
    'no-square-for-the-die': (refusal) =>
      `${said(refusal, 'square')} è l’unica casella rimasta per il tuo dado: non puoi bloccarla.`,
    'no-such-move': () => 'In questo gioco una mossa così non esiste.',
  },
};

function won({ round, seat, by, lines, points, total }: EventOf<'roundWon'>, name: NameOf): string {
  const gift = by === seat ? '' : `${name(by)} ha completato una linea per ${name(seat)}! `;
  return `${gift}${name(seat)} vince il round ${round} con ${linesOf(lines, seat)}: ${sumOf(points, POINTS)} = ${total} punti.`;
}

function drawn({ round, why, lines, points, totals }: EventOf<'roundDrawn'>, name: NameOf): string {
  const reason =
    why === 'both'
      ? `un solo dado completa ${linesOf(lines, 0)} per ${name(0)} e ${linesOf(lines, 1)} per ${name(1)}`
      : 'nessuno può più piazzare';
  const shares = points.map((part, seat) => `${name(seat)} ${sumOf(part, POINTS)} = ${totals[seat]}`);
  return `Il round ${round} finisce in pareggio: ${reason}. ${shares.join('; ')}.`;
}
