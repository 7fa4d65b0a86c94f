import type { LessonTexts } from './learn.ts';

export const texts: LessonTexts = {
  welcome:
    'Questo è il tuo foglio: cinque aree di cinque colori, e ognuna fa punti a modo suo. I dadi dicono che cosa puoi segnare, e quello che segni può darti premi con cui segni ancora di più. Ada ha un foglio suo.',
  roll: 'Nel tuo turno lanci fino a tre volte e ogni volta prendi un dado. Cominci con tutti e sei: lanciali.',
  yellow:
    'Un dado va segnato nell’area del suo colore; il bianco va bene per tutte. Prendi il 3 giallo. Nel giallo ogni numero c’è due volte, e contano le colonne complete: tocca il dado, poi il 3 che preferisci.',
  lower:
    'Il tuo dado è sulla sua casella dado. Il 2 verde era più basso: è andato sul vassoio d’argento, e tu potresti segnarlo solo con un dado extra. Il 3 rosa era uguale, quindi resta. Lancia i quattro dadi che hai ancora.',
  reroll:
    'Tre 1 e un 2! Per fortuna nel primo giro tutti ricevono un rilancio: lanci di nuovo tutti i dadi dell’ultimo lancio, e non conta come uno dei tre. Usalo.',
  blue: 'Meglio! Nel blu segni la somma di blu e bianco: 4 + 3 = 7. Più crocette, più punti. Va bene l’uno o l’altro dado. Prendi il bianco: niente è più basso del suo 3, quindi niente va sul vassoio.',
  third: 'Resta un lancio, e hai tre dadi. Lanciali.',
  orange:
    'Nell’arancione e nel rosa scrivi il numero, da sinistra a destra. Nel rosa ognuno deve superare il precedente. Nell’arancione va bene tutto, e certe caselle lo raddoppiano o lo triplicano. Prendi il 5 arancione.',
  adaTakes:
    'Dopo l’ultimo lancio gli altri dadi sono tutti sul vassoio, e chi non è di turno ne usa uno. Ada scrive il 4 rosa sul suo foglio. Quello che lasci sul vassoio aiuta gli altri!',
  passive:
    'Ada ha preso un 6: gli altri suoi dadi sono sul vassoio. Usane uno; solo se nessuno va bene puoi usarne uno delle sue caselle dado. Nel verde serve almeno il numero della casella, e i punti stanno sopra l’ultima crocetta. Prendi il 3 verde.',
  row: 'Terzo giro, il tuo ultimo lancio. Nella prima riga del giallo manca solo il 5. Una riga completa dà il premio che sta in fondo, qui una crocetta blu. Prendi il 5 giallo e segnalo lì.',
  bonus:
    'Un premio così lo usi subito, su una casella libera del suo colore, a tua scelta. Nella terza colonna del blu 7 e 11 sono già segnati. Metti la crocetta sul 3.',
  chained:
    'Una catena! La colonna completa ti ha dato un 6 nel rosa, e la terza casella rosa un rilancio. Dopo un 6 il prossimo numero rosa può essere qualsiasi.',
  extra:
    'E c’è il dado extra del secondo giro. Alla fine di ogni turno, anche di Ada, ti fa segnare uno qualsiasi dei sei dadi, anche già usato, ma nessuno due volte così. Usa il 6 bianco per il 6 nell’ultima riga del giallo.',
  fox: 'Questa riga ti dà una volpe! Alla fine una volpe vale quanto la tua area più bassa. Adesso è il giallo: nessuna colonna completa, quindi 0 punti. Non lasciare indietro nessuna area!',
  end: 'Adesso conosci Clever. In due giocate sei giri, poi sommate aree e volpi, e vince il totale più alto. Mentre giochi, «Regola» ti mostra la regola di ogni passo, e un dito tenuto su qualsiasi cosa la spiega. Buon divertimento!',
};
