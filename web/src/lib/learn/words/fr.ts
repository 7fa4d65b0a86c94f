import type { LearnWords } from './shape.ts';

export const words: LearnWords = {
  rules: {
    title: (game) => `${game} : les règles`,
    aim: 'But',
    setup: 'Mise en place',
    turn: 'Un tour, étape par étape',
    scoring: 'Exemples de score',
    reference: 'Toutes les règles',
    contents: 'Chapitres',
    short: 'Le jeu en bref.',
    learn: 'Apprendre en jouant',
    play: 'Nouvelle partie',
    linkTo: (rule) => `Règle ${rule}`,
    rulings: 'Le livret ne répond pas à ces questions. Voici comment Iacta joue.',
    extra: 'Notre ajout, absent du livret',
    unknown: (rule) => `La règle ${rule} n’existe pas. Voici toutes les règles.`,
    backToTable: 'Revenir à la partie',
    backToLesson: 'Revenir à la leçon',
  },
  lesson: {
    title: (game) => `${game} : votre première partie`,
    step: (step, of) => `Étape ${step} sur ${of}`,
    next: 'Suivant',
    back: 'Retour',
    skip: 'Passer',
    other: (move) => `C’est possible aussi, mais essayez plutôt : ${move}`,
    play: 'Jouer une vraie partie',
    rules: 'Lire toutes les règles',
    again: 'Recommencer',
    none: 'Ce jeu n’a pas encore de leçon. Le voici en bref :',
  },
};
