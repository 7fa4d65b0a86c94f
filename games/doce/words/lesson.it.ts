import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'I dadi neri sono tuoi, i bianchi di Ada. Nessuno lancia mai: il numero lo scegli tu. Chi ha per primo quattro dadi in linea che sommano esattamente 12 vince il round.',
  face: 'Cominci tu, e il primo dado può andare ovunque. Metti un 3 nel mezzo: tocca il 3 sotto la griglia, poi la casella c3.',
  zone: 'Sul tuo dado c’è il marcatore: le caselle intorno sono chiuse per il tuo prossimo dado. Devi sempre saltare. Il marcatore di Ada a te non chiude nulla. Metti un 5 in c1, due caselle sotto il 3.',
  adaBlocks:
    'Ada ha visto la tua colonna c e, prima del dado, ha messo in c2 il suo bloccante, un dado rosso. Lì non può andare più nulla, e nessuna linea ci passa. Ognuno ne ha uno per round.',
  moved:
    'Il marcatore si è spostato in c1: ora sono chiuse le caselle intorno a c1, e quelle intorno a c3 sono di nuovo libere. Metti un 2 in d5, lontano da lì.',
  line: 'Una linea va in orizzontale, in verticale o in diagonale. La fanno quattro dadi tuoi, oppure tre tuoi e uno dell’avversario a un’estremità. Guarda la colonna e: Ada ha già un 3, un 4 e un 3.',
  threat:
    'Con un 2 in e4 Ada farebbe 12! Il tuo dado lì non può andare: e4 tocca il tuo dado marcato in d5. Ma il bloccante può andare ovunque. Prendi il dado rosso accanto ai tuoi e tocca e4.',
  thenDie:
    'Salvo! Il bloccante viene prima del dado, quindi tocca ancora a te. Nella riga 3 ci sono il tuo 3 e, in e3, il 4 di Ada. Metti un 1 in b3.',
  missing:
    'Ora il tuo 1, il tuo 3 e il 4 di Ada fanno 8, e manca solo d3. Ada l’ha visto, ma d3 era accanto al suo dado marcato in e2, e il suo bloccante è già usato: non poteva farci nulla.',
  win: 'Tre dadi tuoi e, all’estremità, uno di Ada: è una linea tua, se la somma è giusta. 12 meno 8 fa 4. Metti un 4 in d3!',
  won: 'Il round è tuo! La vittoria porta 12 punti, e ogni casella vuota 1 in più. Le vuote sono 14: in tutto 26. Prima si vince, più vale. Ada non prende nulla, ma non perde nulla.',
  bonuses:
    'Un bloccante non usato avrebbe portato altri 5 punti, una linea di quattro dadi tuoi altri 2. Invece ogni tre tuoi dadi con lo stesso numero costano 2 a chi vince: conviene variare.',
  gift: 'Attenzione: una linea vale chiunque la completi, e un tuo dado può far vincere Ada. Se un dado fa linee per entrambi, o nessuno può più piazzare, è pareggio: 2 punti a testa, e 5 per il bloccante non usato.',
  end: 'DOCE è tutto qui. Una partita è di quattro round, si comincia a turno e vince il totale più alto. Al tavolo, la regola di ogni passo è a un tocco di distanza. Buon divertimento!',
};
