import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Leg sieben Würfel so in eine Reihe, dass die Zahlen nur steigen oder nur fallen, triff möglichst viele Farben und sammle in drei Zügen die meisten Punkte.',
  setup: [
    'Zwei bis sechs Personen. Legt die Leiste mit neun Feldern in die Mitte und darunter das Feld RAUS!',
    'Wer dran ist, nimmt die sieben Würfel. Alle anderen bekommen eine Wettscheibe.',
    'Nach der Anleitung beginnt die jüngste Person. Hier lost ihr aus, wer beginnt, oder legt es selbst fest.',
  ],
  turn: {
    pick: 'Wähl einen Würfel, bevor du weißt, was er zeigen wird. Hier ist es der rote.',
    roll: 'Wirf ihn: eine 3.',
    place:
      'Die Leiste ist noch leer, er darf also überallhin. Auf Feld 4 ist der rote Punkt: Ein Würfel auf seiner eigenen Farbe bringt Punkte, also kommt er dorthin.',
    second: 'Wähl und wirf den nächsten Würfel: Der grüne zeigt eine 5.',
    row: 'Von links nach rechts dürfen die Zahlen nur steigen oder nur fallen. Rechts von der 3 steigt die Reihe. Auf Feld 7 ist der grüne Punkt.',
    wager:
      'Die blaue 4 passt zwischen die 3 und die 5, auf ihren eigenen Punkt. Das ist der dritte Würfel: Jetzt entscheiden die anderen geheim, ob sie auf mehr als 50 Punkte wetten. Dann machst du weiter, bis alle sieben Würfel liegen.',
  },
  examples: {
    all: 'Der letzte Würfel ist eine rote 4. Sie passt auf Feld 3, also liegen alle sieben Würfel auf der Leiste: 50 Punkte, minus 10 für die schwarze 6 auf einem äußeren Feld, plus 60 für drei Farbtreffer (Gelb, Lila und Blau). Das sind 100, und wer gewettet hat, bekommt 50.',
    out: 'Wäre der letzte Würfel eine rote 3, würde er nirgends passen und müsste auf RAUS! Dann gibt es keine 50 Punkte, das äußere Feld kostet nichts, und der Würfel auf RAUS! kostet 20: 60 − 20 = 40.',
  },
  tables: [
    {
      caption: 'Drei Reihen',
      head: ['Felder', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
      rows: [
        ['steigt: erlaubt', '–', '1', '1', '2', '–', '2', '4', '5', '6'],
        ['fällt: erlaubt', '6', '5', '5', '5', '–', '3', '–', '1', '1'],
        ['nicht erlaubt', '–', '1', '3', '–', '2', '–', '–', '–', '–'],
      ],
    },
    {
      caption: 'Würfel auf der eigenen Farbe',
      head: ['Farbtreffer', 'Punkte'],
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
