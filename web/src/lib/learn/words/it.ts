import type { LearnWords } from './shape.ts';

export const words: LearnWords = {
  rules: {
    title: (game) => `${game}: le regole`,
    aim: 'Scopo',
    setup: 'Preparazione',
    turn: 'Un turno, passo per passo',
    scoring: 'Esempi di punteggio',
    reference: 'Tutte le regole',
    contents: 'Capitoli',
    short: 'Il gioco in breve.',
    learn: 'Impara giocando',
    play: 'Nuova partita',
    linkTo: (rule) => `Regola ${rule}`,
    rulings: 'A queste domande il regolamento non risponde. Ecco come gioca Iacta.',
    extra: 'Aggiunta nostra, non nel regolamento',
    unknown: (rule) => `La regola ${rule} non esiste. Queste sono tutte le regole.`,
    backToTable: 'Torna alla partita',
    backToLesson: 'Torna alla lezione',
  },
  lesson: {
    title: (game) => `${game}: la tua prima partita`,
    step: (step, of) => `Passo ${step} di ${of}`,
    next: 'Avanti',
    back: 'Indietro',
    skip: 'Salta',
    other: (move) => `Puoi fare anche così, ma ora prova: ${move}`,
    play: 'Gioca una partita vera',
    rules: 'Leggi tutte le regole',
    again: 'Ricomincia da capo',
    none: 'Per questo gioco non c’è ancora una lezione. Eccolo in breve:',
  },
};
