import type { DailyWords } from './shape.ts';

export const words: DailyWords = {
  title: 'Partie des Tages',
  intro: 'Um Mitternacht UTC bekommt jedes Spiel neue Würfel, für alle dieselben. Deine erste Partie zählt.',
  unranked:
    'Geht auch ohne Verbindung. Deine Ergebnisse bleiben auf diesem Gerät und kommen in keine Rangliste.',
  alone: 'Du spielst allein.',
  against: (bot) => `Du spielst gegen einen Bot: ${bot}.`,
  play: (game) => `${game} von heute spielen`,
  goOn: (game) => `${game} von heute fortsetzen`,
  running: 'Diese Partie hast du begonnen.',
  result: (totals) =>
    totals.length === 1 ? `Dein Ergebnis: ${totals[0]} Punkte` : `Dein Ergebnis: ${totals.join(' zu ')}`,
  withHints: 'mit Tipps',
  compare: 'Vergleichen',
  replay: 'Ansehen',
  share: 'Meine Ergebnisse teilen',
  copied: 'Kopiert. Füg den Text ein, wo du willst.',
};
