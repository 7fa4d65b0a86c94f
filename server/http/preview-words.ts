import { frenchDe, italianA, type Language } from '@iacta/core';

interface Text {
  readonly title: string;
  readonly description: string;
}
interface OfGame {
  readonly title: (game: string) => string;
  readonly description: string;
}

/** The sentences of link previews. */
export interface PreviewWords {
  readonly iacta: Text;
  readonly table: OfGame;
  readonly replay: OfGame;
  readonly same: OfGame;
  readonly daily: Text;
}

export const WORDS: { readonly [language in Language]: PreviewWords } = {
  it: {
    iacta: {
      title: 'Iacta · Cinque giochi di dadi, un tavolo',
      description: 'Da soli, sullo stesso dispositivo o online. Gratis e senza registrazione.',
    },
    table: {
      title: (game) => `Un invito per una partita ${italianA(game)}`,
      description: 'Apri il link e prendi posto al tavolo. Gratis e senza registrazione.',
    },
    replay: {
      title: (game) => `Guarda una partita ${italianA(game)}`,
      description: 'Rivedila mossa per mossa sul tabellone.',
    },
    same: {
      title: (game) => `${game}: gioca con gli stessi dadi`,
      description: 'Gli stessi tiri per tutti: fai di meglio?',
    },
    daily: {
      title: 'Partita del giorno',
      description: 'Ogni giorno dadi nuovi per ogni gioco, uguali per tutti.',
    },
  },
  de: {
    iacta: {
      title: 'Iacta · Fünf Würfelspiele, ein Tisch',
      description: 'Allein, zusammen an einem Gerät oder online. Kostenlos und ohne Anmeldung.',
    },
    table: {
      title: (game) => `Einladung zu einer Partie ${game}`,
      description: 'Öffne den Link und setz dich an den Tisch. Kostenlos und ohne Anmeldung.',
    },
    replay: {
      title: (game) => `Eine Partie ${game} zum Nachspielen`,
      description: 'Sieh sie dir Zug für Zug auf dem Brett an.',
    },
    same: {
      title: (game) => `${game}: spiel mit denselben Würfeln`,
      description: 'Für alle fallen dieselben Würfel: Schaffst du mehr?',
    },
    daily: {
      title: 'Partie des Tages',
      description: 'Jeden Tag neue Würfel für jedes Spiel, für alle dieselben.',
    },
  },
  en: {
    iacta: {
      title: 'Iacta · Five dice games, one table',
      description: 'Alone, together on one device or online. Free, without an account.',
    },
    table: {
      title: (game) => `You’re invited to a game of ${game}`,
      description: 'Open the link and sit down at the table. Free, without an account.',
    },
    replay: {
      title: (game) => `Watch a game of ${game}`,
      description: 'Step through it move by move on the board.',
    },
    same: {
      title: (game) => `${game}: play the same dice`,
      description: 'Everyone gets the same rolls: can you do better?',
    },
    daily: {
      title: 'Daily game',
      description: 'New dice for every game each day, the same for everyone.',
    },
  },
  fr: {
    iacta: {
      title: 'Iacta · Cinq jeux de dés, une table',
      description: 'Seul, à plusieurs sur un appareil ou en ligne. Gratuit et sans inscription.',
    },
    table: {
      title: (game) => `Invitation à une partie ${frenchDe(game)}`,
      description: 'Ouvrez le lien et prenez place à la table. Gratuit et sans inscription.',
    },
    replay: {
      title: (game) => `Revoir une partie ${frenchDe(game)}`,
      description: 'Parcourez-la coup par coup sur le plateau.',
    },
    same: {
      title: (game) => `${game} : jouez avec les mêmes dés`,
      description: 'Les mêmes lancers pour tous : ferez-vous mieux ?',
    },
    daily: {
      title: 'Partie du jour',
      description: 'Chaque jour, de nouveaux dés pour chaque jeu, les mêmes pour tous.',
    },
  },
};
