import type { SharedWords } from './shape.ts';

export const words: SharedWords = {
  emptySeat: 'Posto libero',
  you: 'tu',
  host: 'capotavola',
  away: 'assente',
  waitsForHost: 'In attesa che chi è a capotavola inizi la partita.',
  start: 'Inizia la partita',
  waitingFor: (names) => `In attesa di ${names}`,
  watching: 'Stai guardando.',
  pausedBy: (name) => `${name} ha messo in pausa la partita.`,
  pausedByYou: 'Hai messo in pausa la partita.',
  resume: 'Riprendi',
  askUndo: (name, steps) =>
    steps === 1
      ? `${name} vorrebbe annullare l’ultimo passo.`
      : `${name} vorrebbe annullare gli ultimi ${steps} passi.`,
  askBot: (name, away) => `${name} propone che un bot giochi per ${away}, che non c’è.`,
  agree: 'Va bene',
  disagree: 'Meglio di no',
  askedUndo: 'In attesa che gli altri siano d’accordo.',
  replaced: 'Un bot sta giocando per te.',
  takeBack: 'Riprendo il mio posto',
  joinRematch: 'Partecipa alla rivincita',
  phrases: {
    hello: 'Ciao!',
    'good-luck': 'Buona fortuna!',
    'well-played': 'Ben giocato!',
    lucky: 'Che fortuna!',
    oops: 'Ops…',
    thinking: 'Ci sto pensando.',
    'your-turn': 'Tocca a te.',
    'one-moment': 'Un attimo…',
    back: 'Eccomi di nuovo.',
    thanks: 'Grazie!',
    again: 'Un’altra partita?',
    bye: 'Alla prossima!',
  },
  said: (name, phrase) => `${name}: «${phrase}»`,
  connecting: 'Connessione in corso…',
  lost: 'Connessione persa. Mi ricollego: la partita è al sicuro.',
  back: 'Di nuovo online.',
  diceTitle: 'Dadi che puoi verificare',
  noRolls: 'Nessun dado è stato ancora lanciato.',
  checked: (checked, rolls) =>
    `Questo dispositivo ha verificato ${checked} su ${rolls} ${rolls === 1 ? 'lancio' : 'lanci'}.`,
  verdicts: {
    typed: (count) =>
      count === 1
        ? '1 lancio di dadi veri, inserito a mano: nessuno può verificarlo.'
        : `${count} lanci di dadi veri, inseriti a mano: nessuno può verificarli.`,
    daily: (count) =>
      count === 1
        ? '1 lancio con i dadi del giorno, uguali per tutti: chiusa la giornata, chiunque può controllarlo.'
        : `${count} lanci con i dadi del giorno, uguali per tutti: chiusa la giornata, chiunque può controllarli.`,
    'without-me': (count) =>
      count === 1 ? '1 lancio senza questo dispositivo.' : `${count} lanci senza questo dispositivo.`,
    'server-only': (count) =>
      count === 1
        ? '1 lancio senza alcun dispositivo: puoi solo fidarti del server.'
        : `${count} lanci senza alcun dispositivo: puoi solo fidarti del server.`,
    old: (count) =>
      count === 1
        ? '1 lancio precedente a questa verifica: il server poteva escludere dei dispositivi.'
        : `${count} lanci precedenti a questa verifica: il server poteva escludere dei dispositivi.`,
    repeated: (count) =>
      count === 1
        ? '1 lancio è stato ripetuto dopo che questo dispositivo aveva mostrato il suo numero. Il server poteva conoscere il primo risultato.'
        : `${count} lanci sono stati ripetuti dopo che questo dispositivo aveva mostrato il suo numero. Il server poteva conoscere il primo risultato.`,
    unproven: (count) =>
      count === 1
        ? '1 lancio contiene un numero di questo dispositivo di cui non ha mai visto l’annuncio.'
        : `${count} lanci contengono un numero di questo dispositivo di cui non ha mai visto l’annuncio.`,
    doubtful: (count) =>
      count === 1
        ? '1 lancio è venuto dopo un consenso dato a tuo nome, ma non da questo dispositivo.'
        : `${count} lanci sono venuti dopo un consenso dato a tuo nome, ma non da questo dispositivo.`,
  },
  broken:
    'Un lancio o il registro di questo tavolo non corrisponde a ciò che era stato promesso. Non fidarti di questo server.',
  foreign: 'È stato dato un consenso a tuo nome, ma non da questo dispositivo.',
  compareText: 'Leggetevelo a vicenda: se tutti hanno lo stesso codice, tutti hanno visto la stessa partita.',
  rewritten:
    'Questo dispositivo ricorda la partita in modo diverso. Prima di continuare, chiedi agli altri che cosa vedono.',
  restored:
    'Il server dice di essere stato ripristinato da una copia di sicurezza: le ultime mosse mancano. Se chi lo gestisce lo conferma, puoi continuare.',
  accept: 'Continua con la versione del server',

  refusals: {
    unreachable: 'A questo indirizzo il server non risponde. Controlla che sia acceso.',
    'no-such-table': 'Non c’è un tavolo con questo codice o link. Controllalo e riprova.',
    'unknown-key': 'Questo dispositivo non ha più un posto a quel tavolo. Siediti di nuovo con il codice.',
    'no-watching': 'Questo tavolo non vuole spettatori. Chiedi un posto a chi gioca.',
    'table-closed': 'Chi gestisce questo server ha chiuso questo tavolo.',
    banned:
      'Chi gestisce questo server per ora non fa entrare questo dispositivo. Se è un errore, chiedi a chi lo gestisce.',
    'too-many': 'Troppe richieste insieme. Riprova tra un momento.',
    'too-fast': 'Troppe richieste insieme. Riprova tra un momento.',
    started: 'La partita è già cominciata.',
    full: 'Tutti i posti sono occupati.',
    'name-taken': 'A questo tavolo c’è già un nome uguale o troppo simile. Aggiungi qualcosa al tuo.',
    'name-not-listed': 'Su questo server scegli un nome dall’elenco.',
    'not-public': 'Nomi e frasi si possono segnalare solo ai tavoli pubblici.',
    'empty-seats': 'Prima occupa i posti liberi.',
    'bot-plays': 'A quel posto sta giocando un bot.',
    'no-pauses-left': 'Hai già usato tutte le tue pause in questa partita.',
    'nothing-to-undo': 'Non c’è niente da annullare.',
    'not-host': 'Può farlo solo chi è a capotavola.',
    closing: 'Il server si sta riavviando. Riprova tra un momento.',
    malformed: 'Scrivi un nome da 1 a 24 lettere.',
  },
  otherRefusal: 'Non ha funzionato. Riprova.',
};
