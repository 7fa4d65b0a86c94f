import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Bring vor der anderen Person vier Würfel in eine Linie, die zusammen genau 12 ergeben, und sammle in vier Runden die meisten Punkte.',
  setup: [
    'Ihr spielt zu zweit auf einem leeren Brett mit fünf mal fünf Feldern.',
    'Eine Person hat elf schwarze Würfel, die andere elf weiße. Dazu hat jede einen roten Blocker und einen Marker.',
    'Nach der Anleitung beginnt die jüngste Person. Hier lost ihr aus, wer beginnt, oder legt es selbst fest.',
  ],
  turn: {
    start:
      'Schwarz ist dran. Der schwarze Marker liegt auf der 4 in der Mitte: Die Felder ringsum sind für Schwarz gesperrt. Der weiße Marker stört Schwarz nicht.',
    blocker:
      'Vor dem Würfel darf Schwarz den Blocker legen, einmal pro Runde. Hier kommt er auf d4: Durch dieses Feld geht jetzt keine Linie mehr.',
    die: 'Dann muss Schwarz einen Würfel legen, auf ein Feld, das nicht gesperrt ist, mit einer beliebigen Zahl oben: eine 2 auf c1.',
    marker:
      'Der schwarze Marker kommt auf den neuen Würfel. Jetzt sind die Felder um c1 gesperrt, und die um c3 sind wieder offen.',
    opponent:
      'Weiß legt eine 3 auf b4, weg vom eigenen markierten Würfel. So geht es abwechselnd weiter, bis jemand eine Linie hat.',
  },
  examples: {
    win: 'Mit einer 2 auf d4 hat Schwarz vier schwarze Würfel in Spalte d: 3 + 6 + 1 + 2 = 12. Das bringt 12 für den Sieg, 2 für die Linie aus vier eigenen Würfeln, 5 für den unbenutzten Blocker und 13 für die leeren Felder, minus 2 für drei Würfel mit einer 2. Zusammen 30. Weiß bekommt nichts.',
  },
};
