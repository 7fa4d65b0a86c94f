import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  die: 'Un dado di questo colore vale nell’area dello stesso colore. Se lo prendi, tutti i dadi nella tua mano che mostrano meno vanno sul vassoio.',
  white:
    'Il dado bianco è un jolly: vale come qualsiasi colore. Nel blu il suo numero si somma sempre a quello del dado blu.',
  fields: 'Le caselle dado: qui va ogni dado che prendi nel tuo turno. Sono tre, quindi tre dadi al massimo.',
  platter:
    'Il vassoio d’argento: i dadi che mostravano meno di quello preso. A fine turno ognuno degli altri ne usa uno.',
  yellow:
    'Giallo: fai una crocetta su una delle due caselle con il numero del dado. Fanno punti solo le colonne piene; le righe piene e la diagonale danno premi.',
  blue: 'Blu: fai una crocetta sulla somma del dado blu e di quello bianco. Più crocette, più punti; righe e colonne piene danno premi.',
  green:
    'Verde: da sinistra a destra. Il dado deve mostrare almeno il numero della casella. Il numero sopra l’ultima crocetta dice quanti punti hai.',
  orange:
    'Arancione: da sinistra a destra, qualsiasi numero. Vale così com’è, doppio su ×2 e triplo su ×3; conta la somma.',
  pink: 'Rosa: da sinistra a destra, ogni numero più alto di quello prima; dopo un 6 va bene tutto. Conta la somma.',
  bonus: 'Un premio: appena lo ottieni, lo segni dove c’è posto. Può farne scattare un altro.',
  fox: 'Una volpe: alla fine ognuna vale quanto la tua area più bassa.',
  reroll:
    'Rilanci: nel tuo turno, dopo un lancio, spendine uno per rilanciare gli stessi dadi. I cerchi vuoti sono da guadagnare, quelli barrati sono usati.',
  'extra-die':
    'Dadi extra: alla fine di ogni turno usane uno per segnare uno qualsiasi dei sei dadi, ovunque sia, anche se l’hai già usato. Nessun dado due volte come extra nello stesso turno.',
  rounds:
    'I giri della partita. All’inizio di un giro tutti ricevono quello che è disegnato sotto il suo numero.',
};
