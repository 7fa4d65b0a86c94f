import type { Language } from '@iacta/core';

interface ServeWords {
  readonly usage: string;
  readonly badPort: string;
  readonly notBuilt: string;
  readonly taken: (wanted: number, got: number) => string;
  readonly here: string;
  readonly network: string;
  readonly noNetwork: string;
  readonly stop: string;
}

export const WORDS: { readonly [language in Language]: ServeWords } = {
  en: {
    usage: 'iacta serve [--port 4600] [--host 0.0.0.0]   serve the table to every browser in this network',
    badPort: '--port needs a number from 0 to 65535.',
    notBuilt: 'The web app has not been built yet: run “npm run build:web” or “npm start”.',
    taken: (wanted, got) => `Port ${wanted} is taken, so the table is at port ${got}.`,
    here: 'On this device:      ',
    network: 'On the same network: ',
    noNetwork: 'No network was found: only this device can play.',
    stop: 'Ctrl-C ends it.',
  },
  it: {
    usage: 'iacta serve [--port 4600] [--host 0.0.0.0]   apre il tavolo a ogni browser di questa rete',
    badPort: '--port vuole un numero da 0 a 65535.',
    notBuilt: 'L’app web non è ancora pronta: esegui «npm run build:web» oppure «npm start».',
    taken: (wanted, got) => `La porta ${wanted} è occupata: il tavolo è alla porta ${got}.`,
    here: 'Su questo dispositivo: ',
    network: 'Nella stessa rete:     ',
    noNetwork: 'Nessuna rete trovata: si gioca solo su questo dispositivo.',
    stop: 'Ctrl-C per chiudere.',
  },
  de: {
    usage: 'iacta serve [--port 4600] [--host 0.0.0.0]   öffnet den Tisch für alle Browser in diesem Netz',
    badPort: '--port braucht eine Zahl von 0 bis 65535.',
    notBuilt: 'Die Web-App ist noch nicht gebaut: „npm run build:web“ oder „npm start“ hilft.',
    taken: (wanted, got) => `Port ${wanted} ist belegt, der Tisch steht an Port ${got}.`,
    here: 'Auf diesem Gerät:  ',
    network: 'Im selben Netz:    ',
    noNetwork: 'Kein Netz gefunden: Gespielt wird nur an diesem Gerät.',
    stop: 'Strg-C beendet.',
  },
  fr: {
    usage: 'iacta serve [--port 4600] [--host 0.0.0.0]   ouvre la table à tous les navigateurs de ce réseau',
    badPort: '--port attend un nombre de 0 à 65535.',
    notBuilt:
      'L’application web n’est pas encore construite : lancez « npm run build:web » ou « npm start ».',
    taken: (wanted, got) => `Le port ${wanted} est pris, la table est au port ${got}.`,
    here: 'Sur cet appareil :     ',
    network: 'Sur le même réseau :   ',
    noNetwork: 'Aucun réseau trouvé : on ne joue que sur cet appareil.',
    stop: 'Ctrl-C pour arrêter.',
  },
};
