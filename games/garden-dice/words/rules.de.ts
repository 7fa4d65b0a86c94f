import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Was auf dem Tisch liegt',
    intro: 'Garden Dice dauert etwa eine Stunde.',
    picture: {
      name: 'garden',
      caption:
        'Ein bepflanzter Garten: zwei Samen der einen Person; ein Samen, ein Gemüse und ein Fels der anderen. Ein Artischockensamen liegt auf dem Stern in Zeile 4, Spalte 4. Ein Paprikasamen ist gekauft und liegt noch vor seinem Besitzer.',
    },
    rules: [
      {
        id: 'G-1',
        text: 'Gespielt wird zu zweit bis zu viert. Wer beginnt, entscheidet das Los, wenn der Tisch niemanden bestimmt. Dann geht es reihum.',
      },
      {
        id: 'G-2',
        text: 'Der Garten hat sechs Zeilen, von unten gezählt, und sechs Spalten. Die sechs Felder mit zwei gleichen Zahlen, von 1.1 bis 6.6, sind Sterne.',
      },
      {
        id: 'G-3',
        text: 'Es gibt fünf Gemüse: Paprika 1, Karotte 2, Tomate 3, Artischocke 4, Aubergine 5. Ein Plättchen zeigt auf einer Seite den Samen und auf der anderen das Gemüse, mit demselben Wert. Zu zweit liegen von jeder Sorte 5 Plättchen im Vorrat, zu dritt 7, zu viert 10.',
      },
      {
        id: 'G-4',
        text: 'Jeder hat acht Scheiben, ein Plättchen mit Vogel und Kaninchen, eines mit Sonnenuhr und Vogelscheuche, eine Sonne und zu zweit einen Fels.',
      },
      { id: 'G-5', text: 'Nichts ist verdeckt.' },
    ],
  },
  {
    heading: 'Dein Zug',
    rules: [
      {
        id: 'G-6',
        text: 'Du wirfst vier Würfel und gibst sie für Aktionen aus: jeden Würfel einmal, die Aktionen in beliebiger Reihenfolge und so oft du willst. Mit dem letzten Würfel ist der Zug zu Ende.',
      },
      {
        id: 'G-7',
        text: 'Würfel, die sich nutzen lassen, müssen genutzt werden. Früher endet der Zug nur, wenn mit dem Rest nichts mehr geht (G-R1).',
      },
      {
        id: 'G-8',
        text: 'Viererpasch: Du darfst alle vier noch einmal werfen, und wieder, wenn sie wieder gleich sind.',
      },
    ],
  },
  {
    heading: 'Kaufen und legen',
    rules: [
      {
        id: 'G-9',
        text: 'Kaufen, ein Würfel: ein Samen aus dem Vorrat, der höchstens so viel wert ist wie der Würfel. Er liegt vor dir.',
      },
      { id: 'G-10', text: 'In einem Zug kaufst du höchstens zwei Samen einer Sorte.' },
      {
        id: 'G-11',
        text: 'Zu einem gekauften Samen kommt eine deiner freien Scheiben. Ohne freie Scheibe kannst du nicht kaufen.',
      },
      {
        id: 'G-12',
        text: 'Legen, zwei Würfel: Einer ist die Zeile, der andere die Spalte, wie du willst. Das Feld muss leer sein.',
      },
      {
        id: 'G-13',
        text: 'Gelegt wird, was vor dir liegt: ein gekaufter Samen, der seine Scheibe behält; dein Tier mit dem Vogel nach oben oder deine Sonnenuhr mit dieser Seite nach oben, je mit einer freien Scheibe; oder der Fels, ohne Scheibe.',
      },
      {
        id: 'G-14',
        text: 'Samen, Sonnenuhr und Fels bleiben liegen, wo sie gelegt wurden. Tiere bewegen sich.',
      },
    ],
  },
  {
    heading: 'Gießen und ernten',
    picture: {
      name: 'water',
      caption:
        'Mit der 5 lässt sich die Artischocke in Zeile 3 gießen. Das Wasser erreicht die fremde Karotte darüber und von dort die Paprika auf dem Stern. Die Aubergine darunter bleibt trocken: Sie ist mehr wert.',
    },
    rules: [
      {
        id: 'G-15',
        text: 'Gießen, ein Würfel: Er muss mindestens so hoch sein wie ein eigener Samen im Garten. Das Plättchen wird zum Gemüse umgedreht, die Scheibe bleibt.',
      },
      {
        id: 'G-16',
        text: 'Von jedem gegossenen Plättchen greift das Wasser auf die Nachbarn in Zeile und Spalte über, die Samen von kleinerem Wert sind, egal wem sie gehören, und von dort weiter. Der Würfel spielt dabei keine Rolle.',
      },
      {
        id: 'G-17',
        text: 'Ernten, ein Würfel: Er muss mindestens so hoch sein wie ein eigenes Gemüse im Garten. Das Plättchen kommt in den Korb seines Besitzers, die Scheibe zu ihm zurück.',
      },
      {
        id: 'G-18',
        text: 'Eine Ernte greift auf Gemüse über wie das Wasser auf Samen.',
      },
      {
        id: 'G-19',
        text: 'Jedes geerntete Plättchen zählt für seinen Besitzer: seinen Wert, drei Punkte mehr im Bereich der eigenen Vogelscheuche, sonst auf einem Stern das Doppelte.',
      },
      {
        id: 'G-20',
        text: 'Wer erntet, bekommt einen Punkt für jedes fremde Plättchen, das die Ernte mitnimmt.',
      },
    ],
  },
  {
    heading: 'Vogel und Kaninchen',
    picture: {
      name: 'bird',
      caption:
        'Der Vogel in Zeile 5 erreicht den Tomatensamen auf dem Stern mit einer 3 oder einer 4: Er ist drei Felder entfernt, über leere Felder. Zum Paprikasamen in Zeile 1 versperrt ein Fels den Weg. Eine Scheibe auf dem Vogel zeigt, dass er schon ein Plättchen verschluckt hat.',
    },
    rules: [
      {
        id: 'G-21',
        text: 'Umdrehen, ein Würfel mit einer Sechs: Dein Tier oder deine Sonnenuhr im Garten wird umgedreht, Vogel oder Kaninchen, Sonnenuhr oder Vogelscheuche, mit allen Scheiben darauf.',
      },
      {
        id: 'G-22',
        text: 'Bewegen, ein Würfel: Dein Tier geht geradeaus über leere Felder, höchstens so weit, wie der Würfel zeigt.',
      },
      {
        id: 'G-23',
        text: 'Ein Vogel darf auf einem fremden Samen enden, ein Kaninchen auf einem fremden Gemüse, und frisst das Plättchen. Du brauchst dafür eine freie Scheibe. Die Scheibe des Plättchens geht an den Besitzer zurück, und das Tier steht auf dem Feld.',
      },
      {
        id: 'G-24',
        text: 'Ein Vogel darf auf keinen Samen im Bereich der Vogelscheuche von dessen Besitzer. Kaninchen dürfen es, und leere Felder stehen allen offen.',
      },
      {
        id: 'G-25',
        text: 'Verschlucken: Das Plättchen ist aus dem Spiel, und eine deiner freien Scheiben liegt auf dem Tier, bis es heimgeschickt wird.',
      },
      {
        id: 'G-26',
        text: 'Ausspucken: Du gibst einen weiteren Würfel aus, der mindestens so hoch ist wie das Plättchen. Es liegt dann als Samen vor dir, mit einer deiner Scheiben.',
      },
      {
        id: 'G-27',
        text: 'In einem Zug frisst du von jedem Gegner höchstens ein Plättchen, egal mit welcher Seite des Tieres.',
      },
      {
        id: 'G-28',
        text: 'Heimschicken, drei Würfel: Zwei nennen das Feld eines Tieres, egal wem es gehört, und der dritte zeigt eine Sechs. Das Tier geht mit allen Scheiben darauf an seinen Besitzer zurück und darf wieder gelegt werden.',
      },
    ],
  },
  {
    heading: 'Sonnenuhr, Vogelscheuche, Sonne und Fels',
    picture: {
      name: 'scarecrow',
      caption:
        'Auf 3.3 steht eine Vogelscheuche. Der Karottensamen auf 4.4 liegt neben ihr, also kann der Vogel in Zeile 4 ihn nicht fressen. Die Aubergine auf 2.6 ist zu weit weg und in Gefahr. Die Tomate auf 4.2 brächte 6 Punkte: 3 und 3 dazu.',
    },
    rules: [
      {
        id: 'G-29',
        text: 'Sonnenuhr: Solange sie mit dieser Seite nach oben im Garten liegt, darf ihr Besitzer einmal je Zug Würfel ändern, die ein Feld nennen: einen Würfel um eins oder zwei, oder zwei Würfel um je eins, in derselben Aktion oder in zweien. Sie wirkt schon in dem Zug, in dem sie gelegt wurde.',
      },
      {
        id: 'G-30',
        text: 'Vogelscheuche: Ihr Bereich sind die acht Felder ringsum, und sie wirkt nur für Plättchen ihres Besitzers.',
      },
      {
        id: 'G-31',
        text: 'Sonne, einmal im Spiel: Bevor der erste Würfel des Zuges ausgegeben ist, wirfst du alle vier neu; oder du drehst zu irgendeiner Zeit in deinem Zug einen noch nicht genutzten Würfel auf eine andere Zahl.',
      },
      { id: 'G-32', text: 'Fels: Er sperrt sein Feld für immer, für Plättchen und für Tiere.' },
    ],
  },
  {
    heading: 'Das Ende',
    rules: [
      {
        id: 'G-33',
        text: 'Ist der letzte Samen des Vorrats gekauft, wird dieser Zug noch beendet, dann ist das Spiel zu Ende.',
      },
      {
        id: 'G-34',
        text: 'Jeder gekaufte Samen, der nicht gelegt wurde, kostet 5 Punkte; der erste kostet nichts.',
      },
      { id: 'G-35', text: 'Jeder Satz aus fünf verschiedenen Gemüsen im Korb bringt 15 Punkte.' },
      {
        id: 'G-36',
        text: 'Gemüse einer Sorte im Korb bringt 10 Punkte, wenn es drei sind, 15 bei vier, 20 bei fünf oder mehr. Dieselben Plättchen zählen auch für Sätze.',
      },
      {
        id: 'G-37',
        text: 'Eine nicht eingesetzte Sonne bringt 5 Punkte. Was im Garten übrig ist, bringt nichts.',
      },
      {
        id: 'G-38',
        text: 'Die meisten Punkte gewinnen. Bei Gleichstand entscheidet die höhere Summe der Werte auf dem geernteten Gemüse; ist auch die gleich, wird der Sieg geteilt.',
      },
      { id: 'G-39', text: 'Das Familienspiel, eine Option, wird ohne Tiere gespielt.' },
    ],
  },
  {
    heading: 'Wo die Anleitung schweigt',
    rulings: true,
    rules: [
      {
        id: 'G-R1',
        text: 'Du darfst den Zug beenden, wenn mit den Würfeln, wie sie sind, keine Aktion möglich ist. Sonne, Sonnenuhr und erneutes Werfen sind nie Pflicht und zählen dafür nicht; Umdrehen, Bewegen um ein Feld, Legen eines Sonderplättchens und Heimschicken des eigenen Tieres schon. Niemand muss vorausdenken. Könnten nur Sonne oder Sonnenuhr helfen, wirst du gefragt.',
      },
      {
        id: 'G-R2',
        text: 'Mit der Sonnenuhr bleiben Würfel zwischen 1 und 6. Sie ändert nur Würfel, die zum Legen oder Heimschicken ein Feld nennen, nie die Sechs dafür oder zum Umdrehen und keinen Würfel, der kauft, gießt, erntet, bewegt oder ausspuckt. Eine Änderung um zwei oder zwei um eins verbrauchen sie für den Zug; nach einer ersten um eins darf bis zum Ende des Zuges noch ein zweiter Würfel um eins geändert werden. Die Würfel, mit denen sie gelegt wird, kann sie nicht ändern. Einen von der Sonne gedrehten Würfel darf sie ändern.',
      },
      {
        id: 'G-R3',
        text: 'Tiere gehen mindestens ein Feld weit, in einer Zeile oder Spalte. Das Feld eines gefressenen Plättchens zählt als Schritt, und dort endet der Weg. Sie gehen nie auf Plättchen ihres Besitzers, auf die falsche Seite eines Plättchens, auf Sonderplättchen oder Felsen.',
      },
      {
        id: 'G-R4',
        text: 'Ob verschluckt oder ausgespuckt wird, entscheidet sich sofort; davor darf die Sonne noch einen Würfel drehen. Ohne passenden Würfel bleibt nur das Verschlucken.',
      },
      {
        id: 'G-R5',
        text: 'Ein ausgespuckter Samen ist nicht gekauft und zählt nicht für G-10, obwohl ihn die Anleitung sonst wie einen gekauften behandelt. Wird er nicht gelegt, zählt er für G-34. Gefressene Plättchen bringen nichts und kommen nie in den Vorrat zurück.',
      },
      {
        id: 'G-R6',
        text: 'Alles Gemüse einer Sorte ist eine Sammlung und wird nie geteilt: Sieben sind 20 wert.',
      },
      {
        id: 'G-R7',
        text: 'Was Wasser oder Ernte erreicht, hängt nicht von der Reihenfolge ab. Erzählt und gezählt wird vom gewählten Plättchen nach außen, bei jedem nach oben, rechts, unten, links.',
      },
      {
        id: 'G-R8',
        text: 'G-8 gilt nach jedem Wurf aller vier Würfel, auch nach einem durch die Sonne, bis ein Würfel ausgegeben ist. Vier gleiche, die durch das Drehen mit der Sonne entstehen, sind kein Wurf.',
      },
      {
        id: 'G-R9',
        text: 'Ein heimgeschicktes Tier wird wieder mit dem Vogel nach oben gelegt. Sonderplättchen und Felsen dürfen auf Sternen liegen. Auf 6.6 braucht das Heimschicken drei Sechsen, wenn nicht die Sonnenuhr bei den Koordinaten hilft.',
      },
      {
        id: 'G-R10',
        text: 'Nur der Kauf des letzten Samens beendet das Spiel; die übrigen Würfel dieses Zuges müssen noch genutzt werden. Die anderen kommen nicht mehr dran. Sonderplättchen auf der Hand kosten nichts. Wie lange ein Spiel dauern darf, begrenzen die Regeln nicht.',
      },
      {
        id: 'G-R11',
        text: 'Für den Schutz und die drei Punkte muss die Vogelscheuche oben liegen und derselben Person gehören wie das Plättchen. Wo die eigene Vogelscheuche zählt, zählt der Stern nicht. Der Punkt aus G-20 wird nie verdoppelt.',
      },
      {
        id: 'G-R12',
        text: 'Was in einem Zug gefressen wurde, bleibt gemerkt, auch wenn das Tier umgedreht, heimgeschickt oder neu gelegt wird. Eine Scheibe, die zurückkommt, kann sofort genutzt werden.',
      },
      {
        id: 'G-R13',
        text: 'Im Familienspiel gibt es nichts zu bewegen, zu fressen oder heimzuschicken, und umgedreht werden nur Sonnenuhr und Vogelscheuche.',
      },
      {
        id: 'G-R14',
        text: 'Drehst du mit der Sonne einen Würfel, verfällt auch das erneute Werfen aus G-8: Es sind nicht mehr die vier gleichen Würfel, die gefallen sind.',
      },
      {
        id: 'G-R15',
        text: 'Führen zwei Würfel in beiden Reihenfolgen zu einem Feld, gilt die, die die Sonnenuhr weniger braucht. Sie ist nie schlechter, also musst du nicht sagen, welcher Würfel die Zeile ist.',
      },
      {
        id: 'G-R16',
        text: 'Die Punkte, die während des Spiels zu sehen sind, hättest du, wenn es jetzt endete: mit Sonne, Sätzen, Sammlungen und nicht gelegten Samen.',
      },
      {
        id: 'G-R17',
        text: 'Der Zug endet mit dem letzten Würfel von selbst, denn es gibt nichts mehr zu entscheiden. Hat ein Tier gerade gefressen, wird das zuerst geklärt.',
      },
      {
        id: 'G-R18',
        text: 'Die Sonne dreht einen Würfel auf eine andere Zahl: Aus einer Drei eine Drei zu machen, geht nicht.',
      },
    ],
  },
  {
    heading: 'Wenn jemand wegbleibt',
    rules: [
      {
        id: 'G-T1',
        text: 'Dann spielt der Tisch für diese Person weiter. Gefressenes wird verschluckt. Sonst tut er das Erste, was geht, von ernten, gießen, legen, kaufen, umdrehen, bewegen und heimschicken, immer mit den Würfeln, wie sie sind; geht nichts, endet der Zug. Sonne und Sonnenuhr bleiben unberührt, und nie wird noch einmal geworfen. Da jede dieser Aktionen einen Würfel kostet, endet so ein Zug nach spätestens vier, abgesehen von dem, was dabei gefressen wird.',
      },
    ],
  },
];
