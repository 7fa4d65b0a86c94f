import type { PageWords } from './shape.ts';

export const words: PageWords = {
  language: 'de',
  tagline: 'Five dice games, one table',
  home: {
    play: 'Play',
    players: (from, to) => (from === to ? `${from} players` : `${from}–${to} players`),
    minutes: (from, to) => `${from}–${to} min`,
    continue: 'Continue',
    settings: 'Settings',
  },
  newGame: {
    title: (game) => `New game of ${game}`,
    start: 'Start',
    seats: 'Who plays',
    person: 'Person',
    bot: (name) => `Bot: ${name}`,
    options: 'Options',
    dice: 'Dice',
    ourDice: 'Our own dice',
    rolledHere: 'Rolled by Iacta',
  },
  table: {
    roll: 'Roll',
    confirm: 'Confirm',
    undo: 'Undo',
    menu: 'Menu',
    story: 'The story so far',
    scores: 'Scores',
    total: 'Total',
    thinking: (name) => `${name} is thinking …`,
    turnOf: (name) => `${name}’s turn`,
    yourRoll: (name) => `${name}, throw the dice.`,
    over: 'The game is over',
  },
};
