import type { OnlineWords } from './shape.ts';

const list = new Intl.ListFormat('de');

export const words: OnlineWords = {
  hub: {
    title: 'Online spielen',
    intro: 'Alle spielen auf dem eigenen Handy, Tablet oder Computer, im selben Raum oder weit voneinander.',
    join: 'An einen Tisch setzen',
    code: 'Code des Tisches',
    go: 'Beitreten',
    open: 'Tisch eröffnen',
    mine: 'Deine Tische',
    waits: 'Noch nicht begonnen',
    over: 'Beendet',
    as: (name) => `du bist ${name}`,
    more: 'Mehr',
    strangers: 'Offene Tische',
    strangersNote: 'Spiel mit allen, die gerade online sind',
    screen: 'Einen Tisch auf diesem Bildschirm zeigen',
    screenNote: 'Für ein Tablet oder einen Fernseher, den alle sehen',
    data: 'Deine Daten auf dem Server',
    dataNote: 'Ansehen, speichern oder löschen',
  },
  open: {
    title: (game) => `${game}: Tisch eröffnen`,
    seats: 'Wie viele spielen mit?',
    clock: 'Zeit pro Entscheidung',
    noClock: 'Unbegrenzt',
    clockNote: 'Läuft deine Zeit ab, macht Iacta einen einfachen Zug für dich.',
    watch: 'Andere dürfen zuschauen',
    watchNote: 'Alle mit dem Link können zuschauen; geheime Entscheidungen sehen sie nie',
    go: 'Tisch eröffnen',
    device: 'Wozu dient dieses Gerät?',
    plays: 'Ich spiele darauf',
    playsNote: 'Du bekommst den ersten Platz',
    shows: 'Es zeigt allen den Tisch',
    showsNote: 'Tablet oder Fernseher; alle spielen auf dem Handy',
    listed: 'Fremde dürfen mitspielen',
    listedNote: 'Dein Tisch erscheint bei den offenen Tischen',
    ownDice: 'Wir würfeln mit echten Würfeln',
    ownDiceNote:
      'Wer dran ist, tippt ein, was die Würfel zeigen. Solche Würfe sind gekennzeichnet: Prüfen kann sie niemand.',
    spectatorPhrases: 'Wer zuschaut, darf Kurznachrichten senden',
  },
  tables: {
    title: 'Offene Tische',
    intro: 'An diesen Tischen sind alle willkommen. Die Liste aktualisiert sich von selbst.',
    none: 'Gerade gibt es keine offenen Tische. Eröffne selbst einen, an dem Fremde mitspielen dürfen, oder schau später wieder vorbei.',
    waiting: (names, count) => `${names} ${count === 1 ? 'wartet' : 'warten'}`,
    nobody: 'Gerade ist niemand da',
    free: (count) => (count === 1 ? '1 freier Platz' : `${count} freie Plätze`),
    clock: (time) => `${time} pro Entscheidung`,
    sit: 'Platz nehmen',
    sitAt: (game, names) => `Platz nehmen: ${game} mit ${names}`,
    open: 'Eigenen Tisch eröffnen',
  },
  screen: {
    title: 'Bildschirm für alle',
    intro: 'Dieser Bildschirm zeigt den Tisch allen im Raum. Gespielt wird auf den Handys.',
    go: 'Tisch zeigen',
    new: 'Stattdessen einen neuen Tisch eröffnen',
    here: 'Den Tisch hier allen zeigen',
    hereNote: 'Für Tablet oder Fernseher; braucht keinen Platz',
    join: 'Spiel mit deinem Handy mit',
    scan: 'Scann den Code mit der Kamera',
    type: (address) => `oder öffne ${address} und gib den Code ein`,
    whole: 'Vollbild',
    notWhole: 'Vollbild beenden',
    throws: (name) => `${name} würfelt`,
    secret: (names) => `${names}: Antworte geheim auf deinem Handy`,
    story: 'Spielverlauf',
    leave: 'Diesen Tisch nicht mehr zeigen',
  },
  data: {
    title: 'Deine Daten auf dem Server',
    intro:
      'Es gibt keine Konten. Für jeden Tisch, an dem dieses Gerät einen Platz hat, speichert der Server deinen Namen, einen Fingerabdruck des Schlüssels zu deinem Platz und deine Züge. Adressen und Kurznachrichten speichert er nicht.',
    none: 'Dieses Gerät hat an keinem Tisch einen Platz: Der Server weiß nichts über dich.',
    at: (count) => (count === 1 ? 'An 1 Tisch' : `An ${count} Tischen`),
    save: 'Alles als Datei speichern',
    saved: (count) =>
      count === 1 ? 'Daten von 1 Tisch gespeichert.' : `Daten von ${count} Tischen gespeichert.`,
    unread: (count) =>
      count === 1
        ? '1 Tisch war nicht erreichbar. Versuch es später noch einmal.'
        : `${count} Tische waren nicht erreichbar. Versuch es später noch einmal.`,
    delete: 'Alles löschen',
    deleteAt: (game) => `Deine Daten am Tisch ${game} löschen`,
    ask: (count) =>
      count === 1 ? 'Deine Daten von 1 Tisch löschen?' : `Deine Daten von ${count} Tischen löschen?`,
    askAt: (game) => `Deine Daten am Tisch ${game} löschen?`,
    note: 'Dein Name und der Schlüssel zu deinem Platz werden endgültig gelöscht. Läuft die Partie noch, spielt ein Bot für dich weiter, und du kannst nicht zurückkommen. Deine Züge bleiben ohne deinen Namen: Sie gehören zur Partie aller.',
    confirm: 'Löschen',
    deleted: (count) => (count === 1 ? 'An 1 Tisch gelöscht.' : `An ${count} Tischen gelöscht.`),
  },
  join: {
    title: (game) => `${game} mitspielen`,
    with: (names) => `Am Tisch: ${names}. Spielst du mit?`,
    name: 'Dein Name',
    sit: 'Platz nehmen',
    watch: 'Nur zuschauen',
    full: 'Alle Plätze sind besetzt.',
    late: 'Die Partie läuft schon. Du kannst für einen Bot einspringen oder zuschauen.',
    takeOver: (bot) => `Statt ${bot} spielen`,
  },
  room: {
    title: (game) => `${game}: Der Tisch ist eröffnet`,
    invite: 'Lade die anderen ein',
    qr: 'QR-Code mit dem Link zu diesem Tisch',
    code: 'Code zum Vorlesen',
    link: 'Link',
    copy: 'Link kopieren',
    share: 'Link teilen',
    copied: 'Kopiert.',
    onlyHere:
      'Dieser Link funktioniert nur auf diesem Gerät. Öffne Iacta unter seiner Netzwerkadresse, damit andere mitspielen können.',
    seats: 'Plätze',
    you: 'du',
    host: 'Host',
    here: 'da',
    away: 'nicht da',
    empty: 'Freier Platz',
    whoAt: (seat) => `Wer spielt auf Platz ${seat}`,
    keepFree: 'Frei halten',
    bot: 'Bot',
    start: 'Partie starten',
    waitsForHost: 'Warten, bis der Host die Partie startet.',
    leave: 'Tisch verlassen',
    againTitle: (game) => `${game}: Revanche`,
    againWaits: (names) =>
      `Noch nicht da: ${names}. Die Partie startet, sobald alle da sind; alle rücken einen Platz weiter.`,
    standIn: 'ein Bot spielt solange',
    thinking: 'überlegt',
    settings: 'Einstellungen des Tischs',
    addSeat: 'Platz hinzufügen',
    closeSeat: (seat) => `Platz ${seat} schließen`,
    remove: (name) => `${name} entfernen`,
    makeHost: (name) => `${name} zum Host machen`,
    more: (name) => `Optionen für ${name}`,
    startWithBots: 'Mit Bots auf den freien Plätzen starten',
    startWithBotsFor: (names) => `Mit einem Bot für ${names} starten`,
    startWith: (players) =>
      players === 1
        ? 'Allein starten'
        : `Zu ${players >= 5 ? players : ['zweit', 'dritt', 'viert'][players - 2]} starten`,
    freeSeats: 'Es sind noch Plätze frei.',
    hostStarts: (name) => `${name} startet die Partie.`,
    hostAway: (name) => `${name} ist Host und gerade nicht da. Nach einer Minute übernimmt, wer da ist.`,
    onScreen: 'Wer zuerst Platz nimmt, startet die Partie auf dem Handy.',
  },
  table: {
    yourTurn: 'Du bist dran',
    waitingFor: (names) => `Warten auf ${names}`,
    oneThinks: (name) => `${name} überlegt …`,
    watching: 'Du schaust zu.',
    watchers: (count) => (count === 1 ? 'Eine Person schaut zu.' : `${count} Personen schauen zu.`),
    company: 'Wer da ist',
    paused: 'Die Partie ist unterbrochen.',
    pausedBy: (name) => `${name} hat die Partie unterbrochen.`,
    pausedByYou: 'Du hast die Partie unterbrochen.',
    pause: 'Partie unterbrechen',
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
    askedBot: 'Warten, bis die anderen einem Bot zustimmen.',
    offerBot: (name) => `Einen Bot für ${name} spielen lassen`,
    replaced: 'Ein Bot spielt für dich.',
    takeBack: 'Meinen Platz zurücknehmen',
    leave: 'Platz aufgeben',
    leaveNote: 'Ein Bot spielt für dich weiter. Du kannst zurückkommen.',
    otherDevice: 'Auf einem anderen Gerät weiterspielen',
    otherDeviceNote: 'Dieser Link ist dein Platz: Gib ihn nicht weiter. Wer ihn öffnet, spielt für dich.',
    awayShort: (count) => `${count} nicht da`,
    waitingForAway: (names) => `Warten auf ${names} (gerade nicht da)`,
    screen: 'Den Tisch auf einem großen Bildschirm zeigen',
    screenNote: 'Öffne diesen Link auf einem Tablet oder Fernseher im Raum.',
    left: (time) => `Noch ${time}`,
    leftFor: (name, time) => `${name} hat noch ${time}`,
    call: 'Benachrichtige mich, wenn ich dran bin',
    askCall: 'Möchtest du benachrichtigt werden, wenn du dran bist?',
    callYes: 'Benachrichtigen',
    callNo: 'Nicht jetzt',
    called: 'Du hörst einen Ton, und in einem anderen Tab bekommst du eine Benachrichtigung vom Browser.',
    calledQuietly:
      'Du hörst einen Ton, und der Titel der Seite ändert sich. Benachrichtigungen vom Browser gehen hier nicht.',
    rematchBy: (name) => `${name} möchte eine Revanche.`,
    rematchOpen: 'Noch eine Partie? Der Tisch steht bereit.',
    joinRematch: 'Bei der Revanche mitspielen',
    notNow: 'Nicht jetzt',
    invite: 'Jemanden einladen',
    inviteNote: 'Mit dem Code können andere zuschauen oder für einen Bot einspringen.',
    onTv: (address) => `Am Fernseher: ${address} öffnen und den Code eintippen.`,
    pendingOffline:
      'Noch nicht gesendet: Das passiert, sobald du online bist. Tipp etwas anderes an, um es zu ändern.',
    byClock: (step) => `Zeit abgelaufen: ${step}`,
    rollByHand: 'Iacta würfeln lassen',
  },
  say: 'Kurznachrichten',
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
  watcherSaid: (phrase) => `Aus dem Publikum: „${phrase}“`,
  connection: {
    connecting: 'Verbindung wird aufgebaut …',
    lost: 'Verbindung unterbrochen. Ich verbinde neu; die Partie ist nicht verloren.',
    offline: 'Du bist offline. Die Partie ist nicht verloren und geht weiter, sobald du wieder online bist.',
    back: 'Wieder verbunden.',
  },
  dice: {
    checked: (count) => (count === 1 ? '1 Wurf geprüft' : `${count} Würfe geprüft`),
    none: 'Ehrliche Würfel',
    title: 'Würfel zum Nachprüfen',
    mine: (checked, rolls) => `Dieses Gerät hat ${checked} von ${rolls} Würfen geprüft.`,
    noRolls: 'Es wurde noch nicht gewürfelt.',
    others: {
      typed: (count) =>
        count === 1
          ? '1 Wurf mit echten Würfeln, von Hand eingegeben: Prüfen kann ihn niemand.'
          : `${count} Würfe mit echten Würfeln, von Hand eingegeben: Prüfen kann sie niemand.`,
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
    people: 'Wessen Geräte dabei waren',
    person: (name, took, of) => `${name}: ${took} von ${of} Würfen`,
    rolls: 'Wurf für Wurf',
    roll: (number) => `Wurf ${number}`,
    byAll: (people) =>
      people === 1 ? 'mit deinem Gerät' : people === 2 ? 'mit beiden Geräten' : `mit allen ${people} Geräten`,
    without: (names) => `ohne ${names}`,
    byNone: 'Wort des Servers',
    oldRoll: 'alte Art',
    typedRoll: 'von Hand eingegeben',
    compare: 'Code zum Vergleichen',
    compareText: 'Lest ihn euch vor: Haben alle denselben Code, haben alle dasselbe Spiel gesehen.',
    how: 'Wie das geht und was es nicht verhindert',
    checkAll: 'Ganze Partie noch einmal prüfen',
    allRight: (rolls) => (rolls === 1 ? 'Alles stimmt: 1 Wurf.' : `Alles stimmt: ${rolls} Würfe.`),
    earlyClock: (count) =>
      count === 1
        ? 'Nach den Zeiten im Protokoll lief einmal die Zeit zu früh ab: Entweder wurde die Uhr des Servers zurückgestellt, oder der Server hat für jemanden gespielt.'
        : `Nach den Zeiten im Protokoll lief ${count}-mal die Zeit zu früh ab: Entweder wurde die Uhr des Servers zurückgestellt, oder der Server hat für jemanden gespielt.`,
    wrongAt: (entry) => `Eintrag ${entry} des Protokolls ist falsch.`,
    noLog: 'Das Protokoll konnte nicht geladen werden. Versuch es später noch einmal.',
    file: 'Protokoll als Datei speichern',
    page: {
      title: 'Würfel zum Nachprüfen',
      how: [
        'Stell dir vor, der Server würfelt verdeckt unter einem Becher, und alle stecken eine Zahl in einen verschlossenen Umschlag. Erst liegen alle Umschläge auf dem Tisch, und alle sehen, von wem sie sind. Dann werden sie geöffnet, und der Becher geht hoch. Becher und Umschläge zusammen ergeben den Wurf, also konnte ihn niemand lenken.',
        'Genau das passiert vor jedem Wurf. Der Server zeigt den Fingerabdruck einer geheimen Zahl, jedes Gerät den seiner eigenen. Im Protokoll des Tisches steht, welche Geräte dabei sind. Erst wenn das festgehalten ist, schicken die Geräte ihre Zahlen.',
        'Geprüft heißt auf diesem Gerät: Seine eigene Zahl war rechtzeitig angekündigt und steckt im Wurf, die Augen kommen richtig heraus, und das Protokoll setzt das fort, das es schon kannte. Ein ausgeschaltetes Gerät ist einfach nicht dabei; das steht dann in der Liste.',
      ],
      remains: 'Was ein unehrlicher Server noch könnte',
      left: [
        'Dein Gerät bei einem Wurf weglassen. Dann gilt der Wurf nicht als geprüft, und du siehst es.',
        'Einen Wurf abbrechen, wenn er das Ergebnis kennt, und behaupten, ein Gerät habe nicht geantwortet. Der nächste Wurf ist dann als wiederholt markiert. Das kann auch Pech sein: Ein Handy verliert genau in dem Moment die Verbindung. Passiert es oft, werde misstrauisch.',
        'Behaupten, das Gerät einer anderen Person sei dabei gewesen. Das merkt nur sie. Für dich genügt, dass deine eigene Zahl im Wurf steckt.',
        'Allen von euch ein anderes Spiel zeigen. Vergleicht die Codes, am besten am Ende: gleicher Code, gleiches Spiel. Zwei Spiele mit demselben Code zu fälschen würde einen sehr schnellen Computer monatelang beschäftigen.',
        'Züge, von Hand eingegebene Würfe oder Zustimmungen in deinem Namen erfinden oder deine Zeit zu früh beenden: Die Zeiten im Protokoll stammen vom Server. Fremde Zustimmungen meldet dieses Gerät; das Übrige siehst du selbst.',
        'Verdeckte Antworten ansehen und weitersagen, oder einfach aufhören.',
        'Dir eine Seite schicken, die nur so tut, als würde sie prüfen. Kommt diese Seite von einem Server, dem du nicht traust, dann speichere das Protokoll und prüfe es mit „iacta verify“ aus anderer Quelle.',
      ],
    },
    rewritten: {
      title: 'Der Server erzählt etwas anderes',
      text: 'Dieses Gerät hat den Verlauf des Spiels anders in Erinnerung. Frag die anderen, was sie sehen, bevor du weiterspielst.',
      restored:
        'Der Server sagt, er sei aus einer Sicherung wiederhergestellt worden; die letzten Züge fehlen deshalb. Bestätigt das, wer ihn betreibt, kannst du weiterspielen.',
      accept: 'Mit der Fassung des Servers weiterspielen',
      leave: 'Tisch verlassen',
    },
    foreign: {
      text: 'Jemand hat in deinem Namen zugestimmt, aber nicht auf diesem Gerät.',
      mine: 'Das war ich, auf einem anderen Gerät',
      notMine: 'Das war ich nicht',
    },
  },
  and: (names) => list.format(names),
  refusals: {
    unreachable: 'Unter dieser Adresse ist kein Server erreichbar. Prüf, ob er läuft.',
    'no-such-table':
      'Einen Tisch mit diesem Code oder Link gibt es nicht. Prüf ihn und versuch es noch einmal.',
    'unknown-key': 'Dieses Gerät hat an diesem Tisch keinen Platz mehr.',
    'no-watching': 'An diesem Tisch kannst du nicht zuschauen: Der Host erlaubt es nicht.',
    'too-many': 'Das waren zu viele Anfragen auf einmal. Versuch es gleich noch einmal.',
    'too-fast': 'Das waren zu viele Anfragen auf einmal. Versuch es gleich noch einmal.',
    started: 'Die Partie hat schon begonnen.',
    full: 'Alle Plätze sind besetzt.',
    'seat-taken': 'Dieser Platz ist besetzt. Nimm einen anderen.',
    'name-taken':
      'An diesem Tisch heißt schon jemand so oder zum Verwechseln ähnlich. Häng an deinen Namen etwas an.',
    'log-full':
      'Das Protokoll dieses Tisches ist voll. Ihr könnt die Partie noch zu Ende spielen, aber sonst nichts tun.',
    'empty-seats': 'Besetz zuerst die freien Plätze.',
    paused: 'Die Partie ist unterbrochen. Setz sie zuerst fort.',
    'bot-plays': 'Auf diesem Platz spielt ein Bot.',
    'no-pauses-left': 'Du hast in dieser Partie schon alle Pausen genommen.',
    internal: 'Auf dem Server ist etwas schiefgegangen. Es wurde nichts verändert.',
    'absent-players': 'Es sind noch nicht alle Eingeladenen da.',
    'still-there': 'Die Person ist schon wieder da.',
    'too-soon': 'Die Person ist gerade erst weg. Warte noch eine Minute.',
    alone: 'Das kannst du nicht allein entscheiden: Die anderen müssen zustimmen.',
    stale: 'Zu spät: Das Spiel ist schon weiter.',
    'no-such-question': 'Das ist schon geklärt.',
    'not-host': 'Das kann nur der Host.',
    'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
    closing: 'Der Server startet neu. Versuch es gleich noch einmal.',
    'storage-full':
      'Die Festplatte des Servers ist voll, es kann nichts gespeichert werden. Dein Zug wird automatisch noch einmal gesendet.',
    'storage-read-only':
      'Der Server kann gerade nicht auf seine Festplatte schreiben. Dein Zug wird automatisch noch einmal gesendet.',
    'storage-missing':
      'Der Server findet seine Datei mit den Tischen nicht. Sobald sie wieder da ist, geht es weiter.',
    'storage-corrupt':
      'Die Daten des Servers sind beschädigt, dieser Tisch ist nicht lesbar. Der Grund steht im Protokoll des Servers.',
    'storage-locked': 'Ein anderes Programm blockiert die Datei des Servers. Gleich geht es weiter.',
    'storage-failed':
      'Die Festplatte des Servers meldet einen Fehler. Dein Zug wird automatisch noch einmal gesendet.',
    malformed: 'Gib einen Namen mit 1 bis 24 Buchstaben ein.',
  },
  otherRefusal: 'Das hat nicht geklappt. Versuch es noch einmal.',
};
