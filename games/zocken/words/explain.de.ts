import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  field:
    'Ein Feld der Leiste. Von links nach rechts müssen die Zahlen durchgehend steigen oder fallen; gleiche dürfen aufeinander folgen.',
  outer: 'Ein äußeres Feld: Ein Würfel hier kostet 10 der 50 Punkte für sieben gelegte Würfel.',
  dot: 'Der Farbpunkt dieses Feldes: Ein Würfel seiner Farbe ist hier ein Farbtreffer. Ein bis sieben bringen 10, 30, 60, 100, 150, 210 oder 280 Punkte.',
  out: 'RAUS! ist für Würfel, die nirgends gepasst haben. Jeder kostet 20 Punkte, und schon bei einem gibt es die 50 für sieben gelegte nicht mehr.',
  worth: 'Was dieser Zug im Moment wert ist.',
  die: 'Ein Würfel, der noch nicht geworfen ist. Du nimmst ihn, bevor du seine Zahl kennst, und passt er irgendwo, muss er auf die Leiste.',
  wager:
    'Wetten: Wer wettet, dass dieser Zug mehr als 50 Punkte bringt, bekommt dann die Hälfte davon; sonst kostet die Wette 20.',
};
