import type { Language } from '@iacta/core';

interface PushKeysWords {
  readonly usage: string;
  readonly badContact: string;
  readonly exists: (file: string) => string;
  readonly failed: (why: string) => string;
  readonly made: (file: string) => string;
}

export const WORDS: { readonly [language in Language]: PushKeysWords } = {
  en: {
    usage: `iacta push-keys --contact mailto:YOU@EXAMPLE.ORG [--data FILE] [--keys FILE] [--force]   let players turn on notifications
  --contact   how push services can reach you: mailto:… or https://…
  --data      the file of the server; the keys are stored next to it
  --keys      another file for the keys; or set IACTA_PUSH_KEYS
  --force     replace existing keys: players then have to turn notifications on again`,
    badContact: '--contact needs an address such as mailto:you@example.org or https://example.org.',
    exists: (file) =>
      `${file} exists. With new keys, players have to turn notifications on again; --force replaces the keys.`,
    failed: (why) => `That didn’t work: ${why}`,
    made: (file) =>
      `The keys are in ${file}. Restart the server; from then on players can turn on notifications. The file is for you alone, and belongs in your backup.`,
  },
  it: {
    usage: `iacta push-keys --contact mailto:TU@ESEMPIO.ORG [--data FILE] [--keys FILE] [--force]   permette ai giocatori di attivare le notifiche
  --contact   come ti raggiungono i servizi push: mailto:… oppure https://…
  --data      il file del server; le chiavi gli stanno accanto
  --keys      un altro file per le chiavi; o in IACTA_PUSH_KEYS
  --force     sostituisce le chiavi: i giocatori dovranno riattivare le notifiche`,
    badContact: '--contact vuole un indirizzo come mailto:tu@example.org o https://example.org.',
    exists: (file) =>
      `${file} esiste già. Con chiavi nuove i giocatori devono riattivare le notifiche; --force le sostituisce.`,
    failed: (why) => `Non ha funzionato: ${why}`,
    made: (file) =>
      `Le chiavi sono in ${file}. Riavvia il server: da allora i giocatori possono attivare le notifiche. Il file è solo tuo, e va nel tuo backup.`,
  },
  de: {
    usage: `iacta push-keys --contact mailto:DU@BEISPIEL.ORG [--data DATEI] [--keys DATEI] [--force]   lässt Spieler Benachrichtigungen einschalten
  --contact   wie Push-Dienste dich erreichen: mailto:… oder https://…
  --data      die Datei des Servers; die Schlüssel liegen daneben
  --keys      eine andere Datei für die Schlüssel; oder in IACTA_PUSH_KEYS
  --force     ersetzt vorhandene Schlüssel: Dann müssen alle die Benachrichtigungen neu einschalten`,
    badContact: '--contact braucht eine Adresse wie mailto:du@example.org oder https://example.org.',
    exists: (file) =>
      `${file} gibt es schon. Mit neuen Schlüsseln müssen alle ihre Benachrichtigungen neu einschalten; --force ersetzt sie.`,
    failed: (why) => `Das hat nicht geklappt: ${why}`,
    made: (file) =>
      `Die Schlüssel liegen in ${file}. Starte den Server neu, dann können Spieler Benachrichtigungen einschalten. Die Datei ist nur für dich und gehört in dein Backup.`,
  },
  fr: {
    usage: `iacta push-keys --contact mailto:VOUS@EXEMPLE.ORG [--data FICHIER] [--keys FICHIER] [--force]   permet aux joueurs d’activer les notifications
  --contact   comment les services push peuvent vous joindre : mailto:… ou https://…
  --data      le fichier du serveur ; les clés sont rangées à côté
  --keys      un autre fichier pour les clés ; ou dans IACTA_PUSH_KEYS
  --force     remplace les clés : les joueurs devront réactiver les notifications`,
    badContact: '--contact demande une adresse comme mailto:vous@example.org ou https://example.org.',
    exists: (file) =>
      `${file} existe déjà. Avec de nouvelles clés, les joueurs doivent réactiver les notifications ; --force les remplace.`,
    failed: (why) => `Cela n’a pas marché : ${why}`,
    made: (file) =>
      `Les clés sont dans ${file}. Redémarrez le serveur : les joueurs pourront alors activer les notifications. Ce fichier n’est que pour vous, et il a sa place dans votre sauvegarde.`,
  },
};
