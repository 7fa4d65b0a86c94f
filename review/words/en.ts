import type { ReviewWords } from './shape.ts';

export const words: ReviewWords = {
  language: 'en',
  luckierThan: (games) => {
    if (games === 0) return 'Hardly any game is unluckier.';
    if (games === 10) return 'Hardly any game is luckier.';
    return `Luckier than ${games} ${games === 1 ? 'game' : 'games'} out of 10.`;
  },
  unluckierThan: (games) => `Unluckier than ${games} ${games === 1 ? 'game' : 'games'} out of 10.`,
  noLuck: 'No roll in this game could bring luck, except for who starts.',
  lotGave: (amount) => `The only luck in this game was who starts: +${amount}.`,
  lotTook: (amount) => `The only luck in this game was who starts: −${amount}.`,
  luckGave: (amount) => `Luck: +${amount}.`,
  luckTook: (amount) => `Luck: −${amount}.`,
  luckRange: (spread) => `Luck usually makes a difference of ${spread} at most.`,
  points: (amount) => (amount === '1' ? '1 point' : `${amount} points`),
  chance: (amount) => `${amount}% chance to win`,
  wins: (amount) => (amount === '1' ? '1 win' : `${amount} wins`),
  ownCost: (amount) => `Your decisions: about −${amount}.`,
  each: (decisions, amount) => `On average −${amount} per real decision (${decisions}).`,
  noMistakes: 'Your decisions cost next to nothing.',
  mostExpensive: (step, played, better, amount) =>
    `The most expensive was step ${step}: “${played}” instead of “${better}” (${amount}).`,
  othersGave: (amount) => `The others’ decisions: +${amount}.`,
  othersTook: (amount) => `The others’ decisions: −${amount}.`,
  tooFew: (decisions) =>
    decisions === 0
      ? 'You had nothing to decide, so there’s nothing to say about skill.'
      : `Only ${decisions} real ${decisions === 1 ? 'decision' : 'decisions'}: not enough to say anything about skill.`,
  named: {
    luckGave: (name, amount) => `${name}’s luck: +${amount}.`,
    luckTook: (name, amount) => `${name}’s luck: −${amount}.`,
    lotGave: (name, amount) => `The only luck in this game was who starts: +${amount} for ${name}.`,
    lotTook: (name, amount) => `The only luck in this game was who starts: −${amount} for ${name}.`,
    ownCost: (name, amount) => `${name}’s decisions: about −${amount}.`,
    noMistakes: (name) => `${name}’s decisions cost next to nothing.`,
  },
  judgedBy: (version) => `Judged by ${version}.`,
  columns: {
    start: 'start',
    luck: 'luck',
    own: 'your choices',
    others: 'others’ choices',
    revisions: 'corrections',
    result: 'result',
    decisions: 'decisions',
    perDecision: 'average loss',
  },
};
