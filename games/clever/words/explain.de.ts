import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  die: 'Ein Würfel dieser Farbe gilt im Bereich derselben Farbe. Nimmst du ihn, kommen alle Würfel in deiner Hand, die weniger zeigen, aufs Tablett.',
  white: 'Der weiße Würfel gilt als jede Farbe. In Blau zählt er immer zusammen mit dem blauen Würfel.',
  fields:
    'Die Würfelfelder: Hierher kommt jeder Würfel, den du in deinem Zug nimmst. Es sind drei, also nimmst du höchstens drei Würfel.',
  platter:
    'Das Silbertablett: Würfel, die weniger zeigten als der genommene. Am Ende des Zuges nutzen alle anderen je einen davon.',
  yellow:
    'Gelb: Kreuz eins der beiden Felder mit der Zahl des Würfels an. Nur volle Spalten bringen Punkte; volle Reihen und die Diagonale bringen Boni.',
  blue: 'Blau: Kreuz die Summe von blauem und weißem Würfel an. Je mehr Kreuze, desto mehr Punkte; volle Reihen und Spalten bringen Boni.',
  green:
    'Grün: von links nach rechts. Der Würfel muss mindestens die Zahl im Feld zeigen. Es zählt die Zahl über dem letzten Kreuz.',
  orange:
    'Orange: von links nach rechts, jede Zahl. Sie zählt, wie sie ist, bei ×2 doppelt und bei ×3 dreifach; es zählt die Summe.',
  pink: 'Lila: von links nach rechts, jede Zahl höher als die vorige; nach einer 6 passt alles. Es zählt die Summe.',
  bonus:
    'Ein Bonus: Sobald du ihn bekommst, trägst du ihn ein, wo er passt. Er kann gleich den nächsten auslösen.',
  fox: 'Ein Fuchs: Am Ende ist jeder so viel wert wie dein schwächster Bereich.',
  reroll:
    'Nachwürfel-Aktionen: Setz in deinem Zug nach einem Wurf eine ein und wirf dieselben Würfel noch einmal. Leere Kreise kannst du noch verdienen, durchgestrichene sind verbraucht.',
  'extra-die':
    'Zusatzwürfel: Setz am Ende jedes Zuges einen ein und trag einen beliebigen der sechs Würfel ein, egal wo er liegt, auch einen schon genutzten. In einem Zug keinen zweimal als Zusatzwürfel.',
  rounds: 'Die Runden der Partie. Zu Beginn einer Runde bekommen alle, was unter ihrer Nummer steht.',
};
