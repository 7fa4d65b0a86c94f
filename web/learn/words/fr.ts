import type { LearnWords } from './shape.ts';

export const words: LearnWords = {
  rules: {
    title: (game) => `${game} : les règles`,
    contents: 'Chapitres',
    short: 'Les règles en bref.',
    learn: 'Apprendre en jouant',
    play: 'Nouvelle partie',
    linkTo: (rule) => `Règle ${rule}`,
    rulings: 'Le livret laisse ces questions ouvertes. Voici comment nous jouons ici.',
    extra: 'En plus, absent du livret',
    unknown: (rule) => `La règle ${rule} n’existe pas. Voici celles qui existent.`,
    backToTable: 'Retour à la table',
    backToLesson: 'Retour à la leçon',
  },
  lesson: {
    title: (game) => `${game} : votre première partie`,
    step: (step, of) => `Étape ${step} sur ${of}`,
    next: 'Continuer',
    back: 'Retour',
    skip: 'Passer',
    other: (move) => `C’est possible aussi, mais essayez maintenant : ${move}`,
    play: 'Jouez votre première vraie partie',
    rules: 'Lire toutes les règles',
    again: 'Recommencer du début',
    none: 'Une première partie guidée viendra. Voici le jeu en bref :',
  },
};
