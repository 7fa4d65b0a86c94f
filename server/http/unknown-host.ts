import { LANGUAGES, type Language } from '@iacta/core';

interface Words {
  readonly title: string;
  readonly what: (host: string) => string;
  readonly guest: string;
  readonly operator: (host: string) => string;
}

const WORDS: { readonly [language in Language]: Words } = {
  en: {
    title: 'Iacta does not answer to this name',
    what: (host) => `This server does not know itself as “${host}”.`,
    guest: 'Open the address that it showed when it was started, or scan its code again.',
    operator: (host) => `Is it your server? Then start it with --name ${host}.`,
  },
  it: {
    title: 'Iacta non risponde a questo nome',
    what: (host) => `Questo server non si riconosce nel nome «${host}».`,
    guest: 'Apri l’indirizzo che ha mostrato all’avvio, oppure inquadra di nuovo il suo codice.',
    operator: (host) => `Il server è tuo? Allora avvialo con --name ${host}.`,
  },
  de: {
    title: 'Unter diesem Namen antwortet Iacta nicht',
    what: (host) => `Dieser Server kennt den Namen „${host}“ nicht als seinen eigenen.`,
    guest: 'Öffne die Adresse, die er beim Start gezeigt hat, oder scanne seinen Code noch einmal.',
    operator: (host) => `Ist es dein Server? Dann starte ihn mit --name ${host}.`,
  },
  fr: {
    title: 'Iacta ne répond pas à ce nom',
    what: (host) => `Ce serveur ne se connaît pas sous le nom « ${host} ».`,
    guest: 'Ouvrez l’adresse affichée à son démarrage, ou scannez à nouveau son code.',
    operator: (host) => `C’est votre serveur ? Alors démarrez-le avec --name ${host}.`,
  },
};

/** The page for a visitor who came by a name that is not this server's. */
export function unknownHostPage(host: string, accepted: string | undefined): string {
  const language = preferred(accepted);
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

/** The first of our languages in an Accept-Language header, by its order; English otherwise. */
function preferred(accepted = ''): Language {
  const wanted = accepted
    .split(',')
    .map((each) => each.trim().slice(0, 2).toLowerCase())
    .find((each) => LANGUAGES.some((language) => language === each));
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}

function escaped(text: string): string {
  return text.replace(/[^\p{L}\p{N}.:[\]-]/gu, (sign) => `&#${sign.codePointAt(0)};`);
}
