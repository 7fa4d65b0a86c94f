import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Füll vier Reihen mit Farbsummen, die erst steigen und dann fallen, sodass deine Spalten möglichst viele Punkte bringen.',
  setup: [
    'Zwei bis vier Personen, jede mit einem Zettel: vier Reihen mit sechs Feldern und einer dicken Linie.',
    'Ihr teilt euch sieben Würfel: einen weißen und sechs mit farbigen Zahlen.',
    'Lost aus, wer beginnt, oder legt es selbst fest. Ein Tipp: Halt die ersten drei Spalten niedrig, damit die Reihen noch steigen können. Mehr als 15 in einer Farbe ist schwer zu schaffen, mehr als 20 selten.',
  ],
  turn: {
    roll: 'A: Wer dran ist, würfelt mit allen sieben Würfeln. Jede Farbe ist so viel wert wie die Summe ihrer Zahlen plus der weiße Würfel: Rot 6 + 3 + 3 = 12. Lila ist nicht dabei, also nur die weiße 3.',
    keep: 'Einmal darfst du beliebige Würfel noch einmal werfen. Hier sind sie gut genug und bleiben.',
    enter:
      'B: Wer dran ist, darf die Summe einer Farbe in deren Reihe eintragen. Die 12 kommt in der roten Reihe hinter 6 und 11, denn bis zur dicken Linie müssen die Zahlen steigen. Rot ist jetzt gesperrt.',
    all: 'C: Alle, auch wer dran ist, wählen geheim eine der anderen Farben. Wer dran ist, trägt Gelb 10 ein, die andere Person Blau 10.',
    next: 'Wer dran ist und weder in B noch in C etwas einträgt, hat einen Fehlwurf. Dann ist die nächste Person dran.',
  },
  examples: {
    columns:
      'Eine volle Spalte bringt so viele Punkte wie ihre zweitniedrigste Zahl; kommt die niedrigste mehrmals vor, zählt die nächsthöhere. Hier bringen die Spalten 6, 8, 12, 16, 11 und 4, zusammen 57. Drei Fehlwürfe kosten 1 + 2 + 3 = 6. 57 − 6 = 51.',
  },
};
