import type { Language } from '@iacta/core';

interface ServeWords {
  readonly usage: string;
  readonly badPort: string;
  readonly notBuilt: string;
  readonly cannotStart: (why: string) => string;
  readonly taken: (wanted: number, got: number) => string;
  readonly here: string;
  readonly network: string;
  readonly noNetwork: string;
  readonly stop: string;
}

export const WORDS: { readonly [language in Language]: ServeWords } = {
  en: {
    usage: `iacta serve [--port 4600] [--host 0.0.0.0] [--data FILE] [--proxy]   serve the table to every browser in this network
  --data    the file that keeps all tables online; it is made when it is not there
  --proxy   behind a reverse proxy that tells whose request it is`,
    cannotStart: (why) => `The server cannot start: ${why}`,
    badPort: '--port needs a number from 0 to 65535.',
    notBuilt: 'The web app has not been built yet: run “npm run build:web” or “npm start”.',
    taken: (wanted, got) => `Port ${wanted} is taken, so the table is at port ${got}.`,
    here: 'On this device:      ',
    network: 'On the same network: ',
    noNetwork: 'No network was found: only this device can play.',
    stop: 'Ctrl-C ends it.',
  },
  it: {
    usage: `iacta serve [--port 4600] [--host 0.0.0.0] [--data FILE] [--proxy]   apre il tavolo a ogni browser di questa rete
  --data    il file con tutti i tavoli online; se non c’è, viene creato
  --proxy   dietro un reverse proxy che dice da chi viene la richiesta`,
    cannotStart: (why) => `Il server non riesce a partire: ${why}`,
    badPort: '--port vuole un numero da 0 a 65535.',
    notBuilt: 'L’app web non è ancora pronta: esegui «npm run build:web» oppure «npm start».',
    taken: (wanted, got) => `La porta ${wanted} è occupata: il tavolo è alla porta ${got}.`,
    here: 'Su questo dispositivo: ',
    network: 'Nella stessa rete:     ',
    noNetwork: 'Nessuna rete trovata: si gioca solo su questo dispositivo.',
    stop: 'Ctrl-C per chiudere.',
  },
  de: {
    usage: `iacta serve [--port 4600] [--host 0.0.0.0] [--data DATEI] [--proxy]   öffnet den Tisch für alle Browser in diesem Netz
  --data    die Datei mit allen Online-Tischen; wenn es sie nicht gibt, wird sie angelegt
  --proxy   hinter einem Reverse Proxy, der sagt, von wem eine Anfrage kommt`,
    cannotStart: (why) => `Der Server kann nicht starten: ${why}`,
    badPort: '--port braucht eine Zahl von 0 bis 65535.',
    notBuilt: 'Die Web-App ist noch nicht gebaut: „npm run build:web“ oder „npm start“ hilft.',
    taken: (wanted, got) => `Port ${wanted} ist belegt, der Tisch steht an Port ${got}.`,
    here: 'Auf diesem Gerät:  ',
    network: 'Im selben Netz:    ',
    noNetwork: 'Kein Netz gefunden: Gespielt wird nur an diesem Gerät.',
    stop: 'Strg-C beendet.',
  },
  fr: {
    usage: `iacta serve [--port 4600] [--host 0.0.0.0] [--data FICHIER] [--proxy]   ouvre la table à tous les navigateurs de ce réseau
  --data    le fichier de toutes les tables en ligne ; il est créé s’il n’existe pas
  --proxy   derrière un proxy inverse qui indique de qui vient la requête`,
    cannotStart: (why) => `Le serveur ne peut pas démarrer : ${why}`,
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
