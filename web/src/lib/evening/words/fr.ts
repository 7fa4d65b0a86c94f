import type { EveningWords } from './shape.ts';

export const words: EveningWords = {
  title: (games) => (games === 1 ? 'Une partie ensemble jusqu’ici' : `${games} parties ensemble jusqu’ici`),
  player: 'Qui',
  wins: 'Victoires',
  mean: 'Points en moyenne',
  all: 'Partie par partie',
  won: (count) => (count === 1 ? '1 victoire' : `${count} victoires`),
  share: 'Partager une image de toutes les parties',
  recent: 'Vous avez déjà joué avec',
  invite: (name) => `Inviter ${name}`,
  message: (name, game) => `${name}, ça te dit, une partie de ${game} ? Voici notre table :`,
  copied: (name) => `L’invitation pour ${name} est copiée. Envoyez-la comme vous voulez.`,
};
