import type { Language } from '@iacta/core';

interface KeyWords {
  readonly title: string;
  readonly close: string;
  readonly keys: readonly (readonly [keys: string, what: string])[];
}

/** What keys do at every table. */
export const KEYS: { readonly [language in Language]: KeyWords } = {
  en: {
    title: 'Keyboard shortcuts',
    close: 'Close',
    keys: [
      ['Tab', 'Go to the next thing you can press'],
      ['Enter, Space', 'Press it: roll, take a die, mark a cell'],
      ['← ↑ → ↓', 'Walk across a grid'],
      ['1–6', 'Enter your own dice, or choose a face'],
      ['Esc', 'Put back what you’ve chosen, or close a window'],
      ['?', 'This list'],
    ],
  },
  de: {
    title: 'Tastenkürzel',
    close: 'Schließen',
    keys: [
      ['Tab', 'Zum Nächsten, das du drücken kannst'],
      ['Enter, Leertaste', 'Drücken: würfeln, einen Würfel nehmen, ein Feld eintragen'],
      ['← ↑ → ↓', 'Auf einem Raster gehen'],
      ['1–6', 'Eigene Würfel eingeben oder eine Zahl wählen'],
      ['Esc', 'Die Auswahl zurücklegen oder ein Fenster schließen'],
      ['?', 'Diese Liste'],
    ],
  },
  fr: {
    title: 'Raccourcis clavier',
    close: 'Fermer',
    keys: [
      ['Tab', 'Aller à la prochaine chose à presser'],
      ['Entrée, Espace', 'Presser : lancer, prendre un dé, inscrire une case'],
      ['← ↑ → ↓', 'Se déplacer sur une grille'],
      ['1–6', 'Saisir vos propres dés, ou choisir une face'],
      ['Échap', 'Reposer ce que vous avez choisi, ou fermer une fenêtre'],
      ['?', 'Cette liste'],
    ],
  },
  it: {
    title: 'Scorciatoie da tastiera',
    close: 'Chiudi',
    keys: [
      ['Tab', 'Vai alla prossima cosa da premere'],
      ['Invio, Spazio', 'Premi: lancia, prendi un dado, segna una casella'],
      ['← ↑ → ↓', 'Spostati su una griglia'],
      ['1–6', 'Inserisci i tuoi dadi, o scegli un numero'],
      ['Esc', 'Rimetti giù quello che hai scelto, o chiudi una finestra'],
      ['?', 'Questa lista'],
    ],
  },
};
