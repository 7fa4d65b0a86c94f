import type { NameOf, Position } from '@iacta/core';
import type { Colour, ZockenEvent, ZockenMove } from '../rules/index.ts';
import { fieldKind, lister, momentOf, sentence, signed, told } from './moment.ts';
import type { ZockenWords } from './shape.ts';

const COLOUR: { readonly [colour in Colour]: string } = {
  yellow: 'giallo',
  orange: 'arancione',
  red: 'rosso',
  purple: 'viola',
  blue: 'blu',
  green: 'verde',
  black: 'nero',
};

const KIND = { outer: ' (esterna)', match: ' (il suo colore)', plain: '' };

/** "L’uno" is elided. */
const theFace = (face: number) => (face === 1 ? 'l’1' : `il ${face}`);

const names = lister('it');

export const words: ZockenWords = {
  title: 'Zocken',
  tagline: 'Sette dadi, una fila e gli amici che scommettono su di te.',
  howTo: [
    {
      heading: 'Lo scopo',
      text: 'Ognuno gioca tre turni. Nel tuo turno lanci sette dadi, uno alla volta, e li metti in fila su nove caselle. Vince il totale più alto.',
    },
    {
      heading: 'Il tuo turno',
      text: 'Scegli un dado non ancora lanciato, lancialo e mettilo su una casella libera. Pensaci bene: scegli il dado prima di sapere che numero farà, e quando è nella fila non puoi più spostarlo.',
    },
    {
      heading: 'La fila',
      text: 'Da sinistra a destra i numeri devono sempre salire o sempre scendere. Due numeri uguali di seguito vanno bene, i salti possono essere grandi quanto vuoi e le caselle vuote non contano. Finché non ci sono due numeri diversi, la direzione resta aperta.',
    },
    {
      heading: 'FUORI!',
      text: 'Su FUORI! va un dado che non sta da nessuna parte. Se invece un posto c’è, deve andare nella fila, anche se non ti conviene.',
    },
    {
      heading: 'Punti per i dadi',
      text: 'Con tutti e sette i dadi nella fila prendi 50 punti, meno 10 per ogni dado su una delle due caselle esterne. Se anche un solo dado è fuori, non prendi i 50 punti, le caselle esterne non costano niente e ogni dado su FUORI! costa 20.',
    },
    {
      heading: 'Punti per i colori',
      text: 'Ogni casella interna ha un punto colorato. I dadi sul punto del proprio colore contano sempre: 10, 30, 60, 100, 150, 210 o 280 punti per averne da uno a sette.',
    },
    {
      heading: 'Le scommesse',
      text: 'Dopo il terzo dado gli altri decidono in segreto se scommettere che il turno farà più di 50 punti. Se va bene, chi ha scommesso prende la metà di quei punti; se va male, la scommessa costa 20. Tu non perdi niente.',
    },
  ],
  parts: {
    placing: 'Tutti e sette in fila',
    outer: 'Caselle esterne',
    out: 'FUORI!',
    matches: 'Colori giusti',
    wagers: 'Scommesse',
  },
  options: { starter: { name: 'Chi comincia', values: { lot: 'A sorte' } } },
  ratings: {},
  tieBreaks: [],
  dice: {
    starter: 'sorteggio del primo turno',
    yellow: 'dado giallo',
    orange: 'dado arancione',
    red: 'dado rosso',
    purple: 'dado viola',
    blue: 'dado blu',
    green: 'dado verde',
    black: 'dado nero',
  },
  labels: {
    letters: { yellow: 'G', orange: 'A', red: 'R', purple: 'V', blue: 'B', green: 'V', black: 'N' },
    lot: 'sorteggio: chi comincia?',
    over: 'la partita è finita',
    turn: (turn, of, name) => `turno ${turn} di ${of} · gioca ${name}`,
    out: 'FUORI!',
    inHand: 'In mano',
    toRoll: 'Da lanciare',
    heads: {
      placing: 'in fila',
      outer: 'esterne',
      out: 'FUORI!',
      matches: 'colori',
      wagers: 'scomm.',
      total: 'totale',
    },
    wager: 'scommessa',
    noWager: 'nessuna',
    stakes: 'Se il turno vale più di 50 punti, ne ricevi la metà. Altrimenti ne perdi 20.',
    undecided: 'da decidere',
  },
  prompt,
  move,
  event,
  refusals: {
    'not-now': (refusal) => NOT_NOW[told(refusal).phase],
    'already-rolled': (refusal) =>
      `In questo turno hai già lanciato il dado ${COLOUR[told(refusal).colour]}. Scegline un altro.`,
    'field-taken': (refusal) => `Sulla casella ${told(refusal).field} c’è già un dado. Scegline una libera.`,
    'breaks-the-row': (refusal) =>
      `Un ${told(refusal).face} sulla casella ${told(refusal).field} romperebbe la fila. Scegli un’altra casella.`,
    'still-fits': (refusal) => `Per ${theFace(told(refusal).face)} c’è ancora posto nella fila: mettilo lì.`,
    'active-cannot-wager': () => 'Non puoi scommettere sul tuo stesso turno.',
  },
};

const NOT_NOW = {
  lot: 'Prima sorteggiate chi comincia.',
  pick: 'Prima scegli un dado.',
  roll: 'Prima lancia il dado che hai scelto.',
  place: 'Prima metti a posto il dado che hai lanciato.',
  wager: 'Adesso decidi se scommettere: sì o no.',
  over: 'La partita è finita.',
};

function prompt(position: Position, seat: number): string {
  const moment = momentOf(position, seat);
  switch (moment.asks) {
    case 'pick':
      return moment.left === 1
        ? 'Il tuo ultimo dado: prendilo e lancia.'
        : `Scegli uno dei tuoi ${moment.left} dadi e lancialo.`;
    case 'place':
      return `Dove metti ${theFace(moment.face)} del dado ${COLOUR[moment.colour]}?`;
    case 'out':
      return `Per ${theFace(moment.face)} del dado ${COLOUR[moment.colour]} non c’è posto: deve andare fuori.`;
    case 'wager':
      if (moment.answered === null) return 'Scommetti che questo turno farà più di 50 punti?';
      return moment.answered
        ? 'Hai scommesso. Puoi cambiare idea finché non hanno deciso tutti.'
        : 'Non hai scommesso. Puoi cambiare idea finché non hanno deciso tutti.';
  }
}

function move(position: Position, _seat: number, choice: ZockenMove): string {
  if ('pick' in choice) return `Il dado ${COLOUR[choice.pick]}`;
  if ('place' in choice) return `Casella ${choice.place}${KIND[fieldKind(position, choice.place)]}`;
  if ('out' in choice) return 'FUORI!';
  return choice.wager ? 'Scommetto' : 'Non scommetto';
}

function event(happened: ZockenEvent, name: NameOf): string {
  switch (happened.type) {
    case 'starter':
      return `Comincia ${name(happened.seat)}.`;
    case 'picked':
      return `${name(happened.seat)} sceglie il dado ${COLOUR[happened.colour]}.`;
    case 'rolled':
      return `Il dado ${COLOUR[happened.colour]} fa ${happened.face}.`;
    case 'placed':
      return `${name(happened.seat)} mette il dado ${COLOUR[happened.colour]} (${happened.face}) sulla casella ${happened.field}${happened.match ? ', quella del suo colore' : ''}.`;
    case 'out':
      return `Per il dado ${COLOUR[happened.colour]} (${happened.face}) non c’è posto: FUORI!`;
    case 'answered':
      return `${name(happened.seat)} ha deciso.`;
    case 'wagersOpened':
      return opened(happened, name);
    case 'turnScored':
      return sentence(`${name(happened.seat)} fa ${signed(happened.total)} punti${reasons(happened)}`);
    case 'wagerPaid':
      return happened.points > 0
        ? `${name(happened.seat)} vince la scommessa: ${happened.points} punti.`
        : `${name(happened.seat)} perde la scommessa: ${signed(happened.points)} punti.`;
    case 'over':
      return 'La partita è finita.';
  }
}

function opened({ wagered, declined }: ZockenEvent & { type: 'wagersOpened' }, name: NameOf): string {
  if (wagered.length === 0) return 'Nessuno scommette.';
  const verb = wagered.length === 1 ? 'scommette' : 'scommettono';
  const but = declined.length === 0 ? '' : `, ${names(declined, name)} no`;
  return `${names(wagered, name)} ${verb}${but}.`;
}

function reasons(turn: ZockenEvent & { type: 'turnScored' }): string {
  const parts = [
    turn.placing > 0 ? `${turn.placing} per i sette dadi in fila` : '',
    turn.outer < 0 ? `${signed(turn.outer)} per le caselle esterne` : '',
    turn.out < 0 ? `${signed(turn.out)} per FUORI!` : '',
    turn.matchCount > 0
      ? `${turn.matches} per ${turn.matchCount === 1 ? 'un colore giusto' : `${turn.matchCount} colori giusti`}`
      : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
}
