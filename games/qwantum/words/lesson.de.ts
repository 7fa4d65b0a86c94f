import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Das ist dein Zettel: vier Reihen mit sechs Feldern, für jede Farbe eine. Jede Reihe füllst du von links nach rechts. Punkte bringen die Spalten, aber nur volle. Ada spielt gegen dich.',
  roll: 'Ein Zug hat drei Teile: A, B und C. A ist der Wurf: ein weißer Würfel und sechs bunte, alle auf einmal. Wirf sie.',
  sums: 'Neben jeder Reihe steht, was ihre Farbe wert ist: ihre Zahlen plus den weißen Würfel, der für alle vier zählt. Lila zeigt 1 und 6, mit der weißen 6 sind das 13.',
  again:
    'Bis zur dicken Linie müssen die Zahlen einer Reihe steigen. Fang also niedrig an! Einmal darfst du beliebige Würfel noch einmal werfen. Tipp auf die weiße 6 und die lila 6, dann auf den Knopf dafür.',
  second:
    'Die zwei Würfel sind in deiner Hand, die anderen fünf bleiben liegen. Wirf sie. Einen dritten Wurf gibt es nicht.',
  own: 'Jetzt B, nur für dich, denn du hast gewürfelt: Du darfst eine Farbe in ihre Reihe eintragen. Blau 4 und 2 und die weiße 2 sind 8. Tipp auf die 8 neben der blauen Reihe.',
  all: 'Blau ist jetzt gesperrt, für alle. In C dürfen alle, auch du, eine der anderen Farben eintragen, geheim und gleichzeitig. Ada hat schon geantwortet. Rot und Gelb sind je 6 wert: Trag eine davon ein.',
  adaTurn:
    'Adas Zug. In B hat sie Gelb eingetragen, also ist Gelb auch für dich gesperrt. Aber in C bist du dabei! Blau ist 12 wert, das ist höher als deine 8. Trag es ein.',
  later:
    'Ein paar Züge später hast du wieder gewürfelt. Lila ist 13 wert, Blau 17, Rot 10, und Gelb, das nicht zu sehen ist, nur die weiße 4. In Spalte 3 fehlt bloß noch Blau. Trag die 17 ein!',
  column:
    'Spalte 3 ist voll und bringt sofort Punkte, nämlich ihre zweitniedrigste Zahl: Von 14, 15, 16 und 17 ist das die 15. Steht die niedrigste mehrmals da, zählt die nächsthöhere.',
  fall: 'Jetzt C, dein zweiter Eintrag in diesem Zug. Deine lila Reihe ist an der dicken Linie. Danach müssen die Zahlen fallen: In Feld 5 passt, was niedriger ist als 20, also auch 13. Trag Lila ein.',
  hope: 'Dein nächster Zug. In Gelb brauchst du mehr als 16, bisher hast du 14. Vier Würfel behältst du, drei wirfst du noch einmal. Viel Glück!',
  missed:
    'Gelb ist nur 15 wert, und die 13 von Lila ist nicht niedriger als 13: Nichts passt, weder in B noch in C. Du kreuzt also einen Fehlwurf an und verlierst 1 Punkt. Der zweite kostet 2 und so weiter. In Zügen der anderen passiert das nie.',
  end: 'Jetzt kannst du Qwantum. Schluss ist, wenn jemand alle vier Reihen gefüllt hat oder den fünften Fehlwurf ankreuzt. Die meisten Punkte gewinnen. „Regel“ zeigt dir die Regel zu jedem Schritt; halt den Finger auf etwas, und es wird erklärt. Viel Spaß!',
};
