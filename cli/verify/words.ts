import type { Language } from '@iacta/core';
import type { LogProblem, LogSummary } from '@iacta/online/log';

type Code = LogProblem['code'];
type RollWhy = Extract<LogProblem, { code: 'wrong-roll' }>['why'];

interface VerifyWords {
  readonly usage: string;
  readonly unreadable: (file: string) => string;
  /** Rolls are counted from 1, as people count. */
  readonly good: (summary: LogSummary) => readonly string[];
  readonly wrongRoll: (roll: number, why: string) => string;
  readonly rollWhy: { readonly [why in RollWhy]: string };
  readonly wrong: { readonly [code in Exclude<Code, 'wrong-roll'>]: (entry: number) => string };
}

export const WORDS: { readonly [language in Language]: VerifyWords } = {
  en: {
    usage: `iacta verify FILE [--head HASH]   check a table’s log: every roll, every step, every byte
  --head   a name of the log that your device showed: the file must contain it`,
    unreadable: (file) => `${file} cannot be read.`,
    good: ({ entries, checked, serverOnly, over, complete, head }) => [
      `Right. Entries: ${entries}; rolls checked: ${checked}.`,
      ...(serverOnly > 0
        ? [`Rolls that are the server’s word only, since no player’s device took part: ${serverOnly}.`]
        : []),
      ...(complete
        ? []
        : ['Sealed answers are still closed: the game was followed up to the first of them.']),
      ...(over ? [] : ['The game is not over.']),
      `The log is called ${head}`,
    ],
    wrongRoll: (roll, why) => `Roll ${roll} is wrong: ${why}`,
    rollWhy: {
      'wrong-faces': 'the faces do not follow from the secret and the nonces.',
      'wrong-secret': 'the secret is not the one that was promised.',
      'wrong-number': 'it has the number of another roll.',
      'wrong-seats': 'there is not one nonce for each seat.',
      'no-dice': 'no dice were to be thrown.',
    },
    wrong: {
      'not-json': () => 'This is no log of a table.',
      malformed: () => 'This is no log of a table.',
      respelled: () => 'The file has been written anew: its bytes are not those of the server.',
      'wrong-head': () => 'The chain is broken: an entry was changed, left out or put in.',
      'not-the-head-seen': () => 'This is not the log that your device saw.',
      'unknown-game': () => 'The game is not known here.',
      'unknown-rules': () => 'The game was played by another version of the rules.',
      'bad-options': () => 'The game was begun with options it does not have.',
      misplaced: (entry) => `Entry ${entry} is out of place.`,
      'wrong-name': (entry) => `The name in entry ${entry} is not the one that was given.`,
      illegal: (entry) => `Entry ${entry} breaks the rules of the game.`,
    },
  },
  it: {
    usage: `iacta verify FILE [--head HASH]   controlla il registro di un tavolo: ogni lancio, ogni passo, ogni byte
  --head   un nome del registro mostrato dal tuo dispositivo: il file deve contenerlo`,
    unreadable: (file) => `Impossibile leggere ${file}.`,
    good: ({ entries, checked, serverOnly, over, complete, head }) => [
      `Tutto giusto. Voci: ${entries}; lanci controllati: ${checked}.`,
      ...(serverOnly > 0
        ? [`Lanci garantiti solo dal server, senza alcun dispositivo dei giocatori: ${serverOnly}.`]
        : []),
      ...(complete ? [] : ['Ci sono risposte ancora coperte: la partita è stata seguita fino alla prima.']),
      ...(over ? [] : ['La partita non è finita.']),
      `Il registro si chiama ${head}`,
    ],
    wrongRoll: (roll, why) => `Il lancio ${roll} è sbagliato: ${why}`,
    rollWhy: {
      'wrong-faces': 'le facce non derivano dal segreto e dai contributi dei dispositivi.',
      'wrong-secret': 'il segreto non è quello promesso.',
      'wrong-number': 'porta il numero di un altro lancio.',
      'wrong-seats': 'i contributi non sono uno per posto.',
      'no-dice': 'non c’erano dadi da lanciare.',
    },
    wrong: {
      'not-json': () => 'Questo non è il registro di un tavolo.',
      malformed: () => 'Questo non è il registro di un tavolo.',
      respelled: () => 'Il file è stato riscritto: i suoi byte non sono quelli del server.',
      'wrong-head': () => 'La catena è spezzata: una voce è stata cambiata, tolta o aggiunta.',
      'not-the-head-seen': () => 'Non è il registro che ha visto il tuo dispositivo.',
      'unknown-game': () => 'Questo gioco qui non si conosce.',
      'unknown-rules': () => 'Si è giocato con un’altra versione delle regole.',
      'bad-options': () => 'La partita è cominciata con opzioni che il gioco non ha.',
      misplaced: (entry) => `La voce ${entry} è fuori posto.`,
      'wrong-name': (entry) => `Il nome alla voce ${entry} non è quello dato.`,
      illegal: (entry) => `La voce ${entry} va contro le regole del gioco.`,
    },
  },
  de: {
    usage: `iacta verify DATEI [--head HASH]   prüft das Protokoll eines Tisches: jeden Wurf, jeden Zug, jedes Byte
  --head   ein Name des Protokolls, den dein Gerät gezeigt hat: Er muss darin vorkommen`,
    unreadable: (file) => `${file} lässt sich nicht lesen.`,
    good: ({ entries, checked, serverOnly, over, complete, head }) => [
      `Alles richtig. Einträge: ${entries}; geprüfte Würfe: ${checked}.`,
      ...(serverOnly > 0
        ? [`Würfe, für die nur das Wort des Servers gilt, weil kein Gerät mitgewirkt hat: ${serverOnly}.`]
        : []),
      ...(complete ? [] : ['Verdeckte Antworten sind noch zu: Das Spiel wurde bis zur ersten verfolgt.']),
      ...(over ? [] : ['Das Spiel ist nicht zu Ende.']),
      `Das Protokoll heißt ${head}`,
    ],
    wrongRoll: (roll, why) => `Wurf ${roll} ist falsch: ${why}`,
    rollWhy: {
      'wrong-faces': 'Die Augen folgen nicht aus dem Geheimnis und den Beiträgen der Geräte.',
      'wrong-secret': 'Das Geheimnis ist nicht das versprochene.',
      'wrong-number': 'Er trägt die Nummer eines anderen Wurfs.',
      'wrong-seats': 'Es gibt nicht einen Beitrag je Platz.',
      'no-dice': 'Es war nichts zu würfeln.',
    },
    wrong: {
      'not-json': () => 'Das ist kein Protokoll eines Tisches.',
      malformed: () => 'Das ist kein Protokoll eines Tisches.',
      respelled: () => 'Die Datei wurde neu geschrieben: Ihre Bytes sind nicht die des Servers.',
      'wrong-head': () => 'Die Kette ist gerissen: Ein Eintrag wurde geändert, weggelassen oder eingefügt.',
      'not-the-head-seen': () => 'Das ist nicht das Protokoll, das dein Gerät gesehen hat.',
      'unknown-game': () => 'Dieses Spiel ist hier nicht bekannt.',
      'unknown-rules': () => 'Gespielt wurde nach einer anderen Fassung der Regeln.',
      'bad-options': () => 'Das Spiel begann mit Optionen, die es nicht hat.',
      misplaced: (entry) => `Eintrag ${entry} steht am falschen Ort.`,
      'wrong-name': (entry) => `Der Name in Eintrag ${entry} ist nicht der genannte.`,
      illegal: (entry) => `Eintrag ${entry} verstößt gegen die Regeln des Spiels.`,
    },
  },
  fr: {
    usage: `iacta verify FICHIER [--head HASH]   vérifier le journal d’une table : chaque lancer, chaque coup, chaque octet
  --head   un nom du journal affiché par votre appareil : le fichier doit le contenir`,
    unreadable: (file) => `Impossible de lire ${file}.`,
    good: ({ entries, checked, serverOnly, over, complete, head }) => [
      `Tout est juste. Entrées : ${entries} ; lancers vérifiés : ${checked}.`,
      ...(serverOnly > 0
        ? [`Lancers garantis par le serveur seul, sans aucun appareil des joueurs : ${serverOnly}.`]
        : []),
      ...(complete ? [] : ['Des réponses sont encore cachées : la partie a été suivie jusqu’à la première.']),
      ...(over ? [] : ['La partie n’est pas finie.']),
      `Le journal s’appelle ${head}`,
    ],
    wrongRoll: (roll, why) => `Le lancer ${roll} est faux : ${why}`,
    rollWhy: {
      'wrong-faces': 'les faces ne découlent pas du secret et des contributions des appareils.',
      'wrong-secret': 'le secret n’est pas celui qui était promis.',
      'wrong-number': 'il porte le numéro d’un autre lancer.',
      'wrong-seats': 'il n’y a pas une contribution par place.',
      'no-dice': 'il n’y avait pas de dés à lancer.',
    },
    wrong: {
      'not-json': () => 'Ce n’est pas le journal d’une table.',
      malformed: () => 'Ce n’est pas le journal d’une table.',
      respelled: () => 'Le fichier a été réécrit : ses octets ne sont pas ceux du serveur.',
      'wrong-head': () => 'La chaîne est rompue : une entrée a été modifiée, retirée ou ajoutée.',
      'not-the-head-seen': () => 'Ce n’est pas le journal que votre appareil a vu.',
      'unknown-game': () => 'Ce jeu n’est pas connu ici.',
      'unknown-rules': () => 'La partie a été jouée avec une autre version des règles.',
      'bad-options': () => 'La partie a commencé avec des options que le jeu n’a pas.',
      misplaced: (entry) => `L’entrée ${entry} n’est pas à sa place.`,
      'wrong-name': (entry) => `Le nom de l’entrée ${entry} n’est pas celui qui a été donné.`,
      illegal: (entry) => `L’entrée ${entry} enfreint les règles du jeu.`,
    },
  },
};
