import type { SharedWords } from './shape.ts';

export const words: SharedWords = {
  emptySeat: 'Posto libero',
  you: 'tu',
  host: 'capotavola',
  away: 'assente',
  waitsForHost: 'In attesa che chi è a capotavola inizi la partita.',
  start: 'Inizia la partita',
  waitingFor: (names) => `In attesa di ${names}`,
  againWaits: (names) =>
    `Non ci sono ancora: ${names}. La partita inizia appena ci siete tutti; ognuno passa al posto successivo.`,
  startWithBots: 'Inizia con bot nei posti liberi',
  startWithBotsFor: (names) => `Inizia con un bot per ${names}`,
  startWith: (players) => (players === 1 ? 'Inizia in solitario' : `Inizia in ${players}`),
  waitingForAway: (names, count) =>
    `In attesa di ${names}, che ${count === 1 ? 'non è' : 'non sono'} al tavolo`,
  watching: 'Stai guardando.',
  paused: 'La partita è in pausa.',
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
    'not-public': 'Puoi segnalare nomi e frasi solo ai tavoli pubblici.',
    'empty-seats': 'Prima occupa i posti liberi.',
    'bot-plays': 'A quel posto sta giocando un bot.',
    'no-pauses-left': 'Hai già usato tutte le tue pause in questa partita.',
    'nothing-to-undo': 'Non c’è niente da annullare.',
    'not-host': 'Può farlo solo chi è a capotavola.',
    closing: 'Il server si sta riavviando. Riprova tra un momento.',
    malformed: 'Scrivi un nome da 1 a 24 lettere.',
    ranked: 'In una partita in classifica non puoi farlo.',
    'no-such-day': 'Quel giorno su questo server non c’è la partita del giorno.',
    'day-not-begun': 'Questo giorno non è ancora cominciato. Ricarica la pagina.',
    'day-over': 'Questo giorno è finito. Ricarica la pagina per giocare quello nuovo.',
    'linked-already': 'In questa classifica c’è già una tua partita: ognuno ne ha una al giorno.',
    'attempt-deleted': 'Hai cancellato i tuoi dati di questa partita. Domani puoi giocare di nuovo.',
    'seat-taken': 'Quel posto è occupato. Scegline un altro.',
    'log-full':
      'Questo tavolo ha già segnato tutto quello che può contenere. Potete finire la partita; poi apri un tavolo nuovo.',
    paused: 'La partita è in pausa. Prima riprendila.',
    internal: 'Qualcosa è andato storto sul server e non è cambiato niente. Riprova.',
    'absent-players': 'Non tutti gli invitati sono già arrivati.',
    'still-there': 'Quella persona è già tornata.',
    'too-soon': 'Quella persona è appena uscita. Dalle un minuto.',
    alone: 'La tua decisione non basta: devono essere d’accordo anche gli altri.',
    stale: 'Troppo tardi: la partita è già andata avanti.',
    'no-such-question': 'È già stato deciso.',
    'storage-full':
      'Il disco del server è pieno: per ora non può salvare niente. La tua mossa verrà inviata di nuovo automaticamente.',
    'storage-read-only':
      'In questo momento il server non può scrivere sul disco. La tua mossa verrà inviata di nuovo automaticamente.',
    'storage-missing':
      'Il server non trova più i suoi tavoli. Avvisa chi lo gestisce: la partita riprende quando li ritrova.',
    'storage-corrupt':
      'I dati del server sono danneggiati e questo tavolo non è leggibile. Avvisa chi gestisce il server.',
    'storage-locked': 'Un altro programma sta usando il file del server. Tra un momento la partita riprende.',
    'storage-failed':
      'Il disco del server segnala un errore. La tua mossa verrà inviata di nuovo automaticamente.',
    'foreign-page': 'Da questa pagina non puoi giocare a quel tavolo.',
    'unknown-host': 'Il server non conosce questo indirizzo. Usa quello con cui è stato pubblicato.',
    'not-seated': 'Può farlo solo chi ha un posto a questo tavolo.',
    'not-for-programs': 'Ai programmi questo non è permesso.',
    'not-started': 'La partita non è ancora cominciata.',
    over: 'La partita è finita.',
    'not-over': 'La partita non è ancora finita.',
    'not-paused': 'La partita non è in pausa.',
    'unknown-bot': 'Questo server non ha quel bot.',
    'no-bot-plays': 'Al tuo posto non sta giocando nessun bot.',
    'not-your-decision': 'Adesso non tocca a te.',
    'no-dice-awaited': 'Adesso non ci sono dadi da lanciare.',
    'no-own-dice': 'A questo tavolo i dadi li lancia Iacta.',
    'no-push': 'Questo server non manda notifiche.',
    'bad-target': 'A questo indirizzo il server non può mandare niente.',
    'no-webhooks': 'Questo server non avvisa altri programmi.',
    'not-ranked': 'Questo è possibile solo in una partita in classifica.',
    'day-open': 'Questa giornata non è ancora chiusa.',
    'too-long': 'Il messaggio è troppo lungo.',
  },
  otherRefusal: 'Non ha funzionato. Riprova.',
};
