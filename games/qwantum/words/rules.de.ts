import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Material',
    intro: 'Qwantum ist für zwei bis vier Personen und dauert 15 bis 30 Minuten.',
    picture: {
      name: 'sheet',
      caption:
        'Ein Zettel mitten im Spiel. Die lila Reihe ist voll: 4, 9, 15 und 22 steigen bis zur dicken Linie, danach fallen 17 und 6. In Blau stehen zwei Zahlen, in Rot eine und in Gelb noch keine.',
    },
    rules: [
      {
        id: 'Q-1',
        text: 'Zwei bis vier Personen, jede mit einem Zettel. Lost aus, wer den ersten Zug hat, wenn ihr es nicht selbst festlegt (Q-R10); danach geht es im Uhrzeigersinn reihum.',
      },
      {
        id: 'Q-2',
        text: 'Es gibt sieben Würfel: einen weißen mit den Zahlen 1 bis 6 und sechs mit farbigen Zahlen in Rot (R), Gelb (Y), Blau (B) und Lila (P): Die Buchstaben sind die englischen Anfangsbuchstaben.\nWürfel 1: R1 R4 Y5 B1 B5 P6\nWürfel 2: R2 R6 Y1 Y3 B5 P4\nWürfel 3: R1 R3 Y2 Y4 B4 P3\nWürfel 4: R5 Y6 B2 B4 P1 P3\nWürfel 5: R3 Y4 B2 B6 P2 P5\nWürfel 6: R6 Y1 Y5 B3 P2 P6\nJede Farbe hat neun Seiten, und jede Zahl steht auf sechs der 36. Der Text der Anleitung nennt die Seiten nicht: Diese stammen aus veröffentlichten Beschreibungen des Spiels.',
      },
      {
        id: 'Q-3',
        text: 'Ein Zettel hat vier Reihen, Lila, Blau, Rot und Gelb, mit je sechs Feldern. Füll jede Reihe von links nach rechts ohne Lücke. Welche Reihe du wann benutzt, entscheidest du. In eine volle Reihe kannst du nichts mehr eintragen.',
      },
      {
        id: 'Q-4',
        text: 'Zwischen Feld 4 und Feld 5 hat jede Reihe eine dicke Linie; auch ihr Platz stammt aus veröffentlichten Beschreibungen. In den Feldern 1 bis 4 muss jede Zahl höher sein als die davor, in den Feldern 5 und 6 niedriger als die davor. Gleiche Zahlen sind nicht erlaubt.',
      },
    ],
  },
  {
    heading: 'Ein Zug: würfeln',
    picture: {
      name: 'sums',
      caption:
        'Die Würfel zeigen Blau 5 und 2, Rot 6 und 3, Gelb 6 und 1 und eine weiße 3. Blau ist also 10 wert, Rot 12 und Gelb 10. Lila ist nicht dabei und deshalb 3 wert; das passt nicht in die lila Reihe, denn 3 ist nicht höher als 5.',
    },
    rules: [
      {
        id: 'Q-5',
        text: 'Dein Zug hat drei Schritte, immer in dieser Reihenfolge: A, B, C.',
      },
      { id: 'Q-6', text: 'A: Wirf alle sieben Würfel.' },
      {
        id: 'Q-7',
        text: 'Noch A: Einmal darfst du beliebig viele der Würfel noch einmal werfen.',
      },
      {
        id: 'Q-8',
        text: 'Eine Farbe ist so viel wert wie die Summe ihrer Zahlen plus der weiße Würfel. Mehr als 33 kann das nicht sein.',
      },
    ],
  },
  {
    heading: 'Ein Zug: eintragen',
    picture: {
      name: 'closed',
      caption:
        'Derselbe Zug in C, aus der Sicht der anderen Person. Rot wurde in B eingetragen und ist für alle gesperrt. Lila 3 und Blau 10 würden hier passen. Gelb 10 nicht, denn dort steht schon eine 12.',
    },
    rules: [
      {
        id: 'Q-9',
        text: 'B: Wenn du dran bist, darfst du den Wert einer Farbe in die Reihe dieser Farbe auf deinem Zettel eintragen. Die anderen tragen noch nichts ein.',
      },
      {
        id: 'Q-10',
        text: 'C: Alle, auch wer dran ist, dürfen eine Farbe eintragen, die in B nicht eingetragen wurde. Wurde in B nichts eingetragen, sind alle vier offen. Mehrere dürfen dieselbe Farbe eintragen. Ihr wählt alle gleichzeitig und geheim (Q-R3).',
      },
      {
        id: 'Q-11',
        text: 'Wenn du dran bist und weder in B noch in C etwas einträgst, kreuzt du einen Fehlwurf an. Die anderen müssen das nie.',
      },
      {
        id: 'Q-12',
        text: 'Dein erster Fehlwurf kostet 1 Punkt, der zweite 2, der dritte 3, der vierte 4 und der fünfte 5.',
      },
    ],
  },
  {
    heading: 'Punkte und Ende',
    picture: {
      name: 'score',
      caption:
        'Ein voller Zettel am Ende. Die Spalten bringen 6, 10, 15, 20, 13 und 6, zusammen 70. In der zweiten steht die niedrigste Zahl, die 9, zweimal, also zählt die nächsthöhere: 10. Ein Fehlwurf kostet 1, die Summe ist 69.',
    },
    rules: [
      {
        id: 'Q-13',
        text: 'Eine Spalte bringt so viele Punkte wie ihre zweitniedrigste Zahl, sobald alle vier Felder gefüllt sind.',
      },
      {
        id: 'Q-14',
        text: 'Steht die niedrigste Zahl mehrmals in der Spalte, zählt die nächsthöhere: 5, 5, 7, 9 bringt 7, und 5, 5, 5, 9 bringt 9. Vier gleiche Zahlen bringen diese Zahl.',
      },
      {
        id: 'Q-15',
        text: 'Das Spiel endet, wenn jemand alle vier Reihen gefüllt hat. Schafft das in B, wer dran ist, entfällt C.',
      },
      {
        id: 'Q-16',
        text: 'Das Spiel endet auch nach C, wenn die Person, die dran ist, ihren fünften Fehlwurf angekreuzt hat.',
      },
      {
        id: 'Q-17',
        text: 'Deine Summe ist, was deine vollen Spalten bringen, minus deine Fehlwürfe. Unvollständige Spalten bringen nichts. Die höchste Summe gewinnt.',
      },
    ],
  },
  {
    heading: 'Festlegungen',
    rulings: true,
    rules: [
      {
        id: 'Q-R1',
        text: 'Ein Zug läuft so ab: A; B; ist das Spiel zu Ende? C, alle Antworten werden gemeinsam aufgedeckt; der Fehlwurf; ist das Spiel zu Ende? Alles, was im letzten C eingetragen wird, zählt, auch wenn mehrere dabei ihren Zettel füllen, und auch ein Fehlwurf im letzten Zug. Einen Zug zum Aufholen gibt es nicht.',
      },
      {
        id: 'Q-R2',
        text: 'Seid ihr punktgleich, gewinnt ihr gemeinsam. Eine Summe kann unter null liegen.',
      },
      {
        id: 'Q-R3',
        text: 'Die Werte der Farben stehen vor B fest. In C wählt ihr alle gleichzeitig und geheim: Die Anleitung sagt das nicht, aber so wartet niemand ab, was die anderen tun. Bis die letzte Antwort da ist, kannst du deine ändern.',
      },
      {
        id: 'Q-R4',
        text: 'Die in B eingetragene Farbe ist in C für alle gesperrt, auch für die Person, die sie eingetragen hat. Diese darf eine andere eintragen: zwei Einträge in einem Zug. Eintragen musst du nie, du kannst also auch freiwillig einen Fehlwurf nehmen.',
      },
      {
        id: 'Q-R5',
        text: 'Eine Farbe, die kein Würfel zeigt, ist nur so viel wert wie der weiße Würfel, in B und in C.',
      },
      {
        id: 'Q-R6',
        text: 'Feld 5 wird nur mit Feld 4 verglichen und Feld 6 nur mit Feld 5. In Feld 5 darfst du eine 1 eintragen, aber dann kann diese Reihe nicht mehr voll werden.',
      },
      {
        id: 'Q-R7',
        text: 'Noch einmal werfen darfst du jeden Würfel, auch nur den weißen. Vorher darfst du dir alle Seiten aller Würfel ansehen. Einen dritten Wurf gibt es nicht.',
      },
      {
        id: 'Q-R8',
        extra: true,
        text: 'Allein kannst du üben. Die Regeln sind dieselben, und jeder Zug mit A, B und C ist deiner.',
      },
      {
        id: 'Q-R9',
        text: 'Passt keine Farbe in eine deiner Reihen, gibt es nichts zu entscheiden: B entfällt, und in C wirst du nicht gefragt. Die anderen sehen das, aber es verrät nichts, denn die Zettel liegen offen. Wird in C nur eine Person gefragt, wird ihre Antwort sofort aufgedeckt.',
      },
      {
        id: 'Q-R10',
        extra: true,
        text: 'Ihr könnt selbst festlegen, wer beginnt, statt zu losen.',
      },
    ],
  },
  {
    heading: 'Wenn jemand nicht da ist',
    rules: [
      {
        id: 'Q-T1',
        text: 'Dann spielt Iacta für diese Person. In A wirft Iacta nicht noch einmal. In B und C trägt Iacta die Zahl ein, die der davor am nächsten ist (sind zwei gleich nah, die in der oberen Reihe), aber keine, die eine Reihe verdirbt: höchstens 9, 14 und 19 in den Feldern 1, 2 und 3, mindestens 8 in Feld 4 und mindestens 4 in Feld 5. Gibt es keine solche Zahl, trägt Iacta nichts ein.',
      },
    ],
  },
];
