import type { TerminalWords } from './catalogue.ts';

export const words: TerminalWords = {
  language: 'Deutsch',
  welcome: 'Iacta · fünf Würfelspiele, ein Tisch',

  keys: 'tippen zum Filtern · Pfeile · Enter · „hilfe“',
  keysText: 'Enter bestätigt · „hilfe“',
  keysPage: 'Pfeile blättern · Enter geht weiter · q schließt',
  keysPause: 'beliebige Taste: schneller',
  more: (count) => (count === 1 ? '… und noch eins' : `… und ${count} weitere`),
  noneFits: (typed) => `Nichts passt zu „${typed}“. Mit der Rücktaste oder Esc siehst du wieder alles.`,
  severalFit: (count) => `${count} Möglichkeiten passen. Tipp noch etwas mehr oder die Nummer:`,
  pleaseChoose: 'Tipp eine Nummer oder einen Teil der Auswahl, oder „hilfe“.',
  scroll: (from, to, of) => `Zeilen ${from}–${to} von ${of} (Bild↑, Bild↓)`,
  yes: 'Ja',
  no: 'Nein',

  whichGame: 'Was wollen wir spielen?',
  players: (counts) => `${counts} Spieler`,
  minutes: (from, to) => (from === to ? `${from} Minuten` : `${from}–${to} Minuten`),
  soloExtra: 'auch allein',
  changeLanguage: 'Sprache: Deutsch',
  whichLanguage: 'Welche Sprache?',
  continueGame: (title, turn, names) => `${title} fortsetzen, Zug ${turn} (${names})`,
  howManySeats: 'Wie viele spielen mit?',
  seats: (count) => (count === 1 ? 'Allein' : `Zu ${ZU[count] ?? `${count}.`}`),
  notInRulebook: 'nicht in der Anleitung',
  whoPlays: 'Wer spielt mit?',
  company: (people, bots) => {
    if (bots === 0) return people === 1 ? 'Nur ich' : `${people} Personen an diesem Terminal`;
    if (people === 0) return bots === 1 ? 'Einem Bot zusehen' : `${bots} Bots zusehen`;
    const who = people === 1 ? 'Ich' : `${people} Personen`;
    return `${who} gegen ${bots === 1 ? 'einen Bot' : `${bots} Bots`}`;
  },
  seatBySeat: 'Platz für Platz wählen',
  whoSits: (seat) => `Wer sitzt auf Platz ${seat}?`,
  person: 'Eine Person',
  bot: {
    'first-steps': 'Bot, Anfang: lernt gerade erst',
    learning: 'Bot, Übung: hat schon ein paar Mal gespielt',
    casual: 'Bot, gemütlich: spielt zum Spaß',
    skilled: 'Bot, geübt: übersieht selten etwas',
    strong: 'Bot, stark: denkt voraus',
    best: 'Bot, meisterhaft: der stärkste, den wir haben',
    greedy: 'Bot, gierig: nimmt, was sofort am meisten bringt',
    random: 'Bot, zufällig: spielt irgendetwas',
  },
  botShort: 'Bot',
  yourName: 'Wie heißt du?',
  nameOf: (number) => `Wie heißt die Person auf Platz ${number}?`,
  nameTaken: (name) => `${name} sitzt schon am Tisch. Tipp einen anderen Namen.`,
  whichSpaces: (max) =>
    `Gib bis zu ${max} Felder ein, erst die Reihe, dann die Spalte, zum Beispiel 46 55 64`,
  badSpaces: (side, max) =>
    `Das geht nicht: Gib 1 bis ${max} verschiedene Felder mit Zahlen von 1 bis ${side} ein, zum Beispiel 46 55 64.`,
  ready: 'Alles bereit?',
  begin: 'Partie starten',
  diceQuestion: 'Welche Würfel?',
  diceIacta: 'Iacta würfelt',
  diceOwn: 'Wir würfeln selbst und tippen das Ergebnis ein',
  diceShort: 'Würfel',
  diceIactaShort: 'Iacta würfelt',
  diceOwnShort: 'wir würfeln selbst',

  commands: {
    help: { typed: ['hilfe', '?'], does: 'diese Hilfe zeigen' },
    rules: { typed: ['regeln'], does: 'zeigen, wie das Spiel geht' },
    score: { typed: ['punkte', 'stand'], does: 'die Punkte bisher zeigen' },
    story: { typed: ['verlauf'], does: 'den Spielverlauf zeigen' },
    hint: { typed: ['tipp'], does: 'zeigen, was der stärkste Bot spielen würde' },
    undo: { typed: ['zurück', 'zurueck'], does: 'den letzten Schritt zurücknehmen' },
    save: { typed: ['speichern'], does: 'die Partie speichern, mit „speichern DATEI“ in eine eigene Datei' },
    say: { typed: ['sagen', 'nachricht'], does: 'den anderen eine Nachricht schicken' },
    pause: { typed: ['pause'], does: 'die Partie unterbrechen' },
    dice: { typed: ['würfel', 'wuerfel'], does: 'zeigen, welche Würfe dieses Gerät geprüft hat' },
    lang: { typed: ['sprache'], does: 'die Sprache ändern' },
    quit: { typed: ['ende', 'aufhören'], does: 'den Tisch verlassen' },
  },
  helpTitle: 'Hilfe',
  helpChoosing:
    'Tipp die Nummer einer Auswahl oder einen Teil ihrer Wörter; mehr Wörter grenzen weiter ein. Du kannst einen Zug auch als JSON eintippen; erlauben ihn die Regeln nicht, sagt Iacta, warum.',
  rulesFile: (path) => `Alle Regeln mit Nummern: ${path}`,
  throwsOwn: (name) => `${name}, würfle.`,
  typeFaces: (dice) => `Was hast du gewürfelt? In dieser Reihenfolge: ${dice.join(', ')}`,
  typeUnlike: (dice) => `Was hast du gewürfelt, in beliebiger Reihenfolge? ${dice.join(', ')}`,
  typeFace: (die) => `Was hast du gewürfelt? (${die})`,
  typeAlike: (count, die) => `Was zeigen die ${count} Würfel, in beliebiger Reihenfolge? (${die})`,
  wrongCount: (expected, typed) =>
    `Tipp ${expected === 1 ? 'eine Zahl' : `${expected} Zahlen`} ein; du hast ${typed === 1 ? 'eine' : typed} getippt.`,
  noSuchFace: ({ die, faces }, typed) =>
    `„${typed}“ gibt es auf diesem Würfel nicht (${die}). Möglich sind ${faces}.`,
  whoStarts: 'Wer beginnt?',
  didNotUnderstand: (typed) =>
    `„${typed}“ steht nicht zur Auswahl. Tipp eine Nummer, einen Teil der Auswahl oder „hilfe“.`,
  byRule: (rule) => `Regel ${rule}`,
  handOver: (name) => `Jetzt ${name}, geheim. Die anderen schauen nicht hin.`,
  handOverWhy: 'Alle wählen geheim; dann wird gemeinsam aufgedeckt.',
  iAm: (name) => `Ich bin ${name}: Zeig mir die Frage`,
  changesMind: (name) => `${name} will die Antwort ändern`,
  asks: (name) => `${name}:`,
  labelled: (name, value) => `${name}: ${value}`,
  tookBack: (name) => `${name} nimmt den letzten Schritt zurück.`,
  tookBackTogether: 'Zurückgenommen: Alle waren einverstanden.',
  undoTogether: 'Das geht weiter zurück als dein eigener letzter Schritt. Sind alle einverstanden?',
  undoNothing: 'Es gibt nichts zurückzunehmen.',
  storyTitle: 'Spielverlauf',
  storyEmpty: 'Noch ist nichts passiert.',

  rollMarked: (count) =>
    count === 1 ? 'Den markierten Würfel noch einmal' : `Die ${count} markierten Würfel noch einmal`,
  helpMarking:
    'Würfel für den zweiten Wurf: Tipp ihre Nummern, etwa 2 4 5, um sie zu markieren oder freizugeben; Enter würfelt.',
  hint: (move) => `Tipp: ${move}`,
  hintNone: 'Für diese Entscheidung gibt es keinen Tipp.',

  scoreTitle: 'Punkte',
  total: 'Summe',
  over: 'Die Partie ist zu Ende',
  wins: (name, points) => `${name} gewinnt mit ${points} ${points === 1 ? 'Punkt' : 'Punkten'}.`,
  share: (names, points) =>
    `${names} gewinnen gemeinsam mit je ${points} ${points === 1 ? 'Punkt' : 'Punkten'}.`,
  solo: (name, points) => `${name}: ${points === 1 ? '1 Punkt' : `${points} Punkte`}.`,
  tieBreak: (what) => `Punktgleich: Es entscheidet ${what}.`,
  rating: (rating) => `Bewertung: ${rating}`,
  again: 'Noch eine Partie?',
  againSame: 'Gleiches Spiel, gleiche Personen',
  againOther: 'Ein anderes Spiel',
  enough: 'Genug für heute',

  saved: (file) => `Gespeichert: ${file}`,
  notSaved: (file, why) => `${file} konnte nicht geschrieben werden (${why}).`,
  fileExists: (file) =>
    `${file} gibt es schon, und die Datei gehört nicht zu dieser Partie. Wähl einen anderen Namen.`,
  leaveQuestion: 'Den Tisch verlassen?',
  leaveKeep: 'Verlassen und die Partie für später speichern',
  leaveDrop: 'Verlassen und die Partie löschen',
  leaveStay: 'Weiterspielen',
  goodbye: 'Bis bald!',
  keptFor: (command) => `Die Partie ist gespeichert. Mit „${command}“ geht es weiter.`,
  wholeGame: (file) => `Die ganze Partie steht in ${file}`,
  noFile: (file) => `Die Datei ${file} gibt es nicht, oder sie ist nicht lesbar.`,
  notASave: (file) => `${file} ist keine gespeicherte Iacta-Partie. Die Datei wurde nicht verändert.`,
  newerSave: (file) =>
    `${file} stammt aus einer neueren Version von Iacta. Aktualisiere Iacta, um weiterzuspielen; die Datei wurde nicht verändert.`,
  damagedSave: (file, why) =>
    `${file} ist eine gespeicherte Iacta-Partie, aber beschädigt (${why}). Die Datei wurde nicht verändert.`,
  alreadyOver: 'Diese Partie ist schon zu Ende.',

  commandsUsage: `iacta play [Spiel]  in diesem Terminal spielen (iacta play --help)
iacta join CODE     an einem Online-Tisch mitspielen (iacta join --help)
iacta serve         den Tisch für die Browser in diesem Netz öffnen (iacta serve --help)
iacta admin         einen laufenden Server verwalten (iacta admin --help, auf Englisch)
iacta backup DATEI  alle Tische des Servers kopieren, auch während gespielt wird
iacta restore DATEI eine solche Kopie zurückspielen
iacta move --to URL  alle Tische in eine PostgreSQL-Datenbank umziehen
iacta push-keys     lässt Spieler Benachrichtigungen einschalten (iacta push-keys --help)
iacta engine        das Zeilenprotokoll sprechen (docs/protocol.md)
iacta arena         Bots gegen Bots, gemessen (iacta arena --help)
iacta verify DATEI  Würfel und Züge eines Online-Tisches prüfen
iacta verify-day DATEI  alle Partien des Tages prüfen, die gezählt haben
iacta review DATEI  Glück und Können einer beendeten Partie
iacta --version     die Version anzeigen`,
  engineUsage: `iacta engine

Liest von der Standardeingabe ein JSON-Objekt pro Zeile und beantwortet jedes mit einer Zeile auf der Standardausgabe.
Endet mit der Eingabe oder bei {"do":"quit"}. Zum Probieren: echo '{"do":"hello"}' | iacta engine
Das Protokoll steht in docs/protocol.md.`,
  usage: `iacta play [Spiel]     in diesem Terminal spielen

  --seats N             wie viele mitspielen
  --bots N              wie viele davon Bots sind (auf den letzten Plätzen)
  --bot STUFE           wie stark: first-steps, casual, strong, best, greedy, random
  --name NAME           der Name einer Person; für jede einmal
  --option NAME=WERT    eine Option des Spiels; beliebig oft
  --dice iacta|own      Iacta würfelt, oder ihr tippt eure eigenen Würfel ein
  --seed N              gleiche Zahl, gleiche Würfe
  --lang it|de|en|fr    die Sprache; sonst die des Systems
  --resume DATEI        eine gespeicherte Partie fortsetzen
  --fast                Bots spielen ohne Pausen
  --ascii               nur einfache Zeichen
  --yes                 vor dem Spiel nichts fragen
  --help                diese Seite

Was fehlt, wird gefragt; Enter nimmt den Vorschlag an.`,
  badFlag: (flag, allowed) => `${flag}: möglich ist ${allowed}.`,
  optionForm: 'NAME=WERT',
  unknownFlag: (flag) => `Die Angabe ${flag} gibt es nicht. „--help“ zeigt alle.`,
  missingValue: (flag) => `Nach ${flag} fehlt ein Wert.`,
  noValue: (flag) => `${flag} hat keinen Wert.`,
  unknownGame: (id, known) => `Ein Spiel „${id}“ gibt es nicht. Wähl eines von diesen: ${known}.`,

  refusals: {
    malformed: () => 'Diesen Zug gibt es in diesem Spiel nicht.',
    'unknown-game': () => 'Dieses Spiel gibt es hier nicht.',
    'unknown-option': (about) => `Eine Option „${about}“ gibt es nicht.`,
    'bad-option': (about) => `Dieser Wert ist für die Option „${about}“ nicht möglich.`,
    'unknown-version': () =>
      'Gespielt wurde nach einer neueren Version der Regeln. Aktualisiere zuerst Iacta.',
    'impossible-position': () => 'Diese Stellung kann in keiner Partie entstehen.',
    over: () => 'Die Partie ist zu Ende.',
    'no-such-seat': () => 'Diesen Platz gibt es in dieser Partie nicht.',
    'not-your-decision': () => 'Du bist gerade nicht dran.',
    'dice-awaited': () => 'Würfle zuerst.',
    'no-dice-awaited': () => 'Jetzt gibt es nichts zu würfeln. Mach einen Zug.',
    'wrong-dice': () => 'Das sind nicht die Würfel, die jetzt dran sind.',
    stale: () => 'Zu spät: Das Spiel ist schon weiter.',
    'nothing-to-undo': () => 'Es gibt nichts zurückzunehmen.',
    'undo-needs-consent': () => 'Zuerst müssen alle am Tisch zustimmen.',
    'bad-entry': (about) => `Schritt ${about} ist nicht spielbar`,
  },
};

const ZU: { readonly [count: number]: string } = {
  2: 'zweit',
  3: 'dritt',
  4: 'viert',
  5: 'fünft',
  6: 'sechst',
};
