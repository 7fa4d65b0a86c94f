import type { ReviewWords } from './shape.ts';

export const words: ReviewWords = {
  language: 'de',
  luckierThan: (games) => {
    if (games === 0) return 'Mehr Pech ist kaum möglich.';
    if (games === 10) return 'Mehr Glück ist kaum möglich.';
    return `Mehr Glück als in ${games} von 10 Partien.`;
  },
  unluckierThan: (games) => `Mehr Pech als in ${games} von 10 Partien.`,
  noLuck: 'In dieser Partie konnte kein Wurf Glück bringen, außer dem Los, wer beginnt.',
  lotGave: (amount) =>
    `Glück gab es in dieser Partie nur beim Auslosen, wer beginnt: Es hat dir ${amount} gebracht.`,
  lotTook: (amount) =>
    `Pech gab es in dieser Partie nur beim Auslosen, wer beginnt: Es hat dich ${amount} gekostet.`,
  luckGave: (amount) => `Das Glück hat dir ${amount} gebracht.`,
  luckTook: (amount) => `Das Pech hat dich ${amount} gekostet.`,
  luckRange: (spread) => `Meist macht das Glück höchstens ${spread} aus.`,
  points: (amount) => (amount === '1' ? '1 Punkt' : `${amount} Punkte`),
  chance: (amount) => `${amount} % Gewinnchance`,
  wins: (amount) => (amount === '1' ? '1 Sieg' : `${amount} Siege`),
  ownCost: (amount) => `Deine Entscheidungen haben etwa ${amount} gekostet.`,
  each: (decisions, amount) => `Im Schnitt ${amount} je echter Entscheidung (${decisions}).`,
  noMistakes: 'Deine Entscheidungen haben so gut wie nichts gekostet.',
  mostExpensive: (step, played, better, amount) =>
    `Am teuersten war Schritt ${step}: „${played}“ statt „${better}“ (${amount}).`,
  othersGave: (amount) => `Die Entscheidungen der anderen haben dir ${amount} gebracht.`,
  othersTook: (amount) => `Die Entscheidungen der anderen haben dich ${amount} gekostet.`,
  tooFew: (decisions) =>
    decisions === 0
      ? 'Du hattest nichts zu entscheiden, darum lässt sich über Können nichts sagen.'
      : `Nur ${decisions} echte ${decisions === 1 ? 'Entscheidung' : 'Entscheidungen'}: zu wenig, um etwas über Können zu sagen.`,
  named: {
    luckGave: (name, amount) => `${name} hat durch Glück ${amount} gewonnen.`,
    luckTook: (name, amount) => `${name} hat durch Pech ${amount} verloren.`,
    lotGave: (name, amount) =>
      `Glück gab es in dieser Partie nur beim Auslosen, wer beginnt: ${name} hat dadurch ${amount} gewonnen.`,
    lotTook: (name, amount) =>
      `Pech gab es in dieser Partie nur beim Auslosen, wer beginnt: ${name} hat dadurch ${amount} verloren.`,
    ownCost: (name, amount) => `Die Entscheidungen von ${name} haben etwa ${amount} gekostet.`,
    noMistakes: (name) => `Die Entscheidungen von ${name} haben so gut wie nichts gekostet.`,
  },
  judgedBy: (version) => `Beurteilt von ${version}.`,
  columns: {
    start: 'Beginn',
    luck: 'Glück',
    own: 'deine Wahl',
    others: 'Wahl anderer',
    revisions: 'Korrekturen',
    result: 'Ergebnis',
    decisions: 'Entscheidungen',
    perDecision: 'im Schnitt',
  },
};
