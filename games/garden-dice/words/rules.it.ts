import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Materiale',
    intro: 'Garden Dice è un gioco da due a quattro persone e dura circa un’ora.',
    picture: {
      name: 'garden',
      caption:
        'Un orto a metà partita: una persona ha due semi, l’altra un seme, un vegetale e una roccia. Un seme di carciofo è sulla stella in riga 5, colonna 5. Un seme di peperone è stato comprato e aspetta di essere collocato.',
    },
    rules: [
      {
        id: 'G-1',
        text: 'Da due a quattro persone. Sorteggiate chi comincia; sceglierlo voi è un’aggiunta nostra. Poi giocate a turno, in senso orario.',
      },
      {
        id: 'G-2',
        text: 'L’orto ha sei righe, contate dall’alto, e sei colonne. Il nome di uno spazio è la sua riga e la sua colonna: 4.6 è riga 4, colonna 6. Le stelle sono 4.6, 5.5, 5.6, 6.4, 6.5 e 6.6, nell’angolo in basso a destra. Se sul vostro tabellone sono altrove, scegliete gli spazi quando preparate la partita (G-R19).',
      },
      {
        id: 'G-3',
        text: 'I vegetali sono cinque: peperone 1, carota 2, pomodoro 3, carciofo 4, melanzana 5. Ogni tessera ha un lato seme e un lato vegetale, con lo stesso valore. Nella riserva ci sono 5 tessere di ogni tipo in due, 7 in tre, 10 in quattro.',
      },
      {
        id: 'G-4',
        text: 'Ognuno ha otto gettoni, una tessera uccello/coniglio, una tessera meridiana/spaventapasseri, un sole e, in due, una roccia.',
      },
      { id: 'G-5', text: 'Tutto è scoperto: tutti vedono tutto.' },
    ],
  },
  {
    heading: 'Il tuo turno',
    rules: [
      {
        id: 'G-6',
        text: 'Lancia quattro dadi e spendili in azioni. Ogni dado lo usi una volta sola; le azioni le fai nell’ordine che vuoi e quante volte vuoi. Con l’ultimo dado il turno finisce.',
      },
      {
        id: 'G-7',
        text: 'I dadi che puoi usare devi usarli. Il turno finisce prima solo se con quelli rimasti non puoi fare niente (G-R1).',
      },
      {
        id: 'G-8',
        text: 'Quattro uguali: puoi rilanciare tutti e quattro i dadi, e ancora se ti escono di nuovo quattro uguali.',
      },
    ],
  },
  {
    heading: 'Comprare e collocare',
    rules: [
      {
        id: 'G-9',
        text: 'Comprare, un dado: prendi dalla riserva un seme che vale al massimo quanto il dado. Lo tieni davanti a te.',
      },
      {
        id: 'G-10',
        text: 'In un turno puoi comprare al massimo due semi dello stesso tipo. Conta anche un seme sputato (G-R5).',
      },
      {
        id: 'G-11',
        text: 'Sul seme che compri metti uno dei tuoi gettoni liberi. Un gettone è libero quando non sta su una tessera. Senza un gettone libero non puoi comprare.',
      },
      {
        id: 'G-12',
        text: 'Collocare, due dadi: uno è la riga, l’altro la colonna; scegli tu quale. Lo spazio deve essere vuoto.',
      },
      {
        id: 'G-13',
        text: 'Puoi collocare tutto ciò che hai davanti: un seme comprato, dal lato del seme, con il gettone che ha sopra; il tuo animale, dal lato dell’uccello, o la tua meridiana, dal lato della meridiana, ciascuno con un tuo gettone libero; oppure la roccia, senza gettone.',
      },
      {
        id: 'G-14',
        text: 'Semi, meridiane e rocce restano dove li hai collocati. Gli animali possono muoversi.',
      },
    ],
  },
  {
    heading: 'Irrigare e raccogliere',
    picture: {
      name: 'water',
      caption:
        'Con il 5 puoi irrigare il carciofo in riga 3. L’acqua arriva alla carota avversaria che sta sotto, e da lì al peperone sulla stella. La melanzana sopra resta asciutta, perché vale di più.',
    },
    rules: [
      {
        id: 'G-15',
        text: 'Irrigare, un dado: scegli un tuo seme nell’orto che vale al massimo quanto il dado. Giralo dal lato del vegetale; il gettone resta sopra.',
      },
      {
        id: 'G-16',
        text: 'L’acqua si propaga: da ogni tessera irrigata passa ai semi vicini nella stessa riga o colonna (non in diagonale) che valgono meno di quella tessera, non importa di chi siano, e da lì continua. Il dado in questo non conta.',
      },
      {
        id: 'G-17',
        text: 'Raccogliere, un dado: scegli un tuo vegetale nell’orto che vale al massimo quanto il dado. La tessera va nel tuo cesto e riprendi il gettone.',
      },
      {
        id: 'G-18',
        text: 'Il raccolto si propaga ai vegetali vicini proprio come l’acqua ai semi. Ogni tessera va a chi la possiede, insieme al suo gettone.',
      },
      {
        id: 'G-19',
        text: 'Ogni tessera raccolta dà punti a chi la possiede: il suo valore, più 3 se è nell’area del suo spaventapasseri. Se non lo è, ma è su una stella, vale il doppio.',
      },
      {
        id: 'G-20',
        text: 'Quando raccogli, prendi anche 1 punto per ogni tessera degli altri a cui arriva il tuo raccolto.',
      },
    ],
  },
  {
    heading: 'Uccello e coniglio',
    picture: {
      name: 'bird',
      caption:
        'L’uccello in riga 5 può arrivare con un 3 o un 4 al seme di pomodoro sulla stella: è a tre spazi, e in mezzo non c’è niente. Verso il seme di peperone in riga 1 c’è una roccia. Il gettone sull’uccello mostra che ha già inghiottito una tessera.',
    },
    rules: [
      {
        id: 'G-21',
        text: 'Girare, un dado che mostra 6: gira il tuo animale o la tua meridiana nell’orto, da uccello a coniglio o da meridiana a spaventapasseri, o viceversa. I gettoni restano sopra.',
      },
      {
        id: 'G-22',
        text: 'Muovere, un dado: sposta il tuo animale in linea retta su spazi vuoti, al massimo di tanti spazi quanti ne mostra il dado.',
      },
      {
        id: 'G-23',
        text: 'Un uccello può finire il movimento sul seme di un’altra persona, un coniglio su un suo vegetale: allora mangia la tessera. Ti serve un gettone libero. Il gettone della tessera torna a chi la possedeva, e il tuo animale resta su quello spazio.',
      },
      {
        id: 'G-24',
        text: 'Un uccello non può andare su un seme protetto dallo spaventapasseri della stessa persona. I conigli non temono gli spaventapasseri, e sugli spazi vuoti possono passare tutti gli animali.',
      },
      {
        id: 'G-25',
        text: 'Inghiottire: la tessera mangiata esce dal gioco. Metti uno dei tuoi gettoni liberi sull’animale; resta lì finché l’animale non viene mandato via.',
      },
      {
        id: 'G-26',
        text: 'Sputare: spendi un altro dado non ancora usato, alto almeno quanto la tessera mangiata. La tieni davanti a te come seme, con un tuo gettone sopra.',
      },
      {
        id: 'G-27',
        text: 'In un turno puoi mangiare al massimo una tessera di ogni avversario, contando insieme uccello e coniglio.',
      },
      {
        id: 'G-28',
        text: 'Mandare via, tre dadi: due indicano lo spazio di un animale, tuo o di altri, e il terzo mostra 6. L’animale torna a chi lo possiede con tutti i gettoni che ha sopra, e può essere collocato di nuovo.',
      },
    ],
  },
  {
    heading: 'Meridiana, spaventapasseri, sole e roccia',
    picture: {
      name: 'scarecrow',
      caption:
        'In 3.3 c’è uno spaventapasseri. Il seme di carota in 4.4 gli sta accanto, quindi l’uccello in riga 4 non può mangiarlo. La melanzana in 2.6 è troppo lontana ed è in pericolo. Il pomodoro in 4.2 darebbe 6 punti: 3, più 3 per lo spaventapasseri.',
    },
    rules: [
      {
        id: 'G-29',
        text: 'Meridiana: finché la tua meridiana è nell’orto da questo lato, una volta per turno puoi cambiare i dadi che indicano uno spazio: un dado di 1 o 2, oppure due dadi di 1 ciascuno, nella stessa azione o in due diverse. Funziona già nel turno in cui la collochi.',
      },
      {
        id: 'G-30',
        text: 'Spaventapasseri: la sua area sono gli otto spazi intorno. Funziona solo per le tessere di chi lo possiede: tiene gli uccelli lontani dai semi e aggiunge 3 punti ai vegetali raccolti. Nient’altro: lì tutti possono collocare, irrigare e raccogliere.',
      },
      {
        id: 'G-31',
        text: 'Sole, una volta per partita: rilanci tutti e quattro i dadi prima di spendere il primo, oppure, in qualsiasi momento del tuo turno, giri su un’altra faccia un dado non ancora usato.',
      },
      { id: 'G-32', text: 'Roccia: blocca il suo spazio per sempre, per le tessere e per gli animali.' },
    ],
  },
  {
    heading: 'La fine',
    rules: [
      {
        id: 'G-33',
        text: 'Chi compra l’ultimo seme della riserva finisce il proprio turno; poi la partita è finita.',
      },
      {
        id: 'G-34',
        text: 'Ogni seme comprato e non collocato ti costa 5 punti, tranne il primo.',
      },
      { id: 'G-35', text: 'Ogni serie di cinque vegetali diversi nel tuo cesto vale 15 punti.' },
      {
        id: 'G-36',
        text: 'Una collezione di vegetali dello stesso tipo nel tuo cesto vale 10 punti se sono tre, 15 se sono quattro, 20 se sono cinque o più. Uno o due non valgono niente. Le stesse tessere contano anche per le serie.',
      },
      {
        id: 'G-37',
        text: 'Un sole non usato vale 5 punti. Le tessere rimaste nell’orto non valgono niente.',
      },
      {
        id: 'G-38',
        text: 'Vince il totale più alto. A parità di punti sommate i valori dei vegetali raccolti: vince la somma più alta. Se è pari anche quella, vincete insieme.',
      },
      { id: 'G-39', text: 'La partita in famiglia è un’opzione: giocate senza le tessere uccello/coniglio.' },
    ],
  },
  {
    heading: 'Precisazioni',
    rulings: true,
    rules: [
      {
        id: 'G-R1',
        text: 'Puoi finire il turno quando con i dadi così come sono non è possibile nessuna azione. Il sole, la meridiana e il rilancio di G-8 non sono mai obbligatori, quindi qui non contano. Contano invece girare, muovere di uno spazio, collocare una tessera speciale e mandare via il tuo animale. Non devi pensare in anticipo a come usare tutti i dadi. Se solo il sole o la meridiana potrebbero aiutarti, Iacta ti chiede che cosa fare.',
      },
      {
        id: 'G-R2',
        text: 'La meridiana non può portare un dado sotto 1 o sopra 6. Cambia solo i dadi che indicano uno spazio per collocare o mandare via: non il 6 per mandare via o girare, né i dadi per comprare, irrigare, raccogliere, muovere o sputare. Un cambio di 2, o due cambi di 1, e per questo turno è esaurita; dopo un solo cambio di 1 puoi ancora cambiare di 1 un secondo dado, entro la fine del turno. Non può cambiare i dadi con cui la collochi. Può cambiare un dado girato con il sole.',
      },
      {
        id: 'G-R3',
        text: 'Gli animali si muovono di almeno uno spazio, lungo una riga o una colonna. Lo spazio della tessera mangiata conta come un passo, e lì il movimento finisce. Non possono andare sulle tessere di chi li possiede, sul lato sbagliato di una tessera, su tessere speciali o su rocce. Senza un gettone libero non possono andare su nessuna tessera degli altri.',
      },
      {
        id: 'G-R4',
        text: 'Decidi subito se inghiottire o sputare; prima puoi ancora girare un dado con il sole. Senza un dado abbastanza alto puoi solo inghiottire.',
      },
      {
        id: 'G-R5',
        text: 'Un seme sputato conta come comprato: in quel turno puoi comprarne solo un altro dello stesso tipo (G-10). Sputare è sempre possibile, anche se ne hai già comprati due. Se non lo collochi, conta per G-34. Le tessere mangiate non danno punti e non tornano mai nella riserva.',
      },
      {
        id: 'G-R6',
        text: 'Tutti i tuoi vegetali dello stesso tipo sono una sola collezione, che non puoi dividere: sette uguali valgono 20.',
      },
      {
        id: 'G-R7',
        text: 'L’ordine della propagazione non cambia le tessere a cui arriva. La cronologia parte dalla tessera scelta e va verso l’esterno; da ogni tessera in basso, a destra, in alto, a sinistra.',
      },
      {
        id: 'G-R8',
        text: 'G-8 vale dopo ogni lancio di tutti e quattro i dadi, anche dopo quello del sole, finché non spendi un dado. Quattro uguali ottenuti girando un dado con il sole non sono un lancio.',
      },
      {
        id: 'G-R9',
        text: 'Un animale mandato via va collocato di nuovo dal lato dell’uccello. Le tessere speciali e le rocce possono stare sulle stelle. Per mandare via un animale da 6.6 servono tre 6, a meno che la meridiana non aiuti a indicare lo spazio.',
      },
      {
        id: 'G-R10',
        text: 'Solo l’acquisto dell’ultimo seme chiude la partita. I dadi rimasti in quel turno vanno ancora usati, e gli altri non hanno più turni. Le tessere speciali non collocate non costano niente. Le regole non pongono limiti alla durata di una partita.',
      },
      {
        id: 'G-R11',
        text: 'Lo spaventapasseri protegge e dà punti solo se è da quel lato, e solo per le tessere della stessa persona. Dove conta il tuo spaventapasseri, la stella non conta. Il punto di G-20 non raddoppia mai.',
      },
      {
        id: 'G-R12',
        text: 'G-27 vale per tutto il turno, anche se nel frattempo l’animale viene girato, mandato via o collocato di nuovo. Un gettone che ti torna puoi usarlo subito.',
      },
      {
        id: 'G-R13',
        text: 'Nella partita in famiglia non ci sono animali da muovere, far mangiare o mandare via, e puoi girare solo meridiana e spaventapasseri.',
      },
      {
        id: 'G-R14',
        text: 'Dopo aver girato un dado con il sole non puoi più rilanciare con G-8: non sono più i quattro dadi che hai lanciato.',
      },
      {
        id: 'G-R15',
        text: 'Se due dadi portano a uno spazio in tutti e due gli ordini, Iacta usa quello che consuma meno la meridiana. Non è mai peggio, quindi non serve dire quale dado è la riga.',
      },
      {
        id: 'G-R16',
        text: 'I punti che vedi durante la partita sono quelli che avresti se finisse adesso: con sole, serie, collezioni e semi non collocati.',
      },
      {
        id: 'G-R17',
        text: 'Il turno finisce da solo con l’ultimo dado, perché non c’è più niente da decidere. Se il tuo animale ha appena mangiato, prima decidi su quello.',
      },
      {
        id: 'G-R18',
        text: 'Il sole gira un dado su un’altra faccia: non puoi girare un 3 su 3.',
      },
      {
        id: 'G-R19',
        text: 'Il regolamento segna le stelle sul tabellone, ma non le elenca. Iacta prende i sei spazi nell’angolo dei numeri più alti (G-2), perché corrispondono all’esempio di raccolto del regolamento. Se sul vostro tabellone sono altrove, scegliete la diagonale da 1.1 a 6.6, oppure da uno a dodici spazi qualsiasi.',
      },
    ],
  },
  {
    heading: 'Se una persona è assente',
    rules: [
      {
        id: 'G-T1',
        text: 'Iacta gioca al suo posto. Una tessera mangiata viene inghiottita. Altrimenti Iacta fa la prima di queste azioni che è possibile: raccogliere, irrigare, collocare, comprare, girare, muovere, mandare via, sempre con i dadi così come sono; se nessuna è possibile, il turno finisce. Non usa mai il sole né la meridiana, e non rilancia mai. Ognuna di queste azioni spende un dado, quindi il turno finisce al massimo dopo quattro, oltre alle decisioni sulle tessere mangiate.',
      },
    ],
  },
];
