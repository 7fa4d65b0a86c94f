import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  rising: 'Le prime quattro caselle salgono: ogni numero deve essere più alto di quello prima.',
  falling: 'Oltre la linea spessa i numeri scendono: ognuno deve essere più basso di quello prima.',
  sum: 'Quanto vale adesso questo colore: la somma dei suoi numeri più il dado bianco. ✓ vuol dire che va bene nella prossima casella.',
  column:
    'Una colonna piena vale il suo secondo numero più basso. Se il più basso compare più volte, conta il numero subito più alto.',
  missed:
    'Tiri mancati: se è il tuo turno e non scrivi niente né in B né in C, ne segni uno. Il primo costa 1 punto, il secondo 2 e così via; il quinto chiude la partita.',
  white: 'Il dado bianco: il suo numero si aggiunge a ogni colore.',
  die: 'Un dado colorato: ogni faccia è un numero in uno dei quattro colori, e vale solo per quello.',
  steps:
    'Un turno ha tre parti. A: lanci, e se vuoi rilanci una volta. B: chi ha lanciato può scrivere un colore. C: tutti possono scriverne un altro, in segreto.',
};
