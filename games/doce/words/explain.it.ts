import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  square:
    'Un quadrato vuoto. Metti qui un dado con il numero che vuoi: con quattro dadi in linea che fanno esattamente 12 vinci il round.',
  disabled:
    'La tua zona disabilitata: accanto al tuo dado marcato adesso non puoi mettere un dado. Il bloccante invece sì.',
  die: 'Un dado sulla griglia resta qui fino alla fine del round. Una linea può avere quattro dadi della stessa persona, o tre e uno dell’altra a un’estremità.',
  marked:
    'L’anello d’ottone è un marcatore: sta sull’ultimo dado messo. I quadrati intorno sono chiusi per il prossimo dado della stessa persona.',
  blocked: 'Qui c’è un bloccante: nessuna linea può passare per questo quadrato.',
  blocker:
    'Il bloccante: una volta per round, prima del dado, mettilo su un quadrato vuoto. Se lo tieni fino alla vittoria o al pareggio vale 5 punti.',
  rounds: 'I punti dei quattro round. Dopo il quarto vince il totale più alto.',
  faces:
    'I tuoi dadi: scegli il numero che sta sopra. Tre dadi con lo stesso numero costano 2 punti a chi vince.',
};
