import type { IdentityWords } from './shape.ts';

export const words: IdentityWords = {
  title: 'I tuoi dispositivi',
  note: 'Porta posti e partite su un altro dispositivo o salva un file di recupero',
  intro:
    'Non c’è nessun account. Questo browser ha una sola chiave segreta e ogni tavolo online ne riceve una diversa, ricavata da quella: così un server non può capire che eri a due dei suoi tavoli.',
  none: 'Questo browser non ha ancora una chiave. La riceve quando prendi posto per la prima volta a un tavolo online, o quando porti la tua da un altro dispositivo.',
  mark: 'Il segno di questo browser (uguale su tutti i tuoi dispositivi)',
  transfer: 'Un altro dispositivo',
  transferNote:
    'Apri questo link o inquadra il codice con l’altro dispositivo. Arrivano anche i tuoi posti più recenti. Funziona nei due sensi: fai lo stesso di là per portare qui i suoi posti.',
  show: 'Mostra codice e link',
  qr: 'Codice QR con il link per il tuo altro dispositivo',
  secret: 'Non farlo vedere: chi ha questo link può giocare al posto tuo.',
  file: 'File di recupero',
  fileNote:
    'La tua chiave, tutti i tuoi posti e tutte le tue partite in un solo file. Conservalo al sicuro: chi lo ha può giocare al posto tuo.',
  save: 'Salva il file di recupero',
  open: 'Apri un file di recupero',
  forget: 'Elimina questa chiave',
  forgetAsk: 'Eliminare la chiave di questo browser?',
  forgetNote:
    'I tuoi posti restano su questo dispositivo finché non li elimini. I tavoli a cui ti unirai poi useranno una chiave nuova.',
  forgotten: 'La chiave è stata eliminata.',
  ask: 'Portare questa chiave su questo dispositivo?',
  askReplace: 'Sostituire la chiave di questo browser?',
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
    'Questo browser ha già un’altra chiave. I posti che sono qui restano; i nuovi tavoli useranno la chiave che porti.',
  take: 'Portala qui',
  taken: (seats) =>
    seats === 0
      ? 'Ora questo dispositivo ha la tua chiave.'
      : seats === 1
        ? 'Ora questo dispositivo ha la tua chiave e 1 posto in più.'
        : `Ora questo dispositivo ha la tua chiave e ${seats} posti in più.`,
  games: (games) => (games === 1 ? '1 partita è nel tuo storico.' : `${games} partite sono nel tuo storico.`),
  left: (games) =>
    games === 1
      ? 'Non è stato possibile portare 1 partita.'
      : `Non è stato possibile portare ${games} partite.`,
  broken: 'Questo link non è completo. Copialo di nuovo sull’altro dispositivo.',
  brokenFile: 'Questo non è un file di recupero. Scegline uno salvato da Iacta.',
};
