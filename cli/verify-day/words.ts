import type { Language } from '@iacta/core';
import type { DayLine, DayProblem } from '@iacta/online/daily';

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
  readonly knownHead: string;
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
    usage: `iacta verify-day FILE|ADDRESS [--promise HASH] [--head HASH] [--lists] [--json]   check all games of a day of the daily game
  ADDRESS    of the file on its server: https://…/api/daily/2026-11-18
  --promise  the promise you knew before that day: the dice must follow from it
  --head     the head hash of your own game’s log at its end: it must be in the file
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
    knownHead: 'Your game is among those that counted.',
    where: (title, attempt) => `${title}, game ${attempt}:`,
    wrong: {
      'not-json': () => 'This isn’t the file of a day.',
      malformed: () => 'This isn’t the file of a day.',
      respelled: () => 'The file has been rewritten: its bytes aren’t the server’s.',
      'wrong-secret': () => 'The secret isn’t the one that was promised.',
      'not-the-promise': () => 'The promise in the file isn’t the one you gave.',
      'missing-attempt': () => 'Your game isn’t in the file.',
      'repeated-attempt': () => 'It counts twice.',
      'unknown-game': (title) => `Iacta doesn’t have the game ${title}.`,
      'unknown-rules': (title) => `${title} was played with another version of the rules.`,
      'wrong-options': (title) => `${title} has options or bots that don’t fit the game.`,
      'repeated-game': (title) => `${title} is in the file twice.`,
      illegal: (move) => `Move ${move} isn’t possible with the dice of that day.`,
      'not-over': (move) => `The game isn’t over after ${move - 1} moves.`,
      'after-the-end': (move) => `Move ${move} comes after the end.`,
      'wrong-points': (says, comesTo) => `The file says ${says} points, but the moves come to ${comesTo}.`,
    },
  },
  it: {
    usage: `iacta verify-day FILE|INDIRIZZO [--promise HASH] [--head HASH] [--lists] [--json]   controlla tutte le partite di una giornata
  INDIRIZZO  del file sul suo server: https://…/api/daily/2026-11-18
  --promise  la promessa che conoscevi prima di quel giorno: i dadi devono derivarne
  --head     l’impronta del registro della tua partita alla fine: deve essere nel file
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
    knownHead: 'La tua partita è tra quelle che contano.',
    where: (title, attempt) => `${title}, partita ${attempt}:`,
    wrong: {
      'not-json': () => 'Questo non è il file di una giornata.',
      malformed: () => 'Questo non è il file di una giornata.',
      respelled: () => 'Il file è stato riscritto: i suoi byte non sono quelli del server.',
      'wrong-secret': () => 'Il segreto non è quello promesso.',
      'not-the-promise': () => 'La promessa nel file non è quella che hai indicato.',
      'missing-attempt': () => 'La tua partita non è nel file.',
      'repeated-attempt': () => 'Conta due volte.',
      'unknown-game': (title) => `Iacta non ha il gioco ${title}.`,
      'unknown-rules': (title) => `${title} è stato giocato con un’altra versione delle regole.`,
      'wrong-options': (title) => `${title} ha opzioni o bot che non vanno bene per il gioco.`,
      'repeated-game': (title) => `${title} compare due volte nel file.`,
      illegal: (move) => `La mossa ${move} non è possibile con i dadi di quel giorno.`,
      'not-over': (move) => `Dopo ${move - 1} mosse la partita non è finita.`,
      'after-the-end': (move) => `La mossa ${move} viene dopo la fine.`,
      'wrong-points': (says, comesTo) => `Il file dice ${says} punti, ma le mosse ne danno ${comesTo}.`,
    },
  },
  de: {
    usage: `iacta verify-day DATEI|ADRESSE [--promise HASH] [--head HASH] [--lists] [--json]   prüft alle Partien eines Tages, die gezählt haben
  ADRESSE    der Datei auf ihrem Server: https://…/api/daily/2026-11-18
  --promise  das Versprechen, das du vor diesem Tag kanntest: Die Würfel müssen daraus folgen
  --head     die Prüfsumme deiner eigenen Partie am Ende: Sie muss in der Datei stehen
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
    knownHead: 'Deine Partie ist unter denen, die gezählt haben.',
    where: (title, attempt) => `${title}, Partie ${attempt}:`,
    wrong: {
      'not-json': () => 'Das ist nicht die Datei eines Tages.',
      malformed: () => 'Das ist nicht die Datei eines Tages.',
      respelled: () => 'Die Datei wurde neu geschrieben: Ihre Bytes sind nicht die des Servers.',
      'wrong-secret': () => 'Das Geheimnis ist nicht das versprochene.',
      'not-the-promise': () => 'Das Versprechen in der Datei ist nicht das, das du angegeben hast.',
      'missing-attempt': () => 'Deine Partie steht nicht in der Datei.',
      'repeated-attempt': () => 'Sie zählt doppelt.',
      'unknown-game': (title) => `Das Spiel ${title} gibt es hier nicht.`,
      'unknown-rules': (title) => `${title} wurde nach einer anderen Version der Regeln gespielt.`,
      'wrong-options': (title) => `${title} hat Optionen oder Bots, die nicht zum Spiel passen.`,
      'repeated-game': (title) => `${title} steht zweimal in der Datei.`,
      illegal: (move) => `Zug ${move} ist mit den Würfeln dieses Tages nicht möglich.`,
      'not-over': (move) => `Nach ${move - 1} Zügen ist die Partie nicht zu Ende.`,
      'after-the-end': (move) => `Zug ${move} kommt nach dem Ende.`,
      'wrong-points': (says, comesTo) =>
        `In der Datei stehen ${says} Punkte, die Züge ergeben aber ${comesTo}.`,
    },
  },
  fr: {
    usage: `iacta verify-day FICHIER|ADRESSE [--promise HASH] [--head HASH] [--lists] [--json]   vérifier toutes les parties d’une journée
  ADRESSE    du fichier sur son serveur : https://…/api/daily/2026-11-18
  --promise  la promesse que vous connaissiez avant ce jour : les dés doivent en découler
  --head     l’empreinte du journal de votre partie à la fin : elle doit figurer dans le fichier
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
    knownHead: 'Votre partie est parmi celles qui ont compté.',
    where: (title, attempt) => `${title}, partie ${attempt} :`,
    wrong: {
      'not-json': () => 'Ce n’est pas le fichier d’une journée.',
      malformed: () => 'Ce n’est pas le fichier d’une journée.',
      respelled: () => 'Le fichier a été réécrit : ses octets ne sont pas ceux du serveur.',
      'wrong-secret': () => 'Le secret n’est pas celui qui était promis.',
      'not-the-promise': () => 'La promesse du fichier n’est pas celle que vous avez indiquée.',
      'missing-attempt': () => 'Votre partie n’est pas dans le fichier.',
      'repeated-attempt': () => 'Elle compte deux fois.',
      'unknown-game': (title) => `Iacta n’a pas le jeu ${title}.`,
      'unknown-rules': (title) => `${title} a été joué avec une autre version des règles.`,
      'wrong-options': (title) => `${title} a des options ou des bots qui ne vont pas avec le jeu.`,
      'repeated-game': (title) => `${title} figure deux fois dans le fichier.`,
      illegal: (move) => `Le coup ${move} n’est pas possible avec les dés de ce jour.`,
      'not-over': (move) => `Après ${move - 1} coups, la partie n’est pas finie.`,
      'after-the-end': (move) => `Le coup ${move} vient après la fin.`,
      'wrong-points': (says, comesTo) =>
        `Le fichier indique ${says} points, mais les coups en font ${comesTo}.`,
    },
  },
};
