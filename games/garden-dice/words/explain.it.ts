import type { Explanations } from './explain.ts';

export const explanations: Explanations = {
  space: 'Uno spazio vuoto. Due dadi collocano qui una tessera: uno è la riga, l’altro la colonna.',
  star: 'Uno spazio con la stella: un vegetale raccolto qui vale il doppio.',
  seed: 'Un seme. Chi lo possiede lo irriga con un dado che vale almeno quanto lui: diventa un vegetale, e così i semi più bassi accanto.',
  vegetable:
    'Un vegetale. Chi lo possiede lo raccoglie con un dado che vale almeno quanto lui; i vegetali più bassi accanto vengono raccolti insieme, di chiunque siano.',
  bird: 'Un uccello. Un dado lo muove in linea retta; può atterrare su un seme avversario e mangiarlo, se nessuno spaventapasseri lo protegge.',
  rabbit: 'Un coniglio. Un dado lo muove in linea retta; può fermarsi su un vegetale avversario e mangiarlo.',
  sundial:
    'Una meridiana: una volta per turno cambia le tue coordinate, un dado di uno o due, oppure due dadi di uno ciascuno. Un sei la trasforma in spaventapasseri.',
  scarecrow:
    'Uno spaventapasseri tiene gli uccelli lontani dai semi di chi lo possiede negli otto spazi intorno e lì aggiunge 3 punti ai suoi vegetali, al posto della stella.',
  rock: 'Una roccia blocca il suo spazio fino alla fine della partita.',
  die: 'Uno dei tuoi quattro dadi. Toccalo, poi tocca dove vuoi usarlo: da solo compra, irriga, raccoglie o muove; insieme a un altro colloca una tessera.',
  sun: 'Il tuo sole, una volta per partita: rilancia i quattro dadi prima di spenderne uno, oppure gira un dado sulla faccia che vuoi. Se lo tieni fino alla fine, vale 5 punti.',
  supply:
    'La riserva: un dado compra un seme che non vale più di lui, al massimo due uguali per turno. Chi compra l’ultimo seme finisce il turno, poi la partita è finita.',
  basket:
    'Il cesto: quello che è stato raccolto. Una serie di cinque vegetali diversi vale 15 punti; tre, quattro, cinque o più uguali valgono 10, 15, 20.',
};
