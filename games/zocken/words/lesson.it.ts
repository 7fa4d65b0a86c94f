import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Questa fila ha nove caselle, e le sette interne hanno ciascuna un punto colorato. Nel tuo turno lanci sette dadi, uno alla volta, e li metti in fila qui. Contro di te gioca Ada.',
  pick: 'Ogni dado fa la stessa strada: lo scegli, lo lanci, lo posi. Lo scegli prima di sapere che numero farà! Comincia dal rosso: toccalo.',
  roll: 'Il dado rosso è in mano tua. Adesso lancialo.',
  match:
    'Un 3. La fila è vuota, quindi può stare ovunque. Ma la casella 4 ha il punto rosso, e un dado sul proprio colore dà punti. Mettilo lì.',
  pickGreen:
    'Un colore giusto vale 10 punti, e ogni altro vale più del precedente. Ora scegli il dado verde. Da qui in poi i lanci sono automatici.',
  rising:
    'Un 5. Da sinistra a destra la fila deve sempre salire o sempre scendere. A destra del 3 salirebbe, a sinistra scenderebbe. Prendi la casella 7, col punto verde.',
  smaller:
    'Il dado blu fa 2. Ormai la tua fila sale, quindi il 2 deve stare a sinistra del 3, lontano dal suo colore. Mettilo sulla casella 3: così a sinistra resta posto.',
  adaWagers:
    'Ci sono tre dadi: ora gli altri possono scommettere che il tuo turno farà più di 50 punti. Ada scommette! Se ce la fai, prende la metà dei tuoi punti, e tu non perdi nulla. Se no, ne perde 20.',
  pickBlack:
    'Avanti con il quarto dado. Il punto nero è tutto a destra, dove stanno solo numeri alti. Scegli il dado nero e spera!',
  outer:
    'Un 6! Può stare sulla 8 e sulla 9. Le due caselle esterne non hanno colore, e costano 10 ciascuna se tutti e sette i dadi trovano posto. Mettilo sul suo colore: casella 8.',
  between: 'Il dado viola fa 4. Sta tra il 3 e il 5, sulla casella 5 o sulla 6. Il punto viola è sulla 5.',
  mustFit:
    'Arancione, e ancora un 4. Due numeri uguali possono stare vicini, quindi c’è la casella 6, e nessun’altra. Se un dado ha un posto, devi metterlo lì.',
  out: 'L’ultimo dado è giallo e fa 5. Sono libere la 1, la 2 e la 9, ma un 5 non può stare né prima del 2 né dopo il 6. Non ha posto: mandalo su FUORI!',
  scored:
    'Ecco i punti: 100 per quattro colori giusti, −20 per FUORI!: 80 per te e, con la scommessa, 40 per Ada. Con un 2 giallo tutti e sette i dadi sarebbero in fila: 50 punti per questo e 150 per cinque colori giusti.',
  yourWager:
    'Ora è il turno di Ada, e tre suoi dadi sono sul proprio colore. Scommetti che farà più di 50 punti? Nessuno vede la tua risposta prima che tutti abbiano deciso. Scegli come vuoi.',
  end: 'Adesso conosci Zocken. Ognuno ha tre turni, e vince chi ha più punti. Mentre giochi, «Regola» ti mostra la regola di ogni passo, e un dito tenuto su qualsiasi cosa la spiega. Buon divertimento!',
};
