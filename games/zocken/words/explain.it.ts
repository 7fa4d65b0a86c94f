import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  field:
    'Una casella della fila. Da sinistra a destra i numeri devono sempre salire o sempre scendere; numeri uguali possono seguirsi.',
  outer: 'Una casella esterna: un dado qui costa 10 dei 50 punti per i sette dadi piazzati.',
  dot: 'Il punto colorato di questa casella: un dado del suo colore qui è un colore giusto. Da uno a sette valgono 10, 30, 60, 100, 150, 210 o 280 punti.',
  out: 'FUORI!: i dadi che non andavano da nessuna parte. Ognuno costa 20 punti, e già con uno i 50 per i sette dadi piazzati sono persi.',
  worth: 'Quanto vale questo turno così com’è.',
  die: 'Un dado ancora da lanciare. Lo scegli prima di sapere che numero esce: se va da qualche parte, deve andare sulla fila.',
  wager:
    'Scommesse: chi punta che questo turno farà più di 50 riceve la metà dei suoi punti se è così, altrimenti perde 20.',
};
