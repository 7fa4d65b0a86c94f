import type { PanelWords } from './shape.ts';

export const words: PanelWords = {
  title: 'Review',
  start: 'Review this game',
  stop: 'Stop',
  progress: (done, of) => `Reviewing: ${done} of ${of} ${of === 1 ? 'step' : 'steps'}`,
  failed: 'The review didn’t work. Try again.',
  luck: (amount) => `A lucky roll: +${amount}.`,
  badLuck: (amount) => `An unlucky roll: −${amount}.`,
  evenLuck: 'An average roll.',
  gauge: (worse) => `Better than ${worse} out of 100 rolls`,
  bestMove: 'The best move.',
  better: (best, bestValue, played, playedValue) =>
    `“${best}” was better: it leads to ${bestValue}, “${played}” to ${playedValue}.`,
  exact: 'That’s exact, not an estimate.',
  graph: (solo) => (solo ? 'Expected points, step by step' : 'Chance to win, step by step'),
  table: 'The same in numbers',
  player: 'Player',
  turningPoint: (step, kind, name, change) => `Go to step ${step}: ${kind}, ${name}, ${change}`,
  kinds: { luck: 'luck', choice: 'decision' },
  steps: {
    title: 'The graph as a table',
    step: 'Step',
    what: 'What',
    change: 'Change',
    after: 'Expected points',
    go: (step) => `Go to step ${step}`,
  },
  thresholds: (costly, near) =>
    `A decision that costs ${costly} or more becomes a puzzle. Answers within ${near} of the best count as right.`,
  mattered: 'The decisions that mattered most',
  goTo: (step, played, better, amount) => `Step ${step}: “${played}” instead of “${better}” (${amount})`,
  learn: (name, count) =>
    name === null ? `Learn from my mistakes (${count})` : `Learn from ${name}’s mistakes (${count})`,
  allPuzzles: 'Puzzles from all my games',
  all: {
    title: 'Puzzles from all my games',
    due: (due, all) => (all === due ? `${due} to solve now` : `${due} to solve now, ${all} in all`),
    start: 'Start',
    unreviewed: (games) =>
      games === 1
        ? 'One finished game hasn’t been reviewed yet.'
        : `${games} finished games haven’t been reviewed yet.`,
    review: 'Find the costly decisions in them',
    progress: (game, of) => `Reviewing game ${game} of ${of}`,
  },
  about:
    'A computer player judges each position as if everyone played on as well as it does. A roll’s luck is its distance from the average roll; a decision costs what it falls short of the best move. Corrections are where it later changed its mind. It can’t know what you meant to do, or how your friends usually play.',
  playOn: {
    title: 'Play on from here',
    me: 'You play',
    others: 'The others',
    people: 'you, or people here',
    dice: 'Dice',
    sameDice: 'the same as in this game',
    newDice: 'new',
    start: 'Play on',
  },
  puzzle: {
    title: (game) => `${game}: puzzles`,
    question: (name) => `${name} to move. What’s best?`,
    left: (count) => (count === 1 ? 'The last one for now' : `${count} puzzles to go`),
    best: 'Yes, that’s the best move.',
    nearly: (amount) => `Yes, as good as the best (−${amount}).`,
    wrong: (amount, best) => `Not quite (−${amount}). Best is “${best}”.`,
    inGame: (played, amount) => `In the game it was “${played}” (${amount}).`,
    threshold: (amount) => `Answers within ${amount} of the best count as right.`,
    next: 'Next puzzle',
    again: 'Try again',
    none: 'No puzzles yet. Review a finished game: its costly decisions become puzzles.',
    done: 'All done for now. Puzzles come back after some days.',
    confirm: (move) => `Answer: ${move}`,
    back: 'To the game',
  },
};
