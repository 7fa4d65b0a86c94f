import type { DailyWords } from './shape.ts';

export const words: DailyWords = {
  title: 'Partie du jour',
  intro:
    'Chaque jour, chaque jeu a de nouveaux dés, les mêmes pour tout le monde. Le jour change à minuit UTC. Votre première partie compte.',
  unranked:
    'Fonctionne aussi sans connexion. Vos résultats restent sur cet appareil et n’entrent dans aucun classement.',
  alone: 'Vous jouez en solo.',
  against: (bot) => `Vous jouez contre un bot : ${bot}.`,
  play: (game) => `Jouer à ${game} du jour`,
  goOn: (game) => `Continuer ${game} du jour`,
  running: 'Vous avez commencé cette partie.',
  result: (totals) =>
    totals.length === 1 ? `Votre résultat : ${totals[0]} points` : `Votre résultat : ${totals.join(' à ')}`,
  withHints: 'avec des conseils',
  compare: 'Comparer',
  replay: 'Revoir',
  share: 'Partager mes résultats',
  copied: 'C’est copié. Collez le texte où vous voulez.',
};
