import { type Forms, faces, inLanguage, names, space } from './telling.ts';

const KINDS: Forms = {
  pepper: { name: 'peperone', a: 'un peperone', the: 'il peperone' },
  carrot: { name: 'carota', a: 'una carota', the: 'la carota' },
  tomato: { name: 'pomodoro', a: 'un pomodoro', the: 'il pomodoro' },
  artichoke: { name: 'carciofo', a: 'un carciofo', the: 'il carciofo' },
  eggplant: { name: 'melanzana', a: 'una melanzana', the: 'la melanzana' },
};
const SPECIALS = {
  bird: 'uccello',
  rabbit: 'coniglio',
  sundial: 'meridiana',
  scarecrow: 'spaventapasseri',
  rock: 'roccia',
};
const THE_ANIMAL = { bird: 'l’uccello', rabbit: 'il coniglio' };
const TILES = {
  pepper: 'seme di peperone',
  carrot: 'seme di carota',
  tomato: 'seme di pomodoro',
  artichoke: 'seme di carciofo',
  eggplant: 'seme di melanzana',
  ...SPECIALS,
};
const THE_TILES = {
  pepper: 'il seme di peperone',
  carrot: 'il seme di carota',
  tomato: 'il seme di pomodoro',
  artichoke: 'il seme di carciofo',
  eggplant: 'il seme di melanzana',
  bird: 'l’uccello',
  sundial: 'la meridiana',
  rock: 'la roccia',
};
const points = (count: number): string => (count === 1 ? '1 punto' : `${count} punti`);
const bySundial = (steps: number): string => (steps > 0 ? ', con la meridiana' : '');
const WHY = { scarecrow: ' (spaventapasseri)', star: ' (stella)' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const words = inLanguage({
  title: 'Garden Dice',
  tagline: 'Semina, irriga e raccogli in un orto di tutti. Attenzione agli animali affamati!',
  howTo: [
    {
      heading: 'Lo scopo',
      text: 'Piantate tutti nello stesso orto di sei per sei spazi. Quando i semi finiscono, vince chi ha fatto più punti con i suoi vegetali.',
    },
    {
      heading: 'Il tuo turno',
      text: 'Lancia quattro dadi e spendili in azioni: ogni dado una volta sola, nell’ordine che vuoi e ripetendo le azioni che vuoi. I dadi che possono ancora servire vanno usati. Se fai quattro uguali, puoi rilanciarli.',
    },
    {
      heading: 'Comprare e collocare',
      text: 'Con un dado compri un seme che vale al massimo quanto il dado; uno dei tuoi otto gettoni mostra che è tuo. In un turno puoi comprarne al massimo due dello stesso tipo. Con due dadi collochi una tessera su uno spazio vuoto: uno è la riga, l’altro la colonna, come preferisci.',
    },
    {
      heading: 'Irrigare e raccogliere',
      text: 'Un dado alto almeno quanto la tua tessera trasforma un seme in vegetale, oppure raccoglie un vegetale. L’acqua si propaga ai semi vicini, il raccolto ai vegetali vicini (non in diagonale), se valgono meno, non importa di chi siano, e da lì continua. Un vegetale raccolto dà il suo valore a chi lo possiede, il doppio su una stella; tu prendi un punto per ogni tessera degli altri a cui arriva il tuo raccolto.',
    },
    {
      heading: 'Meridiana e spaventapasseri',
      text: 'Una volta per turno la tua meridiana cambia i dadi che indicano uno spazio: un dado di uno o due, oppure due dadi di uno ciascuno. Un sei la trasforma in spaventapasseri: negli otto spazi intorno tiene lontani gli uccelli dai tuoi semi e dà tre punti in più ai tuoi vegetali, al posto della stella.',
    },
    {
      heading: 'Uccello e coniglio',
      text: 'Un dado muove il tuo animale in linea retta, lungo una riga o una colonna, sugli spazi vuoti. L’uccello può atterrare sul seme di un’altra persona e mangiarlo, il coniglio su un vegetale: una tessera per avversario in ogni turno, e solo se hai un gettone libero. Se la inghiotte, la tessera esce dal gioco e un gettone resta sull’animale; oppure spendi un altro dado alto almeno quanto la tessera e la tieni come tuo seme. Tre dadi (lo spazio e un 6) mandano via qualsiasi animale.',
    },
    {
      heading: 'Sole e roccia',
      text: 'Puoi usare il sole una volta per partita: rilancia tutti e quattro i dadi prima di spenderne uno, oppure gira un dado sulla faccia che vuoi. Se lo tieni, alla fine vale cinque punti. In due avete anche una roccia a testa, che blocca uno spazio per sempre.',
    },
    {
      heading: 'La fine',
      text: 'Chi compra l’ultimo seme finisce il turno, poi la partita è finita. Ogni serie di cinque vegetali diversi vale 15 punti; tre, quattro, cinque o più vegetali uguali ne valgono 10, 15, 20. Ogni seme non collocato costa cinque punti, tranne il primo.',
    },
  ],
  tieBreaks: ['la somma dei valori dei vegetali raccolti'],
  parts: {
    harvest: 'Vegetali',
    others: 'Vegetali degli altri',
    unplaced: 'Semi in mano',
    sets: 'Serie',
    collections: 'Collezioni',
    sun: 'Sole',
  },
  options: {
    family: { name: 'Animali', values: { false: 'In gioco', true: 'Senza (partita in famiglia)' } },
    starter: { name: 'Chi comincia', values: { lot: 'A sorte' } },
    stars: {
      name: 'Dove sono le stelle',
      values: {
        corner: 'In basso a destra',
        doubles: 'Sulla diagonale (1.1–6.6)',
        own: 'Come sul nostro tabellone',
      },
    },
  },
  dice: { garden: 'dado', starter: 'chi comincia' },
  moves: {
    buy: (kind, die) => `Compra ${KINDS[kind].a} (dado ${die})`,
    place: (tile, at, dice, sundial) =>
      `Colloca ${THE_TILES[tile]} in ${at} (${dice}${sundial ? ', meridiana' : ''})`,
    water: (kind, at, die, tiles) =>
      `Irriga ${KINDS[kind].the} in ${at} (dado ${die})${tiles > 1 ? `, ${tiles} tessere` : ''}`,
    harvest: (kind, at, die, own) => `Raccogli ${KINDS[kind].the} in ${at} (dado ${die}), +${own}`,
    flip: (to) => `Gira: ${SPECIALS[to]} (dado 6)`,
    walk: (animal, at, die, meal) =>
      `Muovi ${THE_ANIMAL[animal]} in ${at} (dado ${die})${meal ? `, mangia ${KINDS[meal].the}` : ''}`,
    remove: (animal, at, dice) => `Manda via ${THE_ANIMAL[animal]} da ${at} (${dice})`,
    swallow: (kind) => `Inghiotti ${KINDS[kind].the}`,
    spit: (kind, die) => `Sputa il seme di ${KINDS[kind].name} (dado ${die})`,
    reroll: 'Sole: rilancia tutti e quattro',
    set: (from, to) => `Sole: cambia un ${from} in ${to}`,
    again: 'Quattro uguali: rilancia',
    endTurn: 'Finisci il turno',
  },
  prompts: {
    roll: 'Lancia i quattro dadi.',
    act: (dice) => `Spendi i tuoi dadi: ${dice}.`,
    again: (dice) => `Quattro uguali: ${dice}. Rilanciali o spendili.`,
    eat: (kind) => `Il tuo animale ha preso ${KINDS[kind].a}: inghiottire o sputare?`,
    wait: 'Non tocca a te.',
  },
  events: {
    starter: ({ seat }, name) => `Comincia ${name(seat)}.`,
    rolled: ({ seat, dice }, name) => `${name(seat)} lancia ${faces(dice)}.`,
    again: ({ seat }, name) => `Quattro uguali: ${name(seat)} rilancia.`,
    bought: ({ seat, kind, die }, name) => `${name(seat)} compra ${KINDS[kind].a} con un ${die}.`,
    lastSeed: ({ seat }, name) =>
      `Era l’ultimo seme: ${name(seat)} completa il turno, poi la partita finisce.`,
    placed: ({ seat, tile, at, dice, sundial }, name) =>
      `${name(seat)} colloca ${THE_TILES[tile]} in ${space(at)} con ${dice.join(' e ')}${bySundial(sundial)}.`,
    watered: ({ seat, owner, kind, at, die }, name) =>
      die === null
        ? `L’acqua raggiunge ${KINDS[kind].the} di ${name(owner)} in ${space(at)}.`
        : `${name(seat)} irriga ${KINDS[kind].the} in ${space(at)} con un ${die}.`,
    harvested: ({ seat, owner, kind, at, die, points: scored, bonus }, name) =>
      die === null
        ? `Il raccolto raggiunge ${KINDS[kind].the} di ${name(owner)} in ${space(at)}: ${points(scored)} per ${name(owner)}${bonus ? WHY[bonus] : ''}.`
        : `${name(seat)} raccoglie ${KINDS[kind].the} in ${space(at)} con un ${die}: ${points(scored)}${bonus ? WHY[bonus] : ''}.`,
    others: ({ seat, points: scored }, name) =>
      `${name(seat)} prende ${points(scored)} per i vegetali degli altri.`,
    flipped: ({ seat, to, at }, name) => `${name(seat)} gira la tessera in ${space(at)}: ${SPECIALS[to]}.`,
    moved: ({ seat, animal, from, to, die }, name) =>
      `${name(seat)} muove ${THE_ANIMAL[animal]} da ${space(from)} a ${space(to)} con un ${die}.`,
    ate: ({ animal, owner, kind }, name) =>
      `${capital(THE_ANIMAL[animal])} mangia ${KINDS[kind].the} di ${name(owner)}.`,
    swallowed: ({ seat, kind }, name) => `L’animale di ${name(seat)} inghiotte ${KINDS[kind].the}.`,
    spat: ({ seat, kind, die }, name) =>
      `L’animale di ${name(seat)} sputa ${KINDS[kind].the} con un ${die}: il seme è di ${name(seat)}.`,
    removed: ({ seat, owner, animal, at, discs }, name) =>
      `${name(seat)} manda via ${THE_ANIMAL[animal]} di ${name(owner)} da ${space(at)}; gettoni restituiti: ${discs}.`,
    sunRoll: ({ seat }, name) => `${name(seat)} usa il sole e rilancia tutti e quattro i dadi.`,
    sunSet: ({ seat, from, to }, name) => `${name(seat)} usa il sole: un ${from} diventa ${to}.`,
    turnEnded: ({ seat, unused }, name) =>
      unused.length === 0 ? '' : `Con ${faces(unused)} ${name(seat)} non può fare niente: il turno finisce.`,
    over: () => 'La partita è finita.',
  },
  refusals: {
    'no-such-move': () => 'In questo gioco una mossa così non esiste.',
    'eat-first': ({ kind }) => `Prima decidi: inghiottire o sputare ${KINDS[kind].the}.`,
    'nothing-eaten': () => 'Il tuo animale non ha niente in bocca.',
    'no-such-die': ({ die }) => `Nessuno dei dadi che ti restano mostra ${die}.`,
    'die-too-low': ({ die, value }) => `Un ${die} non basta: serve almeno ${value}.`,
    'needs-a-six': () => 'Serve un dado che mostri davvero 6: la meridiana non aiuta.',
    'supply-empty': ({ kind }) => `I semi di ${KINDS[kind].name} sono finiti. Scegline un altro tipo.`,
    'no-free-disc': () => 'Non hai gettoni liberi. Raccogli un vegetale per riaverne uno.',
    'two-of-a-kind': ({ kind }) =>
      `In questo turno hai già avuto due semi di ${KINDS[kind].name}, comprati o sputati. Scegli un altro tipo.`,
    'not-in-hand': ({ tile }) => `Davanti a te non c’è questa tessera: ${TILES[tile]}.`,
    'space-taken': ({ at }) => `In ${at} c’è già una tessera. Scegli uno spazio vuoto.`,
    'wrong-coordinates': ({ dice, at }) => `I dadi ${dice} non portano a ${at}.`,
    'no-sundial': ({ dice, at }) =>
      `I dadi ${dice} portano a ${at} solo con una meridiana, e la tua non è attiva nell’orto.`,
    'sundial-used': ({ at }) => `In questo turno la tua meridiana non basta più per arrivare a ${at}.`,
    'no-seed-there': ({ at }) => `In ${at} non c’è un seme da irrigare.`,
    'no-vegetable-there': ({ at }) => `In ${at} non c’è un vegetale da raccogliere.`,
    'not-your-tile': ({ at }) => `La tessera in ${at} non è tua. Scegline una delle tue.`,
    'not-on-board': ({ tile }) =>
      `${tile === 'bird' ? 'Il tuo animale' : `La tua ${TILES[tile]}`} non è nell’orto.`,
    'no-animals': () => 'Nella partita in famiglia non ci sono animali.',
    'no-animal-there': ({ at }) => `In ${at} non c’è nessun animale.`,
    'not-in-line': ({ at }) =>
      `Gli animali si muovono dritti lungo una riga o una colonna: ${at} non è in linea.`,
    'too-far': ({ at, distance, die }) => `${at} dista ${distance} spazi: un ${die} non basta.`,
    'path-blocked': ({ by }) => `La tessera in ${by} sbarra la strada.`,
    'not-edible': ({ at }) =>
      `Il tuo animale non può andare sulla tessera in ${at}: gli uccelli mangiano semi avversari, i conigli vegetali avversari.`,
    protected: ({ at }) => `Uno spaventapasseri difende il seme in ${at}.`,
    'already-eaten': () => 'In questo turno hai già mangiato una tessera di quella persona.',
    'sun-used': () => 'Il tuo sole è già stato usato.',
    'sun-too-late': () =>
      'Con il sole puoi rilanciare solo prima di spendere un dado. Puoi ancora girarne uno.',
    'same-face': ({ die }) => `Quel dado mostra già ${die}.`,
    'no-four-of-a-kind': () => 'Puoi rilanciare solo quattro dadi uguali appena lanciati.',
    'must-use-dice': () => 'Con i tuoi dadi puoi ancora fare qualcosa: prima usali.',
  },
  board: {
    garden: 'Orto',
    space: (row, column) => `Riga ${row}, colonna ${column}`,
    star: 'stella',
    empty: 'vuoto',
    seeds: TILES,
    vegetables: names(KINDS),
    specials: SPECIALS,
    worth: (value) => `valore ${value}`,
    swallowed: (count) => (count === 1 ? '1 tessera inghiottita' : `${count} tessere inghiottite`),
    supply: 'Riserva',
    left: (count) => (count === 1 ? 'ne resta 1' : `ne restano ${count}`),
    dice: 'Dadi',
    spent: 'usato',
    hand: (name) => `Davanti a ${name}`,
    basket: (name) => `Cesto di ${name}`,
    discs: (count) => (count === 1 ? '1 gettone libero' : `${count} gettoni liberi`),
    sun: 'Sole',
    sunGone: 'Sole usato',
    sunDie: 'Quale dado gira il sole?',
    sunFace: 'Su quale faccia?',
    choose: 'Che cosa vuoi fare qui?',
    withDice: 'Con quali dadi?',
    again: 'Premi di nuovo per farlo',
    close: 'Chiudi',
    turned: (from, to) => `meridiana: ${from} diventa ${to}`,
    sundialLeft: (steps) => (steps === 1 ? 'resta 1 passo' : `restano ${steps} passi`),
    grows: (tiles) => (tiles === 1 ? '1 seme germoglia' : `${tiles} semi germogliano`),
    taken: (tiles) => (tiles === 1 ? '1 vegetale' : `${tiles} vegetali`),
  },
  labels: {
    letters: { pepper: 'P', carrot: 'C', tomato: 'P', artichoke: 'C', eggplant: 'M' },
    specials: { bird: 'ucc.', rabbit: 'conig', sundial: 'merid.', scarecrow: 'spav.', rock: 'roccia' },
    discs: 'gettoni',
    sun: 'sole',
    hand: 'mano',
    basket: 'cesto',
    supply: 'riserva',
    dice: 'dadi',
  },
});
