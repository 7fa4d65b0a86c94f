import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  rising: 'Die ersten vier Felder steigen: Jede Zahl muss höher sein als die vorige.',
  falling: 'Nach der dicken Linie fallen die Zahlen: Jede muss niedriger sein als die vorige.',
  sum: 'Was diese Farbe jetzt wert ist: die Summe ihrer Zahlen plus der weiße Würfel. ✓ heißt, sie passt ins nächste Feld.',
  column:
    'Eine volle Spalte ist so viel wert wie ihre zweitniedrigste Zahl. Kommt die niedrigste mehrmals vor, zählt die nächsthöhere.',
  missed:
    'Fehlwürfe: Bist du dran und trägst weder in B noch in C etwas ein, kreuzt du einen an. Der erste kostet 1 Punkt, der zweite 2 und so weiter; der fünfte beendet die Partie.',
  white: 'Der weiße Würfel: Seine Zahl kommt zu jeder Farbe dazu.',
  die: 'Ein Farbwürfel: Jede Seite ist eine Zahl in einer der vier Farben und zählt nur für sie.',
  steps:
    'Ein Zug hat drei Teile. A: würfeln, auf Wunsch einmal noch einmal werfen. B: Wer gewürfelt hat, darf eine Farbe eintragen. C: Alle dürfen eine der anderen eintragen, geheim.',
};
