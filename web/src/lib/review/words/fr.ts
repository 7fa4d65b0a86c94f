import type { PanelWords } from './shape.ts';

export const words: PanelWords = {
  title: 'Analyse',
  start: 'Analyser cette partie',
  stop: 'Arrêter',
  progress: (done, of) => `Analyse : ${done} sur ${of} ${of < 2 ? 'étape' : 'étapes'}`,
  failed: 'L’analyse n’a pas marché. Réessayez.',
  luck: (amount) => `Un lancer chanceux : il rapporte ${amount}.`,
  badLuck: (amount) => `Un lancer malchanceux : il coûte ${amount}.`,
  evenLuck: 'Un lancer moyen.',
  gauge: (worse) => `Mieux que ${worse} sur 100 lancers`,
  bestMove: 'Le meilleur coup.',
  better: (best, bestValue, played, playedValue) =>
    `« ${best} » était mieux : cela mène à ${bestValue}, « ${played} » à ${playedValue}.`,
  exact: 'C’est exact, pas une estimation.',
  graph: (solo) => (solo ? 'Points attendus, étape par étape' : 'Chances de gagner, étape par étape'),
  table: 'La même chose en chiffres',
  player: 'Joueur',
  turningPoint: (step, kind, name, change) => `Aller à l’étape ${step} : ${kind}, ${name}, ${change}`,
  kinds: { luck: 'chance', choice: 'décision' },
  steps: {
    title: 'La courbe en tableau',
    step: 'Étape',
    what: 'Quoi',
    change: 'Variation',
    after: 'Points attendus',
    go: (step) => `Aller à l’étape ${step}`,
  },
  thresholds: (costly, near) =>
    `Une décision qui coûte au moins ${costly} devient une énigme. Une réponse à moins de ${near} du meilleur coup est juste.`,
  mattered: 'Les décisions qui ont le plus compté',
  goTo: (step, played, better, amount) =>
    `Étape ${step} : « ${played} » au lieu de « ${better} » (${amount})`,
  learn: (name, count) =>
    name === null ? `Apprendre de mes erreurs (${count})` : `Apprendre des erreurs : ${name} (${count})`,
  allPuzzles: 'Énigmes de toutes mes parties',
  all: {
    title: 'Énigmes de toutes mes parties',
    due: (due, all) =>
      all === due ? `${due} à résoudre maintenant` : `${due} à résoudre maintenant, ${all} en tout`,
    start: 'Commencer',
    unreviewed: (games) =>
      games === 1
        ? 'Une partie finie n’est pas encore analysée.'
        : `${games} parties finies ne sont pas encore analysées.`,
    review: 'Y trouver les décisions coûteuses',
    progress: (game, of) => `Analyse : partie ${game} sur ${of}`,
  },
  about:
    'Un joueur artificiel évalue chaque position comme si tout le monde continuait aussi bien que lui. La chance d’un lancer, c’est son écart avec le lancer moyen ; une décision coûte ce qui lui manque pour être le meilleur coup. Les corrections sont les moments où il change d’avis plus tard. Il ne peut pas savoir ce que vous aviez en tête, ni comment vos amis jouent d’habitude.',
  playOn: {
    title: 'Continuer à partir d’ici',
    me: 'Vous jouez',
    others: 'Les autres',
    people: 'vous, ou des personnes ici',
    dice: 'Dés',
    sameDice: 'les mêmes que dans cette partie',
    newDice: 'nouveaux',
    start: 'Continuer',
  },
  puzzle: {
    title: (game) => `${game} : énigmes`,
    question: (name) => `À ${name} de jouer. Quel est le meilleur coup ?`,
    left: (count) =>
      count === 1 ? 'Le dernier pour l’instant' : `Encore ${count} ${count < 2 ? 'énigme' : 'énigmes'}`,
    best: 'Oui, c’est le meilleur coup.',
    nearly: (amount) => `Oui, aussi bien que le meilleur : seulement ${amount} de moins.`,
    wrong: (amount, best) => `Pas tout à fait : cela coûte ${amount}. Le meilleur est « ${best} ».`,
    inGame: (played, amount) => `Dans la partie, c’était « ${played} » (${amount}).`,
    threshold: (amount) => `Une réponse à moins de ${amount} du meilleur coup est juste.`,
    next: 'Énigme suivante',
    again: 'Réessayer',
    none: 'Pas encore d’énigmes. Analysez une partie : les décisions coûteuses deviennent des énigmes.',
    done: 'C’est tout pour l’instant. Les énigmes reviennent après quelques jours.',
    confirm: (move) => `Répondre : ${move}`,
    back: 'Retour à la partie',
  },
};
