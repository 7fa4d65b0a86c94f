import type { Language } from '@iacta/core';

interface BackupWords {
  readonly backupUsage: string;
  readonly restoreUsage: string;
  readonly copying: (percent: string) => string;
  readonly checking: (percent: string) => string;
  readonly backedUp: (file: string, tables: number, entries: number) => string;
  readonly restored: (file: string, tables: number, entries: number) => string;
  readonly renewed: (tables: number) => string;
  readonly exists: (file: string) => string;
  readonly failed: (why: string) => string;
}

export const WORDS: { readonly [language in Language]: BackupWords } = {
  en: {
    backupUsage: `iacta backup TARGET [--data FILE] [--force]   copy all tables, also while people play
  --data    the file of the server
  --force   overwrite TARGET if it exists`,
    restoreUsage: `iacta restore SOURCE [--data FILE] [--force]   put a backup in place; the server must be stopped
  --data    the file of the server
  --force   overwrite the file of the server if it exists`,
    copying: (percent) => `Copying: ${percent}`,
    checking: (percent) => `Checking every entry: ${percent}`,
    backedUp: (file, tables, entries) => `${file}: ${tables} tables with ${entries} entries, all checked.`,
    restored: (file, tables, entries) =>
      `${file}: ${tables} tables with ${entries} entries restored, all checked.`,
    renewed: (tables) =>
      `New secrets for the next roll at ${tables} tables; their players see an entry about it.`,
    exists: (file) => `${file} exists. Use --force to overwrite it.`,
    failed: (why) => `That didn’t work: ${why}`,
  },
  it: {
    backupUsage: `iacta backup DESTINAZIONE [--data FILE] [--force]   copia tutti i tavoli, anche durante le partite
  --data    il file del server
  --force   sovrascrive la destinazione se esiste`,
    restoreUsage: `iacta restore COPIA [--data FILE] [--force]   rimette al suo posto una copia; il server dev’essere fermo
  --data    il file del server
  --force   sovrascrive il file del server se esiste`,
    copying: (percent) => `Copia: ${percent}`,
    checking: (percent) => `Controllo di ogni voce: ${percent}`,
    backedUp: (file, tables, entries) => `${file}: ${tables} tavoli con ${entries} voci, tutte controllate.`,
    restored: (file, tables, entries) =>
      `${file}: ripristinati ${tables} tavoli con ${entries} voci, tutte controllate.`,
    renewed: (tables) =>
      `Nuovi segreti per il prossimo lancio a ${tables} tavoli; chi gioca lo vede in una voce del registro.`,
    exists: (file) => `${file} esiste già. Con --force viene sovrascritto.`,
    failed: (why) => `Non ha funzionato: ${why}`,
  },
  de: {
    backupUsage: `iacta backup ZIEL [--data DATEI] [--force]   alle Tische kopieren, auch während gespielt wird
  --data    die Datei des Servers
  --force   ZIEL überschreiben, falls es schon da ist`,
    restoreUsage: `iacta restore KOPIE [--data DATEI] [--force]   eine Kopie zurückspielen; der Server muss gestoppt sein
  --data    die Datei des Servers
  --force   die Datei des Servers überschreiben, falls sie schon da ist`,
    copying: (percent) => `Kopieren: ${percent}`,
    checking: (percent) => `Jeden Eintrag prüfen: ${percent}`,
    backedUp: (file, tables, entries) => `${file}: ${tables} Tische mit ${entries} Einträgen, alle geprüft.`,
    restored: (file, tables, entries) =>
      `${file}: ${tables} Tische mit ${entries} Einträgen zurückgespielt, alle geprüft.`,
    renewed: (tables) =>
      `Neue Geheimnisse für den nächsten Wurf an ${tables} Tischen; wer dort spielt, sieht einen Eintrag dazu.`,
    exists: (file) => `${file} ist schon da. Mit --force wird die Datei überschrieben.`,
    failed: (why) => `Das hat nicht geklappt: ${why}`,
  },
  fr: {
    backupUsage: `iacta backup CIBLE [--data FICHIER] [--force]   copie toutes les tables, même pendant les parties
  --data    le fichier du serveur
  --force   remplace la cible si elle existe`,
    restoreUsage: `iacta restore COPIE [--data FICHIER] [--force]   remet une copie en place ; le serveur doit être arrêté
  --data    le fichier du serveur
  --force   remplace le fichier du serveur s’il existe`,
    copying: (percent) => `Copie : ${percent}`,
    checking: (percent) => `Vérification de chaque entrée : ${percent}`,
    backedUp: (file, tables, entries) =>
      `${file} : ${tables} tables avec ${entries} entrées, toutes vérifiées.`,
    restored: (file, tables, entries) =>
      `${file} : ${tables} tables avec ${entries} entrées restaurées, toutes vérifiées.`,
    renewed: (tables) =>
      `Nouveaux secrets pour le prochain lancer à ${tables} tables ; les joueurs le voient dans une entrée du journal.`,
    exists: (file) => `${file} existe déjà. Avec --force, il sera remplacé.`,
    failed: (why) => `Cela n’a pas marché : ${why}`,
  },
};
