import type { Language } from '@iacta/core';
import type { StoreProblem } from '@iacta/online/wire';

type StorageWords = { readonly [problem in StoreProblem]: (file: string) => string };

/** What is wrong with the file of all tables, and the way out. */
export const STORAGE_WORDS: { readonly [language in Language]: StorageWords } = {
  en: {
    full: (file) => `The disk with ${file} is full. Free some space and try again.`,
    'read-only': (file) =>
      `${file} can’t be written. Check its permissions and whether the disk is mounted read-only.`,
    missing: (file) => `${file} can’t be found. Check that its disk is connected and its folder exists.`,
    corrupt: (file) =>
      `${file} is damaged, so Iacta leaves it alone. Move it away and restore a copy: iacta restore COPY --data ${file}`,
    locked: (file) =>
      `${file} is in use by another Iacta process. Stop that one, or choose another file with --data.`,
    failed: (file) => `The disk reports an error for ${file}.`,
  },
  it: {
    full: (file) => `Il disco con ${file} è pieno. Libera un po’ di spazio e riprova.`,
    'read-only': (file) =>
      `Impossibile scrivere su ${file}. Controlla i permessi e se il disco è montato in sola lettura.`,
    missing: (file) =>
      `Impossibile trovare ${file}. Controlla che il disco sia collegato e che la cartella esista.`,
    corrupt: (file) =>
      `${file} è danneggiato e viene lasciato com’è. Spostalo e ripristina una copia: iacta restore COPIA --data ${file}`,
    locked: (file) =>
      `${file} è in uso da un altro processo di Iacta. Ferma quello, oppure scegli un altro file con --data.`,
    failed: (file) => `Il disco segnala un errore per ${file}.`,
  },
  de: {
    full: (file) => `Die Festplatte mit ${file} ist voll. Schaff etwas Platz und versuch es noch einmal.`,
    'read-only': (file) =>
      `In ${file} kann nicht geschrieben werden. Prüf die Rechte und ob die Festplatte nur lesbar eingehängt ist.`,
    missing: (file) =>
      `${file} ist nicht zu finden. Prüf, ob die Festplatte angeschlossen und der Ordner vorhanden ist.`,
    corrupt: (file) =>
      `${file} ist beschädigt und bleibt, wie sie ist. Verschieb die Datei und stell eine Kopie wieder her: iacta restore KOPIE --data ${file}`,
    locked: (file) =>
      `${file} wird von einem anderen Iacta-Prozess benutzt. Beende ihn oder wähl mit --data eine andere Datei.`,
    failed: (file) => `Die Festplatte meldet einen Fehler bei ${file}.`,
  },
  fr: {
    full: (file) => `Le disque de ${file} est plein. Libérez de la place et réessayez.`,
    'read-only': (file) =>
      `Impossible d’écrire dans ${file}. Vérifiez les droits et si le disque est monté en lecture seule.`,
    missing: (file) =>
      `${file} est introuvable. Vérifiez que le disque est branché et que le dossier existe.`,
    corrupt: (file) =>
      `${file} est abîmé et reste tel quel. Déplacez-le et restaurez une copie : iacta restore COPIE --data ${file}`,
    locked: (file) =>
      `${file} est utilisé par un autre processus d’Iacta. Arrêtez-le, ou choisissez un autre fichier avec --data.`,
    failed: (file) => `Le disque signale une erreur pour ${file}.`,
  },
};
