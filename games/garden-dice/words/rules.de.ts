import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Material',
    intro: 'Garden Dice ist für zwei bis vier Personen und dauert etwa eine Stunde.',
    picture: {
      name: 'garden',
      caption:
        'Ein Garten mitten im Spiel: Die eine Person hat darin zwei Samen, die andere einen Samen, ein Gemüse und einen Fels. Ein Artischockensamen liegt auf dem Stern in Reihe 5, Spalte 5. Ein Paprikasamen ist gekauft und noch nicht gelegt.',
    },
    rules: [
      {
        id: 'G-1',
        text: 'Zwei bis vier Personen. Lost aus, wer beginnt; es selbst festzulegen ist unsere Zugabe. Danach geht es im Uhrzeigersinn reihum.',
      },
      {
        id: 'G-2',
        text: 'Der Garten hat sechs Reihen, von oben gezählt, und sechs Spalten. Ein Feld heißt nach Reihe und Spalte: 4.6 ist Reihe 4, Spalte 6. Die Sterne sind 4.6, 5.5, 5.6, 6.4, 6.5 und 6.6, in der Ecke unten rechts. Liegen sie auf eurem Spielplan woanders, wählt die Felder, wenn ihr die Partie vorbereitet (G-R19).',
      },
      {
        id: 'G-3',
        text: 'Es gibt fünf Gemüse: Paprika 1, Karotte 2, Tomate 3, Artischocke 4, Aubergine 5. Jedes Plättchen hat eine Samenseite und eine Gemüseseite mit demselben Wert. Im Vorrat sind zu zweit 5 Plättchen von jeder Sorte, zu dritt 7, zu viert 10.',
      },
      {
        id: 'G-4',
        text: 'Ihr habt je acht Scheiben, ein Plättchen Vogel/Kaninchen, ein Plättchen Sonnenuhr/Vogelscheuche, eine Sonne und zu zweit einen Fels.',
      },
      { id: 'G-5', text: 'Nichts ist verdeckt: Alle sehen alles.' },
    ],
  },
  {
    heading: 'Dein Zug',
    rules: [
      {
        id: 'G-6',
        text: 'Du wirfst vier Würfel und gibst sie für Aktionen aus. Jeden Würfel nutzt du einmal; die Aktionen machst du in beliebiger Reihenfolge und so oft du willst. Mit dem letzten Würfel endet dein Zug.',
      },
      {
        id: 'G-7',
        text: 'Jeden Würfel, den du nutzen kannst, musst du nutzen. Dein Zug endet nur dann früher, wenn mit den übrigen Würfeln nichts mehr geht (G-R1).',
      },
      {
        id: 'G-8',
        text: 'Viererpasch: Du darfst alle vier Würfel noch einmal werfen, und wieder, wenn es wieder ein Viererpasch ist.',
      },
    ],
  },
  {
    heading: 'Kaufen und legen',
    rules: [
      {
        id: 'G-9',
        text: 'Kaufen, ein Würfel: Nimm einen Samen aus dem Vorrat, der höchstens so viel wert ist wie der Würfel. Er kommt vor dich.',
      },
      {
        id: 'G-10',
        text: 'In einem Zug kannst du höchstens zwei Samen derselben Sorte kaufen. Ein ausgespuckter zählt mit (G-R5).',
      },
      {
        id: 'G-11',
        text: 'Auf den gekauften Samen legst du eine deiner freien Scheiben. Frei ist eine Scheibe, die auf keinem Plättchen liegt. Ohne freie Scheibe kannst du nicht kaufen.',
      },
      {
        id: 'G-12',
        text: 'Legen, zwei Würfel: Einer ist die Reihe, der andere die Spalte; welcher was ist, bestimmst du. Das Feld muss leer sein.',
      },
      {
        id: 'G-13',
        text: 'Du kannst alles legen, was vor dir liegt: einen gekauften Samen mit der Samenseite nach oben und der Scheibe darauf; dein Tier mit dem Vogel nach oben oder deine Sonnenuhr mit der Sonnenuhr nach oben, je mit einer deiner freien Scheiben; oder deinen Fels, ohne Scheibe.',
      },
      {
        id: 'G-14',
        text: 'Samen, Sonnenuhren und Felsen bleiben, wo du sie hinlegst. Tiere können sich bewegen.',
      },
    ],
  },
  {
    heading: 'Gießen und ernten',
    picture: {
      name: 'water',
      caption:
        'Mit der 5 kannst du die Artischocke in Reihe 3 gießen. Das Wasser erreicht die gegnerische Karotte darunter und von dort die Paprika auf dem Stern. Die Aubergine darüber bleibt trocken, denn sie ist mehr wert.',
    },
    rules: [
      {
        id: 'G-15',
        text: 'Gießen, ein Würfel: Wähl einen deiner Samen im Garten, der höchstens so viel wert ist wie der Würfel. Dreh ihn auf die Gemüseseite; die Scheibe bleibt darauf.',
      },
      {
        id: 'G-16',
        text: 'Das Wasser geht weiter: von jedem gegossenen Plättchen zu benachbarten Samen in derselben Reihe oder Spalte (nicht schräg), die weniger wert sind als dieses Plättchen, egal wem sie gehören, und von dort aus wieder. Der Würfel spielt dabei keine Rolle.',
      },
      {
        id: 'G-17',
        text: 'Ernten, ein Würfel: Wähl eines deiner Gemüse im Garten, das höchstens so viel wert ist wie der Würfel. Das Plättchen kommt in deinen Korb, und die Scheibe bekommst du zurück.',
      },
      {
        id: 'G-18',
        text: 'Eine Ernte geht zu benachbartem Gemüse weiter, genau wie das Wasser zu Samen. Jedes Plättchen geht mit seiner Scheibe an die Person, der es gehört.',
      },
      {
        id: 'G-19',
        text: 'Jedes geerntete Plättchen zählt für die Person, der es gehört: seinen Wert, und 3 dazu, wenn es im Bereich ihrer eigenen Vogelscheuche liegt. Liegt es dort nicht, aber auf einem Stern, zählt es doppelt.',
      },
      {
        id: 'G-20',
        text: 'Wenn du erntest, bekommst du außerdem 1 Punkt für jedes Plättchen anderer, das deine Ernte erreicht.',
      },
    ],
  },
  {
    heading: 'Vogel und Kaninchen',
    picture: {
      name: 'bird',
      caption:
        'Der Vogel in Reihe 5 kann mit einer 3 oder einer 4 den Tomatensamen auf dem Stern erreichen: Er ist drei Felder entfernt, und dazwischen ist nichts. Auf dem Weg zum Paprikasamen in Reihe 1 liegt ein Fels. Die Scheibe auf dem Vogel zeigt, dass er schon ein Plättchen verschluckt hat.',
    },
    rules: [
      {
        id: 'G-21',
        text: 'Umdrehen, ein Würfel mit einer 6: Dreh dein Tier oder deine Sonnenuhr im Garten um, vom Vogel zum Kaninchen, von der Sonnenuhr zur Vogelscheuche oder zurück. Die Scheiben bleiben darauf.',
      },
      {
        id: 'G-22',
        text: 'Bewegen, ein Würfel: Beweg dein Tier geradeaus über leere Felder, höchstens so viele, wie der Würfel zeigt.',
      },
      {
        id: 'G-23',
        text: 'Ein Vogel darf auf einem Samen anderer landen, ein Kaninchen auf einem Gemüse anderer; dann frisst es das Plättchen. Dafür brauchst du eine freie Scheibe. Die Scheibe vom Plättchen geht zurück, und dein Tier bleibt auf dem Feld.',
      },
      {
        id: 'G-24',
        text: 'Ein Vogel darf nicht auf einen Samen, den eine Vogelscheuche derselben Person schützt. Kaninchen stören sich an keiner Vogelscheuche, und leere Felder stehen allen Tieren offen.',
      },
      {
        id: 'G-25',
        text: 'Verschlucken: Das gefressene Plättchen ist aus dem Spiel. Leg eine deiner freien Scheiben auf dein Tier; sie bleibt dort, bis das Tier heimgeschickt wird.',
      },
      {
        id: 'G-26',
        text: 'Ausspucken: Gib einen weiteren, noch nicht genutzten Würfel aus, der mindestens so hoch ist wie das gefressene Plättchen. Es kommt als Samen vor dich, mit einer deiner Scheiben darauf.',
      },
      {
        id: 'G-27',
        text: 'In einem Zug kannst du von jeder anderen Person höchstens ein Plättchen fressen, Vogel und Kaninchen zusammengezählt.',
      },
      {
        id: 'G-28',
        text: 'Heimschicken, drei Würfel: Zwei nennen das Feld eines Tieres, egal wem es gehört, und der dritte zeigt eine 6. Das Tier geht mit allen Scheiben darauf an die Person zurück, der es gehört, und kann neu gelegt werden.',
      },
    ],
  },
  {
    heading: 'Sonnenuhr, Vogelscheuche, Sonne und Fels',
    picture: {
      name: 'scarecrow',
      caption:
        'Auf 3.3 steht eine Vogelscheuche. Der Karottensamen auf 4.4 liegt daneben, also kann der Vogel in Reihe 4 ihn nicht fressen. Die Aubergine auf 2.6 ist zu weit weg und in Gefahr. Die Tomate auf 4.2 brächte 6 Punkte: 3, und 3 dazu für die Vogelscheuche.',
    },
    rules: [
      {
        id: 'G-29',
        text: 'Sonnenuhr: Liegt deine Sonnenuhr mit dieser Seite nach oben im Garten, darfst du einmal pro Zug Würfel ändern, die ein Feld nennen: einen Würfel um 1 oder 2, oder zwei Würfel um je 1, in derselben Aktion oder in zwei verschiedenen. Sie wirkt schon in dem Zug, in dem du sie legst.',
      },
      {
        id: 'G-30',
        text: 'Vogelscheuche: Ihr Bereich sind die acht Felder ringsum. Sie wirkt nur für die Plättchen der Person, der sie gehört: Sie hält Vögel von deren Samen fern und bringt für deren geerntetes Gemüse je 3 Punkte dazu. Sonst tut sie nichts; alle dürfen dort legen, gießen und ernten.',
      },
      {
        id: 'G-31',
        text: 'Sonne, einmal pro Partie: Entweder wirfst du alle vier Würfel neu, bevor du den ersten ausgibst, oder du drehst irgendwann in deinem Zug einen noch nicht genutzten Würfel auf eine andere Zahl.',
      },
      { id: 'G-32', text: 'Fels: Er sperrt sein Feld für immer, für Plättchen und für Tiere.' },
    ],
  },
  {
    heading: 'Das Ende',
    rules: [
      {
        id: 'G-33',
        text: 'Wer den letzten Samen aus dem Vorrat kauft, spielt den Zug noch fertig; dann ist das Spiel zu Ende.',
      },
      {
        id: 'G-34',
        text: 'Jeder gekaufte Samen, den du nicht gelegt hast, kostet dich 5 Punkte, nur der erste nicht.',
      },
      { id: 'G-35', text: 'Jeder Satz aus fünf verschiedenen Gemüsen in deinem Korb bringt 15 Punkte.' },
      {
        id: 'G-36',
        text: 'Eine Sammlung aus Gemüse einer Sorte in deinem Korb bringt 10 Punkte bei drei, 15 bei vier und 20 bei fünf oder mehr. Eins oder zwei bringen nichts. Dieselben Plättchen zählen auch für Sätze.',
      },
      {
        id: 'G-37',
        text: 'Eine unbenutzte Sonne bringt 5 Punkte. Was im Garten liegen bleibt, bringt nichts.',
      },
      {
        id: 'G-38',
        text: 'Die höchste Summe gewinnt. Seid ihr punktgleich, zählt die Werte auf eurem geernteten Gemüse zusammen: Die höhere Summe gewinnt. Ist auch die gleich, gewinnt ihr gemeinsam.',
      },
      {
        id: 'G-39',
        text: 'Das Familienspiel ist eine Option: Ihr spielt ohne die Plättchen Vogel/Kaninchen.',
      },
    ],
  },
  {
    heading: 'Festlegungen',
    rulings: true,
    rules: [
      {
        id: 'G-R1',
        text: 'Du kannst deinen Zug beenden, wenn mit den Würfeln, wie sie sind, keine Aktion möglich ist. Sonne, Sonnenuhr und das neue Werfen aus G-8 sind nie Pflicht und zählen hier nicht. Umdrehen, Bewegen um ein Feld, Legen eines Sonderplättchens und Heimschicken des eigenen Tieres zählen. Du musst nicht vorausplanen, damit alle Würfel genutzt werden. Könnten nur Sonne oder Sonnenuhr helfen, wirst du gefragt.',
      },
      {
        id: 'G-R2',
        text: 'Mit der Sonnenuhr bleibt ein Würfel zwischen 1 und 6. Sie ändert nur Würfel, die beim Legen oder Heimschicken ein Feld nennen: nicht die 6 zum Heimschicken oder Umdrehen und keinen Würfel zum Kaufen, Gießen, Ernten, Bewegen oder Ausspucken. Eine Änderung um 2 oder zwei um 1 verbrauchen sie für diesen Zug; nach einer Änderung um 1 darfst du bis zum Ende des Zuges noch einen zweiten Würfel um 1 ändern. Die Würfel, mit denen du sie legst, kann sie nicht ändern. Einen mit der Sonne gedrehten Würfel kann sie ändern.',
      },
      {
        id: 'G-R3',
        text: 'Tiere gehen mindestens ein Feld weit, in einer Reihe oder Spalte. Das Feld des gefressenen Plättchens zählt mit, und dort endet der Weg. Sie gehen nie auf eigene Plättchen, auf die falsche Seite eines Plättchens, auf Sonderplättchen oder auf Felsen. Ohne freie Scheibe gehen sie auf gar kein Plättchen anderer.',
      },
      {
        id: 'G-R4',
        text: 'Ob du verschluckst oder ausspuckst, entscheidest du sofort; vorher darfst du mit der Sonne noch einen Würfel drehen. Ohne einen Würfel, der hoch genug ist, kannst du nur verschlucken.',
      },
      {
        id: 'G-R5',
        text: 'Ein ausgespuckter Samen zählt als gekauft: In diesem Zug kannst du nur noch einen derselben Sorte kaufen (G-10). Ausspucken geht immer, auch wenn du schon zwei gekauft hast. Legst du ihn nicht, zählt er für G-34. Gefressene Plättchen bringen nichts und kommen nie in den Vorrat zurück.',
      },
      {
        id: 'G-R6',
        text: 'Alle deine Gemüse einer Sorte sind eine einzige Sammlung, die du nicht teilen kannst: Sieben gleiche bringen 20.',
      },
      {
        id: 'G-R7',
        text: 'In welcher Reihenfolge Wasser und Ernte weitergehen, ändert nichts daran, was sie erreichen. Der Spielverlauf beginnt beim gewählten Plättchen und geht nach außen, von jedem nach unten, rechts, oben, links.',
      },
      {
        id: 'G-R8',
        text: 'G-8 gilt nach jedem Wurf aller vier Würfel, auch nach einem mit der Sonne, bis du einen Würfel ausgibst. Ein Viererpasch, der durch das Drehen mit der Sonne entsteht, ist kein Wurf.',
      },
      {
        id: 'G-R9',
        text: 'Ein heimgeschicktes Tier wird wieder mit dem Vogel nach oben gelegt. Sonderplättchen und Felsen dürfen auf Sternen liegen. Um ein Tier von 6.6 heimzuschicken, brauchst du drei Sechsen, wenn nicht die Sonnenuhr beim Feld hilft.',
      },
      {
        id: 'G-R10',
        text: 'Nur der Kauf des letzten Samens beendet das Spiel. Die übrigen Würfel dieses Zuges müssen noch genutzt werden, und die anderen kommen nicht mehr dran. Nicht gelegte Sonderplättchen kosten nichts. Wie lange eine Partie dauert, begrenzen die Regeln nicht.',
      },
      {
        id: 'G-R11',
        text: 'Die Vogelscheuche schützt und zählt nur, wenn ihre Seite oben liegt, und nur für Plättchen derselben Person. Wo deine Vogelscheuche zählt, zählt der Stern nicht. Der Punkt aus G-20 wird nie verdoppelt.',
      },
      {
        id: 'G-R12',
        text: 'G-27 gilt für den ganzen Zug, auch wenn dein Tier dazwischen umgedreht, heimgeschickt oder neu gelegt wird. Eine Scheibe, die du zurückbekommst, kannst du sofort nutzen.',
      },
      {
        id: 'G-R13',
        text: 'Im Familienspiel gibt es keine Tiere, die sich bewegen, fressen oder heimgeschickt werden, und umdrehen kannst du nur Sonnenuhr und Vogelscheuche.',
      },
      {
        id: 'G-R14',
        text: 'Hast du mit der Sonne einen Würfel gedreht, kannst du auch nach G-8 nicht mehr neu werfen: Es sind nicht mehr die vier Würfel, die du geworfen hast.',
      },
      {
        id: 'G-R15',
        text: 'Führen zwei Würfel in beiden Reihenfolgen zu einem Feld, nimmt Iacta die, die weniger von der Sonnenuhr braucht. Sie ist nie schlechter, also musst du nicht sagen, welcher Würfel die Reihe ist.',
      },
      {
        id: 'G-R16',
        text: 'Die Punkte, die du während des Spiels siehst, hättest du, wenn es jetzt zu Ende wäre: mit Sonne, Sätzen, Sammlungen und nicht gelegten Samen.',
      },
      {
        id: 'G-R17',
        text: 'Dein Zug endet mit dem letzten Würfel von selbst, denn es gibt nichts mehr zu entscheiden. Hat dein Tier gerade gefressen, entscheidest du erst darüber.',
      },
      {
        id: 'G-R18',
        text: 'Die Sonne dreht einen Würfel auf eine andere Zahl; eine 3 auf eine 3 zu drehen, geht nicht.',
      },
      {
        id: 'G-R19',
        text: 'Die Anleitung zeigt die Sterne auf dem Spielplan, nennt ihre Felder aber nicht. Iacta nimmt die sechs Felder in der Ecke mit den höchsten Zahlen (G-2), denn sie passen zum Erntebeispiel der Anleitung. Liegen sie auf eurem Spielplan woanders, wählt die Diagonale von 1.1 bis 6.6 oder ein bis zwölf beliebige Felder.',
      },
    ],
  },
  {
    heading: 'Wenn jemand nicht da ist',
    rules: [
      {
        id: 'G-T1',
        text: 'Dann spielt Iacta für diese Person. Ein gefressenes Plättchen wird verschluckt. Sonst macht Iacta die erste dieser Aktionen, die möglich ist: ernten, gießen, legen, kaufen, umdrehen, bewegen, heimschicken, immer mit den Würfeln, wie sie sind; ist keine möglich, endet der Zug. Sonne und Sonnenuhr bleiben unbenutzt, und neu geworfen wird nie. Jede dieser Aktionen kostet einen Würfel, also endet der Zug nach höchstens vier, dazu kommen nur Entscheidungen über Gefressenes.',
      },
    ],
  },
];
