import type { Chapter } from './learn.ts';

export const chapters: readonly Chapter[] = [
  {
    heading: 'Che cosa c’è sul tavolo',
    intro: 'Garden Dice dura circa un’ora.',
    picture: {
      name: 'garden',
      caption:
        'Un orto avviato: due semi di una persona; un seme, una verdura e una roccia dell’altra. Un seme di carciofo è sulla stella in riga 4, colonna 4. Un seme di peperone è stato comprato e aspetta davanti a chi l’ha preso.',
    },
    rules: [
      {
        id: 'G-1',
        text: 'Si gioca da due a quattro. Chi comincia si sorteggia, a meno che il tavolo non scelga qualcuno. Poi si va a turno.',
      },
      {
        id: 'G-2',
        text: 'L’orto ha sei righe, contate dal basso, e sei colonne. I sei spazi con due numeri uguali, da 1.1 a 6.6, sono stelle.',
      },
      {
        id: 'G-3',
        text: 'Ci sono cinque verdure: peperone 1, carota 2, pomodoro 3, carciofo 4, melanzana 5. Una tessera mostra il seme su un lato e la verdura sull’altro, con lo stesso valore. In due la riserva ha 5 tessere di ogni tipo, in tre 7, in quattro 10.',
      },
      {
        id: 'G-4',
        text: 'Ciascuno ha otto gettoni, una tessera con uccello e coniglio, una con meridiana e spaventapasseri, un sole e, in due, una roccia.',
      },
      { id: 'G-5', text: 'Non c’è niente di nascosto.' },
    ],
  },
  {
    heading: 'Il tuo turno',
    rules: [
      {
        id: 'G-6',
        text: 'Lanci quattro dadi e li spendi in azioni: ogni dado una volta, le azioni in qualunque ordine e quante volte vuoi. Con l’ultimo dado il turno è finito.',
      },
      {
        id: 'G-7',
        text: 'I dadi che si possono usare vanno usati. Il turno finisce prima solo se con quelli rimasti non si può fare niente (G-R1).',
      },
      {
        id: 'G-8',
        text: 'Quattro uguali: puoi rilanciarli tutti e quattro, e ancora se escono di nuovo uguali.',
      },
    ],
  },
  {
    heading: 'Comprare e collocare',
    rules: [
      {
        id: 'G-9',
        text: 'Comprare, un dado: un seme della riserva che non vale più del dado. Resta davanti a te.',
      },
      { id: 'G-10', text: 'In un turno si comprano al massimo due semi dello stesso tipo.' },
      {
        id: 'G-11',
        text: 'Un seme comprato prende uno dei tuoi gettoni liberi. Senza un gettone libero non si compra.',
      },
      {
        id: 'G-12',
        text: 'Collocare, due dadi: uno è la riga, l’altro la colonna, come vuoi tu. Lo spazio deve essere vuoto.',
      },
      {
        id: 'G-13',
        text: 'Si colloca quello che hai davanti: un seme comprato, che tiene il suo gettone; l’animale, dal lato dell’uccello, o la meridiana, da questo lato, ciascuno con un gettone libero; oppure la roccia, senza gettone.',
      },
      {
        id: 'G-14',
        text: 'Semi, meridiana e roccia restano dove sono stati collocati. Gli animali si muovono.',
      },
    ],
  },
  {
    heading: 'Irrigare e raccogliere',
    picture: {
      name: 'water',
      caption:
        'Con il 5 si può irrigare il carciofo in riga 3. L’acqua arriva alla carota altrui che sta sopra, e da lì al peperone sulla stella. La melanzana sotto resta asciutta: vale di più.',
    },
    rules: [
      {
        id: 'G-15',
        text: 'Irrigare, un dado: deve essere alto almeno quanto un tuo seme nell’orto. La tessera si gira dal lato della verdura, il gettone resta.',
      },
      {
        id: 'G-16',
        text: 'Da ogni tessera irrigata l’acqua passa ai vicini in riga e in colonna che sono semi di valore più basso, di chiunque siano, e da lì prosegue. In questo il dado non conta.',
      },
      {
        id: 'G-17',
        text: 'Raccogliere, un dado: deve essere alto almeno quanto una tua verdura nell’orto. La tessera va nel cesto di chi la possiede, a cui torna anche il gettone.',
      },
      {
        id: 'G-18',
        text: 'Un raccolto si allarga alle verdure proprio come l’acqua ai semi.',
      },
      {
        id: 'G-19',
        text: 'Ogni tessera raccolta dà punti a chi la possiede: il suo valore, tre punti in più nell’area del suo spaventapasseri, altrimenti il doppio su una stella.',
      },
      {
        id: 'G-20',
        text: 'Chi raccoglie prende un punto per ogni tessera altrui che il raccolto porta con sé.',
      },
    ],
  },
  {
    heading: 'Uccello e coniglio',
    picture: {
      name: 'bird',
      caption:
        'L’uccello in riga 5 arriva con un 3 o un 4 al seme di pomodoro sulla stella: è a tre spazi, su spazi vuoti. Verso il seme di peperone in riga 1 la strada è sbarrata da una roccia. Un gettone sull’uccello mostra che ha già inghiottito una tessera.',
    },
    rules: [
      {
        id: 'G-21',
        text: 'Girare, un dado che mostra sei: il tuo animale o la tua meridiana nell’orto si girano, uccello o coniglio, meridiana o spaventapasseri, con tutti i gettoni che hanno sopra.',
      },
      {
        id: 'G-22',
        text: 'Muovere, un dado: il tuo animale va in linea retta su spazi vuoti, al massimo di quanto mostra il dado.',
      },
      {
        id: 'G-23',
        text: 'Un uccello può finire la mossa su un seme altrui, un coniglio su una verdura altrui, e mangia la tessera. Serve un gettone libero. Il gettone della tessera torna a chi la possedeva, e l’animale sta sul suo spazio.',
      },
      {
        id: 'G-24',
        text: 'Un uccello non può andare su un seme nell’area dello spaventapasseri di chi lo possiede. Un coniglio sì, e gli spazi vuoti sono liberi per tutti.',
      },
      {
        id: 'G-25',
        text: 'Inghiottire: la tessera esce dal gioco, e un tuo gettone libero resta sull’animale finché l’animale non viene mandato via.',
      },
      {
        id: 'G-26',
        text: 'Sputare: spendi un altro dado non ancora usato, alto almeno quanto la tessera. Questa resta davanti a te come seme, con un tuo gettone.',
      },
      {
        id: 'G-27',
        text: 'In un turno mangi al massimo una tessera di ogni avversario, con qualunque lato dell’animale.',
      },
      {
        id: 'G-28',
        text: 'Mandare via, tre dadi: due indicano lo spazio di un animale, di chiunque sia, e il terzo mostra sei. L’animale torna a chi lo possiede con tutti i gettoni che ha sopra e si può collocare di nuovo.',
      },
    ],
  },
  {
    heading: 'Meridiana, spaventapasseri, sole e roccia',
    picture: {
      name: 'scarecrow',
      caption:
        'Uno spaventapasseri sta in 3.3. Il seme di carota in 4.4 gli è accanto, quindi l’uccello in riga 4 non può mangiarlo. La melanzana in 2.6 è troppo lontana e corre pericolo. Il pomodoro in 4.2 darebbe 6 punti: 3 e altri 3.',
    },
    rules: [
      {
        id: 'G-29',
        text: 'Meridiana: finché è nell’orto da questo lato, chi la possiede può cambiare una volta per turno i dadi che indicano uno spazio: un dado di uno o due, oppure due dadi di uno ciascuno, nella stessa azione o in due. Vale già nel turno in cui è stata collocata.',
      },
      {
        id: 'G-30',
        text: 'Spaventapasseri: la sua area sono gli otto spazi intorno, e vale solo per le tessere di chi lo possiede.',
      },
      {
        id: 'G-31',
        text: 'Sole, una volta per partita: prima di spendere il primo dado del turno li rilanci tutti e quattro; oppure, in qualsiasi momento del tuo turno, giri un dado non usato su un’altra faccia.',
      },
      { id: 'G-32', text: 'Roccia: blocca il suo spazio per sempre, per tessere e animali.' },
    ],
  },
  {
    heading: 'La fine',
    rules: [
      {
        id: 'G-33',
        text: 'Quando si compra l’ultimo seme della riserva, si completa quel turno e la partita è finita.',
      },
      {
        id: 'G-34',
        text: 'Ogni seme comprato e non collocato costa 5 punti; il primo non costa niente.',
      },
      { id: 'G-35', text: 'Ogni serie di cinque verdure diverse nel cesto dà 15 punti.' },
      {
        id: 'G-36',
        text: 'Le verdure dello stesso tipo nel cesto danno 10 punti se sono tre, 15 se quattro, 20 se cinque o più. Le stesse tessere contano anche per le serie.',
      },
      {
        id: 'G-37',
        text: 'Un sole non usato dà 5 punti. Quello che resta nell’orto non dà niente.',
      },
      {
        id: 'G-38',
        text: 'Vince chi ha più punti. In caso di parità decide la somma più alta dei valori sulle verdure raccolte; se è pari anche quella, si vince insieme.',
      },
      { id: 'G-39', text: 'La partita in famiglia, un’opzione, si gioca senza animali.' },
    ],
  },
  {
    heading: 'Dove il regolamento tace',
    rulings: true,
    rules: [
      {
        id: 'G-R1',
        text: 'Puoi finire il turno quando con i dadi così come sono nessuna azione è possibile. Sole, meridiana e il rilancio di G-8 non sono mai obbligatori e qui non contano; contano invece girare, muovere di uno spazio, collocare una tessera speciale e mandare via il proprio animale. Nessuno deve pensare in anticipo. Se solo sole o meridiana potrebbero servire, te lo si chiede.',
      },
      {
        id: 'G-R2',
        text: 'Con la meridiana i dadi restano tra 1 e 6. Cambia solo i dadi che indicano uno spazio per collocare o mandare via, mai il sei che serve per questo o per girare, né i dadi con cui si compra, irriga, raccoglie, muove o sputa. Un cambio di due o due cambi di uno la esauriscono per il turno; dopo un primo cambio di uno se ne può fare un altro di uno su un secondo dado, fino alla fine del turno. Non può cambiare i dadi che la collocano. Un dado girato dal sole si può cambiare.',
      },
      {
        id: 'G-R3',
        text: 'Gli animali si muovono di almeno uno spazio, lungo una riga o una colonna. Lo spazio di una tessera mangiata conta come un passo, e lì la mossa finisce. Non vanno mai su tessere di chi li possiede, sul lato sbagliato di una tessera, su tessere speciali o rocce.',
      },
      {
        id: 'G-R4',
        text: 'Se inghiottire o sputare si decide subito; prima il sole può ancora girare un dado. Senza un dado abbastanza alto si può solo inghiottire.',
      },
      {
        id: 'G-R5',
        text: 'Un seme sputato non è comprato e non conta per G-10, anche se per il resto il regolamento lo tratta come tale. Se non viene collocato conta per G-34. Le tessere mangiate non danno punti e non tornano mai nella riserva.',
      },
      {
        id: 'G-R6',
        text: 'Tutte le verdure di un tipo sono un’unica collezione, che non si divide: sette valgono 20.',
      },
      {
        id: 'G-R7',
        text: 'Dove arrivano acqua e raccolto non dipende dall’ordine. Si racconta e si conta dalla tessera scelta verso l’esterno, a ogni tessera su, destra, giù, sinistra.',
      },
      {
        id: 'G-R8',
        text: 'G-8 vale dopo ogni lancio di tutti e quattro i dadi, anche dopo quello del sole, finché non si spende un dado. Quattro dadi uguali ottenuti girandone uno con il sole non sono un lancio.',
      },
      {
        id: 'G-R9',
        text: 'Un animale mandato via si colloca di nuovo dal lato dell’uccello. Tessere speciali e rocce possono stare sulle stelle. Per mandare via da 6.6 servono tre sei, a meno che la meridiana non faccia le coordinate.',
      },
      {
        id: 'G-R10',
        text: 'Solo l’acquisto dell’ultimo seme chiude la partita; i dadi rimasti in quel turno vanno ancora usati. Gli altri non hanno più turni. Le tessere speciali in mano non costano niente. Le regole non pongono limiti alla durata di una partita.',
      },
      {
        id: 'G-R11',
        text: 'Per la protezione e i tre punti serve il lato dello spaventapasseri, e la tessera deve essere della stessa persona. Dove vale il tuo spaventapasseri, la stella non conta. Il punto di G-20 non raddoppia mai.',
      },
      {
        id: 'G-R12',
        text: 'Ciò che si è mangiato in un turno resta ricordato, anche se l’animale viene girato, mandato via o collocato di nuovo. Un gettone che torna si può usare subito.',
      },
      {
        id: 'G-R13',
        text: 'Nella partita in famiglia non c’è niente da muovere, mangiare o mandare via, e si girano solo meridiana e spaventapasseri.',
      },
      {
        id: 'G-R14',
        text: 'Se giri un dado con il sole, si perde anche il diritto di G-8: non sono più i quattro dadi uguali che sono stati lanciati.',
      },
      {
        id: 'G-R15',
        text: 'Se due dadi portano a uno spazio in tutti e due gli ordini, si prende quello che usa meno la meridiana. Non è mai peggiore, quindi non serve dire quale dado è la riga.',
      },
      {
        id: 'G-R16',
        text: 'I punti che vedi durante la partita sono quelli che avresti se finisse adesso: con sole, serie, collezioni e semi non collocati.',
      },
      {
        id: 'G-R17',
        text: 'Il turno finisce da solo con l’ultimo dado, perché non resta niente da decidere. Se un animale ha appena mangiato, prima si decide di quello.',
      },
      {
        id: 'G-R18',
        text: 'Il sole gira un dado su un’altra faccia: da un tre a un tre non si può.',
      },
    ],
  },
  {
    heading: 'Se qualcuno non c’è',
    rules: [
      {
        id: 'G-T1',
        text: 'Il tavolo gioca al suo posto. Quello che è stato mangiato si inghiotte. Altrimenti fa la prima cosa possibile tra raccogliere, irrigare, collocare, comprare, girare, muovere e mandare via, sempre con i dadi così come sono; se non è possibile niente, il turno finisce. Non usa né sole né meridiana e non rilancia mai. Poiché ognuna di queste mosse spende un dado, il turno finisce al più tardi dopo quattro, oltre ai pasti che ne seguono.',
      },
    ],
  },
];
