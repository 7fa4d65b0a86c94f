import type { DailyWords } from './shape.ts';

export const words: DailyWords = {
  title: 'Partie du jour',
  intro:
    'À minuit UTC, chaque jeu reçoit de nouveaux dés, les mêmes pour tout le monde. C’est votre première partie qui compte.',
  unranked:
    'Fonctionne aussi sans connexion. Vos résultats restent sur cet appareil et n’entrent dans aucun classement.',
  alone: 'Vous jouez en solo.',
  against: (bot) => `Vous jouez contre un bot : ${bot}.`,
  play: (game) => `Jouer à ${game}`,
  goOn: (game) => `Continuer ${game}`,
  running: 'Vous avez commencé cette partie.',
  result: (totals) =>
    totals.length === 1 ? `Votre résultat : ${totals[0]} points` : `Votre résultat : ${totals.join(' à ')}`,
  withHints: 'avec conseils',
  compare: 'Comparer',
  replay: 'Revoir',
  share: 'Partager mes résultats',
  copied: 'C’est copié. Collez le texte où vous voulez.',
};
