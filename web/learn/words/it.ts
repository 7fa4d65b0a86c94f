import type { LearnWords } from './shape.ts';

export const words: LearnWords = {
  rules: {
    title: (game) => `${game}: le regole`,
    contents: 'Capitoli',
    short: 'Le regole in breve.',
    learn: 'Impara giocando',
    play: 'Nuova partita',
    linkTo: (rule) => `Regola ${rule}`,
    rulings: 'Qui il regolamento lascia domande aperte. Ecco come giochiamo noi.',
    extra: 'In più, non nel regolamento',
    unknown: (rule) => `Una regola ${rule} non c’è. Ecco quelle che ci sono.`,
    backToTable: 'Torna al tavolo',
    backToLesson: 'Torna alla lezione',
  },
  lesson: {
    title: (game) => `${game}: la tua prima partita`,
    step: (step, of) => `Passo ${step} di ${of}`,
    next: 'Avanti',
    back: 'Indietro',
    skip: 'Salta',
    other: (move) => `Si può fare anche così, ma ora prova: ${move}`,
    play: 'Gioca la tua prima partita vera',
    rules: 'Leggi tutte le regole',
    again: 'Ricomincia da capo',
    none: 'La prima partita guidata deve ancora arrivare. Ecco il gioco in breve:',
  },
};
