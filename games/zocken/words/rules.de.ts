import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Material',
    intro: 'Zocken ist für zwei bis sechs Personen und dauert etwa eine halbe Stunde.',
    picture: {
      name: 'strip',
      caption:
        'Die Leiste vor einem Zug: neun leere Felder. Jedes der sieben inneren Felder hat einen Farbpunkt, und sieben Würfel in diesen Farben warten auf ihren Wurf.',
    },
    rules: [
      {
        id: 'Z-1',
        text: 'Es gibt sieben Würfel, jeder in einer anderen Farbe, eine Leiste mit neun Feldern, das Feld RAUS! und eine Wettscheibe pro Person.',
      },
      {
        id: 'Z-2',
        text: 'Die sieben inneren Felder (2 bis 8) haben je einen Farbpunkt in sieben verschiedenen Farben; die äußeren Felder (1 und 9) haben keinen. Von Feld 2 bis Feld 8: Gelb, Orange, Rot, Lila, Blau, Grün, Schwarz. Hat euer Spielplan eine andere Reihenfolge, ändert das nichts: Farben sind nur Namen.',
      },
      { id: 'Z-3', text: 'Ihr spielt reihum im Uhrzeigersinn. Alle sind dreimal dran.' },
    ],
  },
  {
    heading: 'Dein Zug',
    picture: {
      name: 'fits',
      caption:
        'Die Reihe steigt: 1, 3 und 5 liegen auf den Feldern 2, 3 und 7. Der blaue Würfel zeigt 4 und passt zwischen die 3 und die 5, auf Feld 4, 5 oder 6. Auf Feld 6 träfe er seinen Farbpunkt.',
    },
    rules: [
      {
        id: 'Z-4',
        text: 'Siebenmal machst du das: Wähl einen Würfel, den du in diesem Zug noch nicht geworfen hast, wirf ihn und leg ihn an seinen Platz.',
      },
      {
        id: 'Z-5',
        text: 'Ein Würfel kommt auf ein freies Feld der Leiste. Dort bleibt er, bis der Zug zu Ende ist.',
      },
      {
        id: 'Z-6',
        text: 'Von Feld 1 bis Feld 9 dürfen die Zahlen nie fallen oder aber nie steigen. Solange nicht zwei verschiedene Zahlen auf der Leiste liegen, ist beides noch offen.',
      },
      {
        id: 'Z-7',
        text: 'Leere Felder zählen nicht. Benachbarte Würfel dürfen gleich sein oder sich beliebig weit unterscheiden. Zwei erlaubte Reihen: 1–1–2–2–4–5–6 und 6–5–5–5–3–1–1.',
      },
      {
        id: 'Z-8',
        text: 'Passt ein Würfel irgendwo auf die Leiste, musst du ihn dorthin legen. Passt er auf mehrere Felder, suchst du dir eines aus.',
      },
      {
        id: 'Z-9',
        text: 'Ein Würfel, der nirgends passt, kommt auf RAUS! Freiwillig darfst du keinen dorthin legen.',
      },
      {
        id: 'Z-10',
        text: 'Ein Würfel auf RAUS! bleibt dort, bis der Zug zu Ende ist. Er zählt als einer deiner sieben.',
      },
    ],
  },
  {
    heading: 'Wetten',
    picture: {
      name: 'wager',
      caption:
        'Zeit für die Wetten: Drei Würfel liegen auf der Leiste, jeder auf seinem eigenen Farbpunkt, und der vierte ist noch nicht gewählt.',
    },
    rules: [
      {
        id: 'Z-11',
        text: 'In jedem Zug dürfen alle anderen einmal darauf wetten, dass die aktive Person mehr als 50 Punkte macht.',
      },
      {
        id: 'Z-12',
        text: 'Gewettet wird, wenn der dritte Würfel an seinem Platz liegt und der vierte noch nicht gewählt ist.',
      },
    ],
  },
  {
    heading: 'Die Wertung eines Zuges',
    picture: {
      name: 'score',
      caption:
        'Sechs Würfel liegen auf der Leiste, vier davon auf ihrem eigenen Farbpunkt. Der letzte, eine grüne 6, passt nur auf das äußere Feld 9, also kommt er dorthin: 50 für sieben Würfel, minus 10 für das äußere Feld, plus 100 für vier Farbtreffer. Das sind 140, und wer gewettet hat, bekommt 70.',
    },
    rules: [
      { id: 'Z-13', text: 'Gewertet wird, sobald der siebte Würfel an seinem Platz liegt.' },
      { id: 'Z-14', text: 'Liegen alle sieben Würfel auf der Leiste, bekommst du 50 Punkte.' },
      {
        id: 'Z-15',
        text: 'Dann, und nur dann, kostet jeder Würfel auf einem äußeren Feld 10 Punkte.',
      },
      {
        id: 'Z-16',
        text: 'Liegt auch nur ein Würfel auf RAUS!, bekommst du die 50 Punkte nicht, und die äußeren Felder kosten nichts. Dafür kostet jeder Würfel auf RAUS! 20 Punkte.',
      },
      {
        id: 'Z-17',
        text: 'In jedem Fall bringen Würfel auf dem Punkt ihrer eigenen Farbe etwas: einer 10 Punkte, zwei 30, drei 60, vier 100, fünf 150, sechs 210 und alle sieben 280.',
      },
      {
        id: 'Z-18',
        text: 'Das alles zusammen sind die Punkte des Zuges. Sie gehören der aktiven Person; durch die Wetten verliert sie nichts.',
      },
      {
        id: 'Z-19',
        text: 'Hat der Zug mehr als 50 Punkte gebracht, bekommen alle, die gewettet haben, die Hälfte davon. Waren es 50 oder weniger, kostet die Wette 20 Punkte. Ein Zug bringt immer ein Vielfaches von 10, die Hälfte ist also eine ganze Zahl.',
      },
      {
        id: 'Z-20',
        text: 'Danach kommen Würfel und Wettscheiben zurück, und links geht es weiter.',
      },
    ],
  },
  {
    heading: 'Das Ende',
    rules: [
      {
        id: 'Z-21',
        text: 'Das Spiel ist zu Ende, wenn alle dreimal dran waren. Die höchste Summe gewinnt.',
      },
    ],
  },
  {
    heading: 'Festlegungen',
    rulings: true,
    rules: [
      {
        id: 'Z-R1',
        text: 'Alle anderen entscheiden gleichzeitig und geheim, ob sie wetten. Die Wetten werden gemeinsam aufgedeckt, sobald sich alle entschieden haben.',
      },
      { id: 'Z-R2', text: 'Seid ihr punktgleich, gewinnt ihr gemeinsam.' },
      {
        id: 'Z-R3',
        text: 'Nach der Anleitung beginnt die jüngste Person. Hier entscheidet das Los, wenn ihr es nicht selbst festlegt.',
      },
      { id: 'Z-R4', extra: true, text: 'Allein kannst du üben: drei Züge, ohne Wetten.' },
      {
        id: 'Z-R5',
        text: 'Wetten darfst du auch, wenn der dritte Würfel auf RAUS! liegt. Der vierte Würfel wird erst gewählt, wenn sich alle entschieden haben; danach ist es für eine Wette zu spät.',
      },
      {
        id: 'Z-R6',
        text: 'Zwischen zwei gleiche Zahlen passt nur dieselbe Zahl. Ein Würfel, der nur auf ein äußeres Feld passt, muss dorthin. Die ersten beiden Würfel passen immer, also kommen höchstens fünf auf RAUS!: Ein Zug bringt mindestens −100 und höchstens 330 Punkte.',
      },
      {
        id: 'Z-R7',
        text: 'Ein Würfel auf RAUS! ist nie ein Farbtreffer, aber die auf ihren eigenen Farbpunkten zählen trotzdem. Du wählst einen Würfel vor dem Wurf und kannst ihn danach nicht mehr tauschen.',
      },
      {
        id: 'Z-R8',
        text: 'Ob du wettest, kannst du dir anders überlegen, bis die Wetten aufgedeckt werden. Deine letzte Entscheidung zählt.',
      },
      {
        id: 'Z-R9',
        text: 'Die Punkte, die du während eines Zuges siehst, zählen die Würfel, wie sie liegen: Farbtreffer und Würfel auf RAUS! Die 50 Punkte und die äußeren Felder kommen mit dem siebten Würfel dazu, die Wetten bei der Wertung.',
      },
    ],
  },
  {
    heading: 'Wenn jemand nicht da ist',
    rules: [
      {
        id: 'Z-T1',
        text: 'Dann spielt Iacta für diese Person. Iacta wettet nicht. Gewählt wird der erste noch nicht geworfene Würfel in der Reihenfolge der Farbpunkte. Er kommt auf seinen eigenen Farbpunkt, wenn er dort passt, sonst auf das erste passende innere Feld, sonst auf ein äußeres, sonst auf RAUS! Gewürfelt wird automatisch.',
      },
    ],
  },
];
