import type { GuideWords } from './shape.ts';

export const words: GuideWords = {
  title: 'Che cosa è salvato e dove',
  note: 'Notifiche, partita di oggi, storico e i tuoi posti',
  topics: {
    notifications: {
      title: 'Notifiche',
      text: [
        'A un tavolo online apri «Chi c’è» e attiva «Anche con Iacta chiusa». Riceverai un avviso quando tocca a te e nessuno dei tuoi dispositivi è collegato, e un altro prima che scada un tempo di 24 ore o più.',
        'Il server conserva l’indirizzo push del browser insieme al tuo posto. Lo cancella quando disattivi le notifiche, quando la partita finisce e quando cancelli i tuoi dati.',
      ],
    },
    daily: {
      title: 'Partita di oggi',
      text: [
        'A mezzanotte UTC ogni gioco riceve dadi nuovi, uguali per tutti. Senza rete non c’è classifica, perché chiunque potrebbe calcolare i dadi prima; lì conta il primo tentativo di ogni dispositivo.',
      ],
      go: 'Partita di oggi',
    },
    history: {
      title: 'Storico',
      text: [
        'Le partite finite, anche quelle online, sono salvate solo in questo browser. Restano finché non le elimini o non cancelli i dati del browser. Esportale per averne una copia o per portarle su un altro dispositivo.',
        'Se il browser non ha più spazio o non vuole salvare nulla, la partita continua e Iacta te lo dice. Prima di chiudere la pagina esporta ciò che ti importa.',
      ],
      go: 'Storico',
    },
    identity: {
      title: 'I tuoi posti e i tuoi dispositivi',
      text: [
        'Non ci sono account. Questo browser ha un segreto da cui ricava una chiave diversa per ogni tavolo: così un server non sa quali tavoli sono tuoi, a meno che tu non attivi le notifiche. Il server conserva solo un hash di ogni chiave, con il tuo nome a quel tavolo.',
        'Per continuare su un altro dispositivo mostra qui il link o il codice QR e aprilo là, oppure salva un file di recupero. Chi ha il link o il file ha i tuoi posti.',
      ],
      go: 'Posti e dispositivi',
    },
  },
};
