import type { LearnWords } from './shape.ts';

export const words: LearnWords = {
  rules: {
    title: (game) => `${game}: die Regeln`,
    aim: 'Ziel',
    setup: 'Aufbau',
    turn: 'Ein Zug, Schritt für Schritt',
    scoring: 'Beispiele zur Wertung',
    reference: 'Alle Regeln',
    contents: 'Kapitel',
    short: 'Das Spiel in Kürze.',
    learn: 'Beim Spielen lernen',
    play: 'Neue Partie',
    linkTo: (rule) => `Regel ${rule}`,
    rulings: 'Diese Fragen beantwortet die Anleitung nicht. So spielt Iacta.',
    extra: 'Unsere Zugabe, nicht in der Anleitung',
    unknown: (rule) => `Eine Regel ${rule} gibt es nicht. Das sind alle Regeln.`,
    backToTable: 'Zurück zur Partie',
    backToLesson: 'Zurück zur Lektion',
  },
  lesson: {
    title: (game) => `${game}: deine erste Partie`,
    step: (step, of) => `Schritt ${step} von ${of}`,
    next: 'Weiter',
    back: 'Zurück',
    skip: 'Überspringen',
    other: (move) => `Das geht auch, aber probier jetzt: ${move}`,
    play: 'Eine richtige Partie spielen',
    rules: 'Alle Regeln lesen',
    again: 'Noch einmal von vorn',
    none: 'Für dieses Spiel gibt es noch keine Lektion. Hier ist es in Kürze:',
  },
};
