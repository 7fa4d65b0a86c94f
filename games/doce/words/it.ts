import type { NameOf } from '@iacta/core';
import { blockerInHand } from '../rules/index.ts';
import type { DoceWords } from './shape.ts';
import { type EventOf, linesOf, said, sumOf } from './telling.ts';

const POINTS = {
  win: 'per la linea',
  allOwn: 'per quattro dadi suoi',
  blocker: 'per il bloccante non usato',
  empty: 'per i quadrati vuoti',
  triples: 'per i numeri uguali',
  draw: 'per il pareggio',
};

export const words: DoceWords = {
  title: 'DOCE',
  tagline: 'Quattro dadi in linea che fanno dodici: un duello dove la fortuna non conta.',
  howTo: [
    {
      heading: 'L’idea',
      text: 'Due persone, una griglia di cinque per cinque quadrati, undici dadi a testa. Nessuno lancia mai: un dado è una pedina, e scegli tu il numero da tenere in alto. Vince chi fa per primo una linea di quattro dadi che insieme fanno esattamente 12.',
    },
    {
      heading: 'Il tuo turno',
      text: 'Metti uno dei tuoi dadi su un quadrato vuoto, con un numero qualsiasi da 1 a 6, e mettici sopra il marcatore. Poi tocca all’avversario.',
    },
    {
      heading: 'La zona disabilitata',
      text: 'I quadrati intorno al tuo dado marcato, anche in diagonale, sono chiusi per te finché il marcatore non cambia posto. Perciò non puoi riempire due quadrati vicini uno dopo l’altro: devi saltare. Il marcatore dell’avversario non ti riguarda.',
    },
    {
      heading: 'La linea',
      text: 'Quattro quadrati consecutivi in orizzontale, in verticale o in diagonale, con somma 12. I quattro dadi sono tutti tuoi, oppure tre sono tuoi e quello a una delle due estremità è dell’avversario. Attenzione: una linea vale chiunque la completi, quindi un tuo dado può regalare il round all’avversario.',
    },
    {
      heading: 'Il bloccante',
      text: 'Una volta per round, prima del dado, puoi mettere il tuo bloccante su un quadrato vuoto qualsiasi, anche nella tua zona disabilitata. Da lì non passa più nessuna linea. Non puoi però occupare l’ultimo quadrato rimasto per il tuo dado.',
    },
    {
      heading: 'Vincere un round',
      text: 'Chi vince prende 12 punti, 2 in più per una linea di quattro dadi suoi, 5 in più se ha ancora il bloccante e 1 per ogni quadrato vuoto; ne perde 2 per ogni tre suoi dadi con lo stesso numero. Chi perde non prende niente.',
    },
    {
      heading: 'Il pareggio',
      text: 'Se un dado completa linee per entrambi, o nessuno può più mettere un dado, è pareggio: 2 punti a testa, e 5 in più a chi ha ancora il bloccante. Chi non può mettere un dado salta il turno fino alla fine del round.',
    },
    {
      heading: 'La partita',
      text: 'Quattro round, ognuno su una griglia vuota; cominciate a turno. Vince il totale più alto; a parità vincete insieme.',
    },
  ],
  parts: { round1: 'Round 1', round2: 'Round 2', round3: 'Round 3', round4: 'Round 4' },
  options: { starter: { name: 'Chi comincia', values: { lot: 'A sorte' } } },
  ratings: {},
  tieBreaks: [],
  dice: { starter: 'chi comincia' },
  prompt: (position, seat) =>
    blockerInHand(position, seat)
      ? 'Scegli un quadrato e un numero per il tuo dado, oppure metti prima il bloccante.'
      : 'Scegli un quadrato e un numero per il tuo dado.',
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
        return `${name(event.seat)} non può mettere un dado e salta il turno.`;
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
    empty: 'vuoto',
    die: (name, face) => `${face} di ${name}`,
    blockerOf: (name) => `bloccante di ${name}`,
    marked: 'marcato',
    disabled: 'disabilitato per te',
    inLine: 'nella linea vincente',
    chosen: 'scelto, ora il numero',
    faces: 'Numero del tuo dado',
    blocker: 'Bloccante',
    inHand: (name, dice, blocker) =>
      `${name}: ${dice === 1 ? 'resta 1 dado' : `restano ${dice} dadi`}, bloccante ${blocker ? 'in mano' : 'usato'}`,
    nextRound: (round) => `Vai al round ${round}`,
  },
  refusals: {
    'square-taken': (refusal) =>
      said(refusal, 'by') === 'blocker'
        ? `${said(refusal, 'square')} è bloccato per il resto del round. Scegli un altro quadrato.`
        : `In ${said(refusal, 'square')} c’è già un dado. Scegli un quadrato vuoto.`,
    'disabled-square': (refusal) =>
      `${said(refusal, 'square')} è accanto al tuo dado marcato in ${said(refusal, 'marker')}. Scegli un quadrato che non lo tocca.`,
    'blocker-used': (refusal) =>
      `Il tuo bloccante è già in ${said(refusal, 'square')}. Adesso metti un dado.`,
    'no-square-for-the-die': (refusal) =>
      `${said(refusal, 'square')} è l’unico quadrato rimasto per il tuo dado: bloccane un altro.`,
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
      : 'nessuno può più mettere un dado';
  const shares = points.map((part, seat) => `${name(seat)} ${sumOf(part, POINTS)} = ${totals[seat]}`);
  return `Il round ${round} finisce in pareggio: ${reason}. ${shares.join('; ')}.`;
}
