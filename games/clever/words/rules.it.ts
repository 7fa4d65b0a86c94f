import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Giri e turni',
    intro: 'Clever è per una, due, tre o quattro persone e dura circa mezz’ora.',
    rules: [
      {
        id: 'C-1',
        text: 'In quattro si giocano 4 giri, in tre 5, in due o da soli 6. In ogni giro ciascuno è di turno una volta.',
      },
      {
        id: 'C-2',
        text: 'Chi è di turno per primo si sorteggia, a meno che il tavolo non scelga qualcuno. Poi si va verso sinistra, sempre nello stesso ordine.',
      },
      {
        id: 'C-3',
        text: 'All’inizio di un giro tutti ricevono il suo premio: nel giro 1 un rilancio, nel 2 un dado extra, nel 3 un rilancio, nel 4 un premio nero, cioè una crocetta nel giallo, nel blu o nel verde, oppure un 6 nell’arancione o nel rosa. I giri 5 e 6 non danno niente.',
      },
    ],
  },
  {
    heading: 'Il foglio',
    picture: {
      name: 'sheet',
      caption:
        'Un foglio vuoto: il giallo e il blu affiancati, sotto le lunghe file verde, arancione e rosa. In fondo a righe e colonne e dentro certe caselle c’è quello che danno.',
    },
    rules: [
      {
        id: 'C-4',
        text: 'Il giallo ha quattro righe di quattro caselle; quattro sono segnate fin dall’inizio. Un dado segna una casella libera con il suo numero, e ogni numero c’è in due caselle. Una colonna completa dà punti.',
      },
      {
        id: 'C-5',
        text: 'Il blu ha le somme da 2 a 12 su tre righe; alla prima manca la prima casella. Si segna la somma del dado blu e del dado bianco.',
      },
      {
        id: 'C-6',
        text: 'Il verde ha undici caselle, da riempire da sinistra a destra. Il dado deve mostrare almeno il numero della prossima casella.',
      },
      {
        id: 'C-7',
        text: 'L’arancione ha undici caselle, da riempire da sinistra a destra con qualunque numero. Le caselle 4, 7 e 9 valgono doppio, la 11 triplo.',
      },
      {
        id: 'C-8',
        text: 'Il rosa ha undici caselle, da riempire da sinistra a destra. Ogni numero deve essere più alto del precedente, ma dopo un 6 va bene qualunque numero.',
      },
    ],
  },
  {
    heading: 'Quando sei di turno',
    picture: {
      name: 'turn',
      caption:
        'Il secondo lancio: il 4 giallo è stato preso e sta sul primo campo, quindi i dadi più bassi, 2 verde e 1 arancione, sono sul vassoio. In mano ci sono 3 bianco, 6 blu e 5 rosa. Chi prende il 3 bianco tiene gli altri due.',
    },
    rules: [
      {
        id: 'C-9',
        text: 'Lanci i dadi che hai in mano, all’inizio sei, ne prendi uno, lo metti su uno dei tuoi tre campi e lo segni sul foglio.',
      },
      {
        id: 'C-10',
        text: 'Ogni dado ancora in mano che mostra meno di quello preso va sul vassoio. I dadi uguali restano.',
      },
      {
        id: 'C-11',
        text: 'Lo fai fino a tre volte, e smetti prima se in mano non hai più dadi. Dopo il terzo lancio tutti i dadi ancora in mano vanno sul vassoio. Un lancio di cui non puoi segnare niente conta come uno dei tre.',
      },
      { id: 'C-12', text: 'Un dado si segna nell’area del suo colore, quello bianco in qualunque area.' },
      {
        id: 'C-13',
        text: 'Una crocetta blu vale sempre la somma di blu e bianco, qualunque dei due tu abbia preso e ovunque si trovi l’altro.',
      },
      {
        id: 'C-14',
        text: 'Con un rilancio si lanciano di nuovo i dadi dell’ultimo lancio, tutti quelli e nessun altro. Può usarlo solo chi è di turno, finché ne ha.',
      },
    ],
  },
  {
    heading: 'La fine di un turno',
    picture: {
      name: 'tray',
      caption:
        'Chi è di turno ha preso 4 giallo, 5 rosa e 6 blu. Sul vassoio ci sono 2 bianco, 2 verde e 1 arancione: l’altra persona deve usarne uno per il proprio foglio. Il bianco andrebbe bene per ogni colore, nel blu con la somma 8.',
    },
    rules: [
      {
        id: 'C-15',
        text: 'Quando chi è di turno ha finito, tutti gli altri segnano un dado del vassoio, nello stesso momento. Lo stesso dado può servire a più persone.',
      },
      {
        id: 'C-16',
        text: 'Chi non può segnare nessun dado del vassoio può usare invece un dado sui campi di chi è di turno.',
      },
      {
        id: 'C-17',
        text: 'Dopo, e per chi è di turno dopo il suo ultimo lancio, si possono spendere dadi extra: ognuno fa segnare uno dei sei dadi con il numero che mostra, ovunque si trovi. In un turno ogni dado si può scegliere così una volta sola, a qualunque cosa sia già servito.',
      },
    ],
  },
  {
    heading: 'Premi e volpi',
    picture: {
      name: 'chain',
      caption:
        'Il 5 giallo ha completato la prima riga: c’è una crocetta blu da usare. Nella terza colonna blu ci sono 7 e 11, quindi una crocetta sul 3 la completerebbe e darebbe un 6 nel rosa.',
    },
    rules: [
      {
        id: 'C-18',
        text: 'Una riga completa nel giallo o nel blu, una colonna blu completa, la diagonale gialla completa che scende da sinistra in alto, e le caselle contrassegnate di verde, arancione e rosa danno subito il loro premio. Un premio può portarne un altro.',
      },
      {
        id: 'C-19',
        text: 'Una crocetta avuta in premio va, nel giallo o nel blu, su una casella libera a scelta, nel verde sulla prossima, qualunque numero chieda. Un numero va nella prossima casella arancione o rosa; l’arancione lo moltiplica.',
      },
      { id: 'C-20', text: 'Alla fine ogni volpe vale quanto la più bassa delle tue cinque aree.' },
    ],
  },
  {
    heading: 'Punti e fine',
    rules: [
      {
        id: 'C-21',
        text: 'Il giallo dà i punti delle colonne complete. Il blu dà 1, 2, 4, 7, 11, 16, 22, 29, 37, 46 o 56 punti per 1 fino a 11 crocette. Il verde dà i punti dell’ultima casella segnata. L’arancione e il rosa danno la somma dei numeri scritti, moltiplicati dove la casella lo dice.',
      },
      {
        id: 'C-22',
        text: 'Vince il totale più alto. In caso di parità decide la migliore area singola; se è pari anche quella, si vince insieme.',
      },
      {
        id: 'C-23',
        text: 'La partita è finita quando l’ultimo turno dell’ultimo giro è finito per tutti. Rilanci e dadi extra avanzati non valgono niente.',
      },
    ],
  },
  {
    heading: 'Da soli',
    rules: [
      {
        id: 'C-24',
        text: 'Ognuno dei tuoi sei turni ha una metà attiva e una passiva. Nella metà passiva lanci tutti e sei i dadi: i tre più bassi stanno sul vassoio, e ne segni uno. Tra dadi uguali vanno prima sul vassoio quelli più a destra.',
      },
      {
        id: 'C-25',
        text: 'Il tuo totale è valutato in nove gradini, che cominciano a 0, 140, 160, 180, 200, 220, 240, 260 e 281 punti.',
      },
    ],
  },
  {
    heading: 'Dove il regolamento tace',
    rulings: true,
    rules: [
      {
        id: 'C-R1',
        text: 'Se un dado del lancio si può segnare, devi prenderne uno che si può segnare, oppure usare un rilancio. Se non se ne può segnare nessuno, nessun dado si sposta e poi lanci di nuovo gli stessi; dopo il terzo lancio vanno sul vassoio. Se in quel caso non hai rilanci non c’è niente da decidere, e nessuno te lo chiede.',
      },
      {
        id: 'C-R2',
        text: 'Chi può segnare un dado del vassoio deve segnarne uno. Lo si guarda foglio per foglio. Solo se niente del vassoio va bene si può usare un dado dei campi, o anche non segnare niente. Se non va bene proprio niente, nessuno te lo chiede.',
      },
      {
        id: 'C-R3',
        text: 'Un dado che non si può segnare non si può scegliere come dado extra, e il dado extra resta. A chi non potrebbe segnarne nessuno non si chiede niente.',
      },
      {
        id: 'C-R4',
        text: 'Un premio va usato, e si perde solo se la sua area è piena. Se ce n’è più d’uno, chi li ha avuti dice quale viene adesso; i nuovi si aggiungono. Rilanci, dadi extra e volpi si annotano subito.',
      },
      {
        id: 'C-R5',
        text: 'Tutti usano il premio di un giro nello stesso momento, con tutto ciò che ne segue, prima del primo lancio. Si offre solo ciò che si può usare; dove niente si può usare, non si ha niente.',
      },
      {
        id: 'C-R6',
        text: 'Da soli non ci sono dadi extra nella metà passiva. Un’opzione della partita li permette, come fa l’edizione inglese dell’editore; allora per C-17 ogni metà è un turno a sé. I rilanci non valgono mai nella metà passiva.',
      },
      {
        id: 'C-R7',
        text: 'Quali dei dadi uguali stiano più a destra lo decide la sorte, ogni possibilità con la stessa probabilità, e solo quando non vanno tutti sul vassoio.',
      },
      {
        id: 'C-R8',
        text: 'Se da soli niente del vassoio va bene, non si segna niente: non ci sono campi a cui rivolgersi.',
      },
      {
        id: 'C-R9',
        text: 'I dadi extra di chi è di turno e tutto ciò che fanno gli altri avvengono nello stesso momento; l’ordine non cambia nulla. I tuoi dadi extra vengono dopo il tuo dado del vassoio o dei campi, o dopo averne fatto a meno. Un dado extra guadagnato strada facendo si può spendere subito. Quali dadi siano stati scelti si conta per ogni persona e per ogni turno.',
      },
      {
        id: 'C-R10',
        text: 'Per lo spareggio contano le cinque aree; le volpi non sono un’area.',
      },
      {
        id: 'C-R11',
        text: 'Un rilancio viene dopo un lancio e prima della scelta, e non è uno dei tre lanci. Quello che guadagni segnando serve per un lancio successivo.',
      },
      {
        id: 'C-R12',
        text: 'I dadi contano come stanno nel momento in cui si segna. Con il bianco su un campo e il blu lanciato ancora, in un turno ci può essere una seconda crocetta blu; se si usano tutti e due per il blu senza un lancio in mezzo, indicano la stessa somma.',
      },
      {
        id: 'C-R13',
        text: 'Le caselle segnate fin dall’inizio contano per righe e colonne. La diagonale gialla ha quattro caselle libere. Quando i dadi più bassi vanno sul vassoio, si confrontano solo quelli ancora in mano.',
      },
      {
        id: 'C-R14',
        text: 'Se i premi da usare lasciano una sola possibilità, la si prende senza chiedere. Da due in su si chiede, anche quando il risultato sarebbe lo stesso.',
      },
      {
        id: 'C-R15',
        text: 'Il rilancio del primo giro è su ogni foglio fin dall’inizio, anche mentre si sorteggia chi comincia. Lo si racconta con il primo lancio.',
      },
      {
        id: 'C-R16',
        text: 'Il dado preso è sul suo campo, e quelli più bassi sul vassoio, prima che se ne usino i premi. I premi si usano prima del lancio successivo.',
      },
    ],
  },
  {
    heading: 'Se qualcuno non c’è',
    rules: [
      {
        id: 'C-T1',
        text: 'Il tavolo gioca al suo posto. Non spende rilanci, e dadi extra solo nell’ultimo turno della partita, quando andrebbero persi. Chi è di turno prende, tra i dadi che può segnare, uno con il numero più basso, così che in mano restino più dadi. Tra ciò che rimane, il tavolo fa la mossa che porta subito più punti, a parità la prima. Un lancio che non va bene da nessuna parte si lascia perdere.',
      },
    ],
  },
];
