import type { Language } from '@iacta/core';

interface OfferWords {
  readonly ask: string;
  readonly yes: string;
  readonly no: string;
}

/** Asked once, at the end of the first game. */
export const OFFER: { readonly [language in Language]: OfferWords } = {
  en: { ask: 'Would you like to hear the dice?', yes: 'Sound on', no: 'No, thanks' },
  de: { ask: 'Möchtest du die Würfel hören?', yes: 'Ton an', no: 'Nein, danke' },
  fr: { ask: 'Voulez-vous entendre les dés ?', yes: 'Activer le son', no: 'Non, merci' },
  it: { ask: 'Vuoi sentire i dadi?', yes: 'Attiva i suoni', no: 'No, grazie' },
};
