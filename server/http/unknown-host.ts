import type { Language } from '@iacta/core';
import { preferredLanguage } from './accepted-language.ts';

interface Words {
  readonly title: string;
  readonly what: (host: string) => string;
  readonly guest: string;
  readonly operator: (host: string) => string;
}

const WORDS: { readonly [language in Language]: Words } = {
  en: {
    title: 'Iacta doesn’t go by this name',
    what: (host) => `“${host}” isn’t one of this server’s names.`,
    guest: 'Open the address it showed when it was started, or scan its code again.',
    operator: (host) => `If it’s your server, start it with --name ${host}.`,
  },
  it: {
    title: 'Iacta non risponde a questo nome',
    what: (host) => `«${host}» non è uno dei nomi di questo server.`,
    guest: 'Apri l’indirizzo che ha mostrato all’avvio, oppure inquadra di nuovo il suo codice.',
    operator: (host) => `Se il server è tuo, avvialo con --name ${host}.`,
  },
  de: {
    title: 'Unter diesem Namen antwortet Iacta nicht',
    what: (host) => `Dieser Server kennt den Namen „${host}“ nicht als seinen eigenen.`,
    guest: 'Öffne die Adresse, die er beim Start gezeigt hat, oder scanne seinen Code noch einmal.',
    operator: (host) => `Ist es dein Server, dann starte ihn mit --name ${host}.`,
  },
  fr: {
    title: 'Iacta ne répond pas sous ce nom',
    what: (host) => `« ${host} » n’est pas un nom de ce serveur.`,
    guest: 'Ouvrez l’adresse affichée à son démarrage, ou scannez à nouveau son code.',
    operator: (host) => `Si c’est votre serveur, démarrez-le avec --name ${host}.`,
  },
};

/** The page for a visitor who came by a name that is not this server's. */
export function unknownHostPage(host: string, accepted: string | undefined): string {
  const language = preferredLanguage(accepted);
  const { title, what, guest, operator } = WORDS[language];
  const name = escaped(host.slice(0, 100));
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1>${title}</h1>
<p>${what(name)}
<p>${guest}
<p>${operator(name.replace(/:\d+$/, ''))}
`;
}

function escaped(text: string): string {
  return text.replace(/[^\p{L}\p{N}.:[\]-]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
