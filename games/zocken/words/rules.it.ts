import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Che cosa c’è sul tavolo',
    intro: 'Zocken si gioca da due a sei persone e dura circa mezz’ora.',
    picture: {
      name: 'strip',
      caption:
        'La fila prima di un turno: nove caselle vuote. Le sette interne hanno ciascuna un punto colorato, e sette dadi di quei colori aspettano di essere lanciati.',
    },
    rules: [
      {
        id: 'Z-1',
        text: 'Ci sono sette dadi, ognuno di un colore diverso, una fila di nove caselle, la casella FUORI! e un gettone da scommessa per ciascuno.',
      },
      {
        id: 'Z-2',
        text: 'Sopra ognuna delle sette caselle interne (da 2 a 8) c’è un punto colorato, ogni colore una volta; le caselle esterne (1 e 9) non ne hanno. Dalla casella 2 alla 8: giallo, arancione, rosso, viola, blu, verde, nero. L’ordine l’abbiamo scelto noi: i colori sono solo nomi, e con un altro ordine il gioco sarebbe lo stesso.',
      },
      { id: 'Z-3', text: 'Si gioca a turno in senso orario. Ognuno ha tre turni.' },
    ],
  },
  {
    heading: 'Il tuo turno',
    picture: {
      name: 'fits',
      caption:
        'La fila sale: 1, 3 e 5 sono sulle caselle 2, 3 e 7. Il dado blu mostra 4 e può stare tra il 3 e il 5, sulle caselle 4, 5 e 6. Sulla 6 troverebbe il suo colore.',
    },
    rules: [
      {
        id: 'Z-4',
        text: 'Sette volte, sempre in quest’ordine: scegli un dado che in questo turno non hai ancora lanciato, lo lanci, gli dai un posto.',
      },
      {
        id: 'Z-5',
        text: 'Un dado va su una casella libera della fila e resta lì fino alla fine del turno.',
      },
      {
        id: 'Z-6',
        text: 'Letti dalla casella 1 alla 9, i numeri non devono mai scendere, oppure non devono mai salire. Finché non ci sono due numeri diversi, tutte e due le strade sono aperte.',
      },
      {
        id: 'Z-7',
        text: 'Nella lettura le caselle vuote si saltano. Due dadi vicini possono essere uguali, e possono differire di quanto vogliono.',
      },
      {
        id: 'Z-8',
        text: 'Un dado che ha un posto deve andare nella fila. Se i posti sono più d’uno, scegli tu.',
      },
      {
        id: 'Z-9',
        text: 'Un dado che non ha posto va su FUORI!. Soltanto allora: nessuno può mandare fuori un dado perché gli conviene.',
      },
      {
        id: 'Z-10',
        text: 'Un dado su FUORI! resta lì fino alla fine del turno e conta come uno dei sette.',
      },
    ],
  },
  {
    heading: 'Le scommesse',
    picture: {
      name: 'wager',
      caption:
        'Il momento delle scommesse: tre dadi sono nella fila, tutti sul punto del proprio colore, e il quarto non è stato ancora scelto.',
    },
    rules: [
      {
        id: 'Z-11',
        text: 'In ogni turno tutti, tranne chi è di turno, possono scommettere una volta che il turno farà più di 50 punti.',
      },
      {
        id: 'Z-12',
        text: 'Il momento giusto è quando il terzo dado ha il suo posto e il quarto non è stato ancora scelto.',
      },
    ],
  },
  {
    heading: 'I punti di un turno',
    picture: {
      name: 'score',
      caption:
        'Sei dadi sono nella fila, quattro sul punto del proprio colore. L’ultimo, un 6 verde, sta solo sulla casella esterna 9, e lì va: 50 per i sette dadi, meno 10 per la casella esterna, più 100 per i quattro colori giusti, fanno 140. Chi ci ha scommesso prende 70.',
    },
    rules: [
      { id: 'Z-13', text: 'I punti si contano appena il settimo dado ha il suo posto.' },
      { id: 'Z-14', text: 'Con tutti e sette i dadi nella fila prendi 50 punti.' },
      {
        id: 'Z-15',
        text: 'In quel caso, e solo in quello, ogni dado su una casella esterna costa 10 punti.',
      },
      {
        id: 'Z-16',
        text: 'Se anche un solo dado è fuori, niente 50 punti, le caselle esterne non costano nulla e ogni dado su FUORI! costa 20 punti.',
      },
      {
        id: 'Z-17',
        text: 'In ogni caso i dadi sul punto del proprio colore contano insieme: uno vale 10 punti, due 30, tre 60, quattro 100, cinque 150, sei 210 e sette 280.',
      },
      {
        id: 'Z-18',
        text: 'La somma è il punteggio del turno e va tutta a chi è di turno: le scommesse non gli tolgono nulla.',
      },
      {
        id: 'Z-19',
        text: 'Se il turno ha fatto più di 50 punti, chi ha scommesso ne prende la metà. Se ne ha fatti 50 o meno, la scommessa costa 20. Un turno fa sempre un multiplo di 10, quindi la metà è un numero intero.',
      },
      {
        id: 'Z-20',
        text: 'Poi si riprendono dadi e gettoni, e il turno passa a sinistra.',
      },
    ],
  },
  {
    heading: 'La fine',
    rules: [
      {
        id: 'Z-21',
        text: 'La partita finisce quando tutti hanno giocato tre turni. Vince chi ha più punti.',
      },
    ],
  },
  {
    heading: 'Dove il regolamento tace',
    rulings: true,
    rules: [
      {
        id: 'Z-R1',
        text: 'Tutti decidono sulla scommessa nello stesso momento e in segreto. Le risposte si scoprono insieme quando è arrivata l’ultima.',
      },
      { id: 'Z-R2', text: 'A pari punti si vince insieme.' },
      {
        id: 'Z-R3',
        text: 'Secondo il regolamento comincia il più giovane. Qui si sorteggia, a meno che il tavolo non scelga qualcuno.',
      },
      { id: 'Z-R4', extra: true, text: 'Ci si può allenare da soli: tre turni, senza scommesse.' },
      {
        id: 'Z-R5',
        text: 'Si chiede delle scommesse anche se il terzo dado è andato su FUORI!. Il quarto dado non si sceglie prima che tutti abbiano risposto; dopo, per scommettere è tardi.',
      },
      {
        id: 'Z-R6',
        text: 'Tra due numeri uguali può stare solo lo stesso numero. Un dado che può stare solo su una casella esterna deve andarci. I primi due dadi hanno sempre un posto, quindi al massimo cinque vanno fuori: un turno fa tra −100 e 330 punti.',
      },
      {
        id: 'Z-R7',
        text: 'Un dado su FUORI! non vale mai come colore giusto; quelli sul proprio colore contano comunque. Il dado si sceglie prima del lancio e dopo non si cambia più.',
      },
      {
        id: 'Z-R8',
        text: 'Finché le scommesse non si scoprono puoi cambiare risposta quante volte vuoi. Conta l’ultima.',
      },
      {
        id: 'Z-R9',
        text: 'I punti che vedi durante un turno contano i dadi così come stanno: colori giusti e dadi su FUORI!. I 50 punti e le caselle esterne si aggiungono con il settimo dado, le scommesse quando si contano i punti del turno.',
      },
    ],
  },
  {
    heading: 'Se qualcuno non c’è',
    rules: [
      {
        id: 'Z-T1',
        text: 'Il tavolo gioca al suo posto: nessuna scommessa; tra i dadi non ancora lanciati, il primo nell’ordine dei punti colorati; per quel dado il punto del suo colore se può starci, altrimenti la prima casella interna adatta, altrimenti una esterna, altrimenti FUORI!. I dadi si lanciano da soli.',
      },
    ],
  },
];
