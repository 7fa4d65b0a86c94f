import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Was auf dem Tisch liegt',
    intro: 'Zocken ist für zwei bis sechs Personen und dauert etwa eine halbe Stunde.',
    picture: {
      name: 'strip',
      caption:
        'Die Leiste vor einem Zug: neun leere Felder. Die sieben inneren haben je einen Punkt in einer Farbe, und sieben Würfel in diesen Farben warten darauf, geworfen zu werden.',
    },
    rules: [
      {
        id: 'Z-1',
        text: 'Es gibt sieben Würfel, jeder in einer eigenen Farbe, eine Leiste mit neun Feldern, das Feld RAUS! und für jeden eine Wettscheibe.',
      },
      {
        id: 'Z-2',
        text: 'Über den sieben inneren Feldern (2 bis 8) ist je ein Farbpunkt, jede Farbe kommt einmal vor; die äußeren Felder (1 und 9) haben keinen. Von Feld 2 bis Feld 8: Gelb, Orange, Rot, Lila, Blau, Grün, Schwarz. Diese Reihenfolge haben wir selbst gewählt: Farben sind nur Namen, jede andere ergäbe dasselbe Spiel.',
      },
      { id: 'Z-3', text: 'Gespielt wird reihum im Uhrzeigersinn. Jeder ist dreimal am Zug.' },
    ],
  },
  {
    heading: 'Dein Zug',
    picture: {
      name: 'fits',
      caption:
        'Die Reihe steigt: 1, 3 und 5 liegen auf den Feldern 2, 3 und 7. Der blaue Würfel zeigt 4 und passt zwischen die 3 und die 5, auf die Felder 4, 5 und 6. Auf Feld 6 träfe er seinen Farbpunkt.',
    },
    rules: [
      {
        id: 'Z-4',
        text: 'Siebenmal, immer in dieser Folge: Du wählst einen Würfel, den du in diesem Zug noch nicht geworfen hast, wirfst ihn und gibst ihm seinen Platz.',
      },
      {
        id: 'Z-5',
        text: 'Ein Würfel kommt auf ein freies Feld der Leiste und bleibt dort, bis der Zug zu Ende ist.',
      },
      {
        id: 'Z-6',
        text: 'Von Feld 1 bis Feld 9 gelesen dürfen die Augenzahlen niemals fallen oder aber niemals steigen. Solange keine zwei verschiedenen Zahlen liegen, ist offen, welches von beiden gilt.',
      },
      {
        id: 'Z-7',
        text: 'Leere Felder werden beim Lesen übersprungen. Benachbarte Würfel dürfen gleich sein und sich beliebig weit unterscheiden.',
      },
      {
        id: 'Z-8',
        text: 'Ein Würfel, der irgendwo passt, muss auf die Leiste. Passt er auf mehrere Felder, suchst du dir eines aus.',
      },
      {
        id: 'Z-9',
        text: 'Ein Würfel, der nirgends passt, kommt auf RAUS!. Nur so einer: Freiwillig darf niemand einen Würfel hinausschicken.',
      },
      {
        id: 'Z-10',
        text: 'Ein Würfel auf RAUS! bleibt dort bis zum Ende des Zuges und zählt als einer deiner sieben.',
      },
    ],
  },
  {
    heading: 'Wetten',
    picture: {
      name: 'wager',
      caption:
        'Der Moment für die Wetten: Drei Würfel liegen auf der Leiste, alle auf ihrem eigenen Farbpunkt, und der vierte ist noch nicht gewählt.',
    },
    rules: [
      {
        id: 'Z-11',
        text: 'In jedem Zug dürfen alle außer dem, der am Zug ist, einmal darauf wetten, dass der Zug mehr als 50 Punkte bringt.',
      },
      {
        id: 'Z-12',
        text: 'Der Moment dafür ist da, wenn der dritte Würfel seinen Platz hat und der vierte noch nicht gewählt ist.',
      },
    ],
  },
  {
    heading: 'Die Wertung eines Zuges',
    picture: {
      name: 'score',
      caption:
        'Sechs Würfel liegen auf der Leiste, vier davon auf ihrem eigenen Farbpunkt. Der letzte, eine grüne 6, passt nur auf das äußere Feld 9. Dort kommt er hin: 50 für sieben Würfel, minus 10 für das äußere Feld, plus 100 für vier Farbtreffer sind 140. Wer darauf gewettet hat, bekommt 70.',
    },
    rules: [
      { id: 'Z-13', text: 'Gewertet wird, sobald der siebte Würfel seinen Platz hat.' },
      { id: 'Z-14', text: 'Liegen alle sieben Würfel auf der Leiste, bringt das 50 Punkte.' },
      {
        id: 'Z-15',
        text: 'Dann, und nur dann, kostet jeder Würfel auf einem äußeren Feld 10 Punkte.',
      },
      {
        id: 'Z-16',
        text: 'Ist auch nur ein Würfel draußen, gibt es keine 50 Punkte, die äußeren Felder kosten nichts, und jeder Würfel auf RAUS! kostet 20 Punkte.',
      },
      {
        id: 'Z-17',
        text: 'In jedem Fall zählen die Würfel auf dem Punkt ihrer eigenen Farbe zusammen: einer bringt 10, zwei 30, drei 60, vier 100, fünf 150, sechs 210 und sieben 280 Punkte.',
      },
      {
        id: 'Z-18',
        text: 'Die Summe ist das Ergebnis des Zuges und gehört dem, der am Zug war. An die Wettenden gibt er nichts ab.',
      },
      {
        id: 'Z-19',
        text: 'Hat der Zug mehr als 50 Punkte gebracht, bekommt jeder, der gewettet hat, die Hälfte davon. Waren es 50 oder weniger, kostet die Wette 20. Ein Zug bringt immer ein Vielfaches von 10, die Hälfte ist also eine ganze Zahl.',
      },
      {
        id: 'Z-20',
        text: 'Danach kommen Würfel und Wettscheiben zurück, und der Zug geht nach links weiter.',
      },
    ],
  },
  {
    heading: 'Das Ende',
    rules: [
      {
        id: 'Z-21',
        text: 'Das Spiel endet, wenn jeder dreimal am Zug war. Wer die meisten Punkte hat, gewinnt.',
      },
    ],
  },
  {
    heading: 'Wo die Anleitung schweigt',
    rulings: true,
    rules: [
      {
        id: 'Z-R1',
        text: 'Alle entscheiden gleichzeitig und verdeckt, ob sie wetten. Aufgedeckt wird gemeinsam, sobald die letzte Antwort da ist.',
      },
      { id: 'Z-R2', text: 'Wer gleich viele Punkte hat, teilt sich den Sieg.' },
      {
        id: 'Z-R3',
        text: 'Nach der Anleitung beginnt der Jüngste. Hier entscheidet das Los, wenn der Tisch niemanden bestimmt.',
      },
      { id: 'Z-R4', extra: true, text: 'Allein kannst du üben: drei Züge, ohne Wetten.' },
      {
        id: 'Z-R5',
        text: 'Nach den Wetten wird auch dann gefragt, wenn der dritte Würfel auf RAUS! liegt. Niemand wählt den vierten Würfel, bevor alle geantwortet haben; danach ist es für eine Wette zu spät.',
      },
      {
        id: 'Z-R6',
        text: 'Zwischen zwei gleiche Zahlen passt nur dieselbe Zahl. Ein Würfel, der nur auf ein äußeres Feld passt, muss dorthin. Die ersten beiden Würfel passen immer, also gehen höchstens fünf hinaus: Ein Zug bringt zwischen −100 und 330 Punkten.',
      },
      {
        id: 'Z-R7',
        text: 'Ein Würfel auf RAUS! ist nie ein Farbtreffer; die auf ihren Punkten zählen trotzdem. Du wählst einen Würfel vor dem Wurf und kannst ihn danach nicht mehr tauschen.',
      },
      {
        id: 'Z-R8',
        text: 'Bis die Wetten aufgedeckt werden, kannst du deine Antwort ändern, so oft du willst. Die letzte zählt.',
      },
      {
        id: 'Z-R9',
        text: 'Die Punkte, die während eines Zuges zu sehen sind, zählen die Würfel, wie sie liegen: Farbtreffer und Würfel auf RAUS!. Die 50 Punkte und die äußeren Felder kommen mit dem siebten Würfel dazu, die Wetten bei der Wertung.',
      },
    ],
  },
  {
    heading: 'Wenn jemand wegbleibt',
    rules: [
      {
        id: 'Z-T1',
        text: 'Dann spielt der Tisch für diese Person weiter: keine Wette; von den noch nicht geworfenen Würfeln der erste in der Folge der Farbpunkte; für ihn der eigene Punkt, wenn er dort passt, sonst das erste passende innere Feld, sonst ein äußeres, sonst RAUS!. Die Würfel fallen von selbst.',
      },
    ],
  },
];
