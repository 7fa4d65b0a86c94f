import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Riempi quattro file con somme di colori che prima salgono e poi scendono, in modo che le colonne diano più punti possibile.',
  setup: [
    'Da due a quattro persone, ognuna con un foglietto: quattro file di sei caselle, con una linea spessa.',
    'Usate insieme sette dadi: uno bianco e sei con numeri colorati.',
    'Sorteggiate chi comincia, oppure sceglietelo voi. Un consiglio: tieni basse le prime tre colonne, così le file possono ancora salire. Più di 15 in un colore è difficile, più di 20 è raro.',
  ],
  turn: {
    roll: 'A: chi è di turno lancia tutti e sette i dadi. Ogni colore vale la somma dei suoi numeri più il dado bianco: rosso 6 + 3 + 3 = 12. Il viola non c’è, quindi vale solo il 3 bianco.',
    keep: 'Una volta puoi rilanciare i dadi che vuoi. Qui vanno bene e restano.',
    enter:
      'B: chi è di turno può scrivere la somma di un colore nella sua fila. Il 12 va dopo 6 e 11 nella fila rossa, perché fino alla linea spessa i numeri devono salire. Adesso il rosso è chiuso.',
    all: 'C: tutti, anche chi è di turno, scelgono in segreto uno degli altri colori. Chi è di turno scrive giallo 10, l’altra persona blu 10.',
    next: 'Se chi è di turno non scrive niente né in B né in C, segna un tiro mancato. Poi tocca alla persona successiva.',
  },
  examples: {
    columns:
      'Una colonna piena vale il suo secondo numero più basso; se il più basso c’è più di una volta, vale il successivo più alto. Qui le colonne valgono 6, 8, 12, 16, 11 e 4, in tutto 57. Tre tiri mancati costano 1 + 2 + 3 = 6. 57 − 6 = 51.',
  },
};
