import type { OnlineWords } from './shape.ts';

const list = new Intl.ListFormat('it');

export const words: OnlineWords = {
  hub: {
    title: 'Gioca online',
    intro: 'Ognuno gioca sul proprio telefono, tablet o computer: nella stessa stanza o lontano.',
    join: 'Siediti a un tavolo',
    code: 'Codice del tavolo',
    go: 'Entra',
    open: 'Apri un tavolo',
    mine: 'I tuoi tavoli',
    waits: 'Non ancora iniziata',
    over: 'Finita',
    as: (name) => `tu sei ${name}`,
    more: 'Altro',
    strangers: 'Tavoli aperti',
    strangersNote: 'Gioca con chi c’è adesso',
    screen: 'Mostra un tavolo su questo schermo',
    screenNote: 'Per un tablet o una TV che vedono tutti',
    data: 'I tuoi dati sul server',
    dataNote: 'Guardali, salvali o eliminali',
  },
  open: {
    title: (game) => `${game}: apri un tavolo`,
    seats: 'In quanti giocate?',
    clock: 'Tempo per ogni decisione',
    noClock: 'Senza limite',
    clockNote: 'Se il tempo scade, Iacta fa una mossa semplice al posto tuo.',
    watch: 'Altri possono guardare',
    watchNote: 'Chi ha il link può guardare, ma non vede mai le scelte segrete',
    go: 'Apri il tavolo',
    device: 'A che cosa serve questo dispositivo?',
    plays: 'Ci gioco io',
    playsNote: 'Avrai il primo posto',
    shows: 'Mostra il tavolo a tutti',
    showsNote: 'Tablet o TV: ognuno gioca sul telefono',
    listed: 'Chiunque può unirsi',
    listedNote: 'Il tuo tavolo appare tra i tavoli aperti',
    ownDice: 'Lanciamo dadi veri',
    ownDiceNote:
      'Chi è di turno inserisce ciò che mostrano i suoi dadi. Questi lanci sono contrassegnati: nessuno può verificarli.',
    spectatorPhrases: 'Chi guarda può mandare frasi',
  },
  tables: {
    title: 'Tavoli aperti',
    intro: 'A questi tavoli può unirsi chiunque. L’elenco si aggiorna da solo.',
    none: 'Adesso non ci sono tavoli aperti. Aprine uno a cui può unirsi chiunque, o torna più tardi.',
    waiting: (names, count) => `${names} ${count === 1 ? 'aspetta' : 'aspettano'}`,
    nobody: 'Adesso non c’è nessuno',
    free: (count) => (count === 1 ? '1 posto libero' : `${count} posti liberi`),
    clock: (time) => `${time} per decisione`,
    sit: 'Siediti',
    sitAt: (game, names) => `Siediti: ${game} con ${names}`,
    open: 'Apri un tavolo tuo',
  },
  screen: {
    title: 'Schermo per tutti',
    intro: 'Questo schermo mostra il tavolo a tutta la stanza. Ognuno gioca sul proprio telefono.',
    go: 'Mostra il tavolo',
    new: 'Oppure apri un nuovo tavolo',
    here: 'Mostra qui il tavolo a tutti',
    hereNote: 'Per un tablet o una TV: non occupa un posto',
    join: 'Gioca con il tuo telefono',
    scan: 'Inquadra il codice con la fotocamera',
    type: (address) => `oppure apri ${address} e scrivi il codice`,
    whole: 'Schermo intero',
    notWhole: 'Esci da schermo intero',
    throws: (name) => `${name} lancia i dadi`,
    secret: (names) => `${names}: scegli in segreto sul telefono`,
    story: 'Cronologia',
    leave: 'Smetti di mostrare questo tavolo',
  },
  data: {
    title: 'I tuoi dati sul server',
    intro:
      'Non servono account. Per ogni tavolo in cui questo dispositivo ha un posto, il server conserva il nome che hai dato, un’impronta della chiave del tuo posto e le tue mosse. Non conserva indirizzi né frasi.',
    none: 'Questo dispositivo non ha un posto a nessun tavolo: il server non sa niente di te.',
    at: (count) => (count === 1 ? 'A 1 tavolo' : `A ${count} tavoli`),
    save: 'Salva tutto su file',
    saved: (count) => (count === 1 ? 'Salvati i dati di 1 tavolo.' : `Salvati i dati di ${count} tavoli.`),
    unread: (count) =>
      count === 1
        ? '1 tavolo non è raggiungibile. Riprova più tardi.'
        : `${count} tavoli non sono raggiungibili. Riprova più tardi.`,
    delete: 'Elimina tutto',
    deleteAt: (game) => `Elimina i tuoi dati dal tavolo di ${game}`,
    ask: (count) =>
      count === 1 ? 'Eliminare i tuoi dati da 1 tavolo?' : `Eliminare i tuoi dati da ${count} tavoli?`,
    askAt: (game) => `Eliminare i tuoi dati dal tavolo di ${game}?`,
    note: 'Il tuo nome e la chiave del tuo posto vengono eliminati per sempre. Se la partita è ancora in corso, un bot gioca per te e non puoi più tornare. Le tue mosse restano, senza il tuo nome: fanno parte della partita di tutti.',
    confirm: 'Elimina',
    deleted: (count) => (count === 1 ? 'Eliminati da 1 tavolo.' : `Eliminati da ${count} tavoli.`),
  },
  join: {
    title: (game) => `Entra in una partita a ${game}`,
    with: (names) => `Al tavolo: ${names}. Giochi anche tu?`,
    name: 'Il tuo nome',
    sit: 'Siediti',
    watch: 'Guarda soltanto',
    full: 'Tutti i posti sono occupati.',
    late: 'La partita è già iniziata. Puoi prendere il posto di un bot, oppure guardare.',
    takeOver: (bot) => `Gioca al posto di ${bot}`,
  },
  room: {
    title: (game) => `${game}: il tavolo è aperto`,
    invite: 'Invita gli altri',
    qr: 'Codice QR con il link a questo tavolo',
    code: 'Codice da leggere ad alta voce',
    link: 'Link',
    copy: 'Copia link',
    share: 'Condividi link',
    copied: 'Copiato.',
    onlyHere:
      'Questo link funziona solo su questo dispositivo. Apri Iacta con il suo indirizzo di rete, così possono entrare anche gli altri.',
    seats: 'Posti',
    you: 'tu',
    host: 'host',
    here: 'presente',
    away: 'assente',
    empty: 'Posto libero',
    whoAt: (seat) => `Chi gioca al posto ${seat}`,
    keepFree: 'Tieni libero',
    bot: 'Bot',
    start: 'Inizia la partita',
    waitsForHost: 'In attesa che l’host inizi la partita.',
    leave: 'Lascia il tavolo',
    againTitle: (game) => `${game}: rivincita`,
    againWaits: (names) =>
      `Non ci sono ancora: ${names}. La partita inizia appena ci siete tutti; ognuno passa al posto successivo.`,
    standIn: 'per ora gioca un bot',
    thinking: 'sta pensando',
    settings: 'Impostazioni del tavolo',
    addSeat: 'Aggiungi un posto',
    closeSeat: (seat) => `Chiudi il posto ${seat}`,
    remove: (name) => `Togli ${name}`,
    makeHost: (name) => `Nomina ${name} host`,
    more: (name) => `Opzioni per ${name}`,
    startWithBots: 'Inizia con bot nei posti liberi',
    startWithBotsFor: (names) => `Inizia con un bot per ${names}`,
    startWith: (players) => (players === 1 ? 'Inizia in solitario' : `Inizia in ${players}`),
    freeSeats: 'Ci sono ancora posti liberi.',
    hostStarts: (name) => `${name} inizia la partita.`,
    hostAway: (name) => `${name} è l’host ma non c’è. Dopo un minuto il ruolo passa a chi è presente.`,
    onScreen: 'La prima persona che entra inizia la partita dal suo telefono.',
  },
  table: {
    yourTurn: 'Tocca a te',
    waitingFor: (names) => `In attesa di ${names}`,
    oneThinks: (name) => `${name} sta pensando…`,
    watching: 'Stai guardando.',
    watchers: (count) => (count === 1 ? 'Una persona guarda.' : `${count} persone guardano.`),
    company: 'Chi c’è',
    paused: 'La partita è in pausa.',
    pausedBy: (name) => `${name} ha messo in pausa la partita.`,
    pausedByYou: 'Hai messo in pausa la partita.',
    pause: 'Metti in pausa',
    resume: 'Riprendi',
    askUndo: (name, steps) =>
      steps === 1
        ? `${name} vorrebbe annullare l’ultimo passo.`
        : `${name} vorrebbe annullare gli ultimi ${steps} passi.`,
    askBot: (name, away) => `${name} propone che un bot giochi per ${away}, che non c’è.`,
    agree: 'Va bene',
    disagree: 'Meglio di no',
    askedUndo: 'In attesa che gli altri siano d’accordo.',
    askedBot: 'In attesa che gli altri accettino un bot.',
    offerBot: (name) => `Fai giocare un bot per ${name}`,
    replaced: 'Un bot sta giocando per te.',
    takeBack: 'Riprendo il mio posto',
    leave: 'Lascia il mio posto',
    leaveNote: 'Un bot continua per te. Puoi tornare.',
    otherDevice: 'Continua su un altro dispositivo',
    otherDeviceNote: 'Questo link è il tuo posto: non darlo ad altri. Chi lo apre gioca al posto tuo.',
    awayShort: (count) => (count === 1 ? '1 assente' : `${count} assenti`),
    waitingForAway: (names, count) =>
      `In attesa di ${names}, che ${count === 1 ? 'non è' : 'non sono'} al tavolo`,
    screen: 'Mostra il tavolo su uno schermo grande',
    screenNote: 'Apri questo link su un tablet o una TV nella stanza.',
    left: (time) => `Tempo rimasto: ${time}`,
    leftFor: (name, time) => `Tempo rimasto per ${name}: ${time}`,
    call: 'Avvisami quando tocca a me',
    askCall: 'Vuoi un avviso quando tocca a te?',
    callYes: 'Avvisami',
    callNo: 'Non ora',
    called: 'Sentirai un suono e, se sei in un’altra scheda, riceverai una notifica del browser.',
    calledQuietly:
      'Sentirai un suono e il titolo della pagina cambierà. Le notifiche del browser qui non funzionano.',
    rematchBy: (name) => `${name} vorrebbe la rivincita.`,
    rematchOpen: 'Un’altra partita? Il tavolo è pronto.',
    joinRematch: 'Partecipa alla rivincita',
    notNow: 'Non ora',
    invite: 'Invita qualcuno',
    inviteNote: 'Con il codice gli altri possono guardare, o prendere il posto di un bot.',
    onTv: (address) => `Su una TV: apri ${address} e scrivi il codice.`,
    pendingOffline: 'Non ancora inviata: parte appena torni online. Tocca altro per cambiarla.',
    byClock: (step) => `Tempo scaduto: ${step}`,
    rollByHand: 'Fai lanciare Iacta',
  },
  say: 'Frasi',
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
  watcherSaid: (phrase) => `Dal pubblico: «${phrase}»`,
  connection: {
    connecting: 'Connessione in corso…',
    lost: 'Connessione persa. Mi ricollego: la partita è al sicuro.',
    offline: 'Sei offline. La partita è al sicuro e riprende quando torni online.',
    back: 'Di nuovo online.',
  },
  dice: {
    checked: (count) => (count === 1 ? '1 lancio verificato' : `${count} lanci verificati`),
    none: 'Dadi onesti',
    title: 'Dadi che puoi verificare',
    mine: (checked, rolls) => `Questo dispositivo ha verificato ${checked} lanci su ${rolls}.`,
    noRolls: 'Nessun dado è stato ancora lanciato.',
    others: {
      typed: (count) =>
        count === 1
          ? '1 lancio di dadi veri, inserito a mano: nessuno può verificarlo.'
          : `${count} lanci di dadi veri, inseriti a mano: nessuno può verificarli.`,
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
    people: 'Quali dispositivi hanno partecipato',
    person: (name, took, of) => `${name}: ${took} lanci su ${of}`,
    rolls: 'Lancio per lancio',
    roll: (number) => `Lancio ${number}`,
    byAll: (people) =>
      people === 1
        ? 'con il tuo dispositivo'
        : people === 2
          ? 'con tutti e due i dispositivi'
          : `con tutti e ${people} i dispositivi`,
    without: (names) => `senza ${names}`,
    byNone: 'parola del server',
    oldRoll: 'vecchio tipo',
    typedRoll: 'inserito a mano',
    compare: 'Codice da confrontare',
    compareText:
      'Leggetevelo a vicenda: se tutti hanno lo stesso codice, tutti hanno visto la stessa partita.',
    how: 'Come funziona e che cosa non può impedire',
    checkAll: 'Controlla di nuovo tutta la partita',
    allRight: (rolls) => (rolls === 1 ? 'Tutto giusto: 1 lancio.' : `Tutto giusto: ${rolls} lanci.`),
    earlyClock: (count) =>
      count === 1
        ? 'Secondo gli orari del registro, una volta il tempo è scaduto troppo presto: o l’orologio del server è stato spostato indietro, o il server ha giocato per qualcuno.'
        : `Secondo gli orari del registro, ${count} volte il tempo è scaduto troppo presto: o l’orologio del server è stato spostato indietro, o il server ha giocato per qualcuno.`,
    wrongAt: (entry) => `La voce ${entry} del registro è sbagliata.`,
    noLog: 'Impossibile scaricare il registro. Riprova più tardi.',
    file: 'Salva il registro su file',
    page: {
      title: 'Dadi che puoi verificare',
      how: [
        'Immagina che il server lanci i dadi sotto un bicchiere e che ogni giocatore chiuda un numero in una busta. Prima tutte le buste stanno sul tavolo, e tutti vedono di chi sono; solo dopo le aprite e il server alza il bicchiere. Bicchiere e buste insieme fanno il lancio, quindi nessuno ha potuto pilotarlo.',
        'È quello che succede prima di ogni lancio. Il server mostra l’impronta di un numero segreto, ogni dispositivo quella del proprio. Il registro del tavolo dice quali dispositivi partecipano. Solo quando è scritto, i dispositivi mandano i loro numeri.',
        'Per questo dispositivo un lancio è verificato se il suo numero era stato annunciato in tempo ed è stato usato, se i dadi tornano e se il registro continua quello che già conosceva. Un dispositivo spento semplicemente non partecipa, e l’elenco lo dice.',
      ],
      remains: 'Che cosa potrebbe ancora fare un server disonesto',
      left: [
        'Escludere il tuo dispositivo da un lancio. Allora il lancio non è verificato, e lo vedi.',
        'Annullare un lancio quando ne conosce il risultato, dicendo che un dispositivo non ha risposto. Il lancio dopo risulta allora ripetuto. Può anche essere sfortuna: un telefono perde la rete proprio in quel momento. Se succede spesso, insospettisciti.',
        'Sostenere che il dispositivo di un altro ha partecipato. Se ne accorge solo lui. A te basta che nel lancio ci sia il tuo numero.',
        'Mostrare a ognuno una partita diversa. Confrontate i codici, meglio alla fine: stesso codice, stessa partita. Per falsificare due partite con lo stesso codice, un computer velocissimo impiegherebbe mesi.',
        'Inventare mosse, lanci inseriti a mano o consensi a tuo nome, oppure far scadere il tuo tempo troppo presto: gli orari nel registro sono i suoi. Dei consensi ti avvisa questo dispositivo; del resto ti accorgi da te.',
        'Guardare le risposte coperte e riferirle, oppure smettere e basta.',
        'Darti una pagina che finge di verificare. Se questa pagina viene da un server di cui non ti fidi, salva il registro e controllalo con «iacta verify» preso altrove.',
      ],
    },
    rewritten: {
      title: 'Il server racconta un’altra storia',
      text: 'Questo dispositivo ricorda la partita in modo diverso. Prima di continuare, chiedi agli altri che cosa vedono.',
      restored:
        'Il server dice di essere stato ripristinato da una copia di sicurezza: le ultime mosse mancano. Se chi lo gestisce lo conferma, puoi continuare.',
      accept: 'Continua con la versione del server',
      leave: 'Lascia il tavolo',
    },
    foreign: {
      text: 'È stato dato un consenso a tuo nome, ma non da questo dispositivo.',
      mine: 'Ero io, da un altro dispositivo',
      notMine: 'Non ero io',
    },
  },
  and: (names) => list.format(names),
  refusals: {
    unreachable: 'A questo indirizzo il server non risponde. Controlla che sia acceso.',
    'no-such-table': 'Non c’è un tavolo con questo codice o link. Controllalo e riprova.',
    'unknown-key': 'Questo dispositivo non ha più un posto a quel tavolo.',
    'no-watching': 'Non puoi guardare questo tavolo: l’host non lo permette.',
    'too-many': 'Troppe richieste insieme. Riprova tra un momento.',
    'too-fast': 'Troppe richieste insieme. Riprova tra un momento.',
    started: 'La partita è già cominciata.',
    full: 'Tutti i posti sono occupati.',
    'seat-taken': 'Quel posto è occupato. Scegline un altro.',
    'name-taken': 'A questo tavolo c’è già un nome uguale o troppo simile. Aggiungi qualcosa al tuo.',
    'log-full': 'Il registro di questo tavolo è pieno. Potete finire la partita, ma non fare altro.',
    'empty-seats': 'Prima occupa i posti liberi.',
    paused: 'La partita è in pausa. Prima riprendila.',
    'bot-plays': 'A quel posto sta giocando un bot.',
    'no-pauses-left': 'Hai già usato tutte le tue pause in questa partita.',
    internal: 'Qualcosa è andato storto sul server. Non è cambiato niente.',
    'absent-players': 'Non tutti gli invitati sono già arrivati.',
    'still-there': 'Quella persona è già tornata.',
    'too-soon': 'Quella persona è appena uscita. Dalle un minuto.',
    alone: 'La tua decisione non basta: devono essere d’accordo anche gli altri.',
    stale: 'Troppo tardi: la partita è già andata avanti.',
    'no-such-question': 'È già stato deciso.',
    'not-host': 'Può farlo solo l’host.',
    'nothing-to-undo': 'Non c’è niente da annullare.',
    closing: 'Il server si sta riavviando. Riprova tra un momento.',
    'storage-full':
      'Il disco del server è pieno: per ora non può salvare niente. La tua mossa verrà inviata di nuovo automaticamente.',
    'storage-read-only':
      'In questo momento il server non può scrivere sul disco. La tua mossa verrà inviata di nuovo automaticamente.',
    'storage-missing':
      'Il server non trova il file dei suoi tavoli. La partita riprende appena il file torna al suo posto.',
    'storage-corrupt':
      'I dati del server sono danneggiati e questo tavolo non è leggibile. Il motivo è nel registro del server.',
    'storage-locked': 'Un altro programma sta usando il file del server. Tra un momento la partita riprende.',
    'storage-failed':
      'Il disco del server segnala un errore. La tua mossa verrà inviata di nuovo automaticamente.',
    malformed: 'Scrivi un nome da 1 a 24 lettere.',
  },
  otherRefusal: 'Non ha funzionato. Riprova.',
};
