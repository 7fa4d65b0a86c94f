import type { DailyWords } from './shape.ts';

export const words: DailyWords = {
  title: 'Partie des Tages',
  intro: (time) =>
    `Jeden Tag um ${time} bekommt jedes Spiel neue Würfel, für alle dieselben. Deine erste Partie zählt.`,
  unranked:
    'Geht auch ohne Verbindung. Deine Ergebnisse bleiben auf diesem Gerät und kommen in keine Rangliste.',
  alone: 'Du spielst allein.',
  against: (bot) => `Du spielst gegen einen Bot: ${bot}.`,
  play: (game) => `${game} von heute spielen`,
  goOn: (game) => `${game} von heute fortsetzen`,
  running: 'Diese Partie hast du begonnen.',
  result: (totals) =>
    totals.length === 1
      ? `Dein Ergebnis: ${totals[0]} ${totals[0] === '1' ? 'Punkt' : 'Punkte'}`
      : `Dein Ergebnis: ${totals.join(' zu ')}`,
  withHints: 'mit Tipps',
  line: (name, what) => `${name}: ${what}`,
  compare: 'Vergleichen',
  replay: 'Ansehen',
  share: 'Meine Ergebnisse teilen',
  copied: 'Kopiert. Füg den Text ein, wo du willst.',
  picture: 'Bild teilen',
  pages: { today: 'Heute', standings: 'Gesamtwertung' },
  ranked:
    'Auf diesem Server kommt dein erster Versuch in die Rangliste. Zurücknehmen geht nicht; weiterspielen kannst du jederzeit, auf allen deinen Geräten.',
  until: (begin, finish) => `Beginne bis ${begin}; fertig spielen kannst du bis ${finish}.`,
  place: (place, of) => `Platz ${place} von ${of}`,
  withoutServer: 'Ohne Rangliste, mit anderen Würfeln',
  without: 'Ohne Tipps',
  none: 'Noch hat niemand zu Ende gespielt.',
  noneThen: 'Niemand hat zu Ende gespielt.',
  unnamed: 'Name gelöscht',
  you: 'du',
  all: (lines) => `Alle ${lines} zeigen`,
  open: (time) => `Angefangene Partien zählen, wenn sie bis ${time} zu Ende sind.`,
  noDay: 'An diesem Tag gab es auf diesem Server keine Partie des Tages.',
  earlier: 'Tag davor',
  later: 'Tag danach',
  rank: 'Platz',
  name: 'Name',
  points: 'Punkte',
  proof: 'Geht es mit rechten Würfeln zu?',
  proofNote:
    'Alle Würfel eines Tages folgen aus einem Geheimnis in einem verschlossenen Umschlag. Der Server zeigt den Umschlag Tage vorher: So kann er später nichts darin ändern. Ist der Tag vorbei, öffnet er ihn, und alle können jede Partie nachspielen.',
  numbers: 'Die Zahlen zum Vergleichen',
  promise: (date) => `Umschlag für ${date}`,
  secret: 'Geheimnis',
  verify: 'Diesen Tag prüfen',
  verifying: 'Alle Partien werden nachgespielt …',
  holds: (attempts) =>
    attempts === 1
      ? 'Alles stimmt: 1 Partie nachgespielt, mit den Würfeln aus dem Geheimnis und den Punkten der Liste.'
      : `Alles stimmt: ${attempts} Partien nachgespielt, mit den Würfeln aus dem Geheimnis und den Punkten der Liste.`,
  sawPromise: 'Dieses Gerät hat denselben Umschlag gesehen, als der Tag noch offen war.',
  noPromise:
    'Dieses Gerät hat den Umschlag nicht gesehen, bevor der Tag vorbei war. Ob er vertauscht wurde, kann es nicht wissen.',
  ownIsIn: (count) => (count === 1 ? 'Deine Partie ist dabei.' : `Deine ${count} Partien sind dabei.`),
  fails: 'An diesem Tag stimmt etwas nicht. Frag, wer den Server betreibt.',
  unread: 'Die Datei dieses Tages war nicht zu bekommen. Versuch es gleich noch einmal.',
  file: 'Datei des Tages speichern',
  problems: {
    damaged: 'Seine Datei ist beschädigt.',
    secret:
      'Das Geheimnis ist nicht das aus dem Umschlag. Die Würfel können nachträglich gewählt worden sein.',
    promise:
      'Dieses Gerät hat vorher einen anderen Umschlag gesehen. Die Würfel können nachträglich gewählt worden sein.',
    own: (game) => `Deine Partie ${game} steht nicht so darin, wie du sie gespielt hast.`,
    missing: 'Deine Partie fehlt, oder sie ist nicht so, wie du sie gespielt hast.',
    unknown: (game) => `Bei ${game} stehen Regeln oder Optionen, die Iacta hier nicht hat.`,
    twice: (game) => `Bei ${game} steht etwas doppelt.`,
    moves: (game, attempt) => `Bei ${game} hat Partie ${attempt} Züge, die mit diesen Würfeln nicht gehen.`,
    points: (game, attempt) => `Bei ${game} kommt Partie ${attempt} nicht auf die genannten Punkte.`,
  },
  standings: {
    note: 'Jeder Platz eines geschlossenen Tages bringt Punkte: 10 für den ersten, 9 für den zweiten und so weiter, mindestens 1. Partien mit Tipps zählen nicht, und gezeigt wird nur, wer „Mich in der Gesamtwertung zeigen“ eingeschaltet hat.',
    week: 'Diese Woche',
    month: 'Dieser Monat',
    days: 'Tage',
    none: 'Noch steht niemand hier.',
    range: (from, to) => `${from} bis ${to}`,
  },
  link: {
    title: 'Mich in der Gesamtwertung zeigen',
    note: 'Der Server weiß dann ab deiner nächsten Partie, welche seiner gewerteten Partien deine sind; ist es aus, weiß er es nicht.',
  },
};
