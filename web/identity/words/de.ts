import type { IdentityWords } from './shape.ts';

export const words: IdentityWords = {
  title: 'Deine Geräte',
  note: 'Nimm Plätze und Partien auf ein anderes Gerät mit, oder speicher sie in einer Datei',
  intro:
    'Es gibt kein Konto. Dieser Browser hat einen geheimen Schlüssel, und jeder Online-Tisch bekommt einen anderen, der daraus abgeleitet ist: So kann kein Server erkennen, dass du an zwei seiner Tische warst.',
  none: 'Dieser Browser hat noch keinen Schlüssel. Er bekommt einen, wenn du dich zum ersten Mal an einen Online-Tisch setzt oder deinen von einem anderen Gerät mitbringst.',
  mark: 'Kennzeichen dieses Browsers (auf all deinen Geräten gleich)',
  transfer: 'Anderes Gerät',
  transferNote:
    'Öffne diesen Link oder scanne den Code auf dem anderen Gerät. Deine neuesten Plätze kommen mit. Es geht in beide Richtungen: Mach dort dasselbe, um die Plätze von dort hierher zu holen.',
  show: 'Code und Link zeigen',
  qr: 'QR-Code mit dem Link für dein anderes Gerät',
  secret: 'Behalte ihn für dich: Wer diesen Link hat, kann in deinem Namen spielen.',
  file: 'Sicherungsdatei',
  fileNote:
    'Dein Schlüssel, alle deine Plätze und alle deine Partien in einer Datei. Bewahre sie sicher auf: Wer sie hat, kann in deinem Namen spielen.',
  save: 'Sicherungsdatei speichern',
  open: 'Sicherungsdatei öffnen',
  forget: 'Diesen Schlüssel löschen',
  forgetAsk: 'Den Schlüssel dieses Browsers löschen?',
  forgetNote:
    'Deine Plätze bleiben auf diesem Gerät, bis du sie löschst. Tische, an die du dich später setzt, bekommen einen neuen Schlüssel.',
  forgotten: 'Der Schlüssel ist gelöscht.',
  ask: 'Diesen Schlüssel auf dieses Gerät holen?',
  askReplace: 'Den Schlüssel dieses Browsers ersetzen?',
  askNote: (seats) =>
    seats === 0
      ? 'Neue Plätze sind nicht dabei.'
      : seats === 1
        ? 'Du hast hier dann 1 Platz mehr.'
        : `Du hast hier dann ${seats} Plätze mehr.`,
  makerNote:
    'Wer diesen Link oder diese Datei gemacht hat, hat denselben Schlüssel und kann für dich spielen und deine Plätze, Ergebnisse und Versuche löschen.',
  otherServer: (server) =>
    server === null
      ? 'Die Datei sagt nicht, zu welchem Server diese Plätze gehören. Öffnest du sie, gehen ihre Schlüssel an diesen Server: Übernimm sie nur, wenn es derselbe ist.'
      : `Diese Plätze wurden bei ${server} gespeichert. Öffnest du sie, gehen ihre Schlüssel an diesen Server: Übernimm sie nur, wenn es derselbe ist.`,
  replaceNote:
    'Dieser Browser hat schon einen anderen Schlüssel. Die Plätze hier bleiben; neue Tische nutzen den Schlüssel, den du mitbringst.',
  take: 'Hierher holen',
  taken: (seats) =>
    seats === 0
      ? 'Dieses Gerät hat jetzt deinen Schlüssel.'
      : seats === 1
        ? 'Dieses Gerät hat jetzt deinen Schlüssel und 1 Platz mehr.'
        : `Dieses Gerät hat jetzt deinen Schlüssel und ${seats} Plätze mehr.`,
  games: (games) =>
    games === 1 ? '1 Partie ist in deinem Verlauf.' : `${games} Partien sind in deinem Verlauf.`,
  left: (games) =>
    games === 1
      ? '1 Partie konnte nicht übernommen werden.'
      : `${games} Partien konnten nicht übernommen werden.`,
  broken: 'Dieser Link ist unvollständig. Kopiere ihn auf dem anderen Gerät noch einmal.',
  brokenFile: 'Das ist keine Sicherungsdatei. Nimm eine, die Iacta gespeichert hat.',
};
