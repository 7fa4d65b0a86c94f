import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Giri e turni',
    intro: 'Clever è un gioco da una a quattro persone e dura circa mezz’ora.',
    rules: [
      {
        id: 'C-1',
        text: 'In quattro giocate 4 giri, in tre 5, in due o in solitario 6. In ogni giro ciascuno è di turno una volta.',
      },
      {
        id: 'C-2',
        text: 'Sorteggiate chi è di turno per primo, oppure scegliete voi. Poi tocca a chi sta a sinistra, sempre nello stesso ordine.',
      },
      {
        id: 'C-3',
        text: 'All’inizio di ogni giro tutti ricevono un premio. Giri 1 e 3: un rilancio. Giro 2: un dado extra. Giro 4: un premio nero, cioè una crocetta nel giallo, nel blu o nel verde, oppure un 6 nell’arancione o nel rosa. Giri 5 e 6: niente.',
      },
    ],
  },
  {
    heading: 'Il foglio',
    picture: {
      name: 'sheet',
      caption:
        'Un foglio vuoto. Il giallo e il blu sono affiancati; sotto ci sono le lunghe righe verde, arancione e rosa. I simboli in fondo a righe e colonne, e in certe caselle, sono i premi.',
    },
    rules: [
      {
        id: 'C-4',
        text: 'Il giallo ha quattro righe di quattro caselle, e quattro sono già segnate all’inizio. Con un dado segni una casella libera con il suo numero; ogni numero compare due volte. Danno punti le colonne complete.',
      },
      {
        id: 'C-5',
        text: 'Il blu ha le somme da 2 a 12 su tre righe; l’angolo in alto a sinistra è vuoto. Segni la somma del dado blu e di quello bianco, nell’ordine che vuoi, come nel giallo.',
      },
      {
        id: 'C-6',
        text: 'Il verde ha undici caselle, da riempire da sinistra a destra. Per segnare la prossima, il dado deve mostrare almeno il numero scritto lì.',
      },
      {
        id: 'C-7',
        text: 'L’arancione ha undici caselle, da riempire da sinistra a destra. Scrivi quello che mostra il dado: va bene qualsiasi numero. Le caselle 4, 7 e 9 valgono doppio, la 11 triplo.',
      },
      {
        id: 'C-8',
        text: 'Il rosa ha undici caselle, da riempire da sinistra a destra. Ogni numero deve essere più alto del precedente. Dopo un 6 va bene qualsiasi numero.',
      },
    ],
  },
  {
    heading: 'Quando sei di turno',
    picture: {
      name: 'turn',
      caption:
        'Un secondo lancio. Il 4 giallo del primo lancio è sulla prima casella dado, quindi i dadi più bassi, il 2 verde e l’1 arancione, sono sul vassoio. In mano ci sono il 3 bianco, il 6 blu e il 5 rosa. Se adesso prendi il 3 bianco, tieni tutti e due gli altri.',
    },
    rules: [
      {
        id: 'C-9',
        text: 'Lancia tutti i dadi che hai in mano, all’inizio sei. Prendine uno, mettilo su una delle tue tre caselle dado e segnalo sul foglio.',
      },
      {
        id: 'C-10',
        text: 'Ogni dado in mano che mostra meno di quello preso va sul vassoio d’argento. I dadi uguali restano in mano.',
      },
      {
        id: 'C-11',
        text: 'Lo fai fino a tre volte. Se non hai più dadi, il turno finisce prima. Dopo il terzo lancio tutti i dadi che hai in mano vanno sul vassoio. Un lancio da cui non puoi segnare niente conta comunque come uno dei tre.',
      },
      {
        id: 'C-12',
        text: 'Un dado colorato va segnato nell’area del suo colore, il bianco in un’area qualsiasi.',
      },
      {
        id: 'C-13',
        text: 'Nel blu sommi sempre il dado blu e il bianco. Non importa quale dei due hai preso, né dove sta l’altro: in mano, su una casella dado o sul vassoio. Vale anche nella metà passiva in solitario.',
      },
      {
        id: 'C-14',
        text: 'Con un rilancio chi è di turno lancia di nuovo tutti i dadi dell’ultimo lancio, non solo alcuni. Puoi usare quanti rilanci hai.',
      },
    ],
  },
  {
    heading: 'La fine di un turno',
    picture: {
      name: 'tray',
      caption:
        'Chi è di turno ha preso il 4 giallo, il 5 rosa e il 6 blu. Sul vassoio ci sono il 2 bianco, il 2 verde e l’1 arancione: l’altra persona deve usarne uno. Il bianco andrebbe bene per ogni colore; nel blu fa 6 + 2 = 8.',
    },
    rules: [
      {
        id: 'C-15',
        text: 'Quando chi è di turno ha finito, tutti gli altri segnano un dado del vassoio sul proprio foglio, nello stesso momento. Lo stesso dado può servire a più persone.',
      },
      {
        id: 'C-16',
        text: 'Se non puoi segnare nessun dado del vassoio, puoi usarne uno delle caselle dado di chi è di turno.',
      },
      {
        id: 'C-17',
        text: 'Poi puoi usare i dadi extra: ognuno ti fa segnare uno qualsiasi dei sei dadi, ovunque si trovi, con il numero che mostra. Chi è di turno lo fa dopo il suo ultimo lancio. In un turno non puoi scegliere così due volte lo stesso dado, ma puoi sceglierne uno che hai già usato in altro modo.',
      },
    ],
  },
  {
    heading: 'Premi e volpi',
    picture: {
      name: 'chain',
      caption:
        'Il 5 giallo ha completato la prima riga e dà una crocetta blu. Nella terza colonna blu sono già segnati il 7 e l’11: una crocetta sul 3 la completerebbe e darebbe un 6 nel rosa.',
    },
    rules: [
      {
        id: 'C-18',
        text: 'Danno subito un premio: una riga completa nel giallo o nel blu, una colonna blu completa, la diagonale gialla completa dall’alto a sinistra al basso a destra, e ogni casella verde, arancione o rosa con un simbolo. Un premio può farne scattare un altro.',
      },
      {
        id: 'C-19',
        text: 'Una crocetta in premio va, nel giallo o nel blu, su una casella libera a tua scelta; nel verde sulla prossima, qualunque numero chieda. Un numero in premio va nella prossima casella arancione o rosa, e l’arancione lo moltiplica come al solito: un 6 nella casella arancione 4 vale 12.',
      },
      {
        id: 'C-20',
        text: 'Alla fine ogni volpe vale quanto la più bassa delle tue cinque aree. Se un’area non dà punti, non ne danno neanche le volpi.',
      },
    ],
  },
  {
    heading: 'Punti e fine',
    rules: [
      {
        id: 'C-21',
        text: 'Giallo: 10, 14, 16 e 20 punti per le colonne complete. Blu: da 1 a 11 crocette valgono 1, 2, 4, 7, 11, 16, 22, 29, 37, 46 o 56 punti. Verde: i punti dell’ultima casella segnata, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55 o 66. Arancione e rosa: la somma dei numeri scritti, doppi o tripli dove lo dice la casella.',
      },
      {
        id: 'C-22',
        text: 'Vince il totale più alto. A parità di punti decide l’area migliore; se è pari anche quella, vincete insieme.',
      },
      {
        id: 'C-23',
        text: 'La partita è finita quando tutti hanno finito l’ultimo turno dell’ultimo giro. Alla fine di quel turno puoi ancora usare i dadi extra; i rilanci e i dadi extra che avanzano non valgono niente.',
      },
    ],
  },
  {
    heading: 'In solitario',
    rules: [
      {
        id: 'C-24',
        text: 'Giochi sei turni, ognuno con una metà attiva e una passiva. Nella metà passiva lanci tutti e sei i dadi, metti i tre più bassi sul vassoio e ne segni uno. Tra dadi uguali, vanno prima sul vassoio quelli più a destra.',
      },
      {
        id: 'C-25',
        text: 'Per il tuo totale ci sono nove giudizi, che cominciano a 0, 140, 160, 180, 200, 220, 240, 260 e 281 punti. I loro nomi sono nostri.',
      },
    ],
  },
  {
    heading: 'Precisazioni',
    rulings: true,
    rules: [
      {
        id: 'C-R1',
        text: 'Se puoi segnare almeno uno dei dadi lanciati, devi prenderne uno che puoi segnare, oppure usare un rilancio. Se non puoi segnarne nessuno, i dadi restano dove sono e lanci di nuovo gli stessi; dopo il terzo lancio vanno sul vassoio. In quel caso Iacta ti chiede qualcosa solo se hai un rilancio.',
      },
      {
        id: 'C-R2',
        text: 'Se puoi segnare un dado del vassoio, devi farlo; conta solo il tuo foglio. Le caselle dado puoi usarle solo se dal vassoio non va bene niente, e allora puoi anche non segnare niente. Se non va bene proprio niente, Iacta non ti chiede nulla.',
      },
      {
        id: 'C-R3',
        text: 'Non puoi usare un dado extra per un dado che non potresti segnare: il dado extra resta tuo. Se non potresti segnarne nessuno dei sei, Iacta non ti chiede nulla.',
      },
      {
        id: 'C-R4',
        text: 'Un premio devi usarlo, e lo perdi solo se la sua area è piena. Il regolamento dice di usarlo subito; se ne hai più d’uno, scegli tu quale viene adesso, e quelli nuovi vanno con gli altri. Rilanci, dadi extra e volpi finiscono subito sul foglio.',
      },
      {
        id: 'C-R5',
        text: 'Tutti usano il premio del giro nello stesso momento, con tutto ciò che ne segue, prima del primo lancio. Puoi scegliere solo ciò che puoi usare; se non puoi usare niente, non ricevi niente.',
      },
      {
        id: 'C-R6',
        text: 'In solitario non puoi usare dadi extra nella metà passiva. Un’opzione lo permette, come l’edizione inglese dell’editore; allora per C-17 ogni metà è un turno a sé. Nella metà passiva non puoi mai usare un rilancio.',
      },
      {
        id: 'C-R7',
        text: 'Quali dadi uguali stanno più a destra lo decide un sorteggio, con le stesse probabilità per tutti, e solo se non vanno comunque tutti sul vassoio.',
      },
      {
        id: 'C-R8',
        text: 'In solitario, se dal vassoio non va bene niente, non segni niente: non ci sono caselle dado di altri.',
      },
      {
        id: 'C-R9',
        text: 'I dadi extra di chi è di turno e tutto ciò che fanno gli altri avvengono nello stesso momento, e l’ordine non cambia niente. I tuoi dadi extra vengono dopo il tuo dado del vassoio o delle caselle dado, o dopo che non hai segnato niente. Un dado extra appena guadagnato puoi usarlo subito. Le scelte contano separatamente per ogni persona e per ogni turno.',
      },
      {
        id: 'C-R10',
        text: 'Lo spareggio di C-22 guarda solo le cinque aree: le volpi non sono un’area.',
      },
      {
        id: 'C-R11',
        text: 'Un rilancio viene dopo un lancio e prima di prendere un dado. Non è uno dei tre lanci. Un rilancio guadagnato segnando serve per un lancio successivo.',
      },
      {
        id: 'C-R12',
        text: 'Conta quello che un dado mostra nel momento in cui segni. Se il bianco è su una casella dado e il blu viene lanciato di nuovo, nello stesso turno puoi segnare una seconda crocetta blu. Se li usi tutti e due per il blu senza un lancio in mezzo, danno la stessa somma.',
      },
      {
        id: 'C-R13',
        text: 'Le caselle già segnate all’inizio contano per righe e colonne. Le quattro caselle della diagonale gialla vanno segnate tutte giocando. Sul vassoio finiscono solo dadi che hai in mano, mai quelli sulle caselle dado.',
      },
      {
        id: 'C-R14',
        text: 'Se i premi che hai lasciano una sola possibilità, li usa Iacta per te. Con due o più scegli tu, anche quando il risultato sarebbe lo stesso.',
      },
      {
        id: 'C-R15',
        text: 'Il rilancio del giro 1 è su ogni foglio fin dall’inizio, anche prima del sorteggio. Nella cronologia appare con il primo lancio.',
      },
      {
        id: 'C-R16',
        text: 'Prima il dado preso va sulla sua casella dado e quelli più bassi sul vassoio. Poi usi i suoi premi, e solo dopo lanci di nuovo.',
      },
    ],
  },
  {
    heading: 'Se una persona è assente',
    rules: [
      {
        id: 'C-T1',
        text: 'Iacta gioca al suo posto. Non usa rilanci, e i dadi extra solo nell’ultimo turno della partita, quando andrebbero persi. Se l’assente è di turno, Iacta prende il dado più basso tra quelli che può segnare, così in mano restano più dadi. Tra le mosse rimaste fa quella che dà subito più punti, o la prima se sono più d’una. Se non va bene niente, il lancio è perso.',
      },
    ],
  },
];
