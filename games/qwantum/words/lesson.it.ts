import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Questo è il tuo foglietto: quattro file di sei caselle, una per colore. Riempi ogni fila da sinistra a destra. I punti vengono dalle colonne, ma solo da quelle piene. Contro di te gioca Ada.',
  roll: 'Un turno ha tre parti: A, B e C. A è il lancio: un dado bianco e sei colorati, tutti insieme. Lanciali.',
  sums: 'Accanto a ogni fila c’è quanto vale il suo colore: i suoi numeri più il dado bianco, che conta per tutti e quattro. Il viola mostra 1 e 6: con il 6 bianco fa 13.',
  again:
    'Fino alla linea spessa i numeri di una fila devono salire: conviene cominciare bassi! Una volta puoi rilanciare i dadi che vuoi. Tocca il 6 bianco e il 6 viola, poi il pulsante che li rilancia.',
  second: 'I due dadi sono in mano tua, gli altri cinque restano. Rilancia. Un terzo lancio non c’è.',
  own: 'Ora B, che spetta a chi ha lanciato: puoi scrivere un colore nella sua fila. Il blu, 4 e 2 più il 2 bianco, fa 8. Tocca l’8 accanto alla fila blu.',
  all: 'Adesso il blu è chiuso, per tutti. In C potete scrivere tutti, anche tu, uno degli altri colori, in segreto e nello stesso momento. Ada ha risposto. Rosso e giallo valgono 6: prendine uno.',
  adaTurn:
    'Il turno di Ada. In B ha scritto il giallo, e il giallo è chiuso anche per te. Ma in C ci sei anche tu! Il blu vale 12, più alto del tuo 8. Scrivilo.',
  later:
    'Qualche turno dopo hai lanciato di nuovo. Il viola vale 13, il blu 17, il rosso 10, e il giallo, che non compare, solo il 4 bianco. Alla colonna 3 manca soltanto il blu. Scrivi il 17!',
  column:
    'La colonna 3 è piena e dà subito punti. Conta il suo secondo numero più basso: tra 14, 15, 16 e 17 è il 15. Se il più basso compare più volte, conta quello subito superiore.',
  fall: 'Ora C, il tuo secondo numero in questo turno. La tua fila viola è arrivata alla linea spessa. Da lì i numeri devono scendere: nella casella 5 ci vuole meno di 20, e 13 va bene. Scrivi il viola.',
  hope: 'Il tuo turno dopo. Nel giallo ti serve più di 16, e finora hai 14. Tieni quattro dadi e ne rilanci tre. In bocca al lupo!',
  missed:
    'Il giallo fa solo 15, e il 13 del viola non è più basso di 13: non va bene niente, né in B né in C. Perciò segni un tiro mancato e perdi 1 punto. Il secondo costa 2, e così via. Nei turni degli altri non ne segni mai.',
  end: 'Adesso conosci Qwantum. La partita finisce quando qualcuno riempie le quattro file o segna il quinto tiro mancato. Vince chi ha più punti. Mentre giochi, «Regola» ti mostra la regola di ogni passo, e un dito tenuto su qualsiasi cosa la spiega. Buon gioco!',
};
