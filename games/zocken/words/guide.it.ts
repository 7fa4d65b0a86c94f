import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Metti in fila sette dadi con numeri che solo salgono o solo scendono, azzecca più colori che puoi e fai più punti in tre turni.',
  setup: [
    'Da due a sei persone. Mettete al centro la fila di nove caselle, e sotto la casella FUORI!',
    'Chi è di turno prende i sette dadi. Tutti gli altri ricevono un gettone da scommessa.',
    'Secondo il regolamento comincia chi è più giovane. Qui sorteggiate chi comincia, oppure lo scegliete voi.',
  ],
  turn: {
    pick: 'Scegli un dado prima di sapere che numero farà. Qui è il rosso.',
    roll: 'Lancialo: un 3.',
    place:
      'La fila è ancora vuota, quindi può andare ovunque. Sulla casella 4 c’è il punto rosso: un dado sul proprio colore dà punti, quindi va lì.',
    second: 'Scegli e lancia il dado successivo: il verde fa 5.',
    row: 'Da sinistra a destra i numeri devono solo salire o solo scendere. A destra del 3 la fila sale. Sulla casella 7 c’è il punto verde.',
    wager:
      'Il 4 blu sta tra il 3 e il 5, sul proprio punto. È il terzo dado: adesso gli altri decidono in segreto se scommettere che farai più di 50 punti. Poi continui finché tutti e sette i dadi sono a posto.',
  },
  examples: {
    all: 'L’ultimo dado è un 4 rosso. Sta sulla casella 3, quindi tutti e sette i dadi sono in fila: 50 punti, meno 10 per il 6 nero su una casella esterna, più 60 per tre colori giusti (giallo, viola e blu). Fanno 100, e chi ha scommesso ne prende 50.',
    out: 'Se l’ultimo dado fosse un 3 rosso, non avrebbe posto e dovrebbe andare su FUORI! Allora niente 50 punti, la casella esterna non costa niente e il dado su FUORI! costa 20: 60 − 20 = 40.',
  },
  tables: [
    {
      caption: 'Tre file',
      head: ['Caselle', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
      rows: [
        ['sale: va bene', '–', '1', '1', '2', '–', '2', '4', '5', '6'],
        ['scende: va bene', '6', '5', '5', '5', '–', '3', '–', '1', '1'],
        ['non va bene', '–', '1', '3', '–', '2', '–', '–', '–', '–'],
      ],
    },
    {
      caption: 'Dadi sul proprio colore',
      head: ['Colori giusti', 'Punti'],
      rows: [
        ['1', '10'],
        ['2', '30'],
        ['3', '60'],
        ['4', '100'],
        ['5', '150'],
        ['6', '210'],
        ['7', '280'],
      ],
    },
  ],
};
