import type { IdentityWords } from './shape.ts';

export const words: IdentityWords = {
  title: 'I tuoi dispositivi',
  note: 'Porta posti e partite su un altro dispositivo o salva un file di recupero',
  intro:
    'Non c’è nessun account. Iacta ti riconosce da questo browser, a ogni tavolo in modo diverso: così un server non può capire che eri a due dei suoi tavoli.',
  none: 'Iacta non ti conosce ancora. Ti riconoscerà quando prendi posto per la prima volta a un tavolo online, o quando porti qui i posti di un altro dispositivo.',
  mark: 'Per il confronto: su tutti i tuoi dispositivi c’è scritto lo stesso',
  devices: 'Dispositivi in uso',
  here: (day) => `Questo browser ti conosce dal ${day}.`,
  device: (game, ago) => `${game}: un dispositivo, collegato: ${ago}`,
  noDevices: 'Ora non c’è nessun dispositivo ai tuoi ultimi tavoli.',
  devicesNote:
    'Un server vede un dispositivo solo mentre è collegato. Perciò qui vedi chi è ora ai tuoi ultimi 8 tavoli, non tutti quelli che hanno il tuo link.',
  signOut: 'Disconnetti tutti gli altri dispositivi',
  signOutAsk: 'Disconnettere tutti gli altri dispositivi?',
  signOutNote:
    'I tuoi posti ricevono chiavi nuove. Posti, risultati e cronologia restano su questo dispositivo. Gli altri tuoi dispositivi, i link e i file di recupero di prima non valgono più.',
  signOutDo: 'Disconnetti',
  working: 'Un momento…',
  signedOut: (seats) =>
    seats === 1
      ? 'Fatto: tutti gli altri dispositivi sono disconnessi. 1 posto ha una chiave nuova.'
      : `Fatto: tutti gli altri dispositivi sono disconnessi. ${seats} posti hanno chiavi nuove.`,
  saveAgain: 'Salva un nuovo file di recupero: quelli di prima non valgono più.',
  signOutLeft: (answers) =>
    answers === 1
      ? 'Non è finita: manca 1 risposta. Riprova tra poco.'
      : `Non è finita: mancano ${answers} risposte. Riprova tra poco.`,
  transfer: 'Un altro dispositivo',
  transferNote:
    'Apri questo link o inquadra il codice con l’altro dispositivo. Arrivano anche i tuoi posti più recenti. Funziona nei due sensi: fai lo stesso di là per portare qui i suoi posti.',
  show: 'Mostra codice e link',
  qr: 'Codice QR con il link per il tuo altro dispositivo',
  secret: 'Non farlo vedere: chi ha questo link può giocare al posto tuo.',
  file: 'File di recupero',
  fileNote:
    'Tutti i tuoi posti e tutte le tue partite in un solo file. Conservalo al sicuro: chi lo ha può giocare al posto tuo.',
  save: 'Salva il file di recupero',
  open: 'Apri un file di recupero',
  forget: 'Dimenticami su questo browser',
  forgetAsk: 'Questo browser deve dimenticarti?',
  forgetNote:
    'I tuoi posti restano su questo dispositivo finché non li elimini. Ai tavoli a cui ti unirai poi sarai una persona nuova.',
  forgotten: 'Fatto: per i prossimi tavoli sei una persona nuova.',
  ask: 'Vuoi usare qui i posti dell’altro dispositivo?',
  askReplace: 'Vuoi usare qui i posti dell’altro dispositivo?',
  askNote: (seats) =>
    seats === 0
      ? 'Non contiene posti nuovi.'
      : seats === 1
        ? 'Qui avrai 1 posto in più.'
        : `Qui avrai ${seats} posti in più.`,
  makerNote:
    'Chi ha creato questo link o file ha la stessa chiave: può giocare al posto tuo ed eliminare i tuoi posti, risultati e tentativi.',
  otherServer: (server) =>
    server === null
      ? 'Il file non dice a quale server appartengono questi posti. Quando li apri, le loro chiavi vanno a questo server: portali qui solo se è lo stesso.'
      : `Questi posti sono stati salvati su ${server}. Quando li apri, le loro chiavi vanno a questo server: portali qui solo se è lo stesso.`,
  replaceNote:
    'Qui giochi già con un’altra identità. I posti che sono qui restano; ai nuovi tavoli sarai la persona dell’altro dispositivo.',
  take: 'Usali qui',
  taken: (seats) =>
    seats === 0
      ? 'Adesso Iacta ti riconosce anche qui.'
      : seats === 1
        ? 'Adesso Iacta ti riconosce anche qui: 1 posto in più.'
        : `Adesso Iacta ti riconosce anche qui: ${seats} posti in più.`,
  games: (games) => (games === 1 ? '1 partita è nel tuo storico.' : `${games} partite sono nel tuo storico.`),
  left: (games) =>
    games === 1
      ? 'Non è stato possibile portare 1 partita.'
      : `Non è stato possibile portare ${games} partite.`,
  broken: 'Questo link non è completo. Copialo di nuovo sull’altro dispositivo.',
  brokenFile: 'Questo non è un file di recupero. Scegline uno salvato da Iacta.',
};
