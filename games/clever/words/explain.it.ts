import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  die: 'Un dado di questo colore vale nell’area dello stesso colore. Se lo prendi, tutti i dadi nella tua mano che mostrano meno vanno sul vassoio.',
  white:
    'Il dado bianco è un jolly: vale come qualsiasi colore. Nel blu il suo numero si somma sempre a quello del dado blu.',
  fields: 'Le caselle dado: qui va ogni dado che prendi nel tuo turno. Sono tre, quindi tre dadi al massimo.',
  platter:
    'Il vassoio d’argento: i dadi che mostravano meno di quello preso. A fine turno ognuno degli altri ne usa uno.',
  yellow:
    'Giallo: fai una crocetta su una delle due caselle con il numero del dado. Contano solo le colonne piene; righe piene e diagonale portano premi.',
  blue: 'Blu: fai una crocetta sulla somma del dado blu e di quello bianco. Più crocette, più punti; righe e colonne piene portano premi.',
  green:
    'Verde: da sinistra a destra. Il dado deve mostrare almeno il numero della casella. Il numero sopra l’ultima crocetta sono i tuoi punti.',
  orange:
    'Arancione: da sinistra a destra, qualsiasi numero. Vale così com’è, doppio su ×2 e triplo su ×3; conta la somma.',
  pink: 'Rosa: da sinistra a destra, ogni numero più alto di quello prima; dopo un 6 va bene tutto. Conta la somma.',
  bonus: 'Un premio: quando lo ottieni, lo segni subito dove ci sta. Può farne scattare un altro.',
  fox: 'Una volpe: alla fine ognuna vale quanto la tua area più debole.',
  reroll:
    'Rilanci: nel tuo turno, dopo un lancio, spendine uno per rilanciare gli stessi dadi. I cerchi vuoti sono da guadagnare, quelli barrati sono usati.',
  'extra-die':
    'Dadi extra: alla fine di ogni turno spendine uno per segnare ancora uno dei sei dadi, ovunque sia. Ogni dado una volta per turno.',
  rounds:
    'I giri della partita. All’inizio di un giro tutti ricevono quello che è disegnato sotto il suo numero.',
};
