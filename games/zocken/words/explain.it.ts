import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  field:
    'Una casella della fila. Da sinistra a destra i numeri devono sempre salire o sempre scendere; numeri uguali possono seguirsi.',
  outer: 'Una casella esterna: un dado qui costa 10 dei 50 punti per i sette dadi in fila.',
  dot: 'Il punto colorato di questa casella: un dado dello stesso colore qui è un colore giusto. Averne da uno a sette vale 10, 30, 60, 100, 150, 210 o 280 punti.',
  out: 'FUORI!: i dadi che non avevano posto. Ognuno costa 20 punti, e ne basta uno per perdere i 50 dei sette dadi in fila.',
  worth: 'Quanto vale questo turno così com’è.',
  die: 'Un dado ancora da lanciare. Lo scegli prima di sapere che numero farà, e se nella fila c’è posto deve andare lì.',
  wager:
    'Scommesse: chi scommette che questo turno farà più di 50 punti ne prende la metà se va così, altrimenti ne perde 20.',
};
