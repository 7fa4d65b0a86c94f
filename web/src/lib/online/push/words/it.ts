import type { PushWords } from './shape.ts';

export const words: PushWords = {
  title: 'Anche con Iacta chiusa',
  note: 'Quando tocca a te, e prima che scada un tempo lungo',
  privacy:
    'Gli avvisi passano da chi fa il tuo browser, che non può leggerli. Da questi il server può capire quali dei suoi tavoli sono i tuoi.',
  on: 'Le notifiche sono attive per i tuoi tavoli su questo dispositivo.',
  off: 'Le notifiche sono disattivate, e il server ha cancellato l’indirizzo del tuo dispositivo.',
  problems: {
    insecure: 'Il browser permette le notifiche solo nelle pagine che iniziano con https.',
    unsupported: 'Questo browser non può farlo. Su iPhone, prima aggiungi Iacta alla schermata Home.',
    server: 'Questo server non è predisposto per le notifiche.',
    denied: 'Le notifiche di questa pagina sono bloccate. Puoi permetterle nelle impostazioni del browser.',
    failed: 'Non ha funzionato. Riprova più tardi.',
  },
  notices: { turn: 'Tocca a te.', reminder: 'Il tempo sta per scadere: tocca ancora a te.' },
};
