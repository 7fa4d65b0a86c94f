import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Ein Garten für alle: sechs Zeilen, von unten gezählt, und sechs Spalten. Hier säst, gießt und erntest du, und Ada auch. Gemüse bringt Punkte, von 1 für die Paprika bis 5 für die Aubergine.',
  roll: 'In deinem Zug wirfst du vier Würfel und gibst sie nacheinander aus, wofür du magst. Wirf sie.',
  buy: 'Zuerst brauchst du Samen. Ein Würfel kauft einen Samen, der höchstens so viel wert ist wie der Würfel. Kauf mit der 4 eine Artischocke, Wert 4: Tipp sie im Vorrat an.',
  buyPepper:
    'Der Samen liegt vor dir, mit einer deiner acht Scheiben: Damit ist er deiner. Die 1 ist nicht viel, aber für eine Paprika reicht sie. Kauf eine.',
  place:
    'Zwei Würfel legen ein Plättchen: Einer nennt die Zeile, der andere die Spalte, wie du willst. Tipp auf deine Artischocke, dann auf das Feld in Zeile 3, Spalte 5. Mit 3 und 5 ginge auch Zeile 5, Spalte 3.',
  adaPlants:
    'Deine Würfel sind ausgegeben, der Zug ist zu Ende. Ada hat eine Karotte gepflanzt, Wert 2, direkt über deiner Artischocke. Die hat sie nicht für sich allein! Wirf.',
  star: 'Zwei Vieren führen zu Zeile 4, Spalte 4, einem Stern: Gemüse, das dort geerntet wird, zählt für den Besitzer doppelt. Und er liegt auch neben Adas Karotte. Leg deine Paprika dorthin.',
  water:
    'Jetzt gießen: Ein Würfel, mindestens so hoch wie dein Samen, macht Gemüse daraus. Und Wasser greift auf Nachbarn mit kleinerem Wert über, egal wem sie gehören: 4, dann 2, dann 1! Gieß die Artischocke mit einer 5.',
  harvest:
    'Nun sind alle drei Gemüse. Auch eine Ernte kostet einen Würfel, und sie greift genauso über. Ernte deine Artischocke mit der anderen 5.',
  points:
    '4 für die Artischocke, 2 für die Paprika auf dem Stern und 1, weil du Adas Karotte mitgenommen hast: 7 Punkte. Ihr bringt sie 2. Für deine Sonne zählt der Tisch noch 5 dazu, solange du sie behältst.',
  later:
    'Einige Züge später: Dein Vogel steht in Zeile 6 und deine Sonnenuhr in Zeile 1. Gelegt werden sie wie Samen, mit zwei Würfeln. In der Zeile des Vogels hat Ada einen Tomatensamen. Wirf.',
  sun: 'Zu wenig für einen guten Zug. Einmal im Spiel hilft die Sonne: Bevor du einen Würfel ausgibst, wirft sie alle vier neu, oder sie dreht jederzeit einen Würfel auf eine andere Zahl. Tipp auf die Sonne und wirf neu.',
  bird: 'Viel besser. Ein Würfel bewegt deinen Vogel geradeaus über leere Felder, höchstens so weit, wie der Würfel zeigt. Auf einem fremden Samen darf er enden und ihn fressen. Tipp auf Adas Tomate und flieg mit der 3 hin.',
  spit: 'Verschluckt er den Samen, bleibt eine deiner Scheiben auf dem Vogel. Oder er spuckt ihn aus, für einen weiteren Würfel von mindestens seinem Wert, und der Samen ist deiner. Nimm dafür eine 4.',
  sundial:
    '4 und 6 führen zu keinem Stern, aber du hast die Sonnenuhr: Einmal je Zug ändert sie Koordinaten, einen Würfel um bis zu zwei oder zwei um je eins. Aus 4 und 6 werden 5 und 5. Leg deine Tomate dort auf den Stern.',
  end: 'Jetzt kannst du Garden Dice. Eine 6 macht aus dem Vogel ein Kaninchen, das Gemüse frisst, und aus der Sonnenuhr eine Vogelscheuche. Mit dem letzten Samen ist Schluss; sammle Verschiedenes und viel Gleiches. Viel Spaß!',
};
