import { words as shared } from '@iacta/online/words/it';
import type { JoinWords } from './catalogue.ts';

export const words: JoinWords = {
  ...shared,
  usage: `iacta join CODICE       gioca a un tavolo online in questo terminale

  CODICE                il codice del tavolo, o il link che mostra la pagina
  --server INDIRIZZO    dove si trova il tavolo: senza, http://localhost:4600
  --name NOME           il tuo nome al tavolo
  --watch               guarda senza prendere posto
  --lang it|de|en|fr    la lingua; altrimenti quella del sistema
  --ascii               solo caratteri semplici
  --help                questa pagina

Il tuo posto resta su questo dispositivo: lo stesso comando ti ci riporta.`,
  badServer: (given) => `«${given}» non è un indirizzo. Scrivilo così: http://192.168.1.20:4600.`,

  otherServer: (server) =>
    `Il tuo posto a questo tavolo è di ${server}: la sua chiave non va a nessun altro indirizzo. Entra con --server ${server}.`,
  isSeatOf: (server) =>
    `Questo dispositivo ha un posto a questo tavolo da una versione precedente. L’avevi preso su ${server}?`,
  seatIsHere: 'Sì, è lo stesso server',
  seatIsElsewhere: 'No, o non lo so',
  seatStaysUnsent: 'La chiave del tuo posto non è stata inviata.',

  room: (game) => `${game}: il tavolo è aperto`,
  code: (code) => `Codice per gli altri: ${code}`,
  waitsForPlayers: 'In attesa di altri giocatori.',
  refused: 'Il lancio non è riuscito.',
  roll: 'Lancia i dadi',
  refresh: 'Aspetta ancora',
  left: (seconds) => `ancora ${seconds} s`,
  undone: (steps) =>
    steps === 1 ? 'L’ultimo passo è stato annullato.' : `Gli ultimi ${steps} passi sono stati annullati.`,
  nameless: (seat) => `Giocatore ${seat}`,
  sayWhat: 'Che cosa vuoi dire?',
  sayNothing: 'Niente, lascia stare',
  leave: 'Lasci il tavolo?',
  stay: 'Continua a giocare',
  seatStays: 'Esci e tieni il posto',
  giveUp: 'Lascia il posto; a partita iniziata continua un bot',
  comeBack: (command) => `Il tuo posto ti aspetta. Scrivi «${command}» per tornare.`,

  rematch: 'Rivincita con gli stessi giocatori',
  compare: (code) => `Codice da confrontare: ${code}`,
};
