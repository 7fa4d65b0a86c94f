import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Materiale',
    intro: 'Zocken è un gioco da due a sei persone e dura circa mezz’ora.',
    picture: {
      name: 'strip',
      caption:
        'La fila prima di un turno: nove caselle vuote. Ognuna delle sette caselle interne ha un punto colorato, e sette dadi di quei colori aspettano di essere lanciati.',
    },
    rules: [
      {
        id: 'Z-1',
        text: 'Ci sono sette dadi, ognuno di un colore diverso, una fila di nove caselle, la casella FUORI! e un gettone da scommessa a testa.',
      },
      {
        id: 'Z-2',
        text: 'Le sette caselle interne (da 2 a 8) hanno un punto colorato ciascuna, di sette colori diversi; le caselle esterne (1 e 9) non ne hanno. Dalla casella 2 alla 8: giallo, arancione, rosso, viola, blu, verde, nero. Se il vostro piano ha un altro ordine, non cambia niente: i colori sono solo nomi.',
      },
      { id: 'Z-3', text: 'Giocate a turno, in senso orario. Ognuno ha tre turni.' },
    ],
  },
  {
    heading: 'Il tuo turno',
    picture: {
      name: 'fits',
      caption:
        'La fila sale: 1, 3 e 5 sono sulle caselle 2, 3 e 7. Il dado blu mostra 4 e può stare tra il 3 e il 5, sulla casella 4, 5 o 6. Sulla 6 troverebbe il suo colore.',
    },
    rules: [
      {
        id: 'Z-4',
        text: 'Fai così sette volte: scegli un dado che in questo turno non hai ancora lanciato, lancialo e mettilo al suo posto.',
      },
      {
        id: 'Z-5',
        text: 'Un dado va su una casella libera della fila. Da lì non può più spostarsi fino alla fine del turno.',
      },
      {
        id: 'Z-6',
        text: 'Dalla casella 1 alla 9 i numeri non devono mai scendere, oppure non devono mai salire. Finché nella fila non ci sono due numeri diversi, vanno bene tutte e due le direzioni.',
      },
      {
        id: 'Z-7',
        text: 'Le caselle vuote non contano. Due dadi vicini possono essere uguali, o diversi di quanto capita. Due file permesse: 1–1–2–2–4–5–6 e 6–5–5–5–3–1–1.',
      },
      {
        id: 'Z-8',
        text: 'Se un dado può stare da qualche parte nella fila, devi metterlo lì. Se può stare in più caselle, scegli tu.',
      },
      {
        id: 'Z-9',
        text: 'Un dado che non può stare da nessuna parte va su FUORI! Non puoi mandarci un dado per scelta.',
      },
      {
        id: 'Z-10',
        text: 'Un dado su FUORI! resta lì fino alla fine del turno. Conta come uno dei tuoi sette.',
      },
    ],
  },
  {
    heading: 'Le scommesse',
    picture: {
      name: 'wager',
      caption:
        'È il momento di scommettere: tre dadi sono nella fila, ognuno sul punto del suo colore, e il quarto non è stato ancora scelto.',
    },
    rules: [
      {
        id: 'Z-11',
        text: 'In ogni turno gli altri possono scommettere, una volta a testa, che chi è di turno farà più di 50 punti.',
      },
      {
        id: 'Z-12',
        text: 'Scommettete quando il terzo dado è al suo posto e il quarto non è stato ancora scelto.',
      },
    ],
  },
  {
    heading: 'I punti di un turno',
    picture: {
      name: 'score',
      caption:
        'Sei dadi sono nella fila, quattro sul punto del loro colore. L’ultimo, un 6 verde, può stare solo sulla casella esterna 9, quindi va lì: 50 per i sette dadi, meno 10 per la casella esterna, più 100 per quattro colori giusti. Fanno 140, e chi ha scommesso ne prende 70.',
    },
    rules: [
      { id: 'Z-13', text: 'I punti del turno vanno contati appena il settimo dado è al suo posto.' },
      { id: 'Z-14', text: 'Se tutti e sette i dadi sono nella fila, prendi 50 punti.' },
      {
        id: 'Z-15',
        text: 'In quel caso, e solo in quello, ogni dado su una casella esterna costa 10 punti.',
      },
      {
        id: 'Z-16',
        text: 'Se anche un solo dado è su FUORI!, non prendi i 50 punti e le caselle esterne non costano niente. Invece ogni dado su FUORI! costa 20 punti.',
      },
      {
        id: 'Z-17',
        text: 'In ogni caso prendi punti per i dadi sul punto del loro colore: 10 per uno, 30 per due, 60 per tre, 100 per quattro, 150 per cinque, 210 per sei e 280 per tutti e sette.',
      },
      {
        id: 'Z-18',
        text: 'Tutto questo insieme fa i punti del turno. Vanno a chi è di turno, a cui le scommesse non tolgono niente.',
      },
      {
        id: 'Z-19',
        text: 'Se il turno ha fatto più di 50 punti, chi ha scommesso ne prende la metà. Se ne ha fatti 50 o meno, la scommessa costa 20 punti. I punti di un turno sono sempre un multiplo di 10, quindi la metà è un numero intero.',
      },
      {
        id: 'Z-20',
        text: 'Poi riprendete dadi e gettoni, e tocca a chi sta a sinistra.',
      },
    ],
  },
  {
    heading: 'La fine',
    rules: [
      {
        id: 'Z-21',
        text: 'La partita finisce quando tutti hanno giocato tre turni. Vince il totale più alto.',
      },
    ],
  },
  {
    heading: 'Precisazioni',
    rulings: true,
    rules: [
      {
        id: 'Z-R1',
        text: 'Gli altri decidono sulla scommessa tutti nello stesso momento e in segreto. Quando l’ultimo ha deciso, le scommesse sono scoperte insieme.',
      },
      { id: 'Z-R2', text: 'A parità di punti vincete insieme.' },
      {
        id: 'Z-R3',
        text: 'Secondo il regolamento comincia chi è più giovane. Qui decide un sorteggio, a meno che non scegliate voi.',
      },
      { id: 'Z-R4', extra: true, text: 'Puoi allenarti in solitario: tre turni, senza scommesse.' },
      {
        id: 'Z-R5',
        text: 'Puoi scommettere anche se il terzo dado è andato su FUORI! Il quarto dado può essere scelto solo quando tutti hanno deciso; dopo è tardi per scommettere.',
      },
      {
        id: 'Z-R6',
        text: 'Tra due numeri uguali può stare solo lo stesso numero. Un dado che può stare solo su una casella esterna deve andarci. I primi due dadi hanno sempre un posto, quindi al massimo cinque vanno su FUORI!: un turno fa da −100 a 330 punti.',
      },
      {
        id: 'Z-R7',
        text: 'Un dado su FUORI! non vale mai come colore giusto, ma quelli sul punto del loro colore contano lo stesso. Scegli un dado prima di lanciarlo, e dopo non puoi più cambiarlo.',
      },
      {
        id: 'Z-R8',
        text: 'Puoi cambiare idea sulla scommessa finché le scommesse sono coperte. Conta l’ultima scelta.',
      },
      {
        id: 'Z-R9',
        text: 'I punti che vedi durante un turno contano i dadi così come sono: colori giusti e dadi su FUORI! I 50 punti e le caselle esterne arrivano con il settimo dado, le scommesse alla fine del turno.',
      },
    ],
  },
  {
    heading: 'Se una persona è assente',
    rules: [
      {
        id: 'Z-T1',
        text: 'Iacta gioca al suo posto. Non scommette. Sceglie il primo dado non ancora lanciato, nell’ordine dei punti colorati. Il dado va sul punto del suo colore se può starci, altrimenti sulla prima casella interna che va bene, altrimenti su una esterna, altrimenti su FUORI! I lanci sono automatici.',
      },
    ],
  },
];
