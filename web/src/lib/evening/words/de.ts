import type { EveningWords } from './shape.ts';

export const words: EveningWords = {
  title: (games) => (games === 1 ? 'Bisher eine Partie zusammen' : `Bisher ${games} Partien zusammen`),
  player: 'Wer',
  wins: 'Siege',
  mean: 'Punkte im Schnitt',
  all: 'Partie für Partie',
  won: (count) => (count === 1 ? '1 Sieg' : `${count} Siege`),
  share: 'Bild von allen Partien teilen',
  recent: 'Mit dabei waren schon',
  invite: (name) => `${name} einladen`,
  message: (name, game) => `${name}, hast du Lust auf eine Partie ${game}? Hier ist unser Tisch:`,
  copied: (name) => `Die Einladung für ${name} ist kopiert. Verschicke sie, wie du magst.`,
};
