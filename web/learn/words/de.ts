import type { LearnWords } from './shape.ts';

export const words: LearnWords = {
  rules: {
    title: (game) => `${game}: die Regeln`,
    contents: 'Kapitel',
    short: 'Die Regeln in Kürze.',
    learn: 'Spielend lernen',
    play: 'Neue Partie',
    linkTo: (rule) => `Regel ${rule}`,
    rulings: 'Diese Fragen lässt die Anleitung offen. So spielen wir sie hier.',
    extra: 'Zugabe, nicht in der Anleitung',
    unknown: (rule) => `Eine Regel ${rule} gibt es nicht. Hier sind die, die es gibt.`,
    backToTable: 'Zurück an den Tisch',
    backToLesson: 'Zurück zum Lernspiel',
  },
  lesson: {
    title: (game) => `${game}: deine erste Partie`,
    step: (step, of) => `Schritt ${step} von ${of}`,
    next: 'Weiter',
    back: 'Zurück',
    skip: 'Überspringen',
    other: (move) => `Das geht auch, aber versuch jetzt: ${move}`,
    play: 'Deine erste richtige Partie',
    rules: 'Alle Regeln lesen',
    again: 'Noch einmal von vorn',
    none: 'Ein Lernspiel kommt noch. Hier ist das Spiel in Kürze:',
  },
};
