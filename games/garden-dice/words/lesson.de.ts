import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Ein Garten für alle: sechs Reihen, von oben gezählt, und sechs Spalten. Hier säst, gießt und erntest du, und Ada auch. Gemüse bringt Punkte, von 1 für die Paprika bis 5 für die Aubergine.',
  roll: 'In deinem Zug würfelst du mit vier Würfeln und gibst sie nacheinander aus, wofür du magst. Ein Würfel, mit dem noch etwas geht, muss benutzt werden. Würfle.',
  buy: 'Zuerst brauchst du Samen. Ein Würfel kauft einen Samen, der höchstens so viel wert ist wie der Würfel. Kauf mit der 4 eine Artischocke, Wert 4: Tipp sie im Vorrat an.',
  buyPepper:
    'Der Samen liegt vor dir, mit einer deiner acht Scheiben: Damit gehört er dir. Eine 1 reicht für eine Paprika: Kauf eine. In einem Zug kannst du höchstens zwei Samen derselben Sorte kaufen.',
  place:
    'Zwei Würfel legen ein Plättchen: Einer nennt die Reihe, der andere die Spalte, wie du willst. Tipp auf deine Artischocke, dann auf Reihe 3, Spalte 5. Mit 3 und 5 ginge auch Reihe 5, Spalte 3.',
  adaPlants:
    'Deine Würfel sind ausgegeben, dein Zug ist zu Ende. Ada hat eine Karotte gepflanzt, Wert 2, direkt unter deine Artischocke. Die hat sie nicht für sich allein! Würfle.',
  star: 'Zwei Fünfen führen zu Reihe 5, Spalte 5. Dort ist ein Stern: Gemüse, das dort geerntet wird, zählt doppelt. Und gleich daneben liegt Adas Karotte. Leg deine Paprika dorthin.',
  water:
    'Jetzt gießen: Ein Würfel, mindestens so hoch wie dein Samen, macht Gemüse daraus. Und Wasser läuft weiter zu benachbarten Samen mit kleinerem Wert, auch zu Adas: 4, dann 2, dann 1! Gieß die Artischocke mit einer 4.',
  harvest:
    'Nun sind alle drei Gemüse. Auch eine Ernte kostet einen Würfel, und sie geht genauso weiter. Ernte deine Artischocke mit der anderen 4.',
  points:
    '4 für die Artischocke, 2 für die Paprika auf dem Stern und 1, weil deine Ernte Adas Karotte erreicht hat: 7 Punkte. Ada bekommt 2 für ihre Karotte.',
  sets: 'Am Ende zählt dein Korb noch einmal. Fünf verschiedene Gemüse sind ein Satz: 15 Punkte. Drei von einer Sorte sind eine Sammlung: 10 Punkte; vier bringen 15, fünf oder mehr 20. Dasselbe Gemüse zählt für beides.',
  atTheEnd:
    'Noch zwei Dinge zählen am Ende: Deine Sonne bringt 5 Punkte, wenn du sie noch hast, und jeder gekaufte Samen, den du nicht gelegt hast, kostet 5, außer dem ersten.',
  rock: 'Zu zweit habt ihr auch je einen Fels. Du legst ihn mit zwei Würfeln wie einen Samen, aber ohne Scheibe. Er sperrt sein Feld für immer, für Plättchen und für Tiere.',
  later:
    'Ein paar Züge später: Dein Vogel ist in Reihe 6 und deine Sonnenuhr in Reihe 1. Du legst sie wie Samen, mit zwei Würfeln. In der Reihe deines Vogels hat Ada einen Tomatensamen. Würfle.',
  sun: 'Zu wenig für einen guten Zug. Einmal im Spiel hilft die Sonne: Bevor du einen Würfel ausgibst, würfelt sie alle vier neu, oder sie dreht jederzeit einen Würfel auf eine andere Zahl. Tipp auf die Sonne und würfle neu.',
  bird: 'Viel besser. Ein Würfel bewegt deinen Vogel geradeaus über leere Felder, höchstens so weit, wie der Würfel zeigt. Er darf auf einem Samen anderer landen und ihn fressen. Tipp auf Adas Tomate und flieg mit der 3 hin.',
  spit: 'Verschluckt er den Samen, bleibt eine deiner Scheiben auf dem Vogel. Oder er spuckt ihn aus: Das kostet noch einen Würfel von mindestens seinem Wert, und der Samen gehört dir. Nimm dafür eine 4.',
  sundial:
    'Zwei Vieren führen zu keinem Stern, aber du hast die Sonnenuhr: Einmal pro Zug ändert sie Koordinaten, einen Würfel um bis zu zwei oder zwei um je eins. Aus zwei Vieren werden zwei Fünfen. Leg deine Tomate auf den Stern.',
  end: 'Jetzt kannst du Garden Dice. Eine 6 macht den Vogel zum Kaninchen, das Gemüse frisst, und die Sonnenuhr zur Vogelscheuche. Der letzte Samen beendet das Spiel. „Regel“ zeigt die Regel zu jedem Schritt; halt den Finger auf etwas, und es wird erklärt.',
};
