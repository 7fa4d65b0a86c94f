import type { LearnWords } from './shape.ts';

export const words: LearnWords = {
  rules: {
    title: (game) => `${game}: the rules`,
    aim: 'Aim',
    setup: 'Set-up',
    turn: 'A turn, step by step',
    scoring: 'Scoring examples',
    reference: 'All the rules',
    contents: 'Chapters',
    short: 'The game in brief.',
    learn: 'Learn by playing',
    play: 'New game',
    linkTo: (rule) => `Rule ${rule}`,
    rulings: 'The rulebook doesn’t answer these questions. Here’s how Iacta plays.',
    extra: 'Our extra, not in the rulebook',
    unknown: (rule) => `There’s no rule ${rule}. These are all the rules.`,
    backToTable: 'Back to the game',
    backToLesson: 'Back to the lesson',
  },
  lesson: {
    title: (game) => `${game}: your first game`,
    step: (step, of) => `Step ${step} of ${of}`,
    next: 'Next',
    back: 'Back',
    skip: 'Skip',
    other: (move) => `You could do that too, but try this: ${move}`,
    play: 'Play a real game',
    rules: 'Read all the rules',
    again: 'Start again',
    none: 'There’s no lesson for this game yet. Here it is in brief:',
  },
};
