import type { DailyWords } from './shape.ts';

export const words: DailyWords = {
  title: 'Partita del giorno',
  intro: (time) =>
    `Ogni giorno alle ${time} ogni gioco riceve dadi nuovi, uguali per tutti. Conta la tua prima partita.`,
  unranked:
    'Funziona anche senza connessione. I tuoi risultati restano su questo dispositivo, fuori classifica.',
  alone: 'Giochi in solitario.',
  against: (bot) => `Giochi contro un bot: ${bot}.`,
  play: (game) => `Gioca a ${game}`,
  goOn: (game) => `Continua ${game}`,
  running: 'Hai già cominciato questa partita.',
  result: (totals) =>
    totals.length === 1
      ? `Il tuo risultato: ${totals[0]} ${totals[0] === '1' ? 'punto' : 'punti'}`
      : `Il tuo risultato: ${totals.join(' a ')}`,
  withHints: 'con consigli',
  line: (name, what) => `${name}: ${what}`,
  compare: 'Confronta',
  replay: 'Rivedi',
  share: 'Condividi i miei risultati',
  copied: 'Copiato. Incolla il testo dove vuoi.',
  picture: 'Condividi un’immagine',
  pages: { today: 'Oggi', standings: 'Classifica generale' },
  ranked:
    'Su questo server il tuo primo tentativo entra in classifica. Non puoi annullare mosse, ma puoi riprendere quando vuoi, su tutti i tuoi dispositivi.',
  until: (begin, finish) => `Comincia entro: ${begin}. Finisci entro: ${finish}.`,
  place: (place, of) => `${place}º posto su ${of}`,
  withoutServer: 'Fuori classifica, con altri dadi',
  without: 'Senza consigli',
  none: 'Nessuno ha ancora finito.',
  noneThen: 'Nessuno ha finito.',
  unnamed: 'nome eliminato',
  you: 'tu',
  all: (lines) => `Mostra tutti e ${lines}`,
  open: (time) => `Per finire c’è tempo fino a ${time}.`,
  noDay: 'Quel giorno su questo server non c’era la partita del giorno.',
  earlier: 'Giorno prima',
  later: 'Giorno dopo',
  rank: 'Posto',
  name: 'Nome',
  points: 'Punti',
  proof: 'I dadi sono onesti?',
  proofNote:
    'Tutti i dadi di un giorno vengono da un segreto in una busta chiusa. Il server mostra la busta giorni prima: così dopo non può cambiare quello che c’è dentro. Quando il giorno finisce la apre, e chiunque può rigiocare ogni partita.',
  numbers: 'I numeri da confrontare',
  promise: (date) => `Busta chiusa per ${date}`,
  secret: 'Segreto',
  verify: 'Controlla questo giorno',
  verifying: 'Rigioco tutte le partite…',
  holds: (attempts) =>
    attempts === 1
      ? 'È tutto giusto: 1 partita rigiocata, con i dadi del segreto e i punti in classifica.'
      : `È tutto giusto: ${attempts} partite rigiocate, con i dadi del segreto e i punti in classifica.`,
  sawPromise: 'Questo dispositivo ha visto la stessa busta quando il giorno era ancora aperto.',
  noPromise:
    'Questo dispositivo non ha visto la busta prima della fine del giorno, quindi non può escludere che sia stata scambiata.',
  ownIsIn: (count) => (count === 1 ? 'C’è anche la tua partita.' : `Ci sono anche le tue ${count} partite.`),
  fails: 'In questo giorno qualcosa non torna. Chiedi a chi gestisce il server.',
  unread: 'Impossibile caricare il file di questo giorno. Riprova tra poco.',
  file: 'Salva il file del giorno',
  problems: {
    damaged: 'Il file è danneggiato.',
    secret: 'Il segreto non è quello della busta: i dadi possono essere stati scelti dopo.',
    promise: 'Questo dispositivo aveva visto un’altra busta: i dadi possono essere stati scelti dopo.',
    own: (game) => `La tua partita di ${game} non c’è come l’hai giocata.`,
    missing: 'La tua partita manca, o non è come l’hai giocata.',
    unknown: (game) => `Le partite di ${game} hanno regole o opzioni che qui Iacta non ha.`,
    twice: (game) => `In ${game} qualcosa compare due volte.`,
    moves: (game, attempt) => `In ${game} la partita ${attempt} ha mosse impossibili con questi dadi.`,
    points: (game, attempt) => `In ${game} la partita ${attempt} non fa i punti indicati.`,
  },
  standings: {
    note: 'Ogni posto di un giorno chiuso dà punti: 10 al primo, 9 al secondo e così via, almeno 1. Le partite con consigli non contano, e compare solo chi ha attivato «Voglio comparire nella classifica generale».',
    week: 'Questa settimana',
    month: 'Questo mese',
    days: 'Giorni',
    none: 'Non c’è ancora nessuno.',
    range: (from, to) => `dal ${from} al ${to}`,
  },
  link: {
    title: 'Voglio comparire nella classifica generale',
    note: 'Il server saprà quali delle sue partite in classifica sono tue, dalla prossima in poi; finché è spento non può saperlo.',
  },
};
