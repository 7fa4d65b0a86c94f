import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Un orto per tutti: sei righe, contate dal basso, e sei colonne. Qui semini, irrighi e raccogli, e così fa Ada. Le verdure portano punti, da 1 per il peperone a 5 per la melanzana.',
  roll: 'Nel tuo turno lanci quattro dadi e li spendi uno dopo l’altro come vuoi. Lanciali.',
  buy: 'Prima servono semi. Un dado compra un seme che non vale più del dado. Compra un carciofo, valore 4, con il 4: toccalo nella riserva.',
  buyPepper:
    'Il seme è davanti a te con uno dei tuoi otto gettoni: così è tuo. L’1 non è molto, ma basta per un peperone. Compralo.',
  place:
    'Due dadi collocano una tessera: uno dà la riga, l’altro la colonna, come vuoi tu. Tocca il carciofo, poi lo spazio in riga 3, colonna 5. Con 3 e 5 si potrebbe anche in riga 5, colonna 3.',
  adaPlants:
    'I dadi sono spesi e il turno è finito. Ada ha piantato una carota, valore 2, proprio sopra il tuo carciofo. Non se la godrà da sola! Lancia.',
  star: 'Due 4 portano a riga 4, colonna 4, una stella: le verdure raccolte lì valgono il doppio per chi le possiede. Ed è anche accanto alla carota di Ada. Colloca lì il peperone.',
  water:
    'Ora l’acqua: un dado alto almeno quanto il tuo seme ne fa una verdura. E l’acqua passa ai vicini di valore più basso, di chiunque siano: 4, poi 2, poi 1! Tocca il carciofo e irrigalo con un 5.',
  harvest:
    'Adesso sono verdure tutte e tre. Anche il raccolto costa un dado, e si allarga allo stesso modo. Raccogli il carciofo con l’altro 5.',
  points:
    '4 per il carciofo, 2 per il peperone sulla stella e 1 perché hai raccolto anche la carota di Ada: 7 punti. A lei ne dà 2. Il tavolo ne conta altri 5 per il sole, finché lo tieni.',
  later:
    'Qualche turno dopo il tuo uccello è in riga 6 e la tua meridiana in riga 1: si collocano come i semi, con due dadi. Nella riga dell’uccello Ada ha un seme di pomodoro. Lancia.',
  sun: 'Troppo poco per un bel turno. Il sole aiuta una volta per partita: prima di spendere un dado li rilancia tutti e quattro, oppure in qualsiasi momento gira un dado. Tocca il sole e rilancia.',
  bird: 'Molto meglio. Un dado muove l’uccello in linea retta su spazi vuoti, al massimo di quanto mostra. Può finire su un seme altrui e mangiarlo. Tocca il pomodoro di Ada e volaci con il 3.',
  spit: 'Se l’uccello lo inghiotte, un tuo gettone resta sull’uccello. Oppure lo sputa in cambio di un altro dado alto almeno quanto il seme, che diventa tuo. Fallo con un 4.',
  sundial:
    '4 e 6 non portano a una stella, ma hai la meridiana: una volta per turno cambia coordinate, un dado fino a due o due dadi di uno. Così 4 e 6 diventano 5 e 5. Colloca lì il pomodoro, sulla stella.',
  end: 'Adesso conosci Garden Dice. Un 6 cambia l’uccello in coniglio, che mangia verdure, e la meridiana in spaventapasseri. Si finisce con l’ultimo seme; raccogli verdure diverse, e tante uguali. Buon divertimento!',
};
