import type { GuideWords } from './shape.ts';

export const words: GuideWords = {
  title: 'Che cosa è salvato e dove',
  note: 'Notifiche, partita del giorno, storico e i tuoi posti',
  topics: {
    notifications: {
      title: 'Notifiche',
      text: [
        'A un tavolo online apri «Chi c’è» e attiva «Anche con Iacta chiusa». Riceverai un avviso quando tocca a te e nessuno dei tuoi dispositivi è collegato, e un altro prima che scada un tempo di 24 ore o più.',
        'Gli avvisi passano da chi fa il tuo browser, che non può leggerli. Il server conserva dove mandarli insieme al tuo posto, e lo cancella quando li disattivi, quando la partita finisce e quando cancelli i tuoi dati.',
      ],
    },
    daily: {
      title: 'Partita del giorno',
      text: [
        'Una volta al giorno, nello stesso momento in tutto il mondo, ogni gioco riceve dadi nuovi, uguali per tutti. Su un server il tuo primo tentativo in ogni gioco entra in classifica: lo giochi a un tavolo online, da uno qualsiasi dei tuoi dispositivi, e non puoi annullare mosse. Le partite con consigli hanno una classifica a parte.',
        'I dadi di ogni giorno vengono da un segreto in una busta chiusa: il server la mostra una settimana prima e la apre quando il giorno finisce. Da quel momento chiunque può controllare il giorno: la pagina rigioca ogni partita con i dadi che vengono dal segreto.',
        'Le classifiche mostrano il nome con cui giochi. Se non attivi «Voglio comparire nella classifica generale», il server non può sapere quali partite in classifica sono tue; allora ci sei nelle classifiche di ogni giorno, ma non in quella della settimana e del mese. Se elimini i tuoi dati, dalle classifiche sparisce il tuo nome e restano i punti.',
        'Senza rete giochi con altri dadi, fuori classifica: chiunque potrebbe calcolarli prima.',
      ],
      go: 'Partita del giorno',
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
        'Non ci sono account. Iacta ti riconosce da questo browser, a ogni tavolo in modo diverso: così un server non sa quali tavoli sono tuoi, a meno che tu non attivi le notifiche o la classifica generale della partita del giorno. Il server conserva solo un’impronta del tuo posto, con il tuo nome a quel tavolo.',
        'Per continuare su un altro dispositivo mostra qui il link o il codice QR e aprilo là, oppure salva un file di recupero. Chi ha il link o il file ha i tuoi posti.',
      ],
      go: 'Posti e dispositivi',
    },
  },
};
