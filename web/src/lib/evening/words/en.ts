import type { EveningWords } from './shape.ts';

export const words: EveningWords = {
  title: (games) => (games === 1 ? 'One game together so far' : `${games} games together so far`),
  player: 'Player',
  wins: 'Wins',
  mean: 'Average points',
  all: 'Game by game',
  won: (count) => (count === 1 ? '1 win' : `${count} wins`),
  share: 'Share a picture of all games',
  recent: 'You’ve played with',
  invite: (name) => `Invite ${name}`,
  message: (name, game) => `${name}, fancy a game of ${game}? Here’s our table:`,
  copied: (name) => `Copied the invitation for ${name}. Send it any way you like.`,
};
