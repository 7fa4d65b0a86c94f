import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Runden und Züge',
    intro: 'Clever ist für eine bis vier Personen und dauert etwa eine halbe Stunde.',
    rules: [
      {
        id: 'C-1',
        text: 'Zu viert spielt ihr 4 Runden, zu dritt 5, zu zweit oder allein 6. In einer Runde ist jeder einmal aktiv.',
      },
      {
        id: 'C-2',
        text: 'Wer zuerst aktiv ist, entscheidet das Los, wenn der Tisch niemanden bestimmt. Dann geht es nach links weiter, immer in derselben Reihenfolge.',
      },
      {
        id: 'C-3',
        text: 'Wenn eine Runde beginnt, bekommen alle ihren Bonus: in Runde 1 einen Nachwurf, in Runde 2 einen Zusatzwürfel, in Runde 3 einen Nachwurf, in Runde 4 einen schwarzen Bonus, das heißt ein Kreuz in Gelb, Blau oder Grün oder eine 6 in Orange oder Pink. Die Runden 5 und 6 bringen nichts.',
      },
    ],
  },
  {
    heading: 'Das Blatt',
    picture: {
      name: 'sheet',
      caption:
        'Ein leeres Blatt: Gelb und Blau nebeneinander, darunter die langen Reihen in Grün, Orange und Pink. Am Ende von Reihen und Spalten und in manchen Feldern steht, was sie bringen.',
    },
    rules: [
      {
        id: 'C-4',
        text: 'Gelb hat vier Reihen zu vier Feldern; vier Felder sind von Anfang an angekreuzt. Ein Würfel kreuzt ein freies Feld mit seiner Zahl an, und jede Zahl steht in zwei Feldern. Eine volle Spalte bringt Punkte.',
      },
      {
        id: 'C-5',
        text: 'Blau hat die Summen 2 bis 12 in drei Reihen; der ersten fehlt das erste Feld. Angekreuzt wird die Summe aus blauem und weißem Würfel.',
      },
      {
        id: 'C-6',
        text: 'Grün hat elf Felder, die von links nach rechts gefüllt werden. Ein Würfel muss mindestens die Zahl im nächsten Feld zeigen.',
      },
      {
        id: 'C-7',
        text: 'Orange hat elf Felder, die von links nach rechts gefüllt werden, mit jeder Zahl. Die Felder 4, 7 und 9 zählen doppelt, Feld 11 dreifach.',
      },
      {
        id: 'C-8',
        text: 'Pink hat elf Felder, die von links nach rechts gefüllt werden. Jede Zahl muss höher sein als die davor, aber nach einer 6 darf jede stehen.',
      },
    ],
  },
  {
    heading: 'Wenn du aktiv bist',
    picture: {
      name: 'turn',
      caption:
        'Der zweite Wurf: Die gelbe 4 ist genommen und liegt auf dem ersten Ablagefeld, darum liegen die niedrigeren Würfel, grüne 2 und orange 1, auf dem Tablett. In der Hand sind weiße 3, blaue 6 und pinke 5. Wer die weiße 3 nimmt, behält die beiden anderen.',
    },
    rules: [
      {
        id: 'C-9',
        text: 'Du wirfst die Würfel in deiner Hand, anfangs sechs, nimmst einen davon, legst ihn auf eines deiner drei Ablagefelder und trägst ihn ein.',
      },
      {
        id: 'C-10',
        text: 'Jeder Würfel in deiner Hand, der weniger zeigt als der genommene, kommt aufs Tablett. Gleich hohe bleiben.',
      },
      {
        id: 'C-11',
        text: 'Das machst du bis zu dreimal, und du hörst früher auf, wenn du keinen Würfel mehr in der Hand hast. Nach dem dritten Wurf kommen alle Würfel aus der Hand aufs Tablett. Ein Wurf, aus dem du nichts eintragen kannst, zählt als einer der drei.',
      },
      {
        id: 'C-12',
        text: 'Ein Würfel wird im Bereich seiner Farbe eingetragen, der weiße in jedem Bereich.',
      },
      {
        id: 'C-13',
        text: 'Für ein blaues Kreuz zählt immer die Summe aus Blau und Weiß, egal welchen der beiden du genommen hast und wo der andere liegt.',
      },
      {
        id: 'C-14',
        text: 'Ein Nachwurf wirft genau die Würfel des letzten Wurfs noch einmal, und zwar alle. Nur wer aktiv ist, darf ihn einsetzen, so oft noch einer da ist.',
      },
    ],
  },
  {
    heading: 'Das Ende eines Zuges',
    picture: {
      name: 'tray',
      caption:
        'Genommen wurden gelbe 4, pinke 5 und blaue 6. Auf dem Tablett liegen weiße 2, grüne 2 und orange 1: Davon muss die andere Person einen für das eigene Blatt nutzen. Weiß ginge für jede Farbe, für Blau mit der Summe 8.',
    },
    rules: [
      {
        id: 'C-15',
        text: 'Wenn der aktive Spieler fertig ist, tragen alle anderen gleichzeitig einen Würfel vom Tablett ein. Derselbe Würfel darf mehreren dienen.',
      },
      {
        id: 'C-16',
        text: 'Wer keinen Würfel vom Tablett eintragen kann, darf stattdessen einen von den Ablagefeldern des aktiven Spielers nutzen.',
      },
      {
        id: 'C-17',
        text: 'Danach, und für den aktiven Spieler nach seinem letzten Wurf, dürfen Zusatzwürfel eingesetzt werden: Jeder trägt einen der sechs Würfel mit der Zahl ein, die er zeigt, egal wo er liegt. In einem Zug kannst du jeden Würfel nur einmal so wählen, wozu er sonst auch gedient hat.',
      },
    ],
  },
  {
    heading: 'Boni und Füchse',
    picture: {
      name: 'chain',
      caption:
        'Die gelbe 5 hat die erste Reihe gefüllt: Ein blaues Kreuz wartet. In der dritten blauen Spalte stehen 7 und 11, ein Kreuz auf der 3 würde sie füllen und eine 6 in Pink bringen.',
    },
    rules: [
      {
        id: 'C-18',
        text: 'Eine volle Reihe in Gelb oder Blau, eine volle blaue Spalte, die volle gelbe Diagonale von links oben nach rechts unten und die gekennzeichneten Felder in Grün, Orange und Pink bringen ihren Bonus sofort. Ein Bonus kann den nächsten bringen.',
      },
      {
        id: 'C-19',
        text: 'Ein Kreuz als Bonus kommt in Gelb oder Blau in ein freies Feld nach Wahl, in Grün ins nächste, egal welche Zahl es verlangt. Eine Zahl als Bonus kommt ins nächste Feld in Orange oder Pink; Orange vervielfacht sie.',
      },
      {
        id: 'C-20',
        text: 'Am Ende ist jeder Fuchs so viel wert wie der schwächste deiner fünf Bereiche.',
      },
    ],
  },
  {
    heading: 'Punkte und Ende',
    rules: [
      {
        id: 'C-21',
        text: 'Gelb bringt die Punkte der vollen Spalten. Blau bringt 1, 2, 4, 7, 11, 16, 22, 29, 37, 46 oder 56 Punkte für 1 bis 11 Kreuze. Grün bringt die Punkte des letzten angekreuzten Feldes. Orange und Pink bringen die Summe der Zahlen, vervielfacht, wo das Feld es sagt.',
      },
      {
        id: 'C-22',
        text: 'Die höchste Summe gewinnt. Bei Gleichstand entscheidet der beste einzelne Bereich; ist auch der gleich, wird der Sieg geteilt.',
      },
      {
        id: 'C-23',
        text: 'Das Spiel ist zu Ende, wenn der letzte Zug der letzten Runde für alle vorbei ist. Übrige Nachwürfe und Zusatzwürfel sind nichts wert.',
      },
    ],
  },
  {
    heading: 'Allein',
    rules: [
      {
        id: 'C-24',
        text: 'Jeder deiner sechs Züge hat eine aktive und eine passive Hälfte. In der passiven Hälfte wirfst du alle sechs Würfel: Die drei niedrigsten liegen auf dem Tablett, und einen davon trägst du ein. Von gleichen Würfeln kommen die weiter rechts zuerst aufs Tablett.',
      },
      {
        id: 'C-25',
        text: 'Deine Summe wird in neun Stufen bewertet; sie beginnen bei 0, 140, 160, 180, 200, 220, 240, 260 und 281 Punkten.',
      },
    ],
  },
  {
    heading: 'Wo die Anleitung schweigt',
    rulings: true,
    rules: [
      {
        id: 'C-R1',
        text: 'Lässt sich ein Würfel des Wurfs eintragen, musst du einen nehmen, der sich eintragen lässt, oder einen Nachwurf einsetzen. Geht keiner, bewegt sich kein Würfel und du wirfst als Nächstes dieselben; nach dem dritten Wurf kommen sie aufs Tablett. Ohne Nachwurf gibt es dann nichts zu entscheiden, also wirst du nicht gefragt.',
      },
      {
        id: 'C-R2',
        text: 'Wer einen Würfel vom Tablett eintragen kann, muss einen eintragen. Das gilt für jedes Blatt für sich. Nur wenn vom Tablett nichts passt, sind die Ablagefelder offen, und dann darfst du auch nichts eintragen. Passt gar nichts, wirst du nicht gefragt.',
      },
      {
        id: 'C-R3',
        text: 'Einen Würfel, den du nicht eintragen kannst, kannst du auch nicht als Zusatzwürfel wählen; der Zusatzwürfel bleibt dir. Könntest du keinen eintragen, wirst du nicht gefragt.',
      },
      {
        id: 'C-R4',
        text: 'Ein Bonus muss genutzt werden und geht nur verloren, wenn sein Bereich voll ist. Warten mehrere, sagt ihr Besitzer, welcher als Nächstes kommt; neue kommen dazu. Nachwürfe, Zusatzwürfel und Füchse werden sofort vermerkt.',
      },
      {
        id: 'C-R5',
        text: 'Den Bonus einer Runde nutzen alle gleichzeitig, mit allem, was daraus folgt, vor ihrem ersten Wurf. Angeboten wird nur, was nutzbar ist; ist es nichts, gibt es nichts.',
      },
      {
        id: 'C-R6',
        text: 'Allein gibt es in der passiven Hälfte keine Zusatzwürfel. Eine Option der Partie erlaubt sie, wie es die englische Ausgabe des Verlags tut; dann ist für C-17 jede Hälfte ein eigener Zug. Nachwürfe gelten nie für die passive Hälfte.',
      },
      {
        id: 'C-R7',
        text: 'Welche von gleichen Würfeln weiter rechts liegen, entscheidet das Los, jede Möglichkeit gleich wahrscheinlich, und nur dort, wo nicht alle gleichen aufs Tablett kommen.',
      },
      {
        id: 'C-R8',
        text: 'Passt allein nichts vom Tablett, wird nichts eingetragen: Es gibt keine Ablagefelder zum Ausweichen.',
      },
      {
        id: 'C-R9',
        text: 'Die Zusatzwürfel des aktiven Spielers und alles, was die anderen tun, geschieht gleichzeitig; die Reihenfolge ändert nichts. Deine eigenen Zusatzwürfel kommen nach deinem Würfel vom Tablett oder von den Ablagefeldern, oder nachdem du keinen genutzt hast. Ein unterwegs verdienter Zusatzwürfel kann sofort eingesetzt werden. Welche Würfel gewählt wurden, zählt für jede Person und jeden Zug.',
      },
      {
        id: 'C-R10',
        text: 'Bei Gleichstand zählen die fünf Bereiche; Füchse sind kein Bereich.',
      },
      {
        id: 'C-R11',
        text: 'Ein Nachwurf kommt nach einem Wurf und vor der Wahl daraus und ist keiner der drei Würfe. Einer, den du beim Eintragen verdienst, dient einem späteren Wurf.',
      },
      {
        id: 'C-R12',
        text: 'Würfel zählen so, wie sie beim Eintragen liegen. Mit Weiß auf einem Ablagefeld und Blau noch einmal geworfen kann es in einem Zug ein zweites blaues Kreuz geben; werden beide ohne Wurf dazwischen für Blau genutzt, nennen sie dieselbe Summe.',
      },
      {
        id: 'C-R13',
        text: 'Von Anfang an angekreuzte Felder zählen für Reihen und Spalten. Die gelbe Diagonale hat vier freie Felder. Wenn niedrigere Würfel aufs Tablett kommen, werden nur die in der Hand verglichen.',
      },
      {
        id: 'C-R14',
        text: 'Lassen die wartenden Boni nur eine Möglichkeit, geschieht sie ohne Frage. Ab zweien wirst du gefragt, auch wenn beide auf dasselbe hinausliefen.',
      },
      {
        id: 'C-R15',
        text: 'Der Nachwurf der ersten Runde steht von Anfang an auf jedem Blatt, auch während noch ausgelost wird, wer beginnt. Erzählt wird er mit dem ersten Wurf.',
      },
      {
        id: 'C-R16',
        text: 'Der genommene Würfel liegt auf seinem Ablagefeld und niedrigere auf dem Tablett, bevor seine Boni genutzt werden. Genutzt werden sie vor dem nächsten Wurf.',
      },
    ],
  },
  {
    heading: 'Wenn jemand wegbleibt',
    rules: [
      {
        id: 'C-T1',
        text: 'Dann spielt der Tisch für diese Person weiter. Er setzt keinen Nachwurf ein und Zusatzwürfel nur im letzten Zug des Spiels, wenn sie sonst verloren wären. Wer aktiv ist, nimmt von den eintragbaren Würfeln einen mit der niedrigsten Zahl, damit möglichst viele in der Hand bleiben. Unter dem, was bleibt, wählt der Tisch den Zug, der sofort die meisten Punkte bringt, bei gleichen den ersten. Ein Wurf, aus dem nichts passt, verfällt.',
      },
    ],
  },
];
