import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Un orto per tutti: sei righe, contate dall’alto, e sei colonne. Qui semini, irrighi e raccogli, e lo stesso fa Ada. I vegetali danno punti, da 1 per il peperone a 5 per la melanzana.',
  roll: 'Nel tuo turno lanci quattro dadi e li spendi uno alla volta come vuoi. Un dado che può ancora servire va usato. Lanciali.',
  buy: 'Per cominciare ti servono semi. Un dado compra un seme che vale al massimo quanto il dado. Compra un carciofo, valore 4, con il tuo 4: toccalo nella riserva.',
  buyPepper:
    'Il seme è davanti a te con uno dei tuoi otto gettoni: adesso è tuo. Un 1 basta per un peperone: compralo. In un turno puoi comprare al massimo due semi dello stesso tipo.',
  place:
    'Due dadi collocano una tessera: uno è la riga, l’altro la colonna, come preferisci. Tocca il carciofo, poi riga 3, colonna 5. Con 3 e 5 andrebbe bene anche riga 5, colonna 3.',
  adaPlants:
    'Hai speso tutti i dadi: il tuo turno è finito. Ada ha piantato una carota, valore 2, proprio sotto il tuo carciofo. Non sarà tutta per lei! Lancia.',
  star: 'Due 5 portano a riga 5, colonna 5. È una stella: i vegetali raccolti lì valgono il doppio per chi li possiede. Ed è accanto alla carota di Ada. Colloca lì il tuo peperone.',
  water:
    'Ora l’acqua: un dado alto almeno quanto il tuo seme lo trasforma in vegetale. E l’acqua si propaga ai semi vicini di valore più basso, anche a quelli di Ada: 4, poi 2, poi 1! Tocca il carciofo e irrigalo con un 4.',
  harvest:
    'Adesso sono tre vegetali. Anche il raccolto costa un dado e si propaga allo stesso modo. Raccogli il carciofo con l’altro 4.',
  points:
    '4 per il carciofo, 2 per il peperone sulla stella e 1 perché il tuo raccolto è arrivato alla carota di Ada: 7 punti. Ad Ada la carota ne dà 2.',
  sets: 'Alla fine il tuo cesto vale ancora. Cinque vegetali diversi sono una serie: 15 punti. Tre dello stesso tipo sono una collezione: 10 punti; quattro ne valgono 15, cinque o più 20. Gli stessi vegetali contano per tutte e due.',
  atTheEnd:
    'Alla fine contano altre due cose: il sole vale 5 punti se lo hai ancora, e ogni seme comprato ma non collocato ne costa 5, tranne il primo.',
  rock: 'In due avete anche una roccia a testa. La collochi con due dadi, come un seme, ma senza gettone. Blocca il suo spazio per sempre, per le tessere e per gli animali.',
  later:
    'Qualche turno dopo il tuo uccello è in riga 6 e la tua meridiana in riga 1: li collochi come i semi, con due dadi. Nella riga dell’uccello Ada ha un seme di pomodoro. Lancia.',
  sun: 'Troppo poco per un bel turno. Una volta per partita ti aiuta il sole: rilancia tutti e quattro i dadi prima che tu ne spenda uno, oppure in qualsiasi momento gira un dado. Tocca il sole e rilancia.',
  bird: 'Molto meglio. Un dado muove l’uccello in linea retta su spazi vuoti, al massimo di quanto mostra. Può atterrare su un seme di un’altra persona e mangiarlo. Tocca il pomodoro di Ada e vola lì con il 3.',
  spit: 'Se l’uccello lo inghiotte, un tuo gettone resta sull’uccello. Oppure lo sputa: costa un altro dado alto almeno quanto il seme, e il seme diventa tuo. Usa un 4.',
  sundial:
    'Due 4 non portano a una stella, ma hai la meridiana: una volta per turno cambia le coordinate, un dado di uno o due oppure due dadi di uno. Due 4 diventano due 5. Colloca lì il pomodoro, sulla stella.',
  end: 'Adesso sai giocare a Garden Dice. Un 6 gira l’uccello in coniglio, che mangia i vegetali, e la meridiana in spaventapasseri. L’ultimo seme chiude la partita. «Regola» mostra la regola di ogni passo; un dito tenuto su una cosa la spiega.',
};
