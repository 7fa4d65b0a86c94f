import type { HistoryWords } from './shape.ts';

export const words: HistoryWords = {
  title: 'Verlauf',
  games: 'Partien',
  latest: 'Letztes Ergebnis',
  statistics: 'Statistik',
  none: 'Hier stehen deine beendeten Partien, jede mit ihrer Wiederholung.',
  noneFound: 'Keine Partie gefunden. Versuch es mit einem anderen Namen oder Spiel.',
  search: 'Nach Name oder Titel suchen',
  game: 'Spiel',
  anyGame: 'Alle Spiele',
  player: 'Spieler',
  anyPlayer: 'Alle Spieler',
  place: 'Wo',
  places: { any: 'Hier und online', here: 'Auf diesem Gerät', online: 'Online' },
  period: 'Wann',
  periods: { any: 'Immer', month: 'Letzte 30 Tage', year: 'Letzte 12 Monate' },
  count: (shown, all) =>
    shown !== all
      ? `${shown} von ${all} ${all === 1 ? 'Partie' : 'Partien'}`
      : all === 1
        ? '1 Partie'
        : `${all} Partien`,
  won: (names) => `${names} gewinnt`,
  shared: (names) => `${names} gewinnen gemeinsam`,
  points: (points) => (points === '1' ? '1 Punkt' : `${points} Punkte`),
  replay: (game) => `${game} noch einmal ansehen`,
  review: 'Analysieren',
  puzzles: 'Rätsel',
  showMore: 'Mehr anzeigen',
  withHints: 'mit Tipps',
  exportJson: 'Sicherung exportieren',
  exportCsv: 'Tabelle für Excel exportieren',
  importFile: 'Partien importieren',
  imported: (games) => (games === 1 ? '1 Partie importiert.' : `${games} Partien importiert.`),
  problems: (games) =>
    games === 1
      ? '1 Partie war nicht lesbar und wurde ausgelassen.'
      : `${games} Partien waren nicht lesbar und wurden ausgelassen.`,
  noRoom: 'Auf diesem Gerät ist kein Platz mehr. Lösch alte Partien und importiere noch einmal.',
  whose: 'Wessen Partien?',
  mine: 'Meine',
  noStatistics: 'Spiel eine Partie zu Ende, dann beginnt hier deine Statistik.',
  players: (count) =>
    count === 1
      ? 'allein'
      : `zu ${['', '', 'zweit', 'dritt', 'viert', 'fünft', 'sechst'][count] ?? `${count}`}`,
  figures: {
    games: 'Partien',
    wins: 'Siege',
    average: 'Durchschnitt',
    best: 'Rekord',
    worst: 'Niedrigste',
    streak: 'Siege in Folge',
    longest: 'Längste Serie',
  },
  ofGames: (won, games) => `${won} von ${games}`,
  plusMinus: (mean, within) => (within === null ? mean : `${mean} ± ${within}`),
  parts: 'Woher deine Punkte kommen',
  overTime: 'Punkte, Partie für Partie',
  loss: 'Verlust je Entscheidung, Partie für Partie',
  luck: 'Glück, Partie für Partie',
  luckNote: 'Im Band liegen durch bloßen Zufall zwei von drei Partien.',
  reviewFirst: 'Analysiere deine Partien, um hier Glück und Entscheidungen zu sehen.',
  highScores: 'Bestenliste',
  date: 'Datum',
  value: 'Wert',
  asTable: 'Als Tabelle zeigen',
  expected: 'Durch Zufall erwartet',
  range: (from, to) => `${from} bis ${to}`,
  same: {
    title: 'Gleiche Würfel',
    intro:
      'Spiel mit genau diesen Würfeln und sieh, wer besser abschneidet. Jeder Wurf zeigt dieselben Zahlen, ganz gleich, was du wählst.',
    play: 'Mit diesen Würfeln spielen',
    link: 'Link kopieren',
    copied: 'Link kopiert. Wer ihn öffnet, bekommt dieselben Würfel.',
    results: 'Ergebnisse mit diesen Würfeln',
    you: 'Diese Partie',
    withoutLuck: (result) => `ohne Glück: ${result}`,
    luck: (shares) => `Glück: ${shares}`,
    field: 'Bots mit diesen Würfeln',
    fieldNote:
      'Auch Bots aller Stufen spielen mit diesen Würfeln, manche mit kleinen Fehlern. So siehst du, was drin war.',
    playing: (done, all) => `Partien der Bots: ${done} von ${all}`,
    better: (better, of) => `Besser als ${better} von ${of} ${of === 1 ? 'Bot-Partie' : 'Bot-Partien'}`,
    broken: 'In diesem Link steckt keine Partie. Lass ihn dir noch einmal schicken.',
    tooLong: 'Diese Partie ist zu lang für einen Link. Speichere sie als Datei und schick die.',
  },
};
