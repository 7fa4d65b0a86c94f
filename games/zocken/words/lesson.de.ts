import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Diese Leiste hat neun Felder, die sieben inneren je einen Farbpunkt. In deinem Zug wirfst du sieben Würfel, einen nach dem anderen, und reihst sie hier auf. Ada spielt gegen dich.',
  pick: 'Jeder Würfel geht denselben Weg: wählen, werfen, legen. Du wählst ihn, bevor du seine Zahl kennst! Fang mit dem roten an: Tipp ihn an.',
  roll: 'Der rote Würfel liegt in deiner Hand. Jetzt wirf ihn.',
  match:
    'Eine 3. Die Leiste ist leer, also passt sie überall. Aber Feld 4 hat den roten Punkt, und ein Würfel auf seiner eigenen Farbe bringt Punkte. Leg ihn dorthin.',
  pickGreen:
    'Ein Farbtreffer bringt 10 Punkte, und jeder weitere mehr als der vorige. Nimm jetzt den grünen Würfel. Ab hier wird automatisch gewürfelt.',
  rising:
    'Eine 5. Von links nach rechts muss die Reihe immer steigen oder immer fallen. Rechts von der 3 steigt sie, links davon fällt sie. Nimm Feld 7 mit dem grünen Punkt.',
  smaller:
    'Der blaue Würfel zeigt 2. Deine Reihe steigt jetzt, also muss die 2 links von der 3 liegen, weit weg von ihrem Punkt. Leg sie auf Feld 3: So bleibt links davon Platz.',
  adaWagers:
    'Drei Würfel liegen: Jetzt dürfen die anderen wetten, dass dein Zug mehr als 50 Punkte bringt. Ada tut es! Schaffst du das, bekommt sie halb so viel wie du, und du verlierst nichts. Wenn nicht, verliert sie 20.',
  pickBlack:
    'Weiter mit dem vierten Würfel. Der schwarze Punkt ist ganz rechts, wo nur hohe Zahlen passen. Nimm den schwarzen Würfel und hoff das Beste!',
  outer:
    'Eine 6! Sie passt auf 8 und 9. Die beiden äußeren Felder haben keinen Punkt und kosten je 10, wenn alle sieben Würfel Platz finden. Leg sie auf ihren Punkt: Feld 8.',
  between:
    'Der lila Würfel zeigt 4. Er passt zwischen die 3 und die 5, auf Feld 5 oder 6. Der lila Punkt ist bei Feld 5.',
  mustFit:
    'Orange, und noch eine 4. Gleiche Zahlen dürfen nebeneinanderliegen, also bleibt Feld 6, sonst keines. Ein Würfel, der irgendwo passt, muss dorthin.',
  out: 'Der letzte Würfel ist gelb und zeigt 5. Frei sind 1, 2 und 9, aber eine 5 darf weder vor der 2 noch hinter der 6 liegen. Sie passt nirgends: Schick sie auf RAUS!',
  scored:
    'Der Zug wird gewertet: 100 für vier Farbtreffer, −20 für RAUS!: 80 für dich und durch ihre Wette 40 für Ada. Mit einer gelben 2 lägen alle sieben Würfel auf der Leiste: 50 dafür und 150 für fünf Farbtreffer.',
  yourWager:
    'Jetzt ist Ada dran, und drei ihrer Würfel liegen auf ihren Punkten. Wettest du, dass sie mehr als 50 Punkte macht? Niemand sieht deine Antwort, bevor alle entschieden haben. Wähl, wie du magst.',
  end: 'Jetzt kannst du Zocken. Alle sind dreimal dran, und die höchste Summe gewinnt. „Regel“ zeigt dir beim Spielen die Regel zu jedem Schritt; halt den Finger auf etwas, und es wird erklärt. Viel Spaß!',
};
