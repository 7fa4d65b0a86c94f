import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Material',
    intro: 'DOCE ist ein Duell für zwei und dauert 10 bis 20 Minuten. Gewürfelt wird im Spiel nie.',
    picture: {
      name: 'grid',
      caption:
        'Vor einer Runde: fünf mal fünf leere Felder, Spalten a bis e von links, Reihen 1 bis 5 von unten. An jeder Seite liegen elf Würfel und ein roter Blocker.',
    },
    rules: [
      {
        id: 'D-1',
        text: 'Das Brett hat fünf mal fünf Felder. Sie heißen wie beim Schach: Spalten a bis e von links, Reihen 1 bis 5 von unten. Die Größe zeigen die Bilder der Anleitung, der Text nennt sie nicht. Jede Runde beginnt auf leerem Brett.',
      },
      {
        id: 'D-2',
        text: 'Beide haben elf Würfel mit Zahlen, die einen schwarz, die anderen weiß, dazu einen Blocker (einen roten Würfel ohne Zahlen) und einen Marker.',
      },
      {
        id: 'D-3',
        text: 'Eine Partie hat vier Runden. Lost aus, wer die erste beginnt, oder legt es selbst fest (D-R11); danach beginnt ihr abwechselnd.',
      },
    ],
  },
  {
    heading: 'Dein Zug',
    picture: {
      name: 'zone',
      caption:
        'Schwarz ist am Zug. Der markierte schwarze Würfel, eine 4 auf c3, sperrt alle leeren Felder ringsum für den nächsten schwarzen Würfel. Die markierte weiße 5 auf d2 sperrt für Schwarz nichts: e1 zum Beispiel ist offen.',
    },
    rules: [
      {
        id: 'D-4',
        text: 'Zuerst darfst du deinen Blocker legen, falls du ihn noch hast. Dann legst du genau einen Würfel mit Zahlen, und damit endet dein Zug.',
      },
      {
        id: 'D-5',
        text: 'Gewürfelt wird nie. Du wählst, welche Zahl von 1 bis 6 oben liegt.',
      },
      {
        id: 'D-6',
        text: 'Der Würfel kommt auf ein leeres Feld und bleibt dort mit dieser Zahl, bis die Runde zu Ende ist.',
      },
      {
        id: 'D-7',
        text: 'Dein Würfel darf nicht neben deinen eigenen markierten Würfel: Die Felder rings um ihn, mit den diagonalen bis zu acht, sind deine gesperrte Zone. Der Marker der anderen Person sperrt für dich nichts. Liegt der Würfel, kommt dein Marker auf ihn. Dein erster Würfel einer Runde darf überallhin.',
      },
      {
        id: 'D-8',
        text: 'Einmal in jeder Runde darfst du deinen Blocker auf ein beliebiges leeres Feld legen, auch in deine gesperrte Zone. Dort kann nichts anderes mehr liegen, und keine Linie geht hindurch. Dein Marker bleibt, wo er ist.',
      },
    ],
  },
  {
    heading: 'Die Linie',
    picture: {
      name: 'line',
      caption:
        'Schwarz ist am Zug, und eine 2 auf d4 gewinnt auf zwei Arten: Mit 3, 6 und 1 darunter wären es vier schwarze Würfel, mit der weißen 6 auf a4 und zwei schwarzen Zweien drei schwarze und ein weißer am Ende. Beide Male ist die Summe 12.',
    },
    rules: [
      {
        id: 'D-9',
        text: 'Eine Linie sind vier Felder hintereinander, waagerecht, senkrecht oder diagonal, mit je einem Würfel darauf und der Summe genau 12.',
      },
      {
        id: 'D-10',
        text: 'Sie gehört dir, wenn alle vier Würfel deine sind oder wenn drei deine sind und der vierte, an einem der beiden Enden, der anderen Person gehört. Jede andere Kombination gehört niemandem.',
      },
      {
        id: 'D-11',
        text: 'Nach jedem Würfel mit Zahl, und nur dann, werden die Linien beider geprüft.',
      },
    ],
  },
  {
    heading: 'Das Ende einer Runde',
    picture: {
      name: 'score',
      caption:
        'Mit der 2 auf d4 hat Schwarz gewonnen: 12 für den Sieg, 2 für die Linie aus vier eigenen Würfeln, 5 für den unbenutzten Blocker und 13 für die leeren Felder, minus 2 für drei schwarze Würfel mit einer 2. Das sind 30; Weiß bekommt nichts.',
    },
    rules: [
      {
        id: 'D-12',
        text: 'Hat nur eine Person eine Linie, gewinnt sie die Runde, egal wer den letzten Würfel gelegt hat.',
      },
      {
        id: 'D-13',
        text: 'Macht ein Würfel Linien für beide, endet die Runde unentschieden. Ebenso, wenn niemand mehr einen Würfel legen kann.',
      },
      {
        id: 'D-14',
        text: 'Wer gewinnt, bekommt 12 Punkte; 2 dazu, wenn eine Gewinnlinie aus vier eigenen Würfeln besteht; 5 dazu, wenn der eigene Blocker unbenutzt ist; und 1 für jedes leere Feld. Für je drei eigene Würfel mit derselben Zahl, in der Linie oder sonst auf dem Brett, gehen 2 Punkte ab.',
      },
      { id: 'D-15', text: 'Wer verliert, bekommt nichts und verliert auch nichts.' },
      {
        id: 'D-16',
        text: 'Bei Unentschieden bekommen beide 2 Punkte; wer den eigenen Blocker nicht benutzt hat, bekommt 5 dazu.',
      },
      {
        id: 'D-17',
        text: 'Die nächste Runde beginnt sofort.',
      },
      {
        id: 'D-18',
        text: 'Nach der vierten Runde gewinnt die höhere Summe. Das letzte Brett bleibt stehen, damit ihr es ansehen könnt.',
      },
    ],
  },
  {
    heading: 'Festlegungen',
    rulings: true,
    rules: [
      {
        id: 'D-R1',
        text: 'Der Blocker kommt vor einem Würfel desselben Zuges. Er ist also nie allein ein Zug, du brauchst noch einen Würfel, und er darf nicht das einzige Feld nehmen, auf das dieser Würfel könnte (dein Marker liegt noch am alten Platz).',
      },
      {
        id: 'D-R2',
        text: 'Freiwillig aussetzen darf niemand. Wer kein erlaubtes Feld hat, wird bis zum Ende der Runde übersprungen, denn der Marker bleibt und die Felder werden nur voller. Im Spielverlauf steht es jedes Mal. Kann niemand mehr legen, endet die Runde unentschieden. Weil Würfel fehlen, setzt nie jemand aus.',
      },
      {
        id: 'D-R3',
        text: 'Mehrere Linien mit einem Würfel sind ein Sieg. Die 2 Punkte dazu gibt es einmal, wenn eine davon nur aus eigenen Würfeln besteht.',
      },
      {
        id: 'D-R4',
        text: 'Bei gleicher Summe nach vier Runden gewinnt ihr gemeinsam; ein Stechen gibt es nicht.',
      },
      {
        id: 'D-R5',
        text: 'Auch die kurzen Diagonalen aus vier Feldern zählen: Es gibt 28 Plätze für eine Linie. Gerechnet werden genau vier Würfel; fünf hintereinander sind zwei Plätze, jeder für sich. Ein Blocker vollendet nie etwas. Ein Würfel kann eine Linie für die andere Person vollenden.',
      },
      {
        id: 'D-R6',
        text: 'Nur der markierte Würfel sperrt Felder. Die Anleitung sagt „benachbart“; Iacta zählt die diagonalen mit, zusammen acht Felder. Zieht der Marker weiter, ist die alte Zone sofort frei.',
      },
      {
        id: 'D-R7',
        text: 'Leere Felder werden nach dem letzten Würfel gezählt: 25 weniger alle Würfel und Blocker auf dem Brett. Für die 5 Punkte kommt es nur auf deinen eigenen Blocker an. Für den Abzug zählen alle deine Würfel auf dem Brett, Zahl für Zahl: Sechs gleiche kosten 4.',
      },
      {
        id: 'D-R8',
        text: 'Ein losgelassener Würfel bleibt liegen; ob ihr Züge zurücknehmt, macht ihr unter euch aus. Jede Runde hat ein neues Brett, neue Würfel, Blocker und Marker; die Anleitung sagt es nicht, aber ihre Punkte setzen es voraus. Wer beginnt, hängt nur von der Nummer der Runde ab.',
      },
      {
        id: 'D-R9',
        text: 'Ihr spielt alle vier Runden, auch wenn die Partie schon entschieden ist.',
      },
      {
        id: 'D-R10',
        text: 'Eine laufende Runde zählt noch nichts: Der Punktestand enthält nur fertige Runden.',
      },
      {
        id: 'D-R11',
        text: 'Laut Anleitung beginnt, wer am jüngsten ist. Iacta fragt nicht nach dem Alter: Es lost aus, wenn ihr nicht selbst festlegt, wer beginnt.',
      },
    ],
  },
  {
    heading: 'Wenn jemand nicht da ist',
    rules: [
      {
        id: 'D-T1',
        text: 'Dann legt Iacta einen Würfel für diese Person, nie den Blocker. Gesucht wird die beste Art: ein Würfel, der die Runde gewinnt; sonst einer, nach dem die andere Person nicht mit einem einzigen Würfel gewinnen kann; sonst einer, der Linien für beide macht; sonst einer, der ihr einen Sieg lässt; zuletzt einer, der ihr eine Linie schenkt. Sind mehrere gleich gut, gilt das erste Feld von a1, b1 bis e5 und darauf die niedrigste Zahl. Eine Runde hat höchstens 22 Würfel: Niemand kann eine Partie aufhalten.',
      },
    ],
  },
];
