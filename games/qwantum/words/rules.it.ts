import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Che cosa c’è sul tavolo',
    intro: 'Qwantum si gioca da due a quattro persone e dura da 15 a 30 minuti.',
    picture: {
      name: 'sheet',
      caption:
        'Un foglietto a metà partita. La fila viola è piena: 4, 9, 15 e 22 salgono fino alla linea spessa, 17 e 6 dopo la linea scendono. La blu ha due numeri, la rossa uno, la gialla ancora nessuno.',
    },
    rules: [
      {
        id: 'Q-1',
        text: 'Da due a quattro persone hanno un foglietto ciascuna. Il primo turno si tira a sorte; poi si va in senso orario.',
      },
      {
        id: 'Q-2',
        text: 'I dadi sono sette: uno bianco da 1 a 6 e sei colorati, le cui facce hanno un numero in rosso (R), giallo (Y), blu (B) o viola (P).\nDado 1: R1 R4 Y5 B1 B5 P6\nDado 2: R2 R6 Y1 Y3 B5 P4\nDado 3: R1 R3 Y2 Y4 B4 P3\nDado 4: R5 Y6 B2 B4 P1 P3\nDado 5: R3 Y4 B2 B6 P2 P5\nDado 6: R6 Y1 Y5 B3 P2 P6\nOgni colore ha nove facce, e ogni numero sta su sei delle 36.',
      },
      {
        id: 'Q-3',
        text: 'Un foglietto ha quattro file, viola, blu, rossa e gialla, di sei caselle ciascuna. Una fila si riempie da sinistra a destra senza salti; quale usare, e quando, lo decidi tu. Una fila piena non prende più nulla.',
      },
      {
        id: 'Q-4',
        text: 'Tra le caselle 4 e 5 di ogni fila c’è una linea spessa. Nelle caselle da 1 a 4 ogni numero è più alto del precedente; nelle caselle 5 e 6 è più basso del precedente. Due numeri uguali non vanno mai bene.',
      },
    ],
  },
  {
    heading: 'Un turno: il lancio',
    picture: {
      name: 'sums',
      caption:
        'I dadi sono fermi: blu 5 e 2, rosso 6 e 3, giallo 6 e 1, e un 3 bianco. Il blu vale dunque 10, il rosso 12, il giallo 10, e il viola, che non compare, 3. Nella fila viola non andrebbe: 3 non è più alto di 5.',
    },
    rules: [
      {
        id: 'Q-5',
        text: 'Il tuo turno ha tre azioni, sempre in quest’ordine: A, B, C.',
      },
      { id: 'Q-6', text: 'A: lanci tutti e sette i dadi.' },
      {
        id: 'Q-7',
        text: 'Sempre A: una volta puoi rilanciare i dadi che vuoi: nessuno, alcuni o tutti.',
      },
      {
        id: 'Q-8',
        text: 'Un colore vale la somma delle sue facce in vista più il dado bianco. Più di 33 un colore non può valere.',
      },
    ],
  },
  {
    heading: 'Un turno: scrivere',
    picture: {
      name: 'closed',
      caption:
        'Lo stesso turno in C, visto dall’altra persona. Il rosso è stato scritto in B ed è chiuso per tutti. Qui andrebbero bene il viola 3 e il blu 10; il giallo 10 no, perché c’è già un 12.',
    },
    rules: [
      {
        id: 'Q-9',
        text: 'B: chi ha lanciato può scrivere il valore di un colore nella fila di quel colore sul proprio foglietto. Nessun altro scrive.',
      },
      {
        id: 'Q-10',
        text: 'C: tutti, anche chi ha lanciato, possono scrivere uno dei colori che in B non sono stati scritti; se in B non si è scritto nulla, sono aperti tutti e quattro. Più persone possono prendere lo stesso colore.',
      },
      {
        id: 'Q-11',
        text: 'Chi ha lanciato e non ha scritto nulla né in B né in C segna un tiro mancato. Gli altri mai.',
      },
      {
        id: 'Q-12',
        text: 'Il tuo primo tiro mancato costa 1 punto, il secondo 2, il terzo 3, il quarto 4 e il quinto 5.',
      },
    ],
  },
  {
    heading: 'I punti e la fine',
    picture: {
      name: 'score',
      caption:
        'Un foglietto pieno alla fine. Le colonne portano 6, 10, 15, 20, 13 e 6, in tutto 70. Nella seconda il numero più basso, 9, compare due volte, e così conta quello subito superiore: 10. Un tiro mancato costa 1: restano 69 punti.',
    },
    rules: [
      {
        id: 'Q-13',
        text: 'Una colonna dà punti appena le sue quattro caselle sono piene: il suo secondo numero più basso.',
      },
      {
        id: 'Q-14',
        text: 'Se il numero più basso compare più volte nella colonna, conta quello subito superiore: 5, 5, 7, 9 vale 7, e 5, 5, 5, 9 vale 9. Quattro numeri uguali valgono quel numero.',
      },
      {
        id: 'Q-15',
        text: 'La partita finisce quando qualcuno ha riempito tutte e quattro le file. Se chi ha lanciato lo fa in B, C non si gioca.',
      },
      {
        id: 'Q-16',
        text: 'La partita finisce anche, dopo C, se chi ha lanciato ha segnato il quinto tiro mancato.',
      },
      {
        id: 'Q-17',
        text: 'Il tuo totale sono i punti delle colonne complete meno i tiri mancati. Le colonne incomplete non valgono nulla. Vince il totale più alto.',
      },
    ],
  },
  {
    heading: 'Dove il regolamento tace',
    rulings: true,
    rules: [
      {
        id: 'Q-R1',
        text: 'Un turno va così: A; B; è finita? C, con le risposte scoperte tutte insieme; il tiro mancato; è finita? Tutto ciò che si scrive nell’ultimo C conta, anche se più persone vi riempiono il foglietto, e conta anche un tiro mancato dell’ultimo turno. Nessuno ha un turno in più per recuperare.',
      },
      {
        id: 'Q-R2',
        text: 'A parità di punti la vittoria è condivisa. Un totale può essere sotto zero.',
      },
      {
        id: 'Q-R3',
        text: 'Quanto valgono i colori è stabilito prima di B. In C tutti rispondono nello stesso momento e di nascosto. Finché non è arrivata l’ultima risposta, la tua la puoi cambiare.',
      },
      {
        id: 'Q-R4',
        text: 'Il colore scritto in B è chiuso in C per tutti, anche per chi l’ha scritto. Questi può scriverne un altro: due numeri in un turno. Scrivere non è mai obbligatorio, quindi un tiro mancato si può anche scegliere.',
      },
      {
        id: 'Q-R5',
        text: 'Un colore che non compare vale il solo dado bianco, in B e in C.',
      },
      {
        id: 'Q-R6',
        text: 'La casella 5 si confronta solo con la 4, la 6 solo con la 5. Un 1 nella casella 5 è permesso e chiude la fila per sempre.',
      },
      {
        id: 'Q-R7',
        text: 'Si può rilanciare qualsiasi dado, anche solo il bianco. Tutti possono conoscere tutte le facce di tutti i dadi. Un terzo lancio non c’è.',
      },
      {
        id: 'Q-R8',
        extra: true,
        text: 'Ci si può allenare da soli. Valgono le stesse regole, e ogni turno, con A, B e C, è tuo.',
      },
      {
        id: 'Q-R9',
        text: 'Se in questo turno nessuna delle tue file prende nulla, non c’è niente da decidere: B passa senza domande, e in C non ti si chiede. Lo si dice a tutti; i foglietti sono scoperti, quindi non si svela nulla. Se in C si chiede a una persona sola, la risposta si scopre subito.',
      },
      {
        id: 'Q-R10',
        extra: true,
        text: 'Invece di tirare a sorte, il tavolo può scegliere chi comincia.',
      },
    ],
  },
  {
    heading: 'Se qualcuno non c’è',
    rules: [
      {
        id: 'Q-T1',
        text: 'Il tavolo gioca al suo posto. In A i dadi restano come sono. In B e in C scrive il numero più vicino a quello che lo precede (tra due ugualmente vicini, quello della fila più in alto), ma mai uno che rovini la fila: al massimo 9, 14 e 19 nelle caselle 1, 2 e 3, almeno 8 nella 4 e almeno 4 nella 5. Se non ce n’è, non scrive nulla.',
      },
    ],
  },
];
