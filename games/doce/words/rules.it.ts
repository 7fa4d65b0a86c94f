import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Che cosa c’è sul tavolo',
    intro: 'DOCE è un duello per due e dura da 10 a 20 minuti. Durante il gioco nessun dado si lancia mai.',
    picture: {
      name: 'grid',
      caption:
        'Prima di un round: cinque per cinque caselle vuote, colonne da a a e partendo da sinistra, righe da 1 a 5 partendo dal basso. A ogni lato ci sono undici dadi e un bloccante rosso.',
    },
    rules: [
      {
        id: 'D-1',
        text: 'La griglia ha cinque per cinque caselle. Si chiamano come sulla scacchiera: colonne da a a e partendo da sinistra, righe da 1 a 5 partendo dal basso. Ogni round comincia a griglia vuota.',
      },
      {
        id: 'D-2',
        text: 'Ciascuno ha undici dadi numerati, uno neri e l’altro bianchi, e in più un bloccante (un dado rosso senza numeri) e un marcatore.',
      },
      {
        id: 'D-3',
        text: 'Una partita è di quattro round. Chi comincia il primo lo decide la sorte, a meno che il tavolo non scelga qualcuno; poi si comincia a turno.',
      },
    ],
  },
  {
    heading: 'Il tuo turno',
    picture: {
      name: 'zone',
      caption:
        'Tocca al nero. Il suo dado marcato, un 4 in c3, chiude al prossimo dado nero tutte le caselle vuote che ha intorno. Il 5 marcato del bianco, in d2, al nero non chiude nulla: la casella e1, per esempio, è libera.',
    },
    rules: [
      {
        id: 'D-4',
        text: 'Prima puoi mettere il bloccante, se lo hai ancora. Poi metti esattamente un dado numerato, e con questo il turno finisce.',
      },
      {
        id: 'D-5',
        text: 'Non si lancia mai. Il numero che sta in alto, da 1 a 6, lo scegli tu.',
      },
      {
        id: 'D-6',
        text: 'Il dado va su una casella vuota e resta lì, con quel numero, fino alla fine del round.',
      },
      {
        id: 'D-7',
        text: 'Il tuo dado non può andare accanto al tuo dado marcato: le caselle che ha intorno, fino a otto con le diagonali, sono la tua zona disabilitata. Il marcatore dell’avversario non ti toglie nessuna casella. Messo il dado, il marcatore ci si sposta sopra. Il primo dado di un round può andare ovunque.',
      },
      {
        id: 'D-8',
        text: 'Una volta per round puoi mettere il bloccante su una casella vuota qualsiasi, anche nella tua zona disabilitata. Lì non può più andare nulla, e da lì non passa nessuna linea. Il marcatore resta dov’è.',
      },
    ],
  },
  {
    heading: 'La linea',
    picture: {
      name: 'line',
      caption:
        'Tocca al nero, e un 2 in d4 gli serve due volte: con il 3, il 6 e l’1 che stanno sotto farebbe quattro dadi neri; con il 6 bianco in a4 e due 2 neri farebbe tre dadi neri e uno bianco all’estremità. Tutte e due le volte la somma è 12.',
    },
    rules: [
      {
        id: 'D-9',
        text: 'Una linea sono quattro caselle consecutive, in orizzontale, in verticale o in diagonale, con un dado su ognuna e una somma di esattamente 12.',
      },
      {
        id: 'D-10',
        text: 'È tua se i quattro dadi sono tutti tuoi, o se tre sono tuoi e quello a una delle due estremità è dell’avversario. Ogni altra mescolanza non è di nessuno.',
      },
      {
        id: 'D-11',
        text: 'Dopo ogni dado numerato, e solo allora, si guarda la griglia per entrambi.',
      },
    ],
  },
  {
    heading: 'La fine di un round',
    picture: {
      name: 'score',
      caption:
        'Con il 2 in d4 il nero ha vinto: 12 per la vittoria, 2 per la linea di quattro dadi propri, 5 per il bloccante non usato e 13 per le caselle vuote, meno 2 per tre dadi neri che mostrano 2. In tutto 30; al bianco non va nulla.',
    },
    rules: [
      {
        id: 'D-12',
        text: 'Se una linea ce l’ha uno solo, quello vince il round, chiunque abbia messo l’ultimo dado.',
      },
      {
        id: 'D-13',
        text: 'Se un solo dado fa linee per entrambi, il round finisce in pareggio. Così anche quando nessuno dei due può più mettere un dado.',
      },
      {
        id: 'D-14',
        text: 'Chi vince prende 12 punti; altri 2 se tra le linee vincenti ce n’è una di quattro dadi propri; altri 5 se non ha usato il bloccante; e 1 per ogni casella vuota. Ne perde 2 per ogni tre dadi propri con lo stesso numero.',
      },
      { id: 'D-15', text: 'I punti di chi perde non cambiano.' },
      {
        id: 'D-16',
        text: 'In caso di pareggio tutti e due prendono 2 punti, e chi non ha usato il bloccante altri 5.',
      },
      { id: 'D-17', text: 'Il round successivo comincia subito: nel mezzo non c’è nulla da decidere.' },
      {
        id: 'D-18',
        text: 'Dopo il quarto round vince il totale più alto. L’ultima griglia resta com’è, per chi vuole guardarla.',
      },
    ],
  },
  {
    heading: 'Dove il regolamento tace',
    rulings: true,
    rules: [
      {
        id: 'D-R1',
        text: 'Il bloccante viene prima di un dado dello stesso turno. Perciò da solo non è un turno, serve un dado in mano, e non può prendere l’unica casella dove quel dado potrebbe andare (con il marcatore ancora al suo posto).',
      },
      {
        id: 'D-R2',
        text: 'Non si può passare per scelta. Chi non ha una casella disponibile salta il turno, e lo salta fino alla fine del round: il marcatore non si muove e le caselle non fanno che riempirsi. Non serve nessuna mossa, ma ogni volta lo si dice. Se nessuno dei due può mettere un dado, il round finisce in pareggio. Non capita mai di saltare per mancanza di dadi.',
      },
      {
        id: 'D-R3',
        text: 'Più linee con un solo dado sono una sola vittoria. I 2 punti in più si danno una volta, se almeno una è tutta di dadi propri.',
      },
      {
        id: 'D-R4',
        text: 'A parità di punti dopo quattro round la vittoria è condivisa; non c’è spareggio.',
      },
      {
        id: 'D-R5',
        text: 'Valgono anche le diagonali corte di quattro caselle: i posti per una linea sono 28. La somma è di esattamente quattro dadi: cinque in fila sono due posti, ciascuno per conto suo. Un bloccante non completa mai nulla. Un dado può completare una linea per l’avversario.',
      },
      {
        id: 'D-R6',
        text: 'Solo il dado marcato disabilita caselle. Appena il marcatore si sposta, la vecchia zona è libera.',
      },
      {
        id: 'D-R7',
        text: 'Le caselle vuote si contano dopo l’ultimo dado: 25 meno i dadi e i bloccanti di entrambi. Per i 5 punti conta solo il proprio bloccante. Per la penalità contano tutti i propri dadi sulla griglia, numero per numero: sei uguali costano 4.',
      },
      {
        id: 'D-R8',
        text: 'Un dado lasciato resta dov’è; se le mosse si possano annullare lo stabilisce il tavolo, non queste regole. Griglia, dadi, bloccanti e marcatori sono nuovi a ogni round, e chi comincia dipende solo dal numero del round.',
      },
      {
        id: 'D-R9',
        text: 'Si giocano tutti e quattro i round, anche se la partita è già decisa.',
      },
      {
        id: 'D-R10',
        text: 'Un round in corso non vale ancora nulla: il punteggio che vedi conta solo i round finiti.',
      },
    ],
  },
  {
    heading: 'Se qualcuno non c’è',
    rules: [
      {
        id: 'D-T1',
        text: 'Il tavolo mette un dado al suo posto, mai il bloccante. Sceglie il meglio che c’è: un dado che vince il round; altrimenti uno dopo il quale l’avversario non può vincere con un dado solo; altrimenti uno che fa linee per entrambi; altrimenti uno che lascia una vittoria all’avversario; per ultimo uno che gli regala una linea. Tra dadi che si equivalgono vale la prima casella nell’ordine a1, b1 fino a e5, e lì il numero più basso. Un round ha al massimo 22 dadi: nessuno può fermare una partita.',
      },
    ],
  },
];
