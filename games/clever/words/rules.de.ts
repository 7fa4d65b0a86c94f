import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Runden und Züge',
    intro: 'Clever ist für eine bis vier Personen und dauert etwa eine halbe Stunde.',
    rules: [
      {
        id: 'C-1',
        text: 'Zu viert spielt ihr 4 Runden, zu dritt 5, zu zweit oder allein 6. In jeder Runde seid ihr alle einmal aktiv.',
      },
      {
        id: 'C-2',
        text: 'Lost aus, wer zuerst aktiv ist, oder legt es selbst fest. Danach geht es nach links weiter, immer in derselben Reihenfolge.',
      },
      {
        id: 'C-3',
        text: 'Zu Beginn jeder Runde bekommen alle einen Bonus. Runde 1 und 3: eine Nachwürfel-Aktion. Runde 2: einen Zusatzwürfel. Runde 4: einen schwarzen Bonus, also ein Kreuz in Gelb, Blau oder Grün oder eine 6 in Orange oder Lila. Runde 5 und 6: nichts.',
      },
    ],
  },
  {
    heading: 'Das Blatt',
    picture: {
      name: 'sheet',
      caption:
        'Ein leeres Blatt. Gelb und Blau sind nebeneinander, darunter die langen Reihen in Grün, Orange und Lila. Die Zeichen am Ende von Reihen und Spalten und in manchen Feldern sind die Boni.',
    },
    rules: [
      {
        id: 'C-4',
        text: 'Gelb hat vier Reihen mit je vier Feldern; vier Felder sind von Anfang an angekreuzt. Mit einem Würfel kreuzt du ein freies Feld mit seiner Zahl an; jede Zahl kommt zweimal vor. Volle Spalten bringen Punkte.',
      },
      {
        id: 'C-5',
        text: 'Blau hat die Summen 2 bis 12 in drei Reihen; oben links ist kein Feld. Du kreuzt die Summe aus blauem und weißem Würfel an. Die Reihenfolge ist frei, wie in Gelb.',
      },
      {
        id: 'C-6',
        text: 'Grün hat elf Felder, die du von links nach rechts füllst. Für das nächste Feld muss der Würfel mindestens die Zahl zeigen, die darin steht.',
      },
      {
        id: 'C-7',
        text: 'Orange hat elf Felder, die du von links nach rechts füllst. Du schreibst auf, was der Würfel zeigt; jede Zahl ist erlaubt. Die Felder 4, 7 und 9 zählen doppelt, Feld 11 dreifach.',
      },
      {
        id: 'C-8',
        text: 'Lila hat elf Felder, die du von links nach rechts füllst. Jede Zahl muss höher sein als die davor. Nach einer 6 darf jede Zahl folgen.',
      },
    ],
  },
  {
    heading: 'Wenn du aktiv bist',
    picture: {
      name: 'turn',
      caption:
        'Ein zweiter Wurf. Die gelbe 4 aus dem ersten liegt auf dem ersten Würfelfeld, also liegen die niedrigeren Würfel, die grüne 2 und die orange 1, auf dem Tablett. In der Hand sind die weiße 3, die blaue 6 und die lila 5. Nimmst du jetzt die weiße 3, behältst du beide anderen.',
    },
    rules: [
      {
        id: 'C-9',
        text: 'Du wirfst alle Würfel in deiner Hand, anfangs sechs. Einen davon nimmst du, legst ihn auf eines deiner drei Würfelfelder und trägst ihn auf deinem Blatt ein.',
      },
      {
        id: 'C-10',
        text: 'Jeder Würfel in deiner Hand, der weniger zeigt als der genommene, kommt aufs Silbertablett. Gleich hohe Würfel bleiben in der Hand.',
      },
      {
        id: 'C-11',
        text: 'Das machst du bis zu dreimal. Hast du keinen Würfel mehr, endet dein Zug früher. Nach dem dritten Wurf kommen alle Würfel aus deiner Hand aufs Tablett. Auch ein Wurf, aus dem du nichts eintragen kannst, zählt als einer der drei.',
      },
      {
        id: 'C-12',
        text: 'Einen farbigen Würfel trägst du im Bereich seiner Farbe ein, den weißen in einem beliebigen.',
      },
      {
        id: 'C-13',
        text: 'In Blau zählst du immer den blauen und den weißen Würfel zusammen. Es ist egal, welchen der beiden du genommen hast und wo der andere liegt: in der Hand, auf einem Würfelfeld oder auf dem Tablett. Allein gilt das auch in der passiven Hälfte.',
      },
      {
        id: 'C-14',
        text: 'Mit einer Nachwürfel-Aktion wirft die aktive Person alle Würfel des letzten Wurfs noch einmal, nicht nur einige. Du darfst so viele einsetzen, wie du hast.',
      },
    ],
  },
  {
    heading: 'Das Ende eines Zuges',
    picture: {
      name: 'tray',
      caption:
        'Die aktive Person hat die gelbe 4, die lila 5 und die blaue 6 genommen. Auf dem Tablett liegen die weiße 2, die grüne 2 und die orange 1; eine davon muss die andere Person nutzen. Weiß ginge in jeder Farbe, in Blau mit 6 + 2 = 8.',
    },
    rules: [
      {
        id: 'C-15',
        text: 'Ist die aktive Person fertig, tragen alle anderen gleichzeitig einen Würfel vom Tablett auf ihrem Blatt ein. Mehrere dürfen denselben Würfel nutzen.',
      },
      {
        id: 'C-16',
        text: 'Kannst du keinen Würfel vom Tablett eintragen, darfst du stattdessen einen von den Würfelfeldern der aktiven Person nutzen.',
      },
      {
        id: 'C-17',
        text: 'Danach darfst du Zusatzwürfel einsetzen: Mit jedem trägst du einen beliebigen der sechs Würfel mit der Zahl ein, die er zeigt, egal wo er liegt. Die aktive Person tut das nach ihrem letzten Wurf. In einem Zug kannst du so keinen Würfel zweimal wählen, wohl aber einen, den du schon anders genutzt hast.',
      },
    ],
  },
  {
    heading: 'Boni und Füchse',
    picture: {
      name: 'chain',
      caption:
        'Die gelbe 5 hat die erste Reihe gefüllt, das bringt ein blaues Kreuz. In der dritten blauen Spalte sind 7 und 11 schon angekreuzt: Ein Kreuz auf der 3 würde sie füllen und eine 6 in Lila bringen.',
    },
    rules: [
      {
        id: 'C-18',
        text: 'Einen Bonus gibt es sofort für eine volle Reihe in Gelb oder Blau, eine volle blaue Spalte, die volle gelbe Diagonale von links oben nach rechts unten und jedes Feld mit einem Zeichen in Grün, Orange und Lila. Ein Bonus kann den nächsten auslösen.',
      },
      {
        id: 'C-19',
        text: 'Ein Kreuz als Bonus kommt in Gelb oder Blau auf ein beliebiges freies Feld, in Grün auf das nächste, egal welche Zahl dort steht. Eine Zahl als Bonus kommt in das nächste Feld in Orange oder Lila, und Orange vervielfacht sie wie sonst auch: Eine 6 in Feld 4 von Orange zählt 12.',
      },
      {
        id: 'C-20',
        text: 'Am Ende ist jeder Fuchs so viel wert wie der schwächste deiner fünf Bereiche. Bringt ein Bereich nichts, bringen auch die Füchse nichts.',
      },
    ],
  },
  {
    heading: 'Punkte und Ende',
    rules: [
      {
        id: 'C-21',
        text: 'Gelb: 10, 14, 16 und 20 Punkte für volle Spalten. Blau: 1, 2, 4, 7, 11, 16, 22, 29, 37, 46 oder 56 Punkte für 1 bis 11 Kreuze. Grün: die Punkte des letzten angekreuzten Feldes, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 oder 66. Orange und Lila: die Summe der eingetragenen Zahlen, doppelt oder dreifach, wo das Feld es sagt.',
      },
      {
        id: 'C-22',
        text: 'Die höchste Summe gewinnt. Seid ihr punktgleich, entscheidet der beste einzelne Bereich; ist auch der gleich, gewinnt ihr gemeinsam.',
      },
      {
        id: 'C-23',
        text: 'Das Spiel ist zu Ende, wenn alle den letzten Zug der letzten Runde beendet haben. Am Ende dieses Zuges darfst du noch Zusatzwürfel einsetzen; was danach übrig ist, ist nichts wert.',
      },
    ],
  },
  {
    heading: 'Allein',
    rules: [
      {
        id: 'C-24',
        text: 'Du spielst sechs Züge mit je einer aktiven und einer passiven Hälfte. In der passiven wirfst du alle sechs Würfel, legst die drei niedrigsten aufs Tablett und trägst einen davon ein. Sind Würfel gleich, kommen die weiter rechts zuerst aufs Tablett.',
      },
      {
        id: 'C-25',
        text: 'Für deine Summe gibt es neun Bewertungen; sie beginnen bei 0, 140, 160, 180, 200, 220, 240, 260 und 281 Punkten. Ihre Namen sind von uns.',
      },
    ],
  },
  {
    heading: 'Festlegungen',
    rulings: true,
    rules: [
      {
        id: 'C-R1',
        text: 'Kannst du einen der geworfenen Würfel eintragen, musst du einen nehmen, den du eintragen kannst, oder eine Nachwürfel-Aktion einsetzen. Kannst du keinen eintragen, bleiben alle Würfel, wo sie sind, und du wirfst als Nächstes dieselben; nach dem dritten Wurf kommen sie aufs Tablett. Gefragt wirst du dann nur, wenn du eine Nachwürfel-Aktion hast.',
      },
      {
        id: 'C-R2',
        text: 'Kannst du einen Würfel vom Tablett eintragen, musst du es tun; das hängt nur von deinem eigenen Blatt ab. Nur wenn vom Tablett nichts passt, darfst du die Würfelfelder nutzen, und dann darfst du auch nichts eintragen. Passt gar nichts, wirst du nicht gefragt.',
      },
      {
        id: 'C-R3',
        text: 'Für einen Würfel, den du nicht eintragen kannst, kannst du keinen Zusatzwürfel einsetzen; er bleibt dir. Könntest du keinen der sechs eintragen, wirst du nicht gefragt.',
      },
      {
        id: 'C-R4',
        text: 'Einen Bonus musst du nutzen; er geht nur verloren, wenn sein Bereich voll ist. Laut Anleitung nutzt du ihn sofort; hast du mehrere, bestimmst du, welcher als Nächstes kommt, und neue kommen dazu. Nachwürfel-Aktionen, Zusatzwürfel und Füchse stehen sofort auf dem Blatt.',
      },
      {
        id: 'C-R5',
        text: 'Alle nutzen den Bonus einer Runde gleichzeitig, mit allem, was er auslöst, vor dem ersten Wurf. Zur Wahl steht nur, was du nutzen kannst; ist das nichts, bekommst du nichts.',
      },
      {
        id: 'C-R6',
        text: 'Allein kannst du in der passiven Hälfte keine Zusatzwürfel einsetzen. Eine Option erlaubt es, wie die englische Ausgabe des Verlags; dann gilt für C-17 jede Hälfte als eigener Zug. Eine Nachwürfel-Aktion geht in der passiven Hälfte nie.',
      },
      {
        id: 'C-R7',
        text: 'Welche von gleichen Würfeln weiter rechts liegen, entscheidet das Los, alle mit derselben Chance, und nur, wenn nicht ohnehin alle aufs Tablett kommen.',
      },
      {
        id: 'C-R8',
        text: 'Spielst du allein und vom Tablett passt nichts, trägst du nichts ein: Es gibt keine Würfelfelder, auf die du ausweichen könntest.',
      },
      {
        id: 'C-R9',
        text: 'Die Zusatzwürfel der aktiven Person und alles, was die anderen tun, geschieht gleichzeitig; die Reihenfolge ändert nichts. Deine eigenen Zusatzwürfel kommen nach deinem Würfel vom Tablett oder von den Würfelfeldern, oder nachdem du nichts eingetragen hast. Einen gerade verdienten Zusatzwürfel kannst du sofort einsetzen. Gezählt wird für jede Person und jeden Zug einzeln.',
      },
      {
        id: 'C-R10',
        text: 'Bei Gleichstand nach C-22 zählen nur die fünf Bereiche; Füchse sind kein Bereich.',
      },
      {
        id: 'C-R11',
        text: 'Eine Nachwürfel-Aktion kommt nach einem Wurf und bevor du einen Würfel nimmst. Sie ist keiner der drei Würfe. Verdienst du beim Eintragen eine, gilt sie für einen späteren Wurf.',
      },
      {
        id: 'C-R12',
        text: 'Es zählt, was ein Würfel beim Eintragen zeigt. Liegt Weiß auf einem Würfelfeld und du wirfst Blau noch einmal, ist im selben Zug ein zweites blaues Kreuz möglich. Nutzt du beide für Blau ohne einen Wurf dazwischen, ergeben sie dieselbe Summe.',
      },
      {
        id: 'C-R13',
        text: 'Von Anfang an angekreuzte Felder zählen für Reihen und Spalten. Die vier Felder der gelben Diagonale musst du alle selbst ankreuzen. Aufs Tablett kommen nur Würfel aus der Hand, nie die auf deinen Würfelfeldern.',
      },
      {
        id: 'C-R14',
        text: 'Gibt es für deine Boni nur eine Möglichkeit, nutzt Iacta sie für dich. Ab zwei Möglichkeiten wirst du gefragt, auch wenn beide auf dasselbe hinauslaufen.',
      },
      {
        id: 'C-R15',
        text: 'Die Nachwürfel-Aktion der ersten Runde steht von Anfang an auf jedem Blatt, auch schon, bevor ihr auslost. Im Spielverlauf erscheint sie mit dem ersten Wurf.',
      },
      {
        id: 'C-R16',
        text: 'Zuerst kommt der genommene Würfel auf sein Würfelfeld und die niedrigeren aufs Tablett. Dann nutzt du seine Boni, und erst danach wirfst du wieder.',
      },
    ],
  },
  {
    heading: 'Wenn jemand nicht da ist',
    rules: [
      {
        id: 'C-T1',
        text: 'Dann spielt Iacta für diese Person. Iacta setzt keine Nachwürfel-Aktion ein und Zusatzwürfel nur im letzten Zug des Spiels, wenn sie sonst verloren wären. Ist die Person aktiv, nimmt Iacta den niedrigsten Würfel, der sich eintragen lässt, damit möglichst viele in der Hand bleiben. Von den übrigen Möglichkeiten wählt Iacta die, die sofort die meisten Punkte bringt, bei mehreren die erste. Passt nichts, verfällt der Wurf.',
      },
    ],
  },
];
