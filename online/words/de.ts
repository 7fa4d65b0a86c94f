import type { SharedWords } from './shape.ts';

export const words: SharedWords = {
  emptySeat: 'Freier Platz',
  you: 'du',
  host: 'leitet den Tisch',
  away: 'nicht da',
  waitsForHost: 'Warten, bis die Partie gestartet wird.',
  start: 'Partie starten',
  waitingFor: (names) => `Warten auf ${names}`,
  againWaits: (names) =>
    `Noch nicht da: ${names}. Die Partie startet, sobald alle da sind; alle rücken einen Platz weiter.`,
  startWithBots: 'Mit Bots auf den freien Plätzen starten',
  startWithBotsFor: (names) => `Mit einem Bot für ${names} starten`,
  startWith: (players) =>
    players === 1
      ? 'Allein starten'
      : `Zu ${['zweit', 'dritt', 'viert', 'fünft', 'sechst'][players - 2] ?? players} starten`,
  waitingForAway: (names) => `Warten auf ${names} (gerade nicht da)`,
  watching: 'Du schaust zu.',
  paused: 'Die Partie ist unterbrochen.',
  pausedBy: (name) => `${name} hat die Partie unterbrochen.`,
  pausedByYou: 'Du hast die Partie unterbrochen.',
  resume: 'Weiterspielen',
  askUndo: (name, steps) =>
    steps === 1
      ? `${name} möchte den letzten Schritt zurücknehmen.`
      : `${name} möchte die letzten ${steps} Schritte zurücknehmen.`,
  askBot: (name, away) =>
    `${name} schlägt vor, dass ein Bot für ${away} spielt, solange dort niemand da ist.`,
  agree: 'Einverstanden',
  disagree: 'Lieber nicht',
  askedUndo: 'Warten, bis die anderen zustimmen.',
  replaced: 'Ein Bot spielt für dich.',
  takeBack: 'Meinen Platz zurücknehmen',
  joinRematch: 'Bei der Revanche mitspielen',
  phrases: {
    hello: 'Hallo!',
    'good-luck': 'Viel Glück!',
    'well-played': 'Gut gespielt!',
    lucky: 'Glück gehabt!',
    oops: 'Hoppla …',
    thinking: 'Ich überlege noch.',
    'your-turn': 'Du bist dran.',
    'one-moment': 'Moment, bitte.',
    back: 'Ich bin wieder da.',
    thanks: 'Danke!',
    again: 'Noch eine Partie?',
    bye: 'Tschüss!',
  },
  said: (name, phrase) => `${name}: „${phrase}“`,
  connecting: 'Verbindung wird aufgebaut …',
  lost: 'Verbindung unterbrochen. Ich verbinde neu; die Partie ist nicht verloren.',
  back: 'Wieder verbunden.',
  diceTitle: 'Würfel zum Nachprüfen',
  noRolls: 'Es wurde noch nicht gewürfelt.',
  checked: (checked, rolls) =>
    `Dieses Gerät hat ${checked} von ${rolls} ${rolls === 1 ? 'Wurf' : 'Würfen'} geprüft.`,
  verdicts: {
    typed: (count) =>
      count === 1
        ? '1 Wurf mit echten Würfeln, von Hand eingegeben: Prüfen kann ihn niemand.'
        : `${count} Würfe mit echten Würfeln, von Hand eingegeben: Prüfen kann sie niemand.`,
    daily: (count) =>
      count === 1
        ? '1 Wurf mit den Würfeln des Tages, für alle gleich: Sobald der Tag abgeschlossen ist, lässt er sich nachprüfen.'
        : `${count} Würfe mit den Würfeln des Tages, für alle gleich: Sobald der Tag abgeschlossen ist, lassen sie sich nachprüfen.`,
    'without-me': (count) =>
      count === 1 ? '1 Wurf ohne dieses Gerät.' : `${count} Würfe ohne dieses Gerät.`,
    'server-only': (count) =>
      count === 1
        ? '1 Wurf ganz ohne Geräte: Da gilt nur das Wort des Servers.'
        : `${count} Würfe ganz ohne Geräte: Da gilt nur das Wort des Servers.`,
    old: (count) =>
      count === 1
        ? '1 Wurf aus der Zeit vor dieser Prüfung: Der Server konnte Geräte weglassen.'
        : `${count} Würfe aus der Zeit vor dieser Prüfung: Der Server konnte Geräte weglassen.`,
    repeated: (count) =>
      count === 1
        ? '1 Wurf wurde wiederholt, nachdem dieses Gerät seine Zahl gezeigt hatte. Der Server könnte das erste Ergebnis gekannt haben.'
        : `${count} Würfe wurden wiederholt, nachdem dieses Gerät seine Zahl gezeigt hatte. Der Server könnte das erste Ergebnis gekannt haben.`,
    unproven: (count) =>
      count === 1
        ? 'In 1 Wurf steckt eine Zahl dieses Geräts, deren Ankündigung es nie gesehen hat.'
        : `In ${count} Würfen steckt eine Zahl dieses Geräts, deren Ankündigung es nie gesehen hat.`,
    doubtful: (count) =>
      count === 1
        ? '1 Wurf kam, nachdem jemand in deinem Namen zugestimmt hatte, aber nicht auf diesem Gerät.'
        : `${count} Würfe kamen, nachdem jemand in deinem Namen zugestimmt hatte, aber nicht auf diesem Gerät.`,
  },
  broken:
    'Ein Wurf oder das Protokoll dieses Tisches stimmt nicht mit dem Versprechen überein. Vertrau diesem Server nicht.',
  foreign: 'Jemand hat in deinem Namen zugestimmt, aber nicht auf diesem Gerät.',
  compareText: 'Lest ihn euch vor: Haben alle denselben Code, haben alle dasselbe Spiel gesehen.',
  rewritten:
    'Dieses Gerät hat den Verlauf des Spiels anders in Erinnerung. Frag die anderen, was sie sehen, bevor du weiterspielst.',
  restored:
    'Der Server sagt, er sei aus einer Sicherung wiederhergestellt worden; die letzten Züge fehlen deshalb. Bestätigt das, wer ihn betreibt, kannst du weiterspielen.',
  accept: 'Mit der Fassung des Servers weiterspielen',

  refusals: {
    unreachable: 'Unter dieser Adresse ist kein Server erreichbar. Prüf, ob er läuft.',
    'no-such-table':
      'Einen Tisch mit diesem Code oder Link gibt es nicht. Prüf ihn und versuch es noch einmal.',
    'unknown-key': 'Dieses Gerät hat an diesem Tisch keinen Platz mehr. Setz dich mit dem Code wieder hin.',
    'no-watching': 'An diesem Tisch darf niemand zuschauen. Frag die Spielenden nach einem Platz.',
    'table-closed': 'Wer diesen Server betreibt, hat diesen Tisch geschlossen.',
    banned:
      'Wer diesen Server betreibt, lässt dieses Gerät zurzeit nicht herein. Frag dort nach, wenn das ein Irrtum ist.',
    'too-many': 'Das waren zu viele Anfragen auf einmal. Versuch es gleich noch einmal.',
    'too-fast': 'Das waren zu viele Anfragen auf einmal. Versuch es gleich noch einmal.',
    started: 'Die Partie hat schon begonnen.',
    full: 'Alle Plätze sind besetzt.',
    'name-taken':
      'An diesem Tisch heißt schon jemand so oder zum Verwechseln ähnlich. Häng an deinen Namen etwas an.',
    'name-not-listed': 'Auf diesem Server wählst du einen Namen aus der Liste.',
    'not-public': 'Namen und Sprüche lassen sich nur an öffentlichen Tischen melden.',
    'empty-seats': 'Besetz zuerst die freien Plätze.',
    'bot-plays': 'Auf diesem Platz spielt ein Bot.',
    'no-pauses-left': 'Du hast in dieser Partie schon alle Pausen genommen.',
    'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
    'not-host': 'Das kann nur, wer den Tisch leitet.',
    closing: 'Der Server startet neu. Versuch es gleich noch einmal.',
    malformed: 'Gib einen Namen mit 1 bis 24 Buchstaben ein.',
    ranked: 'In einer gewerteten Partie geht das nicht.',
    'no-such-day': 'An diesem Tag gibt es auf diesem Server keine Partie des Tages.',
    'day-not-begun': 'Dieser Tag hat noch nicht begonnen. Lad die Seite neu.',
    'day-over': 'Dieser Tag ist vorbei. Lad die Seite neu, dann spielst du den neuen.',
    'linked-already': 'In dieser Liste steht schon eine Partie von dir: Jeder hat eine am Tag.',
    'attempt-deleted': 'Du hast deine Daten zu dieser Partie gelöscht. Morgen kannst du wieder spielen.',
    'seat-taken': 'Dieser Platz ist besetzt. Nimm einen anderen.',
    'log-full':
      'Dieser Tisch hat so viel aufgezeichnet, wie hineinpasst. Spielt die Partie zu Ende; eröffne dann einen neuen Tisch.',
    paused: 'Die Partie ist unterbrochen. Setz sie zuerst fort.',
    internal: 'Auf dem Server ist etwas schiefgegangen, geändert wurde nichts. Versuch es noch einmal.',
    'absent-players': 'Es sind noch nicht alle Eingeladenen da.',
    'still-there': 'Die Person ist schon wieder da.',
    'too-soon': 'Die Person ist gerade erst weg. Warte noch eine Minute.',
    alone: 'Das kannst du nicht allein entscheiden: Die anderen müssen zustimmen.',
    stale: 'Zu spät: Das Spiel ist schon weiter.',
    'no-such-question': 'Das ist schon geklärt.',
    'storage-full':
      'Die Festplatte des Servers ist voll, es kann nichts gespeichert werden. Dein Zug wird automatisch noch einmal gesendet.',
    'storage-read-only':
      'Der Server kann gerade nicht auf seine Festplatte schreiben. Dein Zug wird automatisch noch einmal gesendet.',
    'storage-missing':
      'Der Server findet seine Tische nicht mehr. Sag der Person Bescheid, die ihn betreibt: Sobald sie wieder da sind, geht es weiter.',
    'storage-corrupt':
      'Die Daten des Servers sind beschädigt, dieser Tisch ist nicht lesbar. Sag der Person Bescheid, die den Server betreibt.',
    'storage-locked': 'Ein anderes Programm blockiert die Datei des Servers. Gleich geht es weiter.',
    'storage-failed':
      'Die Festplatte des Servers meldet einen Fehler. Dein Zug wird automatisch noch einmal gesendet.',
    'foreign-page': 'Von dieser Seite aus kannst du dort nicht mitspielen.',
    'unknown-host': 'Der Server kennt diese Adresse nicht. Nimm die, unter der er veröffentlicht ist.',
    'not-seated': 'Das kann nur, wer an diesem Tisch einen Platz hat.',
    'not-for-programs': 'Das ist Programmen nicht erlaubt.',
    'not-started': 'Die Partie hat noch nicht begonnen.',
    over: 'Die Partie ist zu Ende.',
    'not-over': 'Die Partie ist noch nicht zu Ende.',
    'not-paused': 'Die Partie ist nicht pausiert.',
    'unknown-bot': 'Diesen Bot gibt es auf diesem Server nicht.',
    'no-bot-plays': 'Auf deinem Platz spielt kein Bot.',
    'not-your-decision': 'Du bist gerade nicht dran.',
    'no-dice-awaited': 'Gerade wird nicht gewürfelt.',
    'no-own-dice': 'An diesem Tisch würfelt Iacta.',
    'no-push': 'Dieser Server verschickt keine Benachrichtigungen.',
    'bad-target': 'An diese Adresse kann der Server nichts senden.',
    'no-webhooks': 'Dieser Server benachrichtigt keine anderen Programme.',
    'not-ranked': 'Das geht nur in einer gewerteten Partie.',
    'day-open': 'Dieser Tag ist noch nicht abgeschlossen.',
    'too-long': 'Die Nachricht ist zu lang.',
  },
  otherRefusal: 'Das hat nicht geklappt. Versuch es noch einmal.',
};
