import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  square:
    'Ein leeres Feld. Leg einen Würfel mit beliebiger Zahl darauf: Mit vier in einer Linie, die genau 12 ergeben, gewinnst du die Runde.',
  disabled:
    'Deine gesperrte Zone: Neben deinen markierten Würfel kannst du gerade keinen Würfel legen. Dein Blocker darf hierher.',
  die: 'Ein Würfel auf dem Brett bleibt bis zum Ende der Runde liegen. Eine Linie besteht aus vier Würfeln einer Person, oder aus drei und an einem Ende einem der anderen.',
  marked:
    'Der Messingring ist ein Marker: Er liegt auf dem zuletzt gelegten Würfel. Die Felder ringsum sind für den nächsten Würfel dieser Person gesperrt.',
  blocked: 'Hier liegt ein Blocker: Durch dieses Feld kann keine Linie gehen.',
  blocker:
    'Der Blocker: Leg ihn einmal pro Runde vor deinem Würfel auf ein leeres Feld. Behältst du ihn bis zum Sieg oder Unentschieden, bringt er 5 Punkte.',
  rounds: 'Die Punkte der vier Runden. Nach der vierten gewinnt die höchste Summe.',
  faces:
    'Deine Würfel: Wähl die Zahl, die oben liegt. Je drei Würfel mit derselben Zahl kosten beim Sieg 2 Punkte.',
};
