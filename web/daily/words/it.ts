import type { DailyWords } from './shape.ts';

export const words: DailyWords = {
  title: 'Partita di oggi',
  intro: 'A mezzanotte UTC ogni gioco riceve dadi nuovi, uguali per tutti. Conta la tua prima partita.',
  unranked:
    'Funziona anche senza connessione. I tuoi risultati restano su questo dispositivo, fuori classifica.',
  alone: 'Giochi in solitario.',
  against: (bot) => `Giochi contro un bot: ${bot}.`,
  play: (game) => `Gioca a ${game}`,
  goOn: (game) => `Continua ${game}`,
  running: 'Hai già cominciato questa partita.',
  result: (totals) =>
    totals.length === 1 ? `Il tuo risultato: ${totals[0]} punti` : `Il tuo risultato: ${totals.join(' a ')}`,
  withHints: 'con consigli',
  compare: 'Confronta',
  replay: 'Rivedi',
  share: 'Condividi i miei risultati',
  copied: 'Copiato. Incolla il testo dove vuoi.',
};
