import { italianIl } from '@iacta/core';
import type { ReviewWords } from './shape.ts';

export const words: ReviewWords = {
  language: 'it',
  luckierThan: (games) => {
    if (games === 0) return 'Più sfortuna di così è quasi impossibile.';
    if (games === 10) return 'Più fortuna di così è quasi impossibile.';
    return `Più fortuna che in ${games} ${games === 1 ? 'partita' : 'partite'} su 10.`;
  },
  unluckierThan: (games) => `Più sfortuna che in ${games} ${games === 1 ? 'partita' : 'partite'} su 10.`,
  noLuck: 'In questa partita nessun lancio poteva portare fortuna, salvo chi comincia.',
  lotGave: (amount) =>
    `In questa partita solo il sorteggio di chi comincia dipendeva dalla fortuna: ti ha dato ${amount}.`,
  lotTook: (amount) =>
    `In questa partita solo il sorteggio di chi comincia dipendeva dalla fortuna: ti è costato ${amount}.`,
  luckGave: (amount) => `La fortuna ti ha dato ${amount}.`,
  luckTook: (amount) => `La sfortuna ti è costata ${amount}.`,
  luckRange: (spread) => `Di solito la fortuna sposta al massimo ${spread}.`,
  points: (amount) => (amount === '1' ? '1 punto' : `${amount} punti`),
  chance: (amount) => `${italianIl(`${amount}%`)} di probabilità di vittoria`,
  wins: (amount) => (amount === '1' ? '1 vittoria' : `${amount} vittorie`),
  ownCost: (amount) => `Le tue decisioni sono costate circa ${amount}.`,
  each: (decisions, amount) => `In media ${amount} per ogni decisione vera (${decisions}).`,
  noMistakes: 'Le tue decisioni non sono costate quasi niente.',
  mostExpensive: (step, played, better, amount) =>
    `La più cara è stata al passo ${step}: «${played}» invece di «${better}» (${amount}).`,
  othersGave: (amount) => `Le decisioni degli altri ti hanno dato ${amount}.`,
  othersTook: (amount) => `Le decisioni degli altri ti hanno tolto ${amount}.`,
  tooFew: (decisions) =>
    decisions === 0
      ? 'Non avevi niente da decidere: sull’abilità non c’è nulla da dire.'
      : `Solo ${decisions} ${decisions === 1 ? 'decisione vera' : 'decisioni vere'}: troppo poco per parlare di abilità.`,
  named: {
    luckGave: (name, amount) => `${name}: la fortuna ha dato ${amount}.`,
    luckTook: (name, amount) => `${name}: la sfortuna è costata ${amount}.`,
    lotGave: (name, amount) =>
      `In questa partita solo il sorteggio di chi comincia dipendeva dalla fortuna: per ${name} vale +${amount}.`,
    lotTook: (name, amount) =>
      `In questa partita solo il sorteggio di chi comincia dipendeva dalla fortuna: per ${name} vale −${amount}.`,
    ownCost: (name, amount) => `Le decisioni di ${name} sono costate circa ${amount}.`,
    noMistakes: (name) => `Le decisioni di ${name} non sono costate quasi niente.`,
  },
  judgedBy: (version) => `Giudizio di ${version}.`,
  columns: {
    start: 'inizio',
    luck: 'fortuna',
    own: 'scelte tue',
    others: 'scelte degli altri',
    revisions: 'correzioni',
    result: 'risultato',
    decisions: 'decisioni',
    perDecision: 'costo medio',
  },
};
