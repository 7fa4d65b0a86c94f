import type { LearnWords } from './shape.ts';

export const words: LearnWords = {
  rules: {
    title: (game) => `${game}: the rules`,
    contents: 'Chapters',
    short: 'The rules in short.',
    learn: 'Learn by playing',
    play: 'New game',
    linkTo: (rule) => `Rule ${rule}`,
    rulings: 'The rulebook leaves these questions open. This is how we play them here.',
    extra: 'Extra, not in the rulebook',
    unknown: (rule) => `There is no rule ${rule}. Here are the ones we have.`,
    backToTable: 'Back to the table',
    backToLesson: 'Back to the lesson',
  },
  lesson: {
    title: (game) => `${game}: your first game`,
    step: (step, of) => `Step ${step} of ${of}`,
    next: 'Next',
    back: 'Back',
    skip: 'Skip',
    other: (move) => `That works too, but try this now: ${move}`,
    play: 'Play your first real game',
    rules: 'Read all the rules',
    again: 'Once more from the start',
    none: 'A guided first game is still to come. Here is the game in short:',
  },
};
