import type { Language } from '@iacta/core';
import type { LogProblem, RollCount, SeatCount } from '@iacta/online/log';
import type { Doubt } from '@iacta/table/log';

type Code = LogProblem['code'];
type RollWhy = Extract<LogProblem, { code: 'wrong-roll' }>['why'];

interface VerifyWords {
  readonly usage: string;
  readonly unreadable: (file: string) => string;
  readonly right: (entries: number) => string;
  /** How the rolls were made; lines for what did not happen are left out. */
  readonly rolls: {
    readonly all: (count: number) => string;
    readonly some: (count: number) => string;
    readonly serverOnly: (count: number) => string;
    readonly old: (count: number) => string;
    readonly typed: (count: number) => string;
    readonly daily: (count: number, day: string) => string;
    readonly annulled: (count: RollCount) => string;
  };
  /** One person's part in the rolls. */
  readonly seat: (seat: SeatCount) => string;
  /** One roll (counted from 1): all took part, no one did, or who did not. */
  readonly withAll: (roll: number) => string;
  readonly withNone: (roll: number) => string;
  readonly without: (roll: number, names: readonly string[]) => string;
  readonly ofFormat1: (roll: number) => string;
  readonly typed: (roll: number) => string;
  readonly daily: (roll: number) => string;
  /** The player was shown hints, at a daily table. */
  readonly hints: (name: string) => string;
  readonly nameless: (seat: number) => string;
  /** What the log does not prove; `name`: of the seat that it is about. */
  readonly doubt: { readonly [code in Doubt['code']]: (entry: number, name: string) => string };
  readonly closed: string;
  readonly notOver: string;
  readonly head: (head: string) => string;
  readonly code: (code: string) => string;
  readonly wrongRoll: (roll: number, why: string) => string;
  readonly rollWhy: { readonly [why in RollWhy]: string };
  readonly wrong: { readonly [code in Exclude<Code, 'wrong-roll'>]: (entry: number) => string };
}

export const WORDS: { readonly [language in Language]: VerifyWords } = {
  en: {
    usage: `iacta verify FILE [--head HASH] [--rolls]   check a table’s log: every roll, every step, every byte
  --head    a head hash that your device showed: the log must contain it
  --rolls   also list for every roll whose devices took part`,
    unreadable: (file) => `${file} can’t be read.`,
    right: (entries) => `All correct. Entries: ${entries}.`,
    rolls: {
      all: (count) => `Rolls with every player’s device: ${count}.`,
      some: (count) => `Rolls with some players’ devices: ${count}.`,
      serverOnly: (count) => `Rolls without any player’s device, on the server’s word alone: ${count}.`,
      typed: (count) => `Rolls of real dice, typed in by players: ${count}. No one can check them.`,
      daily: (count, day) =>
        `Rolls from the dice of ${day}: ${count}. No device took part; the file of the day proves them once it’s published (iacta verify-day).`,
      old: (count) =>
        `Rolls of the old format: ${count}. They follow from the promised secrets, but the server could leave devices out.`,
      annulled: ({ annulled, repeated }) => `Rolls called off: ${annulled}; rolls repeated: ${repeated}.`,
    },
    seat: ({ name, took, of, missed }) =>
      `${name}: device took part in ${took} of ${of} rolls${missed > 0 ? `, didn’t answer ${missed === 1 ? 'once' : `${missed} times`}` : ''}.`,
    withAll: (roll) => `Roll ${roll}: with every player’s device.`,
    withNone: (roll) => `Roll ${roll}: on the server’s word.`,
    without: (roll, names) => `Roll ${roll}: without ${names.join(', ')}.`,
    ofFormat1: (roll) => `Roll ${roll}: old format.`,
    typed: (roll) => `Roll ${roll}: typed in by the player.`,
    daily: (roll) => `Roll ${roll}: from the dice of the day.`,
    hints: (name) => `${name} used hints.`,
    nameless: (seat) => `Player ${seat}`,
    doubt: {
      'undo-without-consent': (entry) =>
        `Entry ${entry} undoes steps, and this old log doesn’t say whether everyone agreed.`,
      'early-clock': (entry, name) =>
        `Entry ${entry}: by the log’s own times, the turn clock played for ${name} too early. Either the server’s clock was set back, or the server played in ${name}’s place.`,
    },
    closed: 'Sealed answers are still closed.',
    notOver: 'The game isn’t over.',
    head: (head) => `Head hash: ${head}`,
    code: (code) => `To compare with the other players: ${code}`,
    wrongRoll: (roll, why) => `Roll ${roll} is wrong: ${why}`,
    rollWhy: {
      'wrong-faces': 'the dice don’t follow from the secret and the devices’ numbers.',
      'wrong-secret': 'the secret isn’t the one that was promised.',
      'wrong-number': 'it has the number of another roll.',
      'wrong-seats': 'the contributions don’t fit the players.',
      'no-dice': 'there were no dice to roll.',
      'no-throw': 'it wasn’t settled beforehand who’d take part.',
      'wrong-thrower': 'it was another player’s roll.',
      'wrong-nonce': 'a device’s number isn’t the one it had committed to.',
      'reused-promise': 'the next secret had been promised before.',
      'all-revealed': 'it was annulled although every device had answered.',
    },
    wrong: {
      'not-json': () => 'This isn’t a table’s log.',
      malformed: () => 'This isn’t a table’s log.',
      respelled: () => 'The file has been rewritten: its bytes aren’t the server’s.',
      'wrong-head': () => 'The chain is broken: an entry was changed, removed or added.',
      'not-the-head-seen': () => 'This isn’t the log your device saw.',
      'unknown-game': () => 'Iacta doesn’t have this game.',
      'unknown-rules': () => 'The game was played with another version of the rules.',
      'bad-options': () => 'The game started with options it doesn’t have.',
      misplaced: (entry) => `Entry ${entry} is out of place.`,
      'wrong-name': (entry) => `The name in entry ${entry} isn’t the one that was given.`,
      illegal: (entry) => `Entry ${entry} breaks the rules of the game.`,
      'after-start': (entry) => `Entry ${entry} changes seats or options after the start.`,
      'played-in-pause': (entry) => `Entry ${entry} was played during a pause.`,
      'undo-without-consent': (entry) => `Entry ${entry} undoes steps without everyone’s consent.`,
      'stand-in-without-vote': (entry) => `Entry ${entry} lets a bot play for a person without a vote.`,
      'no-clock': (entry) => `Entry ${entry} is a step of the turn clock, and this table has none.`,
      masked: (entry) => `Entry ${entry} is hidden although the rules hide nothing there.`,
      'not-the-masked': (entry) => `The answer in entry ${entry} isn’t the one that was sealed.`,
    },
  },
  it: {
    usage: `iacta verify FILE [--head HASH] [--rolls]   controlla il registro di un tavolo: ogni lancio, ogni mossa, ogni byte
  --head    un’impronta del registro mostrata dal tuo dispositivo: deve comparire nel file
  --rolls   elenca anche, lancio per lancio, quali dispositivi hanno partecipato`,
    unreadable: (file) => `Impossibile leggere ${file}.`,
    right: (entries) => `Tutto torna. Voci: ${entries}.`,
    rolls: {
      all: (count) => `Lanci con i dispositivi di tutti: ${count}.`,
      some: (count) => `Lanci con i dispositivi solo di alcuni: ${count}.`,
      serverOnly: (count) => `Lanci senza alcun dispositivo, sulla sola parola del server: ${count}.`,
      typed: (count) => `Lanci con dadi veri, inseriti dai giocatori: ${count}. Niente li prova.`,
      daily: (count, day) =>
        `Lanci con i dadi del ${day}: ${count}. Nessun dispositivo ha partecipato; li prova il file della giornata, una volta pubblicato (iacta verify-day).`,
      old: (count) =>
        `Lanci nel vecchio formato: ${count}. Derivano dai segreti promessi, ma il server poteva escludere dei dispositivi.`,
      annulled: ({ annulled, repeated }) => `Lanci annullati: ${annulled}; lanci ripetuti: ${repeated}.`,
    },
    seat: ({ name, took, of, missed }) =>
      `${name}: il dispositivo ha partecipato a ${took} lanci su ${of}${missed > 0 ? `; non ha risposto ${missed === 1 ? 'una volta' : `${missed} volte`}` : ''}.`,
    withAll: (roll) => `Lancio ${roll}: con i dispositivi di tutti.`,
    withNone: (roll) => `Lancio ${roll}: sulla parola del server.`,
    without: (roll, names) => `Lancio ${roll}: senza ${names.join(', ')}.`,
    ofFormat1: (roll) => `Lancio ${roll}: vecchio formato.`,
    typed: (roll) => `Lancio ${roll}: inserito a mano.`,
    daily: (roll) => `Lancio ${roll}: con i dadi del giorno.`,
    hints: (name) => `${name} ha usato consigli.`,
    nameless: (seat) => `Giocatore ${seat}`,
    doubt: {
      'undo-without-consent': (entry) =>
        `La voce ${entry} annulla delle mosse, e questo vecchio registro non dice se tutti erano d’accordo.`,
      'early-clock': (entry, name) =>
        `Voce ${entry}: secondo gli orari del registro, il server ha chiuso il tempo di ${name} prima che scadesse. O l’orologio del server è stato spostato indietro, o il server ha giocato per ${name}.`,
    },
    closed: 'Ci sono risposte ancora coperte.',
    notOver: 'La partita non è finita.',
    head: (head) => `Impronta del registro: ${head}`,
    code: (code) => `Da confrontare con gli altri: ${code}`,
    wrongRoll: (roll, why) => `Il lancio ${roll} è sbagliato: ${why}`,
    rollWhy: {
      'wrong-faces': 'i dadi non corrispondono al segreto e ai numeri dei dispositivi.',
      'wrong-secret': 'il segreto non è quello promesso.',
      'wrong-number': 'porta il numero di un altro lancio.',
      'wrong-seats': 'i contributi non corrispondono ai giocatori.',
      'no-dice': 'non c’erano dadi da lanciare.',
      'no-throw': 'non era stato fissato prima chi partecipava.',
      'wrong-thrower': 'toccava a un altro lanciare.',
      'wrong-nonce': 'il contributo di un dispositivo non è quello annunciato.',
      'reused-promise': 'il segreto successivo era già stato promesso.',
      'all-revealed': 'è stato annullato benché tutti i dispositivi avessero risposto.',
    },
    wrong: {
      'not-json': () => 'Questo non è il registro di un tavolo.',
      malformed: () => 'Questo non è il registro di un tavolo.',
      respelled: () => 'Il file è stato riscritto: i suoi byte non sono quelli del server.',
      'wrong-head': () => 'La catena è spezzata: una voce è stata cambiata, tolta o aggiunta.',
      'not-the-head-seen': () => 'Non è il registro che ha visto il tuo dispositivo.',
      'unknown-game': () => 'Questo gioco qui non c’è.',
      'unknown-rules': () => 'La partita è stata giocata con un’altra versione delle regole.',
      'bad-options': () => 'La partita è cominciata con opzioni che il gioco non ha.',
      misplaced: (entry) => `La voce ${entry} è fuori posto.`,
      'wrong-name': (entry) => `Il nome alla voce ${entry} non è quello dato.`,
      illegal: (entry) => `La voce ${entry} va contro le regole del gioco.`,
      'after-start': (entry) => `La voce ${entry} cambia posti o opzioni a partita iniziata.`,
      'played-in-pause': (entry) => `La voce ${entry} è stata giocata durante una pausa.`,
      'undo-without-consent': (entry) => `La voce ${entry} annulla delle mosse senza il consenso di tutti.`,
      'stand-in-without-vote': (entry) =>
        `La voce ${entry} mette un bot al posto di una persona senza votazione.`,
      'no-clock': (entry) =>
        `La voce ${entry} è giocata per tempo scaduto, ma a questo tavolo il tempo è illimitato.`,
      masked: (entry) => `La voce ${entry} è coperta dove le regole non coprono nulla.`,
      'not-the-masked': (entry) => `La risposta alla voce ${entry} non è quella che era coperta.`,
    },
  },
  de: {
    usage: `iacta verify DATEI [--head HASH] [--rolls]   prüft das Protokoll eines Tisches: jeden Wurf, jeden Zug, jedes Byte
  --head    eine Prüfsumme, die dein Gerät angezeigt hat: Sie muss im Protokoll vorkommen
  --rolls   führt auch für jeden Wurf auf, wessen Geräte mitgewirkt haben`,
    unreadable: (file) => `${file} lässt sich nicht lesen.`,
    right: (entries) => `Alles stimmt. Einträge: ${entries}.`,
    rolls: {
      all: (count) => `Würfe mit den Geräten aller: ${count}.`,
      some: (count) => `Würfe mit den Geräten einiger: ${count}.`,
      serverOnly: (count) => `Würfe ganz ohne Geräte, für die nur das Wort des Servers gilt: ${count}.`,
      typed: (count) => `Würfe mit echten Würfeln, von Hand eingegeben: ${count}. Sie sind nicht beweisbar.`,
      daily: (count, day) =>
        `Würfe mit den Würfeln vom ${day}: ${count}. Kein Gerät hat mitgewirkt; die Datei des Tages beweist sie, sobald sie veröffentlicht ist (iacta verify-day).`,
      old: (count) =>
        `Würfe im alten Format: ${count}. Sie folgen aus den versprochenen Geheimnissen, aber der Server konnte Geräte weglassen.`,
      annulled: ({ annulled, repeated }) =>
        `Abgebrochene Würfe: ${annulled}; wiederholte Würfe: ${repeated}.`,
    },
    seat: ({ name, took, of, missed }) =>
      `${name}: Gerät hat bei ${took} von ${of} Würfen mitgewirkt${missed > 0 ? ` und ${missed === 1 ? 'einmal' : `${missed}-mal`} nicht geantwortet` : ''}.`,
    withAll: (roll) => `Wurf ${roll}: mit den Geräten aller.`,
    withNone: (roll) => `Wurf ${roll}: nur das Wort des Servers.`,
    without: (roll, names) => `Wurf ${roll}: ohne ${names.join(', ')}.`,
    ofFormat1: (roll) => `Wurf ${roll}: altes Format.`,
    typed: (roll) => `Wurf ${roll}: von Hand eingegeben.`,
    daily: (roll) => `Wurf ${roll}: mit den Würfeln des Tages.`,
    hints: (name) => `${name} hat Tipps benutzt.`,
    nameless: (seat) => `Spieler ${seat}`,
    doubt: {
      'undo-without-consent': (entry) =>
        `Eintrag ${entry} nimmt Züge zurück; ob alle zugestimmt haben, sagt dieses alte Protokoll nicht.`,
      'early-clock': (entry, name) =>
        `Eintrag ${entry}: Nach den Zeiten im Protokoll wurde für ${name} gespielt, bevor die Zeit abgelaufen war. Entweder wurde die Uhr des Servers zurückgestellt, oder der Server hat für ${name} gespielt.`,
    },
    closed: 'Verdeckte Antworten sind noch zu.',
    notOver: 'Das Spiel ist nicht zu Ende.',
    head: (head) => `Prüfsumme: ${head}`,
    code: (code) => `Zum Vergleichen mit den anderen: ${code}`,
    wrongRoll: (roll, why) => `Wurf ${roll} ist falsch: ${why}`,
    rollWhy: {
      'wrong-faces': 'Die Würfel passen nicht zum Geheimnis und den Zahlen der Geräte.',
      'wrong-secret': 'Das Geheimnis ist nicht das versprochene.',
      'wrong-number': 'Er trägt die Nummer eines anderen Wurfs.',
      'wrong-seats': 'Die Beiträge passen nicht zu den Spielern.',
      'no-dice': 'Es war nichts zu würfeln.',
      'no-throw': 'Es war vorher nicht festgelegt, wer mitwirkt.',
      'wrong-thrower': 'Jemand anders war mit Würfeln dran.',
      'wrong-nonce': 'Der Beitrag eines Geräts ist nicht der, auf den es sich festgelegt hatte.',
      'reused-promise': 'Das nächste Geheimnis war schon einmal versprochen.',
      'all-revealed': 'Er wurde abgebrochen, obwohl alle Geräte geantwortet hatten.',
    },
    wrong: {
      'not-json': () => 'Das ist kein Protokoll eines Tisches.',
      malformed: () => 'Das ist kein Protokoll eines Tisches.',
      respelled: () => 'Die Datei wurde neu geschrieben: Ihre Bytes sind nicht die des Servers.',
      'wrong-head': () => 'Die Kette ist gerissen: Ein Eintrag wurde geändert, weggelassen oder eingefügt.',
      'not-the-head-seen': () => 'Das ist nicht das Protokoll, das dein Gerät gesehen hat.',
      'unknown-game': () => 'Dieses Spiel gibt es hier nicht.',
      'unknown-rules': () => 'Gespielt wurde nach einer anderen Version der Regeln.',
      'bad-options': () => 'Die Partie begann mit Optionen, die es nicht gibt.',
      misplaced: (entry) => `Eintrag ${entry} steht an der falschen Stelle.`,
      'wrong-name': (entry) => `Der Name in Eintrag ${entry} ist nicht der genannte.`,
      illegal: (entry) => `Eintrag ${entry} verstößt gegen die Regeln des Spiels.`,
      'after-start': (entry) => `Eintrag ${entry} ändert Plätze oder Optionen nach dem Start.`,
      'played-in-pause': (entry) => `Eintrag ${entry} wurde während einer Pause gespielt.`,
      'undo-without-consent': (entry) => `Eintrag ${entry} nimmt Züge ohne die Zustimmung aller zurück.`,
      'stand-in-without-vote': (entry) =>
        `Eintrag ${entry} setzt ohne Abstimmung einen Bot für eine Person ein.`,
      'no-clock': (entry) =>
        `Eintrag ${entry} ist ein Zug wegen abgelaufener Zeit, aber an diesem Tisch ist die Zeit unbegrenzt.`,
      masked: (entry) => `Eintrag ${entry} ist verdeckt, wo die Regeln nichts verdecken.`,
      'not-the-masked': (entry) => `Die Antwort in Eintrag ${entry} ist nicht die, die verdeckt lag.`,
    },
  },
  fr: {
    usage: `iacta verify FICHIER [--head HASH] [--rolls]   vérifier le journal d’une table : chaque lancer, chaque coup, chaque octet
  --head    une empreinte affichée par votre appareil : elle doit figurer dans le journal
  --rolls   indiquer aussi, lancer par lancer, quels appareils ont participé`,
    unreadable: (file) => `Impossible de lire ${file}.`,
    right: (entries) => `Tout concorde. Entrées : ${entries}.`,
    rolls: {
      all: (count) => `Lancers avec les appareils de tous : ${count}.`,
      some: (count) => `Lancers avec les appareils de quelques-uns : ${count}.`,
      serverOnly: (count) => `Lancers sans aucun appareil, sur la seule parole du serveur : ${count}.`,
      typed: (count) => `Lancers de vrais dés, saisis par les joueurs : ${count}. Rien ne les prouve.`,
      daily: (count, day) =>
        `Lancers avec les dés du ${day} : ${count}. Aucun appareil n’y a participé ; le fichier de la journée les prouve, une fois publié (iacta verify-day).`,
      old: (count) =>
        `Lancers à l’ancien format : ${count}. Ils découlent des secrets promis, mais le serveur pouvait écarter des appareils.`,
      annulled: ({ annulled, repeated }) => `Lancers annulés : ${annulled} ; lancers refaits : ${repeated}.`,
    },
    seat: ({ name, took, of, missed }) =>
      `${name} : l’appareil a participé à ${took} lancers sur ${of}${missed > 0 ? ` et n’a pas répondu ${missed} fois` : ''}.`,
    withAll: (roll) => `Lancer ${roll} : avec les appareils de tous.`,
    withNone: (roll) => `Lancer ${roll} : sur la parole du serveur.`,
    without: (roll, names) => `Lancer ${roll} : sans ${names.join(', ')}.`,
    ofFormat1: (roll) => `Lancer ${roll} : ancien format.`,
    typed: (roll) => `Lancer ${roll} : saisi à la main.`,
    daily: (roll) => `Lancer ${roll} : avec les dés du jour.`,
    hints: (name) => `${name} a utilisé des conseils.`,
    nameless: (seat) => `Joueur ${seat}`,
    doubt: {
      'undo-without-consent': (entry) =>
        `L’entrée ${entry} annule des coups, et cet ancien journal ne dit pas si tous étaient d’accord.`,
      'early-clock': (entry, name) =>
        `Entrée ${entry} : d’après les heures du journal, un coup a été joué pour ${name} avant la fin de son temps. Soit l’horloge du serveur a été reculée, soit le serveur a joué à la place de ${name}.`,
    },
    closed: 'Des réponses sont encore cachées.',
    notOver: 'La partie n’est pas finie.',
    head: (head) => `Empreinte du journal : ${head}`,
    code: (code) => `À comparer avec les autres : ${code}`,
    wrongRoll: (roll, why) => `Le lancer ${roll} est faux : ${why}`,
    rollWhy: {
      'wrong-faces': 'les dés ne correspondent pas au secret et aux nombres des appareils.',
      'wrong-secret': 'le secret n’est pas celui qui était promis.',
      'wrong-number': 'il porte le numéro d’un autre lancer.',
      'wrong-seats': 'les contributions ne correspondent pas aux joueurs.',
      'no-dice': 'il n’y avait pas de dés à lancer.',
      'no-throw': 'les participants n’avaient pas été fixés avant.',
      'wrong-thrower': 'c’était à quelqu’un d’autre de lancer.',
      'wrong-nonce': 'la contribution d’un appareil n’est pas celle qu’il avait annoncée.',
      'reused-promise': 'le secret suivant avait déjà été promis.',
      'all-revealed': 'il a été annulé alors que tous les appareils avaient répondu.',
    },
    wrong: {
      'not-json': () => 'Ce n’est pas le journal d’une table.',
      malformed: () => 'Ce n’est pas le journal d’une table.',
      respelled: () => 'Le fichier a été réécrit : ses octets ne sont pas ceux du serveur.',
      'wrong-head': () => 'La chaîne est rompue : une entrée a été modifiée, retirée ou ajoutée.',
      'not-the-head-seen': () => 'Ce n’est pas le journal que votre appareil a vu.',
      'unknown-game': () => 'Ce jeu n’existe pas ici.',
      'unknown-rules': () => 'La partie a été jouée avec une autre version des règles.',
      'bad-options': () => 'La partie a commencé avec des options que le jeu n’a pas.',
      misplaced: (entry) => `L’entrée ${entry} n’est pas à sa place.`,
      'wrong-name': (entry) => `Le nom de l’entrée ${entry} n’est pas celui qui a été donné.`,
      illegal: (entry) => `L’entrée ${entry} enfreint les règles du jeu.`,
      'after-start': (entry) => `L’entrée ${entry} change les places ou les options après le début.`,
      'played-in-pause': (entry) => `L’entrée ${entry} a été jouée pendant une pause.`,
      'undo-without-consent': (entry) => `L’entrée ${entry} annule des coups sans l’accord de tous.`,
      'stand-in-without-vote': (entry) =>
        `L’entrée ${entry} fait jouer un bot à la place d’une personne sans vote.`,
      'no-clock': (entry) =>
        `L’entrée ${entry} a été jouée pour temps écoulé, mais à cette table le temps est illimité.`,
      masked: (entry) => `L’entrée ${entry} est cachée là où les règles ne cachent rien.`,
      'not-the-masked': (entry) => `La réponse de l’entrée ${entry} n’est pas celle qui était cachée.`,
    },
  },
};
