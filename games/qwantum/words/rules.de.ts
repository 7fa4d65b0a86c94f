import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Was auf dem Tisch liegt',
    intro: 'Qwantum ist für zwei bis vier Personen und dauert 15 bis 30 Minuten.',
    picture: {
      name: 'sheet',
      caption:
        'Ein Zettel mitten im Spiel. Die lila Reihe ist voll: 4, 9, 15 und 22 steigen bis zur dicken Linie, 17 und 6 fallen dahinter. In Blau stehen zwei Zahlen, in Rot eine, in Gelb noch keine.',
    },
    rules: [
      {
        id: 'Q-1',
        text: 'Zwei bis vier Personen haben je einen Zettel. Wer den ersten Zug hat, entscheidet das Los; danach geht es im Uhrzeigersinn weiter.',
      },
      {
        id: 'Q-2',
        text: 'Es gibt sieben Würfel: einen weißen mit 1 bis 6 und sechs bunte, deren Seiten je eine Zahl in Rot (R), Gelb (Y), Blau (B) oder Lila (P) tragen.\nWürfel 1: R1 R4 Y5 B1 B5 P6\nWürfel 2: R2 R6 Y1 Y3 B5 P4\nWürfel 3: R1 R3 Y2 Y4 B4 P3\nWürfel 4: R5 Y6 B2 B4 P1 P3\nWürfel 5: R3 Y4 B2 B6 P2 P5\nWürfel 6: R6 Y1 Y5 B3 P2 P6\nJede Farbe hat neun Seiten, und jede Zahl steht auf sechs der 36.',
      },
      {
        id: 'Q-3',
        text: 'Ein Zettel hat vier Reihen, Lila, Blau, Rot und Gelb, mit je sechs Feldern. Eine Reihe füllst du von links nach rechts ohne Lücke; welche du wann benutzt, steht dir frei. Eine volle Reihe nimmt nichts mehr auf.',
      },
      {
        id: 'Q-4',
        text: 'Zwischen Feld 4 und Feld 5 hat jede Reihe eine dicke Linie. In den Feldern 1 bis 4 ist jede Zahl höher als die davor, in den Feldern 5 und 6 niedriger als die davor. Gleiche Zahlen sind nie erlaubt.',
      },
    ],
  },
  {
    heading: 'Ein Zug: würfeln',
    picture: {
      name: 'sums',
      caption:
        'Die Würfel liegen: Blau 5 und 2, Rot 6 und 3, Gelb 6 und 1, dazu eine weiße 3. Blau ist also 10 wert, Rot 12, Gelb 10, und Lila, das nicht zu sehen ist, 3. In die lila Reihe würde das nicht passen: 3 ist nicht höher als 5.',
    },
    rules: [
      {
        id: 'Q-5',
        text: 'Dein Zug hat drei Aktionen, immer in dieser Folge: A, B, C.',
      },
      { id: 'Q-6', text: 'A: Du wirfst alle sieben Würfel.' },
      {
        id: 'Q-7',
        text: 'Noch A: Einmal darfst du beliebige Würfel noch einmal werfen: keinen, einige oder alle.',
      },
      {
        id: 'Q-8',
        text: 'Eine Farbe ist die Summe ihrer sichtbaren Zahlen plus den weißen Würfel wert. Mehr als 33 kann eine Farbe nicht wert sein.',
      },
    ],
  },
  {
    heading: 'Ein Zug: eintragen',
    picture: {
      name: 'closed',
      caption:
        'Derselbe Zug in C, aus der Sicht der anderen Person. Rot wurde in B eingetragen und ist für alle gesperrt. Lila 3 und Blau 10 würden hier passen, Gelb 10 nicht, denn dort steht schon eine 12.',
    },
    rules: [
      {
        id: 'Q-9',
        text: 'B: Wer gewürfelt hat, darf den Wert einer Farbe in die Reihe dieser Farbe auf dem eigenen Zettel eintragen. Sonst trägt niemand etwas ein.',
      },
      {
        id: 'Q-10',
        text: 'C: Alle, auch wer gewürfelt hat, dürfen eine der Farben eintragen, die in B nicht eingetragen wurden; wurde dort nichts eingetragen, stehen alle vier offen. Mehrere dürfen dieselbe Farbe nehmen.',
      },
      {
        id: 'Q-11',
        text: 'Wer gewürfelt und weder in B noch in C etwas eingetragen hat, kreuzt einen Fehlwurf an. Die anderen tun das nie.',
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
        'Ein voller Zettel am Ende. Die Spalten bringen 6, 10, 15, 20, 13 und 6, zusammen 70. In der zweiten steht die niedrigste Zahl, die 9, zweimal, also zählt die nächsthöhere: 10. Ein Fehlwurf kostet 1, und 69 bleiben.',
    },
    rules: [
      {
        id: 'Q-13',
        text: 'Eine Spalte zählt, sobald ihre vier Felder gefüllt sind: ihre zweitniedrigste Zahl.',
      },
      {
        id: 'Q-14',
        text: 'Steht die niedrigste Zahl mehrmals in der Spalte, zählt die nächsthöhere: 5, 5, 7, 9 bringt 7, und 5, 5, 5, 9 bringt 9. Viermal dieselbe Zahl bringt diese Zahl.',
      },
      {
        id: 'Q-15',
        text: 'Das Spiel endet, wenn jemand alle vier Reihen gefüllt hat. Gelingt das in B, entfällt C.',
      },
      {
        id: 'Q-16',
        text: 'Das Spiel endet auch nach C, wenn die Person, die gewürfelt hat, ihren fünften Fehlwurf angekreuzt hat.',
      },
      {
        id: 'Q-17',
        text: 'Deine Summe sind die Punkte der vollen Spalten minus deine Fehlwürfe. Unvollständige Spalten bringen nichts. Die höchste Summe gewinnt.',
      },
    ],
  },
  {
    heading: 'Wo die Anleitung schweigt',
    rulings: true,
    rules: [
      {
        id: 'Q-R1',
        text: 'Ein Zug läuft so ab: A; B; ist Schluss? C, alle Antworten werden gemeinsam aufgedeckt; der Fehlwurf; ist Schluss? Alles, was im letzten C eingetragen wird, zählt, auch wenn mehrere darin ihren Zettel füllen, und ebenso ein Fehlwurf des letzten Zuges. Niemand bekommt noch einen Zug zum Ausgleich.',
      },
      {
        id: 'Q-R2',
        text: 'Bei gleicher Summe ist der Sieg geteilt. Eine Summe darf unter null liegen.',
      },
      {
        id: 'Q-R3',
        text: 'Was die Farben wert sind, steht vor B fest. In C antworten alle gleichzeitig und verdeckt. Bis die letzte Antwort da ist, kannst du deine ändern.',
      },
      {
        id: 'Q-R4',
        text: 'Die in B eingetragene Farbe ist in C für alle gesperrt, auch für die Person, die sie eingetragen hat. Diese darf eine andere eintragen: zwei Einträge in einem Zug. Kein Eintrag ist Pflicht, einen Fehlwurf kannst du also auch freiwillig nehmen.',
      },
      {
        id: 'Q-R5',
        text: 'Eine Farbe, die nicht zu sehen ist, ist nur den weißen Würfel wert, in B und in C.',
      },
      {
        id: 'Q-R6',
        text: 'Feld 5 wird nur mit Feld 4 verglichen und Feld 6 nur mit Feld 5. Eine 1 in Feld 5 ist erlaubt und schließt die Reihe für immer.',
      },
      {
        id: 'Q-R7',
        text: 'Noch einmal werfen darfst du jeden Würfel, auch den weißen allein. Alle dürfen alle Seiten aller Würfel kennen. Einen dritten Wurf gibt es nicht.',
      },
      {
        id: 'Q-R8',
        extra: true,
        text: 'Allein kannst du üben. Es gelten dieselben Regeln, und jeder Zug mit A, B und C ist deiner.',
      },
      {
        id: 'Q-R9',
        text: 'Nimmt keine deiner Reihen in diesem Zug etwas auf, gibt es nichts zu entscheiden: B vergeht ohne Frage, und in C wirst du nicht gefragt. Alle erfahren das; die Zettel liegen offen, es verrät also nichts. Wird in C nur eine Person gefragt, wird ihre Antwort sofort aufgedeckt.',
      },
      {
        id: 'Q-R10',
        extra: true,
        text: 'Statt zu losen, kann der Tisch bestimmen, wer beginnt.',
      },
    ],
  },
  {
    heading: 'Wenn jemand wegbleibt',
    rules: [
      {
        id: 'Q-T1',
        text: 'Dann spielt der Tisch für diese Person weiter. In A bleiben die Würfel liegen. In B und C trägt er die Zahl ein, die der davor am nächsten ist (von zwei gleich nahen die in der oberen Reihe), aber keine, die eine Reihe verdirbt: höchstens 9, 14 und 19 in den Feldern 1, 2 und 3, mindestens 8 in Feld 4 und mindestens 4 in Feld 5. Gibt es keine, trägt er nichts ein.',
      },
    ],
  },
];
