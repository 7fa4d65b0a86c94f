import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Das ist dein Blatt: fünf Bereiche in fünf Farben, und jeder zählt auf seine Weise. Die Würfel sagen, was du eintragen darfst, und manches davon bringt Boni, mit denen du noch mehr einträgst. Ada hat ihr eigenes Blatt.',
  roll: 'In deinem Zug wirfst du bis zu dreimal und nimmst jedes Mal einen Würfel. Los geht es mit allen sechs: Wirf sie.',
  yellow:
    'Ein Würfel wird im Bereich seiner Farbe eingetragen; Weiß passt zu jeder. Nimm die gelbe 3. In Gelb steht jede Zahl zweimal, und volle Spalten zählen: Tipp auf den Würfel, dann auf eine der beiden 3en.',
  lower:
    'Dein Würfel liegt auf seinem Würfelfeld. Die grüne 2 war niedriger und liegt auf dem Silbertablett: Nur ein Zusatzwürfel könnte sie noch eintragen. Die lila 3 war gleich hoch, sie bleibt. Wirf die vier Würfel, die du noch hast.',
  reroll:
    'Drei Einsen und eine 2! Zum Glück bekommen in Runde 1 alle eine Nachwürfel-Aktion: Damit wirfst du alle Würfel des letzten Wurfs noch einmal, und das zählt nicht als einer deiner drei Würfe. Setz sie ein.',
  blue: 'Besser! In Blau kreuzt du die Summe aus Blau und Weiß an: 4 + 3 = 7. Je mehr Kreuze, desto mehr Punkte. Einer von beiden genügt. Nimm den weißen: Nichts ist niedriger als die 3, also kommt nichts aufs Tablett.',
  third: 'Ein Wurf ist noch übrig, und du hast drei Würfel dafür. Wirf sie.',
  orange:
    'In Orange und Lila schreibst du die Zahl selbst, von links nach rechts. In Lila muss jede höher sein als die davor. In Orange passt jede, und manche Felder verdoppeln oder verdreifachen sie. Nimm die orange 5.',
  adaTakes:
    'Nach dem letzten Wurf liegen alle übrigen Würfel auf dem Tablett, und alle anderen nutzen einen davon. Ada schreibt die lila 4 auf ihr Blatt. Was du auf dem Tablett lässt, hilft den anderen!',
  passive:
    'Ada hat eine 6 genommen, alle anderen Würfel liegen auf dem Tablett. Nutz einen davon; nur wenn keiner passt, einen von Adas Würfelfeldern. Grün braucht mindestens die Zahl im Feld; die Punkte stehen über dem letzten Kreuz. Nimm die grüne 3.',
  row: 'Runde 3, dein letzter Wurf. In der ersten gelben Reihe fehlt nur die 5. Eine volle Reihe bringt den Bonus an ihrem Ende, hier ein blaues Kreuz. Nimm die gelbe 5 und kreuz sie dort an.',
  bonus:
    'So einen Bonus trägst du sofort ein, in ein freies Feld seiner Farbe nach deiner Wahl. In der dritten blauen Spalte sind 7 und 11 schon angekreuzt. Setz das Kreuz auf die 3.',
  chained:
    'Eine Kette! Die volle Spalte brachte dir eine 6 in Lila, und das dritte lila Feld eine Nachwürfel-Aktion. Nach einer 6 darf die nächste lila Zahl jede sein.',
  extra:
    'Dazu hast du den Zusatzwürfel aus Runde 2. Am Ende jedes Zuges, auch von Adas, trägst du damit einen beliebigen der sechs Würfel ein, auch einen genutzten, aber keinen zweimal so. Nimm die weiße 6 für die 6 in der letzten gelben Reihe.',
  fox: 'Diese Reihe bringt einen Fuchs! Am Ende ist ein Fuchs so viel wert wie dein schwächster Bereich. Gerade ist das Gelb: keine volle Spalte, also 0 Punkte. Füchse mögen es, wenn kein Bereich zurückbleibt.',
  end: 'Jetzt kannst du Clever. Zu zweit spielt ihr sechs Runden, dann zählt ihr Bereiche und Füchse zusammen, und die höchste Summe gewinnt. „Regel“ zeigt dir die Regel zu jedem Schritt; halt den Finger auf etwas, und es wird erklärt. Viel Spaß!',
};
