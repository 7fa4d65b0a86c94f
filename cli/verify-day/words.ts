import type { Language } from '@iacta/core';
import type { DayLine, DayProblem, OwnLine } from '@iacta/online/daily';

type Code = DayProblem['code'];
type OfStep = 'illegal' | 'not-over' | 'after-the-end';
type OfGame = 'unknown-game' | 'unknown-rules' | 'wrong-options' | 'repeated-game';

interface VerifyDayWords {
  readonly usage: string;
  readonly unreadable: (from: string) => string;
  readonly right: (day: string, attempts: number) => string;
  /** One game: how many attempts without hints, and with them. */
  readonly game: (title: string, plain: number, hints: number) => string;
  readonly line: (line: DayLine) => string;
  readonly withHints: string;
  readonly promise: (promise: string) => string;
  /** Whether the promise was known before, so that the dice were fixed by then. */
  readonly comparePromise: string;
  readonly knownPromise: string;
  /** Before the lines of own games. */
  readonly own: (count: number) => string;
  readonly ownLine: (line: OwnLine & { readonly title: string }) => string;
  /** Before what is wrong with an attempt. */
  readonly where: (title: string, attempt: string) => string;
  readonly wrong: { readonly [code in Exclude<Code, OfStep | OfGame | 'wrong-points'>]: () => string } & {
    readonly [code in OfStep]: (move: number) => string;
  } & { readonly [code in OfGame]: (title: string) => string } & {
    readonly 'wrong-points': (says: number, comesTo: number) => string;
  };
}

export const WORDS: { readonly [language in Language]: VerifyDayWords } = {
  en: {
    usage: `iacta verify-day FILE|ADDRESS [--promise HASH] [--head HASH] [--log FILE] [--lists] [--json]   check all games of a day of the daily game
  ADDRESS    of the file on its server: https://…/api/daily/2026-11-18
  --promise  the promise you knew before that day: the dice must follow from it
  --head     the head hash of your own game’s log at its end: it must be in the file
  --log      your own game’s log: its points, hints, name, moves and head must be in the file (may be repeated)
  --lists    also print every result
  --json     print the verdict as JSON`,
    unreadable: (from) => `${from} can’t be read.`,
    right: (day, attempts) =>
      `All correct: ${day}, ${attempts === 1 ? '1 game' : `${attempts} games`} replayed.`,
    game: (title, plain, hints) => `${title}: ${plain} without hints, ${hints} with hints.`,
    line: ({ rank, name, points }) => `  ${rank}. ${name ?? '(name deleted)'}: ${points}`,
    withHints: '(with hints)',
    promise: (promise) => `Promise: ${promise}`,
    comparePromise:
      'Compare it with the promise that was published before that day. Only if they’re equal were the dice fixed by then (--promise).',
    knownPromise: 'The dice follow from the promise you gave.',
    own: (count) =>
      count === 1
        ? 'Your game is among those that counted:'
        : `Your ${count} games are among those that counted:`,
    ownLine: ({ title, rank, name, points, hints, head }) =>
      `  ${title}, ${hints ? 'with hints' : 'without hints'}: ${rank}. ${name ?? '(name deleted)'}, ${points} points, head hash ${head}`,
    where: (title, attempt) => `${title}, game ${attempt}:`,
    wrong: {
      'not-json': () => 'This isn’t the file of a day.',
      malformed: () => 'This isn’t the file of a day.',
      respelled: () => 'The file has been rewritten: its bytes aren’t the server’s.',
      'wrong-secret': () => 'The secret isn’t the one that was promised.',
      'not-the-promise': () => 'The promise in the file isn’t the one you gave.',
      'missing-attempt': () => 'Your game isn’t in the file.',
      'bad-log': () => 'This isn’t the undamaged log of a ranked game that’s over.',
      'other-day': () => 'The log is of another day, or was played under another promise.',
      'wrong-head': () => 'The head hash in the file isn’t that of your log.',
      'wrong-moves': () => 'The moves in the file aren’t those of your log.',
      'other-dice': () => 'The rolls in your log aren’t the dice of that day.',
      'wrong-hints': () =>
        'The file puts your game in the wrong list: what it says about hints isn’t what your log says.',
      'wrong-name': () => 'The name in the file isn’t the one in your log.',
      'repeated-attempt': () => 'It counts twice.',
      'unknown-game': (title) => `Iacta doesn’t have the game ${title}.`,
      'unknown-rules': (title) => `${title} was played with another version of the rules.`,
      'wrong-options': (title) => `${title} has options or bots that don’t fit the game.`,
      'repeated-game': (title) => `${title} is in the file twice.`,
      illegal: (move) => `Move ${move} isn’t possible with the dice of that day.`,
      'not-over': (move) => `The moves end before the game is over: after move ${move - 1}.`,
      'after-the-end': (move) => `Move ${move} comes after the end.`,
      'wrong-points': (says, comesTo) => `Points in the file: ${says}; by the moves: ${comesTo}.`,
    },
  },
  it: {
    usage: `iacta verify-day FILE|INDIRIZZO [--promise HASH] [--head HASH] [--log FILE] [--lists] [--json]   controlla tutte le partite di una giornata
  INDIRIZZO  del file sul suo server: https://…/api/daily/2026-11-18
  --promise  la promessa che conoscevi prima di quel giorno: i dadi devono derivarne
  --head     l’impronta del registro della tua partita alla fine: deve essere nel file
  --log      il registro della tua partita: punti, consigli, nome, mosse e impronta devono essere nel file (anche più volte)
  --lists    elenca anche tutti i risultati
  --json     scrive l’esito in JSON`,
    unreadable: (from) => `Impossibile leggere ${from}.`,
    right: (day, attempts) =>
      `Tutto torna: ${day}, ${attempts === 1 ? '1 partita rigiocata' : `${attempts} partite rigiocate`}.`,
    game: (title, plain, hints) => `${title}: ${plain} senza consigli, ${hints} con consigli.`,
    line: ({ rank, name, points }) => `  ${rank}. ${name ?? '(nome eliminato)'}: ${points}`,
    withHints: '(con consigli)',
    promise: (promise) => `Promessa: ${promise}`,
    comparePromise:
      'Confrontala con la promessa pubblicata prima di quel giorno: solo se coincidono i dadi erano già fissati (--promise).',
    knownPromise: 'I dadi derivano dalla promessa che hai indicato.',
    own: (count) =>
      count === 1
        ? 'La tua partita è tra quelle che contano:'
        : `Le tue ${count} partite sono tra quelle che contano:`,
    ownLine: ({ title, rank, name, points, hints, head }) =>
      `  ${title}, ${hints ? 'con consigli' : 'senza consigli'}: ${rank}. ${name ?? '(nome eliminato)'}, ${points} punti, impronta ${head}`,
    where: (title, attempt) => `${title}, partita ${attempt}:`,
    wrong: {
      'not-json': () => 'Questo non è il file di una giornata.',
      malformed: () => 'Questo non è il file di una giornata.',
      respelled: () => 'Il file è stato riscritto: i suoi byte non sono quelli del server.',
      'wrong-secret': () => 'Il segreto non è quello promesso.',
      'not-the-promise': () => 'La promessa nel file non è quella che hai indicato.',
      'missing-attempt': () => 'La tua partita non è nel file.',
      'bad-log': () => 'Questo non è il registro intatto di una partita in classifica finita.',
      'other-day': () => 'Il registro è di un altro giorno, o di un’altra promessa.',
      'wrong-head': () => 'L’impronta nel file non è quella del tuo registro.',
      'wrong-moves': () => 'Le mosse nel file non sono quelle del tuo registro.',
      'other-dice': () => 'I lanci nel tuo registro non sono i dadi di quel giorno.',
      'wrong-hints': () =>
        'Il file mette la tua partita nella classifica sbagliata: sui consigli non dice quello che dice il tuo registro.',
      'wrong-name': () => 'Il nome nel file non è quello del tuo registro.',
      'repeated-attempt': () => 'Conta due volte.',
      'unknown-game': (title) => `Iacta non ha il gioco ${title}.`,
      'unknown-rules': (title) => `${title} è stato giocato con un’altra versione delle regole.`,
      'wrong-options': (title) => `${title} ha opzioni o bot che non vanno bene per il gioco.`,
      'repeated-game': (title) => `${title} compare due volte nel file.`,
      illegal: (move) => `La mossa ${move} non è possibile con i dadi di quel giorno.`,
      'not-over': (move) => `Le mosse finiscono prima della partita: dopo la mossa ${move - 1}.`,
      'after-the-end': (move) => `La mossa ${move} viene dopo la fine.`,
      'wrong-points': (says, comesTo) => `Punti secondo il file: ${says}; secondo le mosse: ${comesTo}.`,
    },
  },
  de: {
    usage: `iacta verify-day DATEI|ADRESSE [--promise HASH] [--head HASH] [--log DATEI] [--lists] [--json]   prüft alle Partien eines Tages, die gezählt haben
  ADRESSE    der Datei auf ihrem Server: https://…/api/daily/2026-11-18
  --promise  das Versprechen, das du vor diesem Tag kanntest: Die Würfel müssen daraus folgen
  --head     die Prüfsumme deiner eigenen Partie am Ende: Sie muss in der Datei stehen
  --log      das Protokoll deiner eigenen Partie: Punkte, Tipps, Name, Züge und Prüfsumme müssen in der Datei stehen (auch mehrmals)
  --lists    gibt auch alle Ergebnisse aus
  --json     gibt das Urteil als JSON aus`,
    unreadable: (from) => `${from} lässt sich nicht lesen.`,
    right: (day, attempts) =>
      `Alles stimmt: ${day}, ${attempts === 1 ? '1 Partie' : `${attempts} Partien`} nachgespielt.`,
    game: (title, plain, hints) => `${title}: ${plain} ohne Tipps, ${hints} mit Tipps.`,
    line: ({ rank, name, points }) => `  ${rank}. ${name ?? '(Name gelöscht)'}: ${points}`,
    withHints: '(mit Tipps)',
    promise: (promise) => `Versprechen: ${promise}`,
    comparePromise:
      'Vergleich es mit dem Versprechen, das vor diesem Tag veröffentlicht war: Nur wenn sie gleich sind, standen die Würfel da schon fest (--promise).',
    knownPromise: 'Die Würfel folgen aus dem Versprechen, das du angegeben hast.',
    own: (count) =>
      count === 1
        ? 'Deine Partie ist unter denen, die gezählt haben:'
        : `Deine ${count} Partien sind unter denen, die gezählt haben:`,
    ownLine: ({ title, rank, name, points, hints, head }) =>
      `  ${title}, ${hints ? 'mit Tipps' : 'ohne Tipps'}: ${rank}. ${name ?? '(Name gelöscht)'}, ${points} Punkte, Prüfsumme ${head}`,
    where: (title, attempt) => `${title}, Partie ${attempt}:`,
    wrong: {
      'not-json': () => 'Das ist nicht die Datei eines Tages.',
      malformed: () => 'Das ist nicht die Datei eines Tages.',
      respelled: () => 'Die Datei wurde neu geschrieben: Ihre Bytes sind nicht die des Servers.',
      'wrong-secret': () => 'Das Geheimnis ist nicht das versprochene.',
      'not-the-promise': () => 'Das Versprechen in der Datei ist nicht das, das du angegeben hast.',
      'missing-attempt': () => 'Deine Partie steht nicht in der Datei.',
      'bad-log': () => 'Das ist nicht das unbeschädigte Protokoll einer Ranglistenpartie, die zu Ende ist.',
      'other-day': () => 'Das Protokoll ist von einem anderen Tag oder gehört zu einem anderen Versprechen.',
      'wrong-head': () => 'Die Prüfsumme in der Datei ist nicht die deines Protokolls.',
      'wrong-moves': () => 'Die Züge in der Datei sind nicht die deines Protokolls.',
      'other-dice': () => 'Die Würfe in deinem Protokoll sind nicht die Würfel dieses Tages.',
      'wrong-hints': () =>
        'Die Datei führt deine Partie in der falschen Liste: Was dort über Tipps steht, steht nicht in deinem Protokoll.',
      'wrong-name': () => 'Der Name in der Datei ist nicht der in deinem Protokoll.',
      'repeated-attempt': () => 'Sie zählt doppelt.',
      'unknown-game': (title) => `Das Spiel ${title} gibt es hier nicht.`,
      'unknown-rules': (title) => `${title} wurde nach einer anderen Version der Regeln gespielt.`,
      'wrong-options': (title) => `${title} hat Optionen oder Bots, die nicht zum Spiel passen.`,
      'repeated-game': (title) => `${title} steht zweimal in der Datei.`,
      illegal: (move) => `Zug ${move} ist mit den Würfeln dieses Tages nicht möglich.`,
      'not-over': (move) => `Die Züge enden vor der Partie: nach Zug ${move - 1}.`,
      'after-the-end': (move) => `Zug ${move} kommt nach dem Ende.`,
      'wrong-points': (says, comesTo) => `Punkte laut Datei: ${says}; nach den Zügen: ${comesTo}.`,
    },
  },
  fr: {
    usage: `iacta verify-day FICHIER|ADRESSE [--promise HASH] [--head HASH] [--log FICHIER] [--lists] [--json]   vérifier toutes les parties d’une journée
  ADRESSE    du fichier sur son serveur : https://…/api/daily/2026-11-18
  --promise  la promesse que vous connaissiez avant ce jour : les dés doivent en découler
  --head     l’empreinte du journal de votre partie à la fin : elle doit figurer dans le fichier
  --log      le journal de votre partie : points, conseils, nom, coups et empreinte doivent figurer dans le fichier (peut être répété)
  --lists    afficher aussi tous les résultats
  --json     afficher le verdict en JSON`,
    unreadable: (from) => `Impossible de lire ${from}.`,
    right: (day, attempts) =>
      `Tout concorde : ${day}, ${attempts === 1 ? '1 partie rejouée' : `${attempts} parties rejouées`}.`,
    game: (title, plain, hints) => `${title} : ${plain} sans conseils, ${hints} avec conseils.`,
    line: ({ rank, name, points }) => `  ${rank}. ${name ?? '(nom effacé)'} : ${points}`,
    withHints: '(avec conseils)',
    promise: (promise) => `Promesse : ${promise}`,
    comparePromise:
      'Comparez-la à la promesse publiée avant ce jour : c’est seulement si elles sont égales que les dés étaient déjà fixés (--promise).',
    knownPromise: 'Les dés découlent de la promesse que vous avez indiquée.',
    own: (count) =>
      count === 1
        ? 'Votre partie est parmi celles qui ont compté :'
        : `Vos ${count} parties sont parmi celles qui ont compté :`,
    ownLine: ({ title, rank, name, points, hints, head }) =>
      `  ${title}, ${hints ? 'avec conseils' : 'sans conseils'} : ${rank}. ${name ?? '(nom effacé)'}, ${points} points, empreinte ${head}`,
    where: (title, attempt) => `${title}, partie ${attempt} :`,
    wrong: {
      'not-json': () => 'Ce n’est pas le fichier d’une journée.',
      malformed: () => 'Ce n’est pas le fichier d’une journée.',
      respelled: () => 'Le fichier a été réécrit : ses octets ne sont pas ceux du serveur.',
      'wrong-secret': () => 'Le secret n’est pas celui qui était promis.',
      'not-the-promise': () => 'La promesse du fichier n’est pas celle que vous avez indiquée.',
      'missing-attempt': () => 'Votre partie n’est pas dans le fichier.',
      'bad-log': () => 'Ce n’est pas le journal intact d’une partie classée terminée.',
      'other-day': () => 'Ce journal est d’un autre jour, ou d’une autre promesse.',
      'wrong-head': () => 'L’empreinte dans le fichier n’est pas celle de votre journal.',
      'wrong-moves': () => 'Les coups dans le fichier ne sont pas ceux de votre journal.',
      'other-dice': () => 'Les lancers de votre journal ne sont pas les dés de ce jour.',
      'wrong-hints': () =>
        'Le fichier place votre partie dans le mauvais classement : il ne dit pas la même chose que votre journal sur les conseils.',
      'wrong-name': () => 'Le nom dans le fichier n’est pas celui de votre journal.',
      'repeated-attempt': () => 'Elle compte deux fois.',
      'unknown-game': (title) => `Iacta n’a pas le jeu ${title}.`,
      'unknown-rules': (title) => `${title} a été joué avec une autre version des règles.`,
      'wrong-options': (title) => `${title} a des options ou des bots qui ne vont pas avec le jeu.`,
      'repeated-game': (title) => `${title} figure deux fois dans le fichier.`,
      illegal: (move) => `Le coup ${move} n’est pas possible avec les dés de ce jour.`,
      'not-over': (move) => `Les coups s’arrêtent avant la fin de la partie : après le coup ${move - 1}.`,
      'after-the-end': (move) => `Le coup ${move} vient après la fin.`,
      'wrong-points': (says, comesTo) =>
        `Points d’après le fichier : ${says} ; d’après les coups : ${comesTo}.`,
    },
  },
};
