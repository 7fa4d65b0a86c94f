import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Materiale',
    intro: 'Qwantum è un gioco da due a quattro persone e dura da 15 a 30 minuti.',
    picture: {
      name: 'sheet',
      caption:
        'Un foglietto a metà partita. La fila viola è piena: 4, 9, 15 e 22 salgono fino alla linea spessa; dopo, 17 e 6 scendono. Nel blu ci sono due numeri, nel rosso uno, nel giallo ancora nessuno.',
    },
    rules: [
      {
        id: 'Q-1',
        text: 'Da due a quattro persone, ognuna con un foglietto. Sorteggiate a chi tocca il primo turno, a meno che non scegliate voi (Q-R10); poi giocate a turno, in senso orario.',
      },
      {
        id: 'Q-2',
        text: 'I dadi sono sette: uno bianco con i numeri da 1 a 6 e sei con numeri colorati, in rosso (R), giallo (Y), blu (B) e viola (P): le lettere sono le iniziali inglesi.\nDado 1: R1 R4 Y5 B1 B5 P6\nDado 2: R2 R6 Y1 Y3 B5 P4\nDado 3: R1 R3 Y2 Y4 B4 P3\nDado 4: R5 Y6 B2 B4 P1 P3\nDado 5: R3 Y4 B2 B6 P2 P5\nDado 6: R6 Y1 Y5 B3 P2 P6\nOgni colore ha nove facce, e ogni numero è su sei delle 36. Il testo del regolamento non elenca le facce: queste vengono da descrizioni pubblicate del gioco.',
      },
      {
        id: 'Q-3',
        text: 'Un foglietto ha quattro file, viola, blu, rossa e gialla, di sei caselle ciascuna. Riempi ogni fila da sinistra a destra, senza saltare caselle. Quale fila usare, e quando, lo decidi tu. In una fila piena non puoi più scrivere.',
      },
      {
        id: 'Q-4',
        text: 'In ogni fila, tra la casella 4 e la 5, c’è una linea spessa; anche il suo posto viene da descrizioni pubblicate. Nelle caselle da 1 a 4 ogni numero deve essere più alto del precedente; nelle caselle 5 e 6 deve essere più basso del precedente. I numeri uguali non vanno mai bene.',
      },
    ],
  },
  {
    heading: 'Un turno: il lancio',
    picture: {
      name: 'sums',
      caption:
        'I dadi mostrano blu 5 e 2, rosso 6 e 3, giallo 6 e 1, e un 3 bianco. Il blu vale quindi 10, il rosso 12, il giallo 10. Il viola non c’è e vale 3, che nella fila viola non va bene: 3 non è più alto di 5.',
    },
    rules: [
      {
        id: 'Q-5',
        text: 'Il tuo turno ha tre azioni, sempre in quest’ordine: A, B, C.',
      },
      { id: 'Q-6', text: 'A: lancia tutti e sette i dadi.' },
      {
        id: 'Q-7',
        text: 'Ancora A: puoi rilanciare una volta, con i dadi che vuoi.',
      },
      {
        id: 'Q-8',
        text: 'Un colore vale la somma dei suoi numeri più il dado bianco: al massimo 33.',
      },
    ],
  },
  {
    heading: 'Un turno: scrivere',
    picture: {
      name: 'closed',
      caption:
        'Lo stesso turno in C, visto dall’altra persona. Il rosso è stato scritto in B, quindi è chiuso per tutti. Qui andrebbero bene il 3 viola e il 10 blu. Il 10 giallo no, perché c’è già un 12.',
    },
    rules: [
      {
        id: 'Q-9',
        text: 'B: se è il tuo turno, puoi scrivere il valore di un colore nella fila di quel colore sul tuo foglietto. Gli altri per ora non scrivono niente.',
      },
      {
        id: 'Q-10',
        text: 'C: tutti, anche chi è di turno, possono scrivere un colore che non è stato scritto in B. Se in B nessun colore è stato scritto, sono aperti tutti e quattro. Più persone possono scrivere lo stesso colore. Scegliete tutti nello stesso momento e in segreto (Q-R3).',
      },
      {
        id: 'Q-11',
        text: 'Se è il tuo turno e non scrivi niente né in B né in C, segni un tiro mancato. Agli altri non succede mai.',
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
        'Un foglietto pieno alla fine. Le colonne valgono 6, 10, 15, 20, 13 e 6, in tutto 70. Nella seconda il numero più basso, 9, c’è due volte, quindi conta quello subito sopra: 10. Un tiro mancato costa 1: il totale è 69.',
    },
    rules: [
      {
        id: 'Q-13',
        text: 'Una colonna vale il suo secondo numero più basso, appena sono piene tutte e quattro le caselle.',
      },
      {
        id: 'Q-14',
        text: 'Se il numero più basso è più volte nella colonna, conta quello subito sopra: 5, 5, 7, 9 vale 7, e 5, 5, 5, 9 vale 9. Quattro numeri uguali valgono quel numero.',
      },
      {
        id: 'Q-15',
        text: 'La partita finisce quando qualcuno ha riempito tutte e quattro le file. Se chi è di turno ci riesce in B, l’azione C salta.',
      },
      {
        id: 'Q-16',
        text: 'La partita finisce anche dopo C, se chi è di turno ha segnato il quinto tiro mancato.',
      },
      {
        id: 'Q-17',
        text: 'Il tuo totale è quanto valgono le colonne complete, meno i tiri mancati. Le colonne incomplete non valgono niente. Vince il totale più alto.',
      },
    ],
  },
  {
    heading: 'Precisazioni',
    rulings: true,
    rules: [
      {
        id: 'Q-R1',
        text: 'Un turno va così: A; B; la partita è finita? C, con le scelte scoperte tutte insieme; il tiro mancato; la partita è finita? Tutto ciò che scrivete nell’ultimo C conta, anche se più persone riempiono il foglietto, e conta anche un tiro mancato dell’ultimo turno. Non ci sono turni in più per recuperare.',
      },
      {
        id: 'Q-R2',
        text: 'A parità di punti vincete insieme. Un totale può essere sotto zero.',
      },
      {
        id: 'Q-R3',
        text: 'I valori dei colori sono fissati prima di B. In C scegliete tutti nello stesso momento e in segreto: il regolamento non lo dice, ma così nessuno aspetta di vedere che cosa fanno gli altri. Puoi cambiare la tua scelta finché non è arrivata l’ultima.',
      },
      {
        id: 'Q-R4',
        text: 'Il colore scritto in B è chiuso in C per tutti, anche per chi l’ha scritto, che può scriverne un altro: due numeri in un turno. Scrivere non è mai obbligatorio, quindi puoi anche scegliere un tiro mancato.',
      },
      {
        id: 'Q-R5',
        text: 'Un colore che nessun dado mostra vale solo il dado bianco, in B e in C.',
      },
      {
        id: 'Q-R6',
        text: 'La casella 5 va confrontata solo con la 4, la 6 solo con la 5. Nella casella 5 puoi scrivere un 1, ma poi quella fila non può più essere completata.',
      },
      {
        id: 'Q-R7',
        text: 'Per il rilancio puoi scegliere qualsiasi dado, anche solo il bianco. Prima puoi guardare tutte le facce di tutti i dadi. Un terzo lancio non c’è.',
      },
      {
        id: 'Q-R8',
        extra: true,
        text: 'Puoi allenarti in solitario. Le regole sono le stesse, e ogni turno, con A, B e C, è tuo.',
      },
      {
        id: 'Q-R9',
        text: 'Se nessun colore va bene in nessuna delle tue file, non c’è niente da decidere: B salta, e in C Iacta non ti chiede nulla. Gli altri lo vedono, ma non rivela niente, perché i foglietti sono scoperti. Se in C deve scegliere una persona sola, la scelta è scoperta subito.',
      },
      {
        id: 'Q-R10',
        extra: true,
        text: 'Potete scegliere chi comincia, invece di sorteggiare.',
      },
    ],
  },
  {
    heading: 'Se una persona è assente',
    rules: [
      {
        id: 'Q-T1',
        text: 'Iacta gioca al suo posto. In A non rilancia. In B e in C scrive il numero più vicino a quello che lo precede (se due sono ugualmente vicini, quello della fila più in alto), ma mai uno che rovini una fila: al massimo 9, 14 e 19 nelle caselle 1, 2 e 3, almeno 8 nella 4 e almeno 4 nella 5. Se un numero così non c’è, non scrive niente.',
      },
    ],
  },
];
