import type { Language } from '@iacta/core';

interface BackupWords {
  readonly backupUsage: string;
  readonly restoreUsage: string;
  readonly copying: (percent: string) => string;
  readonly checking: (percent: string) => string;
  readonly backedUp: (file: string, tables: number, entries: number) => string;
  readonly restored: (file: string, tables: number, entries: number) => string;
  readonly renewed: (tables: number) => string;
  readonly moveUsage: string;
  readonly moved: (database: string, tables: number, entries: number) => string;
  readonly kept: (file: string) => string;
  readonly notEmpty: (database: string) => string;
  readonly served: (database: string) => string;
  readonly noDatabase: (database: string, why: string) => string;
  readonly exists: (file: string) => string;
  readonly failed: (why: string) => string;
}

export const WORDS: { readonly [language in Language]: BackupWords } = {
  en: {
    backupUsage: `iacta backup TARGET [--data FILE | --database URL] [--force]   copy all tables, also while people play
  --data      the file of the server
  --database  the PostgreSQL database of the server
  --force     overwrite TARGET if it exists`,
    restoreUsage: `iacta restore SOURCE [--data FILE | --database URL] [--force]   put a backup in place; stop the server first
  --data      the file of the server
  --database  the PostgreSQL database of the server
  --force     overwrite the tables that are there`,
    moveUsage: `iacta move --to URL [--data FILE] [--force]   move all tables into a PostgreSQL database; stop the server first
  --to     postgres://user@host:port/name
  --data   the file of the server; it is renamed afterwards
  --force  overwrite the tables in the database`,
    moved: (database, tables, entries) =>
      `${database}: everything moved and checked. Tables: ${tables}, entries: ${entries}.`,
    kept: (file) => `The old file is now ${file}. Start the server with IACTA_DATABASE or --database.`,
    notEmpty: (database) => `${database} already has tables. Use --force to overwrite them.`,
    served: (database) => `${database} is in use. Stop all Iacta processes that use it, then try again.`,
    noDatabase: (database, why) => `That didn’t work with ${database}: ${why}`,
    copying: (percent) => `Copying: ${percent}`,
    checking: (percent) => `Checking every entry: ${percent}`,
    backedUp: (file, tables, entries) =>
      `${file}: everything copied and checked. Tables: ${tables}, entries: ${entries}.`,
    restored: (file, tables, entries) =>
      `${file}: everything restored and checked. Tables: ${tables}, entries: ${entries}.`,
    renewed: (tables) =>
      `Tables with a new secret for their next roll: ${tables}. Their players see an entry about it.`,
    exists: (file) => `${file} exists. Use --force to overwrite it.`,
    failed: (why) => `That didn’t work: ${why}`,
  },
  it: {
    backupUsage: `iacta backup DESTINAZIONE [--data FILE | --database URL] [--force]   copia tutti i tavoli, anche durante le partite
  --data      il file del server
  --database  il database PostgreSQL del server
  --force     sovrascrive la destinazione se esiste`,
    restoreUsage: `iacta restore COPIA [--data FILE | --database URL] [--force]   rimette al suo posto una copia; il server dev’essere fermo
  --data      il file del server
  --database  il database PostgreSQL del server
  --force     sovrascrive i tavoli che ci sono già`,
    moveUsage: `iacta move --to URL [--data FILE] [--force]   sposta tutti i tavoli in un database PostgreSQL; il server dev’essere fermo
  --to     postgres://utente@host:porta/nome
  --data   il file del server; alla fine cambia nome
  --force  sovrascrive i tavoli nel database`,
    moved: (database, tables, entries) =>
      `${database}: tutto spostato e controllato. Tavoli: ${tables}, voci: ${entries}.`,
    kept: (file) => `Il vecchio file ora è ${file}. Avvia il server con IACTA_DATABASE o --database.`,
    notEmpty: (database) => `In ${database} ci sono già dei tavoli. Con --force vengono sovrascritti.`,
    served: (database) => `${database} è in uso. Ferma tutti i processi di Iacta che lo usano e riprova.`,
    noDatabase: (database, why) => `Con ${database} non ha funzionato: ${why}`,
    copying: (percent) => `Copia: ${percent}`,
    checking: (percent) => `Controllo di ogni voce: ${percent}`,
    backedUp: (file, tables, entries) =>
      `${file}: tutto copiato e controllato. Tavoli: ${tables}, voci: ${entries}.`,
    restored: (file, tables, entries) =>
      `${file}: tutto ripristinato e controllato. Tavoli: ${tables}, voci: ${entries}.`,
    renewed: (tables) =>
      `Tavoli con un nuovo segreto per il prossimo lancio: ${tables}. Chi ci gioca lo vede in una voce del registro.`,
    exists: (file) => `${file} esiste già. Con --force viene sovrascritto.`,
    failed: (why) => `Non ha funzionato: ${why}`,
  },
  de: {
    backupUsage: `iacta backup ZIEL [--data DATEI | --database URL] [--force]   alle Tische kopieren, auch während gespielt wird
  --data      die Datei des Servers
  --database  die PostgreSQL-Datenbank des Servers
  --force     ZIEL überschreiben, falls es schon da ist`,
    restoreUsage: `iacta restore KOPIE [--data DATEI | --database URL] [--force]   eine Kopie zurückspielen; der Server muss gestoppt sein
  --data      die Datei des Servers
  --database  die PostgreSQL-Datenbank des Servers
  --force     vorhandene Tische überschreiben`,
    moveUsage: `iacta move --to URL [--data DATEI] [--force]   alle Tische in eine PostgreSQL-Datenbank umziehen; der Server muss gestoppt sein
  --to     postgres://benutzer@rechner:port/name
  --data   die Datei des Servers; sie wird danach umbenannt
  --force  Tische in der Datenbank überschreiben`,
    moved: (database, tables, entries) =>
      `${database}: alles umgezogen und geprüft. Tische: ${tables}, Einträge: ${entries}.`,
    kept: (file) =>
      `Die alte Datei heißt jetzt ${file}. Starte den Server mit IACTA_DATABASE oder --database.`,
    notEmpty: (database) => `In ${database} sind schon Tische. Mit --force werden sie überschrieben.`,
    served: (database) =>
      `${database} wird gerade benutzt. Beende alle Iacta-Prozesse, die darauf zugreifen, und versuch es noch einmal.`,
    noDatabase: (database, why) => `Mit ${database} hat das nicht geklappt: ${why}`,
    copying: (percent) => `Kopieren: ${percent}`,
    checking: (percent) => `Jeden Eintrag prüfen: ${percent}`,
    backedUp: (file, tables, entries) =>
      `${file}: alles kopiert und geprüft. Tische: ${tables}, Einträge: ${entries}.`,
    restored: (file, tables, entries) =>
      `${file}: alles zurückgespielt und geprüft. Tische: ${tables}, Einträge: ${entries}.`,
    renewed: (tables) =>
      `Tische mit einem neuen Geheimnis für den nächsten Wurf: ${tables}. Wer dort spielt, sieht einen Eintrag dazu.`,
    exists: (file) => `${file} ist schon da. Mit --force wird die Datei überschrieben.`,
    failed: (why) => `Das hat nicht geklappt: ${why}`,
  },
  fr: {
    backupUsage: `iacta backup CIBLE [--data FICHIER | --database URL] [--force]   copie toutes les tables, même pendant les parties
  --data      le fichier du serveur
  --database  la base PostgreSQL du serveur
  --force     remplace la cible si elle existe`,
    restoreUsage: `iacta restore COPIE [--data FICHIER | --database URL] [--force]   remet une copie en place ; le serveur doit être arrêté
  --data      le fichier du serveur
  --database  la base PostgreSQL du serveur
  --force     remplace les tables déjà présentes`,
    moveUsage: `iacta move --to URL [--data FICHIER] [--force]   déplace toutes les tables vers une base PostgreSQL ; le serveur doit être arrêté
  --to     postgres://utilisateur@hôte:port/nom
  --data   le fichier du serveur ; il est ensuite renommé
  --force  remplace les tables de la base`,
    moved: (database, tables, entries) =>
      `${database} : tout est déplacé et vérifié. Tables : ${tables}, entrées : ${entries}.`,
    kept: (file) =>
      `L’ancien fichier s’appelle maintenant ${file}. Lancez le serveur avec IACTA_DATABASE ou --database.`,
    notEmpty: (database) => `${database} contient déjà des tables. Avec --force, elles seront remplacées.`,
    served: (database) =>
      `${database} est en cours d’utilisation. Arrêtez tous les processus Iacta qui s’en servent, puis réessayez.`,
    noDatabase: (database, why) => `Avec ${database}, cela n’a pas marché : ${why}`,
    copying: (percent) => `Copie : ${percent}`,
    checking: (percent) => `Vérification de chaque entrée : ${percent}`,
    backedUp: (file, tables, entries) =>
      `${file} : tout est copié et vérifié. Tables : ${tables}, entrées : ${entries}.`,
    restored: (file, tables, entries) =>
      `${file} : tout est restauré et vérifié. Tables : ${tables}, entrées : ${entries}.`,
    renewed: (tables) =>
      `Tables avec un nouveau secret pour le prochain lancer : ${tables}. Les joueurs le voient dans une entrée du journal.`,
    exists: (file) => `${file} existe déjà. Avec --force, il sera remplacé.`,
    failed: (why) => `Cela n’a pas marché : ${why}`,
  },
};
