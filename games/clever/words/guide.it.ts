import { sheetTables } from './bonus-map.ts';
import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Riempi cinque aree colorate sul tuo foglio, fai scattare i premi e ottieni il totale più alto.',
  setup: [
    'Da una a quattro persone, ognuna con un foglio.',
    'Usate insieme sei dadi: bianco, giallo, blu, verde, arancione e rosa. Ogni foglio ha tre caselle dado per i dadi che prendi; sul vassoio d’argento, in mezzo, vanno i dadi troppo bassi, e da lì scelgono gli altri.',
    'Sorteggiate chi comincia, oppure sceglietelo voi. Nel primo giro tutti ricevono un rilancio.',
  ],
  turn: {
    roll: 'Chi è di turno lancia tutti e sei i dadi: bianco 3, giallo 4, blu 6, verde 2, arancione 1 e rosa 5.',
    take: 'Prende il 4 giallo, lo mette sulla prima casella dado e segna un 4 nel giallo. Tutti i dadi più bassi vanno sul vassoio d’argento: il 3 bianco, il 2 verde e l’1 arancione.',
    second: 'Lancia i dadi rimasti: blu 2 e rosa 5.',
    done: 'Prende il 5 rosa e lo scrive nel rosa. Il 2 blu è più basso e va anche lui sul vassoio. Non restano dadi, quindi il turno è finito; altrimenti ci sarebbe un terzo lancio.',
    others:
      'Adesso tutti gli altri usano insieme un dado del vassoio. La seconda persona prende il 2 verde: la prima casella verde chiede almeno 1.',
  },
  examples: {
    purple:
      'Nel rosa ogni numero deve essere più alto del precedente, ma dopo un 6 può seguire qualsiasi numero. Qui c’è 2 < 5 < 6, quindi adesso è permesso anche un 1: così il rosa vale 2 + 5 + 6 + 1 = 14. Anche 1 < 6, un altro 6 e poi un 3 sarebbe permesso. Un 3 dopo un 3, o un 2 dopo un 4, no.',
  },
  tables: sheetTables({
    bonuses: { caption: 'Da dove viene ogni premio', head: ['Completi o riempi', 'Premio'] },
    colon: ': ',
    rounds: 'Inizio del giro',
    yellowRows: 'Riga gialla',
    yellowDiagonal: 'Diagonale gialla',
    blueRows: 'Riga blu',
    blueColumns: 'Colonna blu',
    green: 'Casella verde',
    orange: 'Casella arancione',
    purple: 'Casella rosa',
    gains: {
      yellow: 'crocetta gialla',
      blue: 'crocetta blu',
      green: 'crocetta verde',
      'orange-4': '4 arancione',
      'orange-5': '5 arancione',
      'orange-6': '6 arancione',
      'pink-6': '6 rosa',
      black: 'premio nero',
      reroll: 'rilancio',
      'extra-die': 'dado extra',
      fox: 'volpe',
    },
    scores: { caption: 'Quanto vale ogni area', head: ['Area', 'Punti'] },
    areas: {
      yellow: ['Giallo', (columns) => `colonne complete, da sinistra: ${columns}`],
      blue: ['Blu', (crosses) => `da 1 a 11 crocette: ${crosses}`],
      green: ['Verde', (cells) => `per l’ultima crocetta, da sinistra: ${cells}`],
      orange: ['Arancione', 'la somma dei tuoi numeri; le caselle 4, 7 e 9 valgono doppio, la 11 triplo'],
      purple: ['Rosa', 'la somma dei tuoi numeri'],
      foxes: ['Volpe', 'quanto la tua area più bassa'],
    },
  }),
};
