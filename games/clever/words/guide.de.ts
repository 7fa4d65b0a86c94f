import { sheetTables } from './bonus-map.ts';
import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Füll auf deinem Blatt fünf farbige Bereiche, löse Boni aus und erreich die höchste Summe.',
  setup: [
    'Eine bis vier Personen, jede mit einem Blatt.',
    'Ihr teilt euch sechs Würfel: Weiß, Gelb, Blau, Grün, Orange und Lila. Jedes Blatt hat drei Würfelfelder für die Würfel, die du nimmst; aufs Silbertablett in der Mitte kommen die zu niedrigen, und davon wählen die anderen.',
    'Lost aus, wer beginnt, oder legt es selbst fest. Wer dran ist, heißt die aktive Person. In Runde 1 bekommen alle eine Nachwürfel-Aktion.',
  ],
  turn: {
    roll: 'Die aktive Person wirft alle sechs Würfel: Weiß 3, Gelb 4, Blau 6, Grün 2, Orange 1 und Lila 5.',
    take: 'Sie nimmt die gelbe 4, legt sie auf das erste Würfelfeld und kreuzt in Gelb eine 4 an. Alle niedrigeren Würfel kommen aufs Silbertablett: Weiß 3, Grün 2 und Orange 1.',
    second: 'Sie wirft die übrigen Würfel: Blau 2 und Lila 5.',
    done: 'Sie nimmt die lila 5 und schreibt sie in Lila. Die blaue 2 ist niedriger und kommt auch aufs Tablett. Kein Würfel ist mehr übrig, also ist der Zug zu Ende; sonst gäbe es noch einen dritten Wurf.',
    others:
      'Jetzt nutzen alle anderen gleichzeitig einen Würfel vom Tablett. Die zweite Person nimmt die grüne 2: Das erste grüne Feld braucht mindestens eine 1.',
  },
  examples: {
    purple:
      'In Lila muss jede Zahl höher sein als die davor, aber nach einer 6 darf jede Zahl folgen. Hier steht 2 < 5 < 6, also ist jetzt auch eine 1 erlaubt: Damit ist Lila 2 + 5 + 6 + 1 = 14 wert. Auch 1 < 6, noch eine 6 und dann eine 3 wäre erlaubt. Eine 3 nach einer 3 oder eine 2 nach einer 4 nicht.',
  },
  tables: sheetTables({
    bonuses: { caption: 'Was welchen Bonus bringt', head: ['Voll oder gefüllt', 'Bonus'] },
    colon: ': ',
    rounds: 'Beginn der Runde',
    yellowRows: 'Gelbe Reihe',
    yellowDiagonal: 'Gelbe Diagonale',
    blueRows: 'Blaue Reihe',
    blueColumns: 'Blaue Spalte',
    green: 'Grünes Feld',
    orange: 'Oranges Feld',
    purple: 'Lila Feld',
    gains: {
      yellow: 'gelbes Kreuz',
      blue: 'blaues Kreuz',
      green: 'grünes Kreuz',
      'orange-4': 'orange 4',
      'orange-5': 'orange 5',
      'orange-6': 'orange 6',
      'pink-6': 'lila 6',
      black: 'schwarzer Bonus',
      reroll: 'Nachwürfel-Aktion',
      'extra-die': 'Zusatzwürfel',
      fox: 'Fuchs',
    },
    scores: { caption: 'Was jeder Bereich bringt', head: ['Bereich', 'Punkte'] },
    areas: {
      yellow: ['Gelb', (columns) => `volle Spalten, von links: ${columns}`],
      blue: ['Blau', (crosses) => `für 1 bis 11 Kreuze: ${crosses}`],
      green: ['Grün', (cells) => `für dein letztes Kreuz, von links: ${cells}`],
      orange: ['Orange', 'die Summe deiner Zahlen; die Felder 4, 7 und 9 zählen doppelt, Feld 11 dreifach'],
      purple: ['Lila', 'die Summe deiner Zahlen'],
      foxes: ['Fuchs', 'so viel wie dein schwächster Bereich'],
    },
  }),
};
