import type { Language } from '@iacta/core';

interface ServeWords {
  readonly usage: string;
  readonly badPort: string;
  /** The database cannot be used; the reason is its own, in English. */
  readonly noDatabase: (address: string, why: string) => string;
  readonly badName: (name: string) => string;
  readonly badBase: (folder: string) => string;
  readonly proxyNeedsName: string;
  readonly notBuilt: string;
  readonly cannotStart: (why: string) => string;
  /** Another program has the port that was asked for. */
  readonly portTaken: (port: number) => string;
  /** The usual port was taken, and a later one was free. */
  readonly moved: (wanted: number, got: number) => string;
  readonly here: string;
  readonly network: string;
  readonly noNetwork: string;
  readonly metrics: string;
  /** Where the tables are, and what said so; null: nothing did. */
  readonly tables: (where: string, source: string | null) => string;
  /** A variable that names another place. */
  readonly unused: (variable: string, flag: string) => string;
  readonly wasMoved: (file: string) => string;
  readonly badSetting: { readonly [flag in 'metrics' | 'push-hosts' | 'security-contact' | 'names']: string };
  readonly stop: string;
}

export const WORDS: { readonly [language in Language]: ServeWords } = {
  en: {
    usage: `iacta serve [--port 4600] [--host 0.0.0.0] [--data FILE] [--database URL] [--proxy] [--name NAME] [--base /x] [--metrics HOST:PORT] [--push-hosts HOSTS] [--security-contact CONTACT] [--names free|list]   let browsers on this network play
  --data    the file that stores all online tables; created if it doesn’t exist; or set IACTA_DATA
  --database   postgres://user@host/name, for several processes; or set IACTA_DATABASE
  --proxy   behind a reverse proxy that passes on the client’s address
  --name    a public name of this server, such as table.example.org; repeatable, or set IACTA_NAME
  --base    the folder in which a reverse proxy serves the page, such as /games
  --metrics   HOST:PORT that answers /metrics and /readyz to your own programs; or set IACTA_METRICS
  --push-hosts   push services that notifications may go to, separated by commas; “default” means those of the usual browsers; or set IACTA_PUSH_HOSTS
  --security-contact   mailto:… or https:… for /.well-known/security.txt; or set IACTA_SECURITY_CONTACT
  --names   “list” lets players choose names from a list only, for schools and children; or set IACTA_NAMES
A flag comes before its variable; IACTA_DATABASE comes before IACTA_DATA.`,
    noDatabase: (address, why) => `The database ${address} can’t be used: ${why}`,
    cannotStart: (why) => `The server can’t start: ${why}`,
    badPort: '--port needs a number from 0 to 65535.',
    badName: (name) =>
      `“${name}” isn’t a server name: --name takes table.example.org, without https:// and without a port.`,
    badBase: (folder) => `“${folder}” isn’t a folder of a web address: --base takes /games.`,
    proxyNeedsName: '--proxy needs the public name, too: --name table.example.org, or IACTA_NAME.',
    notBuilt: 'The web app hasn’t been built yet: run “npm run build:web” or “npm start”.',
    portTaken: (port) =>
      `Port ${port} is in use, perhaps by another Iacta server. Stop that one, or choose another port with --port.`,
    moved: (wanted, got) => `Port ${wanted} is in use, so Iacta uses port ${got}.`,
    here: 'On this device:      ',
    network: 'On the same network: ',
    noNetwork: 'No network found: you can play on this device only.',
    metrics: 'Figures:             ',
    tables: (where, source) => `Tables:              ${where}${source === null ? '' : ` (${source})`}`,
    unused: (variable, flag) => `${variable} isn’t used, because ${flag} was given.`,
    wasMoved: (file) =>
      `The tables of ${file} were moved to a database. Set IACTA_DATABASE; or, to go back, rename ${file}.moved to ${file}.`,
    badSetting: {
      names: '--names needs “free” or “list”.',
      metrics: '--metrics needs a port, or an address and a port, such as 10.0.0.5:9464.',
      'push-hosts':
        '--push-hosts needs names such as push.example.org or *.example.org, separated by commas; * means any.',
      'security-contact':
        '--security-contact needs an address such as mailto:you@example.org or https://example.org/security.',
    },
    stop: 'Press Ctrl-C to stop.',
  },
  it: {
    usage: `iacta serve [--port 4600] [--host 0.0.0.0] [--data FILE] [--database URL] [--proxy] [--name NAME] [--base /x] [--metrics HOST:PORTA] [--push-hosts HOST] [--security-contact CONTATTO] [--names free|list]   fa giocare i browser di questa rete
  --data    il file con tutti i tavoli online; se non c’è, viene creato; o in IACTA_DATA
  --database   postgres://utente@host/nome, per più processi; o in IACTA_DATABASE
  --proxy   dietro un reverse proxy che dice da chi viene la richiesta
  --name    un nome pubblico di questo server, per esempio tavolo.example.org; anche più volte, o in IACTA_NAME
  --base    la cartella in cui un reverse proxy mostra la pagina, per esempio /giochi
  --metrics   HOST:PORTA che risponde a /metrics e /readyz per i tuoi programmi; o in IACTA_METRICS
  --push-hosts   i servizi push a cui possono andare le notifiche, separati da virgole; «default» sta per quelli dei soliti browser; o in IACTA_PUSH_HOSTS
  --security-contact   mailto:… o https:… per /.well-known/security.txt; o in IACTA_SECURITY_CONTACT
  --names   «list»: i nomi si scelgono solo da un elenco, per scuole e bambini; o in IACTA_NAMES
Un’opzione viene prima della sua variabile; IACTA_DATABASE viene prima di IACTA_DATA.`,
    noDatabase: (address, why) => `Il database ${address} non è utilizzabile: ${why}`,
    cannotStart: (why) => `Il server non riesce a partire: ${why}`,
    badPort: '--port vuole un numero da 0 a 65535.',
    badName: (name) =>
      `«${name}» non è il nome di un server: --name vuole tavolo.example.org, senza https:// e senza porta.`,
    badBase: (folder) => `«${folder}» non è la cartella di un indirizzo web: --base vuole /giochi.`,
    proxyNeedsName: 'Con --proxy serve anche il nome pubblico: --name tavolo.example.org, oppure IACTA_NAME.',
    notBuilt: 'L’app web non è ancora pronta: esegui «npm run build:web» oppure «npm start».',
    portTaken: (port) =>
      `La porta ${port} è già in uso, forse da un altro server Iacta. Chiudi quello, o scegli un’altra porta con --port.`,
    moved: (wanted, got) => `La porta ${wanted} è occupata: Iacta usa la porta ${got}.`,
    here: 'Su questo dispositivo: ',
    network: 'Nella stessa rete:     ',
    noNetwork: 'Nessuna rete trovata: puoi giocare solo su questo dispositivo.',
    metrics: 'Metriche:              ',
    tables: (where, source) => `Tavoli:                ${where}${source === null ? '' : ` (${source})`}`,
    unused: (variable, flag) => `${variable} non viene usata, perché c’è ${flag}.`,
    wasMoved: (file) =>
      `I tavoli di ${file} sono stati trasferiti in una banca dati. Imposta IACTA_DATABASE; per tornare indietro, rinomina ${file}.moved in ${file}.`,
    badSetting: {
      names: '--names vuole «free» o «list».',
      metrics: '--metrics vuole una porta, oppure un indirizzo e una porta, per esempio 10.0.0.5:9464.',
      'push-hosts':
        '--push-hosts vuole nomi come push.example.org o *.example.org, separati da virgole; * li ammette tutti.',
      'security-contact':
        '--security-contact vuole un indirizzo come mailto:tu@example.org oppure https://example.org/security.',
    },
    stop: 'Premi Ctrl-C per chiudere.',
  },
  de: {
    usage: `iacta serve [--port 4600] [--host 0.0.0.0] [--data DATEI] [--database URL] [--proxy] [--name NAME] [--base /x] [--metrics HOST:PORT] [--push-hosts HOSTS] [--security-contact KONTAKT] [--names free|list]   lässt die Browser in diesem Netz mitspielen
  --data    die Datei mit allen Online-Tischen; wenn es sie nicht gibt, wird sie angelegt; oder in IACTA_DATA
  --database   postgres://nutzer@host/name, für mehrere Prozesse; oder in IACTA_DATABASE
  --proxy   hinter einem Reverse Proxy, der sagt, von wem eine Anfrage kommt
  --name    ein öffentlicher Name dieses Servers, etwa tisch.example.org; auch mehrmals, oder in IACTA_NAME
  --base    der Ordner, in dem ein Reverse Proxy die Seite zeigt, etwa /spiele
  --metrics   HOST:PORT, wo deine eigenen Programme /metrics und /readyz abfragen; oder in IACTA_METRICS
  --push-hosts   Push-Dienste, an die Benachrichtigungen gehen dürfen, mit Kommas getrennt; „default“ steht für die der üblichen Browser; oder in IACTA_PUSH_HOSTS
  --security-contact   mailto:… oder https:… für /.well-known/security.txt; oder in IACTA_SECURITY_CONTACT
  --names   „list“: Namen nur aus einer Liste, für Schulen und Kinder; oder IACTA_NAMES
Eine Option geht ihrer Variable vor; IACTA_DATABASE geht IACTA_DATA vor.`,
    noDatabase: (address, why) => `Die Datenbank ${address} ist nicht nutzbar: ${why}`,
    cannotStart: (why) => `Der Server kann nicht starten: ${why}`,
    badPort: '--port braucht eine Zahl von 0 bis 65535.',
    badName: (name) =>
      `„${name}“ ist kein Servername: --name erwartet tisch.example.org, ohne https:// und ohne Port.`,
    badBase: (folder) => `„${folder}“ ist kein Ordner einer Webadresse: --base braucht /spiele.`,
    proxyNeedsName: 'Zu --proxy gehört der öffentliche Name: --name tisch.example.org oder IACTA_NAME.',
    notBuilt: 'Die Web-App ist noch nicht gebaut: Starte „npm run build:web“ oder „npm start“.',
    portTaken: (port) =>
      `Port ${port} ist schon in Gebrauch, vielleicht von einem anderen Iacta-Server. Beende ihn oder wähl mit --port einen anderen Port.`,
    moved: (wanted, got) => `Port ${wanted} ist belegt, darum nutzt Iacta Port ${got}.`,
    here: 'Auf diesem Gerät:  ',
    network: 'Im selben Netz:    ',
    noNetwork: 'Kein Netz gefunden: Du kannst nur auf diesem Gerät spielen.',
    metrics: 'Kennzahlen:        ',
    tables: (where, source) => `Tische:            ${where}${source === null ? '' : ` (${source})`}`,
    unused: (variable, flag) => `${variable} wird nicht benutzt, weil ${flag} angegeben ist.`,
    wasMoved: (file) =>
      `Die Tische aus ${file} sind in eine Datenbank umgezogen. Setz IACTA_DATABASE; oder benenne ${file}.moved wieder in ${file} um.`,
    badSetting: {
      names: '--names braucht „free“ oder „list“.',
      metrics: '--metrics braucht einen Port oder eine Adresse mit Port, etwa 10.0.0.5:9464.',
      'push-hosts':
        '--push-hosts braucht Namen wie push.example.org oder *.example.org, mit Kommas getrennt; * steht für alle.',
      'security-contact':
        '--security-contact braucht eine Adresse wie mailto:du@example.org oder https://example.org/security.',
    },
    stop: 'Beenden mit Strg-C.',
  },
  fr: {
    usage: `iacta serve [--port 4600] [--host 0.0.0.0] [--data FICHIER] [--database URL] [--proxy] [--name NAME] [--base /x] [--metrics HÔTE:PORT] [--push-hosts HÔTES] [--security-contact CONTACT] [--names free|list]   fait jouer les navigateurs de ce réseau
  --data    le fichier de toutes les tables en ligne ; il est créé s’il n’existe pas ; ou dans IACTA_DATA
  --database   postgres://utilisateur@hôte/nom, pour plusieurs processus ; ou dans IACTA_DATABASE
  --proxy   derrière un proxy inverse qui indique de qui vient la requête
  --name    un nom public de ce serveur, par exemple table.example.org ; répétable, ou dans IACTA_NAME
  --base    le dossier où un proxy inverse montre la page, par exemple /jeux
  --metrics   HÔTE:PORT qui répond à /metrics et /readyz pour vos propres programmes ; ou dans IACTA_METRICS
  --push-hosts   les services push auxquels les notifications peuvent aller, séparés par des virgules ; « default » désigne ceux des navigateurs courants ; ou dans IACTA_PUSH_HOSTS
  --security-contact   mailto:… ou https:… pour /.well-known/security.txt ; ou dans IACTA_SECURITY_CONTACT
  --names   « list » : les noms se choisissent dans une liste, pour les écoles et les enfants ; ou dans IACTA_NAMES
Une option passe avant sa variable ; IACTA_DATABASE passe avant IACTA_DATA.`,
    noDatabase: (address, why) => `La base de données ${address} est inutilisable : ${why}`,
    cannotStart: (why) => `Le serveur ne peut pas démarrer : ${why}`,
    badPort: '--port attend un nombre de 0 à 65535.',
    badName: (name) =>
      `« ${name} » n’est pas un nom de serveur : --name attend table.example.org, sans https:// et sans port.`,
    badBase: (folder) => `« ${folder} » n’est pas un dossier d’adresse web : --base attend /jeux.`,
    proxyNeedsName: 'Avec --proxy, il faut aussi le nom public : --name table.example.org, ou IACTA_NAME.',
    notBuilt:
      'L’application web n’est pas encore construite : lancez « npm run build:web » ou « npm start ».',
    portTaken: (port) =>
      `Le port ${port} est déjà utilisé, peut-être par un autre serveur Iacta. Arrêtez-le ou choisissez un autre port avec --port.`,
    moved: (wanted, got) => `Le port ${wanted} est pris : Iacta utilise le port ${got}.`,
    here: 'Sur cet appareil :     ',
    network: 'Sur le même réseau :   ',
    noNetwork: 'Aucun réseau trouvé : vous ne pouvez jouer que sur cet appareil.',
    metrics: 'Mesures :              ',
    tables: (where, source) => `Tables :               ${where}${source === null ? '' : ` (${source})`}`,
    unused: (variable, flag) => `${variable} n’est pas utilisée, car ${flag} est donné.`,
    wasMoved: (file) =>
      `Les tables de ${file} ont été transférées dans une base de données. Définissez IACTA_DATABASE ; pour revenir en arrière, renommez ${file}.moved en ${file}.`,
    badSetting: {
      names: '--names demande « free » ou « list ».',
      metrics: '--metrics attend un port, ou une adresse et un port, par exemple 10.0.0.5:9464.',
      'push-hosts':
        '--push-hosts attend des noms comme push.example.org ou *.example.org, séparés par des virgules ; * les admet tous.',
      'security-contact':
        '--security-contact attend une adresse comme mailto:vous@example.org ou https://example.org/security.',
    },
    stop: 'Appuyez sur Ctrl-C pour arrêter.',
  },
};
