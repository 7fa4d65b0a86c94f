import type { Guide } from './learn.ts';

export const guide: Guide = {
  aim: 'Pianta semi in un orto di tutti, irrigali, raccoglili e fai più punti degli altri con i tuoi vegetali.',
  setup: [
    'Da due a quattro persone. L’orto ha sei righe e sei colonne; sei spazi in un angolo sono stelle (oppure altri, come sul vostro tabellone).',
    'Mettete le tessere nella riserva: 5 di ogni tipo in due, 7 in tre, 10 in quattro.',
    'Ognuno riceve otto gettoni, una tessera uccello/coniglio, una meridiana/spaventapasseri, un sole e, in due, una roccia. Sorteggiate chi comincia, oppure sceglietelo voi.',
  ],
  turn: {
    roll: 'Lancia quattro dadi: 1, 3, 4 e 5. Spendili uno per volta, per le azioni che vuoi, nell’ordine che vuoi.',
    buy: 'Un dado compra un seme che vale al massimo quanto il dado: il 4 compra un carciofo, l’1 un peperone. Ogni seme prende uno dei tuoi gettoni.',
    place:
      'Due dadi collocano una tessera: 3 e 5 sono riga 3, colonna 5. Il carciofo va lì, dal lato del seme.',
    next: 'Era l’ultimo dado: il turno è finito. Più avanti, un dado alto almeno quanto la tessera irriga un tuo seme o raccoglie un tuo vegetale; la propagazione passa alle tessere vicine di valore più basso.',
  },
  examples: {
    harvest:
      'Anna raccoglie il suo pomodoro (3). La propagazione arriva al suo peperone (1), alla carota di Ben e da lì a un peperone di Ben e a uno di Cara. Anna prende 3 + 1, più 1 per ciascuna delle tre tessere degli altri: 7. La carota e il peperone di Ben sono accanto al suo spaventapasseri: 2 + 3 e 1 + 3 fanno 9. Il peperone di Cara è su una stella: due volte 1 fa 2.',
    final:
      'Alla fine una persona ha 58 punti di raccolti. Quattro semi non sono stati collocati: il primo non costa niente, tre costano 5 ciascuno, quindi −15. Due serie di cinque vegetali diversi: +30. Tre carote +10 e quattro pomodori +15. Il sole non usato: +5. In tutto 103.',
  },
  tables: [
    {
      caption: 'Collezioni: vegetali dello stesso tipo',
      head: ['Nel tuo cesto', 'Punti'],
      rows: [
        ['1 o 2', '0'],
        ['3', '10'],
        ['4', '15'],
        ['5 o più', '20'],
        ['cinque diversi: una serie', '15'],
      ],
    },
  ],
};
