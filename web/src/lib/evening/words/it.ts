import type { EveningWords } from './shape.ts';

export const words: EveningWords = {
  title: (games) => (games === 1 ? 'Finora una partita insieme' : `Finora ${games} partite insieme`),
  player: 'Chi',
  wins: 'Vittorie',
  mean: 'Punti in media',
  all: 'Partita per partita',
  won: (count) => (count === 1 ? '1 vittoria' : `${count} vittorie`),
  share: 'Condividi un’immagine di tutte le partite',
  recent: 'Hai già giocato con',
  invite: (name) => `Invita ${name}`,
  message: (name, game) => `${name}, ti va una partita a ${game}? Ecco il nostro tavolo:`,
  copied: (name) => `L’invito per ${name} è copiato. Mandalo come preferisci.`,
};
