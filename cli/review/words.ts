import type { Language } from '@iacta/core';

interface ReviewCommandWords {
  readonly usage: string;
  readonly unreadable: (file: string) => string;
  readonly notOver: string;
  /** Starts a line: with its colon. */
  readonly seat: (number: number) => string;
}

export const WORDS: { readonly [language in Language]: ReviewCommandWords } = {
  en: {
    usage: `iacta review FILE [--json]   how lucky each player was, and what their decisions cost
  FILE is a saved game, a record or the log of an online table`,
    unreadable: (file) => `${file} isn’t a game that Iacta can read.`,
    notOver: 'The game isn’t over yet. Finish it, then review it.',
    seat: (number) => `Player ${number}:`,
  },
  it: {
    usage: `iacta review FILE [--json]   quanta fortuna ha avuto ciascuno e quanto sono costate le sue decisioni
  FILE è una partita salvata, una registrazione o il registro di un tavolo online`,
    unreadable: (file) => `${file} non contiene una partita che Iacta sa leggere.`,
    notOver: 'La partita non è finita. Finiscila, poi analizzala.',
    seat: (number) => `Giocatore ${number}:`,
  },
  de: {
    usage: `iacta review DATEI [--json]   wie viel Glück alle hatten und was ihre Entscheidungen gekostet haben
  DATEI ist eine gespeicherte Partie, eine Aufzeichnung oder das Protokoll eines Online-Tisches`,
    unreadable: (file) => `${file} ist keine Partie, die Iacta lesen kann.`,
    notOver: 'Die Partie ist noch nicht zu Ende. Spiel sie zu Ende und sieh sie dir dann an.',
    seat: (number) => `Spieler ${number}:`,
  },
  fr: {
    usage: `iacta review FICHIER [--json]   la chance de chaque joueur, et ce que ses décisions ont coûté
  FICHIER est une partie enregistrée, un enregistrement ou le journal d’une table en ligne`,
    unreadable: (file) => `${file} n’est pas une partie qu’Iacta sait lire.`,
    notOver: 'La partie n’est pas finie. Terminez-la, puis analysez-la.',
    seat: (number) => `Joueur ${number} :`,
  },
};
