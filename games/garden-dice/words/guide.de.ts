import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Pflanz Samen in einem Garten für alle, gieß und ernte sie, und mach mit deinem Gemüse mehr Punkte als die anderen.',
  setup: [
    'Zwei bis vier Personen. Der Garten hat sechs Reihen und sechs Spalten; sechs Felder in einer Ecke sind Sterne (oder andere, wie auf eurem Spielplan).',
    'Legt die Gemüseplättchen in den Vorrat: zu zweit 5 von jeder Sorte, zu dritt 7, zu viert 10.',
    'Alle bekommen acht Scheiben, ein Plättchen Vogel/Kaninchen, ein Plättchen Sonnenuhr/Vogelscheuche, eine Sonne und zu zweit einen Fels. Lost aus, wer beginnt, oder legt es selbst fest.',
  ],
  turn: {
    roll: 'Wirf vier Würfel: 1, 3, 4 und 5. Gib jeden einmal aus, für beliebige Aktionen in beliebiger Reihenfolge.',
    buy: 'Ein Würfel kauft einen Samen, der höchstens so viel wert ist: Die 4 kauft eine Artischocke, die 1 eine Paprika. Jeder Samen bekommt eine deiner Scheiben.',
    place:
      'Zwei Würfel legen ein Plättchen: 3 und 5 sind Reihe 3, Spalte 5. Dorthin kommt die Artischocke, mit der Samenseite nach oben.',
    next: 'Das war der letzte Würfel, der Zug ist zu Ende. Später gießt oder erntet ein Würfel, der mindestens so hoch ist wie dein Plättchen; beides geht weiter zu benachbarten Plättchen mit kleinerem Wert.',
  },
  examples: {
    harvest:
      'Anna erntet ihre Tomate (3). Die Ernte geht weiter zu ihrer Paprika (1), zu Bens Karotte und von dort zu einer Paprika von Ben und einer von Cara. Anna bekommt 3 + 1 und je 1 für die drei Plättchen der anderen: 7. Bens Karotte und Paprika liegen neben seiner Vogelscheuche: 2 + 3 und 1 + 3 sind 9. Caras Paprika liegt auf einem Stern: zweimal 1 ist 2.',
    final:
      'Am Ende hat jemand 58 Punkte aus Ernten. Vier Samen wurden nicht gelegt: Der erste kostet nichts, drei kosten je 5, also −15. Zwei Sätze aus fünf verschiedenen Gemüsen: +30. Drei Karotten +10 und vier Tomaten +15. Die unbenutzte Sonne: +5. Das sind 103.',
  },
  tables: [
    {
      caption: 'Sammlungen: Gemüse einer Sorte',
      head: ['In deinem Korb', 'Punkte'],
      rows: [
        ['1 oder 2', '0'],
        ['3', '10'],
        ['4', '15'],
        ['5 oder mehr', '20'],
        ['fünf verschiedene: ein Satz', '15'],
      ],
    },
  ],
};
