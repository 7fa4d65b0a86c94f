import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Metti in linea prima dell’avversario quattro dadi che insieme fanno esattamente 12, e fai più punti in quattro round.',
  setup: [
    'Giocate in due su una griglia vuota di cinque per cinque quadrati.',
    'Una persona ha undici dadi neri, l’altra undici bianchi. Ognuna ha anche un bloccante rosso e un marcatore.',
    'Secondo il regolamento comincia chi è più giovane. Qui sorteggiate chi comincia, oppure lo scegliete voi.',
  ],
  turn: {
    start:
      'Tocca al nero. Il suo marcatore è sul 4 al centro: i quadrati intorno sono chiusi per il nero. Il marcatore bianco non gli dà fastidio.',
    blocker:
      'Prima del dado il nero può usare il bloccante, una volta per round. Qui lo mette in d4: da quel quadrato non passa più nessuna linea.',
    die: 'Poi il nero deve mettere un dado su un quadrato che non sia chiuso, con il numero che vuole: un 2 in c1.',
    marker:
      'Il marcatore nero passa sul nuovo dado. Adesso sono chiusi i quadrati intorno a c1, e quelli intorno a c3 sono di nuovo liberi.',
    opponent:
      'Il bianco mette un 3 in b4, lontano dal proprio dado marcato. Continuate così, a turno, finché qualcuno ha una linea.',
  },
  examples: {
    win: 'Con un 2 in d4 il nero ha quattro dadi neri nella colonna d: 3 + 6 + 1 + 2 = 12. Prende 12 per la vittoria, 2 per la linea di quattro dadi suoi, 5 per il bloccante non usato e 13 per i quadrati vuoti, meno 2 per tre dadi che mostrano 2. In tutto 30. Il bianco non prende niente.',
  },
};
