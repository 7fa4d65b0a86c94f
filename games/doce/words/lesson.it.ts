import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'I dadi neri sono tuoi, i bianchi di Ada. Nessuno lancia mai: il numero lo scegli tu. Vince il round chi ha per primo quattro dadi in linea che insieme fanno esattamente 12.',
  face: 'Cominci tu, e il primo dado può andare ovunque. Metti un 3 nel mezzo: tocca il 3 tra i tuoi dadi, poi il quadrato c3.',
  zone: 'Sul tuo dado c’è il marcatore: i quadrati intorno sono chiusi per il tuo prossimo dado. Devi sempre saltare. Il marcatore di Ada non ti chiude niente. Metti un 5 in c1, due quadrati sotto il 3.',
  adaBlocks:
    'Ada ha visto la tua colonna c e, prima del dado, ha messo in c2 il suo bloccante, un dado rosso. Lì non può andare più niente, e non ci passa nessuna linea. Ne avete uno a testa per round.',
  moved:
    'Il marcatore adesso è in c1: i quadrati intorno a c1 sono chiusi, quelli intorno a c3 di nuovo liberi. Metti un 2 in d5, lontano da lì.',
  line: 'Una linea va in orizzontale, in verticale o in diagonale. Servono quattro dadi tuoi, oppure tre tuoi e uno dell’avversario a un’estremità. Guarda la colonna e: Ada ha già un 3, un 4 e un 3.',
  threat:
    'Con un 2 in e4 Ada farebbe 12! Il tuo dado lì non può andare: e4 tocca il tuo dado marcato in d5. Ma il bloccante può andare ovunque. Prendi il dado rosso tra i tuoi e tocca e4.',
  thenDie:
    'Pericolo sventato! Il bloccante viene prima del dado, quindi tocca ancora a te. Nella riga 3 ci sono il tuo 3 e, in e3, il 4 di Ada. Metti un 1 in b3.',
  missing:
    'Ora il tuo 1, il tuo 3 e il 4 di Ada fanno 8, e manca solo d3. Ada l’ha visto, ma d3 era accanto al suo dado marcato in e2, e il bloccante l’ha già usato: non poteva farci niente.',
  win: 'Tre dadi tuoi e, all’estremità, uno di Ada: è una linea tua, se la somma è giusta. 12 meno 8 fa 4. Metti un 4 in d3!',
  won: 'Il round è tuo! La vittoria vale 12 punti, più 1 per ogni quadrato vuoto. Sono 14: in tutto 26. Prima vinci, più punti prendi. Ada non prende niente, ma non perde niente.',
  bonuses:
    'Con il bloccante ancora in mano avresti 5 punti in più, con una linea di quattro dadi tuoi 2 in più. Invece ogni tre tuoi dadi sulla griglia con lo stesso numero costano 2 a chi vince: meglio variare.',
  gift: 'Attenzione: una linea vale chiunque la completi, e un tuo dado può far vincere Ada. Se un dado fa linee per entrambi, o nessuno può più mettere un dado, è pareggio: 2 punti a testa, più 5 per il bloccante non usato.',
  end: 'DOCE è tutto qui. Una partita ha quattro round, cominciate a turno e vince il totale più alto. Mentre giochi, «Regola» ti mostra la regola di ogni passo, e un dito tenuto su qualsiasi cosa la spiega. Buon divertimento!',
};
