import { italianA } from '@iacta/core';
import type { TerminalWords } from './catalogue.ts';

const pointsOf = (points: number) => (points === 1 ? '1 punto' : `${points} punti`);

export const words: TerminalWords = {
  language: 'Italiano',
  welcome: 'Iacta · cinque giochi di dadi, un solo tavolo',

  keys: 'scrivi per filtrare · frecce · Invio · «aiuto»',
  keysText: 'Invio conferma · «aiuto»',
  keysPage: 'frecce per scorrere · Invio continua · q chiude',
  keysPause: 'un tasto qualsiasi per andare più veloce',
  more: (count) => (count === 1 ? '… e un’altra' : `… e altre ${count}`),
  noneFits: (typed) => `Niente corrisponde a «${typed}». Premi Backspace o Esc per rivedere tutto.`,
  severalFit: (count) => `Corrispondono ${count} scelte. Scrivi qualcosa in più, oppure il numero:`,
  pleaseChoose: 'Scrivi un numero o una parte della scelta, oppure «aiuto».',
  scroll: (from, to, of) => `righe ${from}–${to} di ${of} (Pag↑, Pag↓)`,
  yes: 'Sì',
  no: 'No',

  whichGame: 'A che cosa giochiamo?',
  players: (counts) => `${counts} giocatori`,
  minutes: (from, to) => (from === to ? `${from} minuti` : `${from}–${to} minuti`),
  soloExtra: 'anche in solitario',
  changeLanguage: 'Lingua: italiano',
  whichLanguage: 'In quale lingua?',
  continueGame: (title, turn, names) => `Continua ${title}, turno ${turn} (${names})`,
  howManySeats: 'In quanti giocate?',
  seats: (count) => (count === 1 ? 'Solitario' : `In ${count}`),
  notInRulebook: 'non previsto dal regolamento',
  whoPlays: 'Chi gioca?',
  company: (people, bots) => {
    if (bots === 0) return people === 1 ? 'Solo io' : `${people} persone a questo terminale`;
    if (people === 0) return bots === 1 ? 'Guardo giocare un bot' : `Guardo giocare ${bots} bot`;
    const who = people === 1 ? 'Io' : `${people} persone`;
    return `${who} contro ${bots === 1 ? 'un bot' : `${bots} bot`}`;
  },
  seatBySeat: 'Scegli posto per posto',
  whoSits: (seat) => `Chi gioca al posto ${seat}?`,
  person: 'Una persona',
  bot: {
    'first-steps': 'Bot, principiante: sta imparando',
    learning: 'Bot, allievo: ha già giocato qualche volta',
    casual: 'Bot, tranquillo: gioca per divertirsi',
    skilled: 'Bot, abile: gli sfugge poco',
    strong: 'Bot, forte: pensa in anticipo',
    best: 'Bot, esperto: il più forte che abbiamo',
    greedy: 'Bot, goloso: prende subito più punti che può',
    random: 'Bot, casuale: gioca a caso',
  },
  botShort: 'bot',
  yourName: 'Come ti chiami?',
  nameOf: (number) => `Come si chiama la persona al posto ${number}?`,
  nameTaken: (name) => `Al tavolo c’è già ${name}. Scrivi un altro nome.`,
  whichSpaces: (max) => `Scrivi fino a ${max} spazi, prima la riga e poi la colonna, per esempio 46 55 64`,
  badSpaces: (side, max) =>
    `Così non va: scrivi da 1 a ${max} spazi diversi con numeri da 1 a ${side}, per esempio 46 55 64.`,
  ready: 'Tutto pronto?',
  begin: 'Inizia la partita',
  diceQuestion: 'Con quali dadi?',
  diceIacta: 'Li lancia Iacta',
  diceOwn: 'Li lanciamo noi e scriviamo il risultato',
  diceShort: 'Dadi',
  diceIactaShort: 'li lancia Iacta',
  diceOwnShort: 'li lanciamo noi',

  commands: {
    help: { typed: ['aiuto', '?'], does: 'mostra questo aiuto' },
    rules: { typed: ['regole'], does: 'mostra come giocare' },
    score: { typed: ['punti', 'punteggio'], does: 'mostra i punti finora' },
    story: { typed: ['cronologia', 'storia'], does: 'mostra la cronologia' },
    hint: { typed: ['consiglio', 'suggerimento'], does: 'mostra che cosa giocherebbe il bot più forte' },
    undo: { typed: ['annulla', 'indietro'], does: 'annulla l’ultimo passo' },
    save: { typed: ['salva'], does: 'salva la partita, o con «salva FILE» in un file a tua scelta' },
    say: { typed: ['di', 'messaggio'], does: 'manda un messaggio agli altri' },
    pause: { typed: ['pausa'], does: 'mette in pausa la partita' },
    dice: { typed: ['dadi'], does: 'mostra quali lanci ha verificato questo dispositivo' },
    lang: { typed: ['lingua'], does: 'cambia lingua' },
    quit: { typed: ['esci', 'fine'], does: 'lascia il tavolo' },
  },
  helpTitle: 'Aiuto',
  helpChoosing:
    'Scrivi il numero di una scelta o una parte delle sue parole; più parole la restringono ancora. Puoi anche scrivere una mossa in JSON: se le regole non la permettono, Iacta ti dice perché.',
  rulesFile: (path) => `Tutte le regole, numerate: ${path}`,
  throwsOwn: (name) => `${name}, lancia i tuoi dadi.`,
  typeFaces: (dice) => `Che cosa è uscito? Scrivilo in quest’ordine: ${dice.join(', ')}`,
  typeUnlike: (dice) => `Che cosa è uscito, in qualsiasi ordine? ${dice.join(', ')}`,
  typeFace: (die) => `Che cosa è uscito? (${die})`,
  typeAlike: (count, die) => `Che cosa mostrano i ${count} dadi, in qualsiasi ordine? (${die})`,
  wrongCount: (expected, typed) =>
    `Scrivi ${expected === 1 ? 'un numero' : `${expected} numeri`}, non ${typed}.`,
  noSuchFace: ({ die, faces }, typed) =>
    `Su questo dado «${typed}» non c’è (${die}). Le facce sono ${faces}.`,
  whoStarts: 'Chi comincia?',
  didNotUnderstand: (typed) =>
    `«${typed}» non è tra le scelte. Scrivi un numero, una parte della scelta o «aiuto».`,
  byRule: (rule) => `regola ${rule}`,
  handOver: (name) => `Ora tocca ${italianA(name)}, in segreto. Gli altri non guardano.`,
  handOverWhy: 'Ognuno sceglie in segreto; poi scoprite le scelte insieme.',
  iAm: (name) => `Sono ${name}: mostrami la domanda`,
  changesMind: (name) => `${name} vuole cambiare risposta`,
  asks: (name) => `${name}:`,
  labelled: (name, value) => `${name}: ${value}`,
  tookBack: (name) => `${name} annulla l’ultimo passo.`,
  tookBackTogether: 'Annullato, con l’accordo di tutti.',
  undoTogether: 'Così torni più indietro del tuo ultimo passo. Siete tutti d’accordo?',
  undoNothing: 'Non c’è niente da annullare.',
  storyTitle: 'Cronologia',
  storyEmpty: 'Non è ancora successo niente.',

  rollMarked: (count) => (count === 1 ? 'Rilancia il dado segnato' : `Rilancia i ${count} dadi segnati`),
  helpMarking:
    'Dadi da rilanciare: scrivi i loro numeri, per esempio 2 4 5, per segnarli o toglierli; Invio lancia.',
  hint: (move) => `Consiglio: ${move}`,
  hintNone: 'Per questa decisione non c’è un consiglio.',

  scoreTitle: 'Punti',
  total: 'Totale',
  over: 'La partita è finita',
  wins: (name, points) => `Vince ${name} con ${pointsOf(points)}.`,
  share: (names, points) => `${names} vincono insieme con ${pointsOf(points)}.`,
  solo: (name, points) => `${name}: ${pointsOf(points)}.`,
  tieBreak: (what) => `A pari punti decide ${what}.`,
  rating: (rating) => `Giudizio: ${rating}`,
  again: 'Un’altra partita?',
  againSame: 'Stesso gioco, stesse persone',
  againOther: 'Un altro gioco',
  enough: 'Per oggi basta',

  saved: (file) => `Salvata: ${file}`,
  notSaved: (file, why) => `Impossibile scrivere ${file} (${why}).`,
  fileExists: (file) => `${file} esiste già e non è di questa partita. Scegli un altro nome.`,
  leaveQuestion: 'Lasci il tavolo?',
  leaveKeep: 'Lascia e salva la partita per dopo',
  leaveDrop: 'Lascia ed elimina la partita',
  leaveStay: 'Continua a giocare',
  goodbye: 'A presto!',
  keptFor: (command) => `La partita è salvata. Scrivi «${command}» per riprenderla.`,
  wholeGame: (file) => `Tutta la partita è in ${file}`,
  noFile: (file) => `Il file ${file} non c’è o non è leggibile.`,
  notASave: (file) => `${file} non è una partita di Iacta salvata. Il file non è cambiato.`,
  newerSave: (file) =>
    `${file} viene da una versione più recente di Iacta. Aggiorna Iacta per continuare; il file non è cambiato.`,
  damagedSave: (file, why) =>
    `${file} è una partita di Iacta salvata, ma è danneggiata (${why}). Il file non è cambiato.`,
  alreadyOver: 'Questa partita è già finita.',

  commandsUsage: `iacta play [gioco]  gioca in questo terminale (iacta play --help)
iacta join CODICE   gioca a un tavolo online (iacta join --help)
iacta serve         apre il tavolo ai browser di questa rete (iacta serve --help)
iacta admin         gestisce un server in funzione (iacta admin --help, in inglese)
iacta backup FILE   copia tutti i tavoli del server, anche durante le partite
iacta restore FILE  rimette al suo posto una copia
iacta move --to URL  sposta tutti i tavoli in un database PostgreSQL
iacta push-keys     permette di attivare le notifiche (iacta push-keys --help)
iacta engine        parla il protocollo a righe (docs/protocol.md)
iacta arena         bot contro bot, con le misure (iacta arena --help)
iacta verify FILE   controlla dadi e passi di un tavolo giocato online
iacta verify-day FILE  controlla tutte le partite di una giornata
iacta review FILE   fortuna e abilità in una partita finita
iacta --version     mostra la versione`,
  engineUsage: `iacta engine

Legge un oggetto JSON per riga dallo standard input e risponde a ciascuno con una riga sullo standard output.
Finisce con l’input o quando riceve {"do":"quit"}. Prova: echo '{"do":"hello"}' | iacta engine
Il protocollo è descritto in docs/protocol.md.`,
  usage: `iacta play [gioco]     gioca in questo terminale

  --seats N             in quanti giocate
  --bots N              quanti di loro sono bot (occupano gli ultimi posti)
  --bot LIVELLO         quanto forti: first-steps, casual, strong, best, greedy, random
  --name NOME           il nome di una persona; una volta per ciascuna
  --option NOME=VALORE  un’opzione del gioco; quante volte vuoi
  --dice iacta|own      lancia Iacta, oppure lanciate i vostri dadi e li scrivete
  --seed N              lo stesso seme, gli stessi lanci
  --lang it|de|en|fr    la lingua; altrimenti quella del sistema
  --resume FILE         riprende una partita salvata
  --fast                i bot non fanno pause tra un passo e l’altro
  --ascii               solo caratteri semplici
  --yes                 nessuna domanda prima della partita
  --help                questa pagina

Quello che manca viene chiesto; Invio accetta la proposta.`,
  badFlag: (flag, allowed) => `${flag}: puoi scegliere tra ${allowed}.`,
  optionForm: 'NOME=VALORE',
  unknownFlag: (flag) => `L’opzione ${flag} non esiste. Con «--help» le vedi tutte.`,
  missingValue: (flag) => `Dopo ${flag} manca un valore.`,
  noValue: (flag) => `${flag} va scritta senza valore.`,
  unknownGame: (id, known) => `Il gioco «${id}» non c’è. Scegli tra questi: ${known}.`,

  refusals: {
    malformed: () => 'In questo gioco una mossa così non esiste.',
    'unknown-game': () => 'Questo gioco qui non c’è.',
    'unknown-option': (about) => `L’opzione «${about}» non esiste.`,
    'bad-option': (about) => `Quel valore non è possibile per l’opzione «${about}».`,
    'unknown-version': () => 'Viene da una versione più recente delle regole. Prima aggiorna Iacta.',
    'impossible-position': () => 'Nessuna partita può arrivare a questa posizione.',
    over: () => 'La partita è finita.',
    'no-such-seat': () => 'In questa partita quel posto non c’è.',
    'not-your-decision': () => 'Adesso non tocca a te.',
    'dice-awaited': () => 'Prima lancia i dadi.',
    'no-dice-awaited': () => 'Adesso non servono lanci: fai una mossa.',
    'wrong-dice': () => 'Non sono questi i dadi da lanciare adesso.',
    stale: () => 'Troppo tardi: la partita è già andata avanti.',
    'nothing-to-undo': () => 'Non c’è niente da annullare.',
    'undo-needs-consent': () => 'Prima devono essere d’accordo tutti al tavolo.',
    'bad-entry': (about) => `il passo ${about} non è giocabile`,
  },
};
