import type { TerminalWords } from './catalogue.ts';

export const words: TerminalWords = {
  language: 'Deutsch',
  welcome: 'Iacta · fünf Würfelspiele, ein Tisch',

  keys: 'tippen grenzt ein · Pfeile · Enter · „hilfe“',
  keysText: 'Enter bestätigt · „hilfe“',
  keysPage: 'Pfeile blättern · Enter geht weiter · q schließt',
  keysPause: 'beliebige Taste: schneller',
  more: (count) => (count === 1 ? '… und noch eins' : `… und ${count} weitere`),
  noneFits: (typed) => `Nichts passt zu „${typed}“. Rücktaste oder Esc zeigt wieder alles.`,
  severalFit: (count) => `${count} davon passen. Tipp mehr davon oder die Nummer:`,
  pleaseChoose: 'Tipp eine Nummer oder einen Teil der Auswahl („hilfe“ sagt, was sonst noch geht).',
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
  howManySeats: 'Zu wievielt spielt ihr?',
  seats: (count) => (count === 1 ? 'Allein' : `Zu ${ZU[count] ?? `${count}.`}`),
  notInRulebook: 'nicht in der Anleitung',
  whoPlays: 'Wer sitzt am Tisch?',
  company: (people, bots) => {
    if (bots === 0) return people === 1 ? 'Nur ich' : `${people} Leute an diesem Terminal`;
    if (people === 0) return bots === 1 ? 'Ein Bot allein, ich sehe zu' : `${bots} Bots, ich sehe zu`;
    const who = people === 1 ? 'Ich' : `${people} Leute`;
    return `${who} gegen ${bots === 1 ? 'einen Bot' : `${bots} Bots`}`;
  },
  seatBySeat: 'Platz für Platz festlegen',
  whoSits: (seat) => `Wer sitzt auf Platz ${seat}?`,
  person: 'Ein Mensch',
  bot: {
    'first-steps': 'Bot, erste Schritte: sieht, was vor ihm liegt',
    casual: 'Bot, gemütlich: spielt mit Verstand',
    strong: 'Bot, stark: denkt einige Schritte voraus',
    best: 'Bot, der beste: das Beste, was wir können',
    greedy: 'Gieriger Bot: nimmt, was er kriegt',
    random: 'Zufälliger Bot: spielt irgendwas',
  },
  botShort: 'Bot',
  yourName: 'Wie heißt du?',
  nameOf: (number) => `Wie heißt, wer auf Platz ${number} sitzt?`,
  nameTaken: (name) => `${name} sitzt schon am Tisch.`,
  ready: 'Alles bereit?',
  begin: 'Los geht’s',
  diceQuestion: 'Welche Würfel?',
  diceIacta: 'Iacta würfelt',
  diceOwn: 'Wir werfen eigene Würfel und tippen ein, was sie zeigen',
  diceShort: 'Würfel',
  diceIactaShort: 'Iacta würfelt',
  diceOwnShort: 'eigene',

  commands: {
    help: { typed: ['hilfe', '?'], does: 'diese Hilfe' },
    rules: { typed: ['regeln'], does: 'wie das Spiel geht' },
    score: { typed: ['punkte', 'stand'], does: 'die Punkte bisher, nach Teilen' },
    story: { typed: ['verlauf'], does: 'was bisher geschah' },
    undo: { typed: ['zurück', 'zurueck'], does: 'den letzten Schritt zurücknehmen' },
    save: { typed: ['speichern'], does: 'die Partie speichern; „speichern DATEI“ in eine eigene Datei' },
    lang: { typed: ['sprache'], does: 'eine andere Sprache' },
    quit: { typed: ['ende', 'aufhören'], does: 'vom Tisch aufstehen' },
  },
  helpTitle: 'Hilfe',
  helpChoosing:
    'Tipp die Nummer einer Auswahl oder einen beliebigen Teil ihrer Wörter; mehrere Wörter grenzen weiter ein. Ein Zug lässt sich auch in seiner JSON-Form eintippen; verbieten ihn die Regeln, erfährst du, warum.',
  rulesFile: (path) => `Alle Regeln mit ihren Nummern: ${path}`,
  throwsOwn: (name) => `${name} würfelt.`,
  typeFaces: (dice) => `Was zeigen eure Würfel? In dieser Reihenfolge: ${dice.join(', ')}`,
  typeUnlike: (dice) => `Was zeigen eure Würfel, in beliebiger Reihenfolge? ${dice.join(', ')}`,
  typeFace: (die) => `Was zeigt der Würfel? (${die})`,
  typeAlike: (count, die) => `Was zeigen die ${count} Würfel, in beliebiger Reihenfolge? (${die})`,
  wrongCount: (expected, typed) =>
    `${expected === 1 ? 'Ein Würfel wird' : `${expected} Würfel werden`} geworfen, getippt hast du ${typed === 1 ? 'eine Zahl' : `${typed} Zahlen`}.`,
  noSuchFace: ({ die, faces }, typed) =>
    `„${typed}“ gibt es auf diesem Würfel nicht: ${die}. Er zeigt: ${faces}.`,
  whoStarts: 'Auf wen ist das Los gefallen?',
  didNotUnderstand: (typed) =>
    `„${typed}“ steht nicht zur Auswahl. Tipp eine Nummer, einen Teil der Auswahl oder „hilfe“.`,
  byRule: (rule) => `Regel ${rule}`,
  handOver: (name) => `Jetzt ${name}, geheim. Die anderen schauen weg.`,
  handOverWhy: 'Alle antworten für sich; aufgedeckt wird gemeinsam.',
  iAm: (name) => `Ich bin ${name}: zeig mir die Frage`,
  changesMind: (name) => `${name} will die Antwort ändern`,
  asks: (name) => `${name}:`,
  tookBack: (name) => `${name} nimmt den letzten Schritt zurück.`,
  tookBackTogether: 'Zurückgenommen, alle waren einverstanden.',
  undoTogether: 'Das geht weiter zurück als dein eigener letzter Schritt. Sind alle am Tisch einverstanden?',
  undoNothing: 'Es gibt nichts zurückzunehmen.',
  storyTitle: 'Was bisher geschah',
  storyEmpty: 'Noch ist nichts geschehen.',

  scoreTitle: 'Punkte',
  total: 'Summe',
  over: 'Das Spiel ist zu Ende',
  wins: (name, points) => `${name} gewinnt mit ${points} ${points === 1 ? 'Punkt' : 'Punkten'}.`,
  share: (names, points) =>
    `${names} teilen sich den Sieg mit je ${points} ${points === 1 ? 'Punkt' : 'Punkten'}.`,
  solo: (name, points) => `${name}: ${points === 1 ? '1 Punkt' : `${points} Punkte`}.`,
  tieBreak: (what) => `Punktgleich: Es entscheidet ${what}.`,
  rating: (rating) => `Urteil: ${rating}`,
  again: 'Noch eine Partie?',
  againSame: 'Gleiches Spiel, gleiche Runde',
  againOther: 'Ein anderes Spiel',
  enough: 'Genug für heute',

  saved: (file) => `Gespeichert: ${file}`,
  notSaved: (file, why) => `${file} lässt sich nicht schreiben (${why}).`,
  fileExists: (file) =>
    `${file} gibt es schon, und es ist kein Spielstand dieser Partie: Die Datei bleibt, wie sie ist.`,
  leaveQuestion: 'Vom Tisch aufstehen?',
  leaveKeep: 'Ja, und die Partie für später aufheben',
  leaveDrop: 'Ja, und die Partie wegwerfen',
  leaveStay: 'Nein, weiterspielen',
  goodbye: 'Bis bald!',
  keptFor: (command) => `Die Partie ist aufgehoben. Mit „${command}“ geht es weiter.`,
  wholeGame: (file) => `Die ganze Partie liegt in ${file}`,
  noFile: (file) => `Die Datei ${file} gibt es nicht, oder sie ist nicht lesbar.`,
  notASave: (file) => `${file} ist keine gespeicherte Iacta-Partie. Die Datei blieb unberührt.`,
  newerSave: (file) =>
    `${file} stammt von einem neueren Iacta als diesem. Zum Fortsetzen bitte Iacta aktualisieren; die Datei blieb unberührt.`,
  damagedSave: (file, why) =>
    `${file} ist eine gespeicherte Iacta-Partie, aber beschädigt (${why}). Die Datei blieb unberührt.`,
  alreadyOver: 'Diese Partie ist schon zu Ende.',

  commandsUsage: `iacta play [Spiel]  in diesem Terminal spielen (iacta play --help)
iacta serve         den Tisch für die Browser in diesem Netz öffnen (iacta serve --help)
iacta engine        das Zeilenprotokoll sprechen (docs/protocol.md)
iacta arena         Bots gegen Bots, gemessen (iacta arena --help)
iacta verify DATEI  Würfel und Züge eines Online-Tisches prüfen`,
  usage: `iacta play [Spiel]     in diesem Terminal spielen

  --seats N             wie viele mitspielen
  --bots N              wie viele davon Bots sind (auf den letzten Plätzen)
  --bot STUFE           wie stark: first-steps, casual, strong, best, greedy, random
  --name NAME           der Name eines Menschen; für jeden einmal
  --option NAME=WERT    eine Option des Spiels; beliebig oft
  --dice iacta|own      Iacta würfelt, oder ihr tippt eure eigenen Würfel ein
  --seed N              gleiche Zahl, gleiche Würfe
  --lang it|de|en|fr    die Sprache; sonst die des Systems
  --resume DATEI        eine gespeicherte Partie fortsetzen
  --fast                Bots spielen ohne Pausen
  --yes                 vor dem Spiel nichts fragen
  --help                diese Seite

Was fehlt, wird gefragt; Enter nimmt den Vorschlag an.`,
  badFlag: (flag, allowed) => `${flag}: möglich ist ${allowed}.`,
  optionForm: 'NAME=WERT',
  unknownFlag: (flag) => `Die Angabe ${flag} gibt es nicht. „--help“ zeigt alle.`,
  missingValue: (flag) => `Nach ${flag} fehlt ein Wert.`,
  noValue: (flag) => `${flag} steht ohne Wert.`,
  unknownGame: (id, known) => `Ein Spiel „${id}“ gibt es nicht. Es gibt: ${known}.`,

  refusals: {
    malformed: () => 'So einen Zug kennt dieses Spiel nicht.',
    'unknown-game': () => 'Dieses Spiel ist hier nicht bekannt.',
    'unknown-option': (about) => `Eine Option „${about}“ gibt es nicht.`,
    'bad-option': (about) => `Dieser Wert geht bei der Option „${about}“ nicht.`,
    'unknown-version': () => 'Es wurde nach einer Fassung der Regeln gespielt, die hier nicht bekannt ist.',
    'impossible-position': () => 'In diese Stellung kann keine Partie geraten.',
    over: () => 'Das Spiel ist zu Ende.',
    'no-such-seat': () => 'Diesen Platz gibt es am Tisch nicht.',
    'not-your-decision': () => 'Darüber entscheidest du gerade nicht.',
    'dice-awaited': () => 'Erst muss gewürfelt werden.',
    'no-dice-awaited': () => 'Jetzt wird nicht gewürfelt.',
    'wrong-dice': () => 'Das sind nicht die Würfel, die jetzt geworfen werden.',
    stale: () => 'Diese Frage ist schon vorbei.',
    'nothing-to-undo': () => 'Es gibt nichts zurückzunehmen.',
    'undo-needs-consent': () => 'Damit müssen alle am Tisch einverstanden sein.',
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
