import type { ReviewWords } from './shape.ts';

export const words: ReviewWords = {
  language: 'fr',
  luckierThan: (games) => {
    if (games === 0) return 'Difficile d’avoir moins de chance.';
    if (games === 10) return 'Difficile d’avoir plus de chance.';
    return `Plus de chance que dans ${games} ${games === 1 ? 'partie' : 'parties'} sur 10.`;
  },
  unluckierThan: (games) => `Moins de chance que dans ${games} ${games === 1 ? 'partie' : 'parties'} sur 10.`,
  noLuck: 'Dans cette partie, aucun lancer ne pouvait porter chance, à part le choix de qui commence.',
  lotGave: (amount) =>
    `Dans cette partie, seul le tirage au sort de qui commence dépendait de la chance : il vous a rapporté ${amount}.`,
  lotTook: (amount) =>
    `Dans cette partie, seul le tirage au sort de qui commence dépendait de la chance : il vous a coûté ${amount}.`,
  luckGave: (amount) => `La chance vous a rapporté ${amount}.`,
  luckTook: (amount) => `La malchance vous a coûté ${amount}.`,
  luckRange: (spread) => `D’habitude, la chance déplace au plus ${spread}.`,
  points: (amount) => (/^[01](,|$)/.test(amount) ? `${amount} point` : `${amount} points`),
  chance: (amount) => `${amount} % de chances de gagner`,
  // Below two the singular is used.
  wins: (amount) => (/^[01](,|$)/.test(amount) ? `${amount} victoire` : `${amount} victoires`),
  ownCost: (amount) => `Vos décisions ont coûté environ ${amount}.`,
  each: (decisions, amount) => `En moyenne ${amount} par vraie décision (${decisions}).`,
  noMistakes: 'Vos décisions n’ont presque rien coûté.',
  mostExpensive: (step, played, better, amount) =>
    `La plus chère, à l’étape ${step} : « ${played} » au lieu de « ${better} » (${amount}).`,
  othersGave: (amount) => `Les décisions des autres vous ont rapporté ${amount}.`,
  othersTook: (amount) => `Les décisions des autres vous ont coûté ${amount}.`,
  tooFew: (decisions) =>
    decisions === 0
      ? 'Vous n’aviez rien à décider : impossible de juger votre jeu.'
      : `Seulement ${decisions} ${decisions === 1 ? 'vraie décision' : 'vraies décisions'} : trop peu pour juger votre jeu.`,
  named: {
    luckGave: (name, amount) => `${name} : la chance a rapporté ${amount}.`,
    luckTook: (name, amount) => `${name} : la malchance a coûté ${amount}.`,
    lotGave: (name, amount) =>
      `Dans cette partie, seul le tirage au sort de qui commence dépendait de la chance : il a rapporté ${amount} à ${name}.`,
    lotTook: (name, amount) =>
      `Dans cette partie, seul le tirage au sort de qui commence dépendait de la chance : il a coûté ${amount} à ${name}.`,
    ownCost: (name, amount) => `${name} : les décisions ont coûté environ ${amount}.`,
    noMistakes: (name) => `Les décisions de ${name} n’ont presque rien coûté.`,
  },
  judgedBy: (version) => `Jugé par ${version}.`,
  columns: {
    start: 'départ',
    luck: 'chance',
    own: 'vos choix',
    others: 'choix des autres',
    revisions: 'corrections',
    result: 'résultat',
    decisions: 'décisions',
    perDecision: 'perte moyenne',
  },
};
