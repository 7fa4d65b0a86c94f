import type { IdentityWords } from './shape.ts';

export const words: IdentityWords = {
  title: 'Deine Geräte',
  note: 'Nimm Plätze und Partien auf ein anderes Gerät mit, oder speichere sie in einer Datei',
  intro:
    'Es gibt kein Konto. Iacta erkennt dich an diesem Browser, an jedem Tisch auf andere Weise: So kann kein Server erkennen, dass du an zwei seiner Tische warst.',
  none: 'Iacta kennt dich noch nicht. Das ändert sich, wenn du dich zum ersten Mal an einen Online-Tisch setzt oder die Plätze eines anderen Geräts hierher holst.',
  mark: 'Zum Vergleichen: Auf all deinen Geräten steht dasselbe',
  devices: 'Geräte im Einsatz',
  here: (day) => `Dieser Browser kennt dich seit dem ${day}.`,
  device: (game, ago) => `${game}: ein Gerät, verbunden: ${ago}`,
  noDevices: 'An deinen neuesten Tischen ist gerade kein Gerät.',
  devicesNote:
    'Ein Server sieht ein Gerät nur, solange es verbunden ist. Die Liste zeigt also, wer jetzt an deinen neuesten 8 Tischen ist, nicht alle, die deinen Link haben.',
  signOut: 'Alle anderen Geräte abmelden',
  signOutAsk: 'Alle anderen Geräte abmelden?',
  signOutNote:
    'Deine Plätze bekommen neue Schlüssel. Plätze, Ergebnisse und Verlauf bleiben auf diesem Gerät. Deine anderen Geräte, frühere Links und Sicherungsdateien gelten nicht mehr.',
  signOutDo: 'Abmelden',
  working: 'Einen Moment…',
  signedOut: (seats) =>
    seats === 1
      ? 'Erledigt: Alle anderen Geräte sind abgemeldet. 1 Platz hat einen neuen Schlüssel.'
      : `Erledigt: Alle anderen Geräte sind abgemeldet. ${seats} Plätze haben neue Schlüssel.`,
  saveAgain: 'Speichere eine neue Sicherungsdatei: Frühere gelten nicht mehr.',
  signOutLeft: (answers) =>
    answers === 1
      ? 'Noch nicht fertig: 1 Antwort fehlt. Versuch es gleich noch einmal.'
      : `Noch nicht fertig: ${answers} Antworten fehlen. Versuch es gleich noch einmal.`,
  transfer: 'Anderes Gerät',
  transferNote:
    'Öffne diesen Link oder scanne den Code auf dem anderen Gerät. Deine neuesten Plätze kommen mit. Es geht in beide Richtungen: Mach dort dasselbe, um die Plätze von dort hierher zu holen.',
  show: 'Code und Link zeigen',
  qr: 'QR-Code mit dem Link für dein anderes Gerät',
  secret: 'Behalte ihn für dich: Wer diesen Link hat, kann in deinem Namen spielen.',
  file: 'Sicherungsdatei',
  fileNote:
    'Alle deine Plätze und alle deine Partien in einer Datei. Bewahre sie sicher auf: Wer sie hat, kann in deinem Namen spielen.',
  save: 'Sicherungsdatei speichern',
  open: 'Sicherungsdatei öffnen',
  forget: 'Auf diesem Browser vergessen',
  forgetAsk: 'Soll dieser Browser dich vergessen?',
  forgetNote:
    'Deine Plätze bleiben auf diesem Gerät, bis du sie löschst. An Tischen, an die du dich später setzt, bist du eine neue Person.',
  forgotten: 'Erledigt: An den nächsten Tischen bist du eine neue Person.',
  ask: 'Willst du die Plätze des anderen Geräts hier nutzen?',
  askReplace: 'Willst du die Plätze des anderen Geräts hier nutzen?',
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
    'Dieser Browser kennt schon eine andere Person. Die Plätze hier bleiben; an neuen Tischen bist du die Person vom anderen Gerät.',
  take: 'Hier nutzen',
  taken: (seats) =>
    seats === 0
      ? 'Jetzt erkennt Iacta dich auch hier.'
      : seats === 1
        ? 'Jetzt erkennt Iacta dich auch hier: 1 Platz mehr.'
        : `Jetzt erkennt Iacta dich auch hier: ${seats} Plätze mehr.`,
  games: (games) =>
    games === 1 ? '1 Partie ist in deinem Verlauf.' : `${games} Partien sind in deinem Verlauf.`,
  left: (games) =>
    games === 1
      ? '1 Partie konnte nicht übernommen werden.'
      : `${games} Partien konnten nicht übernommen werden.`,
  broken: 'Dieser Link ist unvollständig. Kopiere ihn auf dem anderen Gerät noch einmal.',
  brokenFile: 'Das ist keine Sicherungsdatei. Nimm eine, die Iacta gespeichert hat.',
};
