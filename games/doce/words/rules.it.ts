import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Materiale',
    intro: 'DOCE è un duello per due e dura da 10 a 20 minuti. I dadi non vanno mai lanciati.',
    picture: {
      name: 'grid',
      caption:
        'Prima di un round: cinque per cinque quadrati vuoti, colonne a–e da sinistra, righe 1–5 dal basso. A ogni lato ci sono undici dadi e un bloccante rosso.',
    },
    rules: [
      {
        id: 'D-1',
        text: 'La griglia ha cinque per cinque quadrati, con i nomi della scacchiera: colonne a–e partendo da sinistra, righe da 1 a 5 partendo dal basso. La misura viene dalle figure del regolamento: il testo non la dice. Ogni round comincia su una griglia vuota.',
      },
      {
        id: 'D-2',
        text: 'Ognuno ha undici dadi numerati, neri per uno e bianchi per l’altro, un bloccante (un dado rosso senza numeri) e un marcatore.',
      },
      {
        id: 'D-3',
        text: 'Una partita ha quattro round. Sorteggiate chi comincia il primo, oppure scegliete voi (D-R11); poi cominciate a turno.',
      },
    ],
  },
  {
    heading: 'Il tuo turno',
    picture: {
      name: 'zone',
      caption:
        'Tocca al nero. Il suo dado marcato, un 4 in c3, chiude al prossimo dado nero tutti i quadrati vuoti che ha intorno. Il 5 marcato del bianco, in d2, al nero non chiude niente: il quadrato e1, per esempio, è libero.',
    },
    rules: [
      {
        id: 'D-4',
        text: 'Prima puoi mettere il bloccante, se lo hai ancora. Poi metti esattamente un dado numerato, e con questo il turno finisce.',
      },
      {
        id: 'D-5',
        text: 'I dadi non vanno mai lanciati. Il numero in alto, da 1 a 6, lo scegli tu.',
      },
      {
        id: 'D-6',
        text: 'Il dado va su un quadrato vuoto e resta lì, con quel numero, fino alla fine del round.',
      },
      {
        id: 'D-7',
        text: 'Il tuo dado non può stare accanto al tuo dado marcato: i quadrati intorno, fino a otto con le diagonali, sono la tua zona disabilitata. Il marcatore dell’avversario non ti disabilita niente. Messo il dado, il marcatore passa su quello. Il primo dado di un round può andare ovunque.',
      },
      {
        id: 'D-8',
        text: 'Una volta per round puoi mettere il bloccante su un quadrato vuoto qualsiasi, anche nella tua zona disabilitata. Lì non può più andare niente, e non ci passa nessuna linea. Il marcatore resta dov’è.',
      },
    ],
  },
  {
    heading: 'La linea',
    picture: {
      name: 'line',
      caption:
        'Tocca al nero, e un 2 in d4 vince in due modi: con il 3, il 6 e l’1 che stanno sotto farebbe quattro dadi neri; con il 6 bianco in a4 e due 2 neri farebbe tre dadi neri e uno bianco all’estremità. Tutte e due le volte la somma è 12.',
    },
    rules: [
      {
        id: 'D-9',
        text: 'Una linea è fatta di quattro quadrati consecutivi, in orizzontale, in verticale o in diagonale, con un dado su ognuno e una somma di esattamente 12.',
      },
      {
        id: 'D-10',
        text: 'È tua se i quattro dadi sono tutti tuoi, o se tre sono tuoi e quello a una delle due estremità è dell’avversario. Ogni altra combinazione non è di nessuno.',
      },
      {
        id: 'D-11',
        text: 'Dopo ogni dado numerato, e solo allora, controllate le linee di entrambi.',
      },
    ],
  },
  {
    heading: 'La fine di un round',
    picture: {
      name: 'score',
      caption:
        'Con il 2 in d4 il nero ha vinto: 12 per la vittoria, 2 per la linea di quattro dadi neri, 5 per il bloccante non usato e 13 per i quadrati vuoti, meno 2 per tre dadi neri che mostrano 2. In tutto 30; il bianco non prende niente.',
    },
    rules: [
      {
        id: 'D-12',
        text: 'Se solo una persona ha una linea, vince il round, non importa chi ha messo l’ultimo dado.',
      },
      {
        id: 'D-13',
        text: 'Se un solo dado fa linee per entrambi, il round finisce in pareggio. Lo stesso quando nessuno può più mettere un dado.',
      },
      {
        id: 'D-14',
        text: 'Chi vince prende 12 punti; 2 in più se una linea vincente è fatta di quattro dadi suoi; 5 in più se non ha usato il bloccante; e 1 per ogni quadrato vuoto. Ne perde 2 per ogni tre suoi dadi con lo stesso numero, nella linea o altrove sulla griglia.',
      },
      { id: 'D-15', text: 'I punti di chi perde non cambiano.' },
      {
        id: 'D-16',
        text: 'In caso di pareggio prendete 2 punti a testa, e chi non ha usato il bloccante altri 5.',
      },
      { id: 'D-17', text: 'Il round successivo comincia subito.' },
      {
        id: 'D-18',
        text: 'Dopo il quarto round vince il totale più alto. L’ultima griglia resta sullo schermo, così potete guardarla.',
      },
    ],
  },
  {
    heading: 'Precisazioni',
    rulings: true,
    rules: [
      {
        id: 'D-R1',
        text: 'Il bloccante viene prima di un dado dello stesso turno. Perciò da solo non è un turno, ti serve ancora un dado, e non può prendere l’unico quadrato dove quel dado potrebbe andare (il marcatore è ancora al suo posto).',
      },
      {
        id: 'D-R2',
        text: 'Non puoi passare per scelta. Chi non ha un quadrato permesso salta il turno fino alla fine del round, perché il marcatore resta fermo e i quadrati possono solo riempirsi. Ogni volta appare nella cronologia. Se nessuno può più mettere un dado, il round finisce in pareggio. Nessuno salta mai per mancanza di dadi.',
      },
      {
        id: 'D-R3',
        text: 'Più linee con un solo dado sono una sola vittoria. I 2 punti in più li prendi una volta, se almeno una è tutta di dadi tuoi.',
      },
      {
        id: 'D-R4',
        text: 'A parità di punti dopo quattro round vincete insieme; non c’è spareggio.',
      },
      {
        id: 'D-R5',
        text: 'Valgono anche le diagonali corte di quattro quadrati: i posti per una linea sono 28. La somma è di esattamente quattro dadi: cinque in fila sono due posti, ciascuno per conto suo. Un bloccante non completa mai una linea. Un dado può completarne una per l’avversario.',
      },
      {
        id: 'D-R6',
        text: 'Solo il dado marcato disabilita quadrati. Il regolamento dice «adiacenti»: Iacta conta anche le diagonali, otto quadrati in tutto. Appena il marcatore cambia posto, la vecchia zona è libera.',
      },
      {
        id: 'D-R7',
        text: 'I quadrati vuoti contano dopo l’ultimo dado: 25 meno tutti i dadi e i bloccanti sulla griglia. Per i 5 punti conta solo il tuo bloccante. Per la penalità contano tutti i tuoi dadi sulla griglia, numero per numero: sei uguali costano 4.',
      },
      {
        id: 'D-R8',
        text: 'Un dado lasciato resta dov’è; se annullare le mosse o no, lo decidete voi. Ogni round ha griglia, dadi, bloccanti e marcatori nuovi; il regolamento non lo dice, ma i suoi punti lo presuppongono. Chi comincia dipende solo dal numero del round.',
      },
      {
        id: 'D-R9',
        text: 'Giocate tutti e quattro i round, anche se la partita è già decisa.',
      },
      {
        id: 'D-R10',
        text: 'Un round in corso non vale ancora niente: il punteggio che vedi conta solo i round finiti.',
      },
      {
        id: 'D-R11',
        text: 'Secondo il regolamento comincia chi è più giovane. Iacta non chiede l’età: sorteggia, a meno che non scegliate voi chi comincia.',
      },
    ],
  },
  {
    heading: 'Se una persona è assente',
    rules: [
      {
        id: 'D-T1',
        text: 'Iacta mette un dado al suo posto, mai il bloccante. Cerca il tipo di dado migliore: uno che vince il round; altrimenti uno dopo il quale l’avversario non può vincere con un solo dado; altrimenti uno che fa linee per entrambi; altrimenti uno che lascia una vittoria all’avversario; per ultimo uno che gli regala una linea. Se più dadi si equivalgono, prende il primo quadrato da a1, b1 a e5, e lì il numero più basso. Un round ha al massimo 22 dadi: nessuno può fermare una partita.',
      },
    ],
  },
];
