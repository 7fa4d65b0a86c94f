import { italianA } from '@iacta/core';
import type { TerminalWords } from './catalogue.ts';

const pointsOf = (points: number) => (points === 1 ? '1 punto' : `${points} punti`);

export const words: TerminalWords = {
  language: 'Italiano',
  welcome: 'Iacta · cinque giochi di dadi, un solo tavolo',

  keys: 'scrivi per filtrare · frecce · Invio · «aiuto»',
  keysText: 'Invio conferma · «aiuto»',
  keysPage: 'frecce per scorrere · Invio continua · q chiude',
  keysPause: 'un tasto qualsiasi: più in fretta',
  more: (count) => (count === 1 ? '… e un’altra' : `… e altre ${count}`),
  noneFits: (typed) => `Niente corrisponde a «${typed}». Backspace o Esc per rivedere tutto.`,
  severalFit: (count) => `Ne corrispondono ${count}. Scrivi qualcosa in più, oppure il numero:`,
  pleaseChoose: 'Scrivi un numero o una parte della scelta («aiuto» spiega il resto).',
  scroll: (from, to, of) => `righe ${from}–${to} di ${of} (Pag↑, Pag↓)`,
  yes: 'Sì',
  no: 'No',

  whichGame: 'A che cosa giochiamo?',
  players: (counts) => `${counts} giocatori`,
  minutes: (from, to) => (from === to ? `${from} minuti` : `${from}–${to} minuti`),
  soloExtra: 'anche da soli',
  changeLanguage: 'Lingua: italiano',
  whichLanguage: 'In quale lingua?',
  continueGame: (title, turn, names) => `Continua ${title}, turno ${turn} (${names})`,
  howManySeats: 'In quanti si gioca?',
  seats: (count) => (count === 1 ? 'Da soli' : `In ${count}`),
  notInRulebook: 'non previsto dal regolamento',
  whoPlays: 'Chi siede al tavolo?',
  company: (people, bots) => {
    if (bots === 0) return people === 1 ? 'Solo io' : `${people} persone a questo terminale`;
    if (people === 0) return bots === 1 ? 'Un bot da solo, io guardo' : `${bots} bot, io guardo`;
    const who = people === 1 ? 'Io' : `${people} persone`;
    return `${who} contro ${bots === 1 ? 'un bot' : `${bots} bot`}`;
  },
  seatBySeat: 'Scegliamo posto per posto',
  whoSits: (seat) => `Chi siede al posto ${seat}?`,
  person: 'Una persona',
  bot: {
    'first-steps': 'Bot, primi passi: vede quel che ha davanti',
    casual: 'Bot, per svago: gioca con buon senso',
    strong: 'Bot, forte: pensa qualche passo avanti',
    best: 'Bot, il migliore: il meglio che sappiamo fare',
    greedy: 'Bot goloso: arraffa quello che può',
    random: 'Bot casuale: gioca quel che capita',
  },
  botShort: 'bot',
  yourName: 'Come ti chiami?',
  nameOf: (number) => `Come si chiama chi gioca al posto ${number}?`,
  nameTaken: (name) => `Al tavolo c’è già ${name}.`,
  ready: 'Tutto pronto?',
  begin: 'Si comincia',
  diceQuestion: 'Con quali dadi?',
  diceIacta: 'Li lancia Iacta',
  diceOwn: 'Lanciamo i nostri e scriviamo che cosa mostrano',
  diceShort: 'Dadi',
  diceIactaShort: 'li lancia Iacta',
  diceOwnShort: 'i nostri',

  commands: {
    help: { typed: ['aiuto', '?'], does: 'questo aiuto' },
    rules: { typed: ['regole'], does: 'come si gioca' },
    score: { typed: ['punti', 'punteggio'], does: 'i punti finora, voce per voce' },
    story: { typed: ['storia'], does: 'che cosa è successo finora' },
    undo: { typed: ['annulla', 'indietro'], does: 'annulla l’ultimo passo' },
    save: { typed: ['salva'], does: 'salva la partita; «salva FILE» in un file a scelta' },
    lang: { typed: ['lingua'], does: 'cambia lingua' },
    quit: { typed: ['esci', 'fine'], does: 'alzati dal tavolo' },
  },
  helpTitle: 'Aiuto',
  helpChoosing:
    'Scrivi il numero di una scelta o una parte qualsiasi delle sue parole; con più parole si restringe ancora. Una mossa si può anche scrivere nella sua forma JSON: se le regole non la permettono, ti viene detto perché.',
  rulesFile: (path) => `Tutte le regole, numerate: ${path}`,
  throwsOwn: (name) => `Lancia ${name}.`,
  typeFaces: (dice) => `Che cosa mostrano i dadi? In quest’ordine: ${dice.join(', ')}`,
  typeUnlike: (dice) => `Che cosa mostrano i dadi, in qualsiasi ordine? ${dice.join(', ')}`,
  typeFace: (die) => `Che cosa mostra? (${die})`,
  typeAlike: (count, die) => `Che cosa mostrano i ${count} dadi, in qualsiasi ordine? (${die})`,
  wrongCount: (expected, typed) =>
    `Si ${expected === 1 ? 'lancia un dado' : `lanciano ${expected} dadi`}, ma hai scritto ${typed === 1 ? 'una faccia' : `${typed} facce`}.`,
  noSuchFace: ({ die, faces }, typed) => `«${typed}» non c’è su questo dado: ${die}. Le sue facce: ${faces}.`,
  whoStarts: 'Chi è stato sorteggiato?',
  didNotUnderstand: (typed) =>
    `«${typed}» non è tra le scelte. Scrivi un numero, una parte della scelta o «aiuto».`,
  byRule: (rule) => `regola ${rule}`,
  handOver: (name) => `Ora tocca ${italianA(name)}, in segreto. Gli altri guardano altrove.`,
  handOverWhy: 'Ognuno risponde da solo; le risposte si scoprono insieme.',
  iAm: (name) => `Sono ${name}: mostrami la domanda`,
  changesMind: (name) => `${name} vuole cambiare risposta`,
  asks: (name) => `${name}:`,
  tookBack: (name) => `${name} annulla l’ultimo passo.`,
  tookBackTogether: 'Annullato, con l’accordo di tutti.',
  undoTogether: 'Così si torna più indietro del tuo ultimo passo. Al tavolo sono tutti d’accordo?',
  undoNothing: 'Non c’è niente da annullare.',
  storyTitle: 'La storia finora',
  storyEmpty: 'Non è ancora successo niente.',

  scoreTitle: 'Punti',
  total: 'Totale',
  over: 'La partita è finita',
  wins: (name, points) => `Vince ${name} con ${pointsOf(points)}.`,
  share: (names, points) => `${names} vincono a pari merito con ${pointsOf(points)}.`,
  solo: (name, points) => `${name}: ${pointsOf(points)}.`,
  tieBreak: (what) => `Parità di punti: decide ${what}.`,
  rating: (rating) => `Giudizio: ${rating}`,
  again: 'Un’altra partita?',
  againSame: 'Stesso gioco, stesso tavolo',
  againOther: 'Un altro gioco',
  enough: 'Per oggi basta',

  saved: (file) => `Salvata: ${file}`,
  notSaved: (file, why) => `Non riesco a scrivere ${file} (${why}).`,
  fileExists: (file) => `${file} esiste già e non è un salvataggio di questa partita: resta com’è.`,
  leaveQuestion: 'Ti alzi dal tavolo?',
  leaveKeep: 'Sì, e la partita resta per un’altra volta',
  leaveDrop: 'Sì, e la partita si butta via',
  leaveStay: 'No, si continua',
  goodbye: 'A presto!',
  keptFor: (command) => `La partita è al sicuro. Con «${command}» puoi riprenderla.`,
  wholeGame: (file) => `La partita intera è in ${file}`,
  noFile: (file) => `Il file ${file} non c’è, o non si può leggere.`,
  notASave: (file) => `${file} non è una partita di Iacta salvata. Non è stato toccato.`,
  newerSave: (file) =>
    `${file} viene da una versione di Iacta più recente di questa. Aggiorna Iacta per continuare; il file non è stato toccato.`,
  damagedSave: (file, why) =>
    `${file} è una partita di Iacta salvata, ma è danneggiata (${why}). Il file non è stato toccato.`,
  alreadyOver: 'Questa partita è già finita.',

  commandsUsage: `iacta play [gioco]  gioca in questo terminale (iacta play --help)
iacta serve         apre il tavolo ai browser di questa rete (iacta serve --help)
iacta engine        parla il protocollo a righe (docs/protocol.md)
iacta arena         bot contro bot, con le misure (iacta arena --help)
iacta verify FILE   controlla dadi e passi di un tavolo giocato online`,
  usage: `iacta play [gioco]     gioca in questo terminale

  --seats N             in quanti si gioca
  --bots N              quanti di loro sono bot (occupano gli ultimi posti)
  --bot LIVELLO         quanto forti: first-steps, casual, strong, best, greedy, random
  --name NOME           il nome di una persona; una volta per ciascuna
  --option NOME=VALORE  un’opzione del gioco; quante volte si vuole
  --dice iacta|own      lancia Iacta, oppure lanciate i vostri dadi e li scrivete
  --seed N              lo stesso seme, gli stessi lanci
  --lang it|de|en|fr    la lingua; altrimenti quella del sistema
  --resume FILE         riprende una partita salvata
  --fast                i bot non fanno pause tra un passo e l’altro
  --yes                 nessuna domanda prima della partita
  --help                questa pagina

Quello che manca viene chiesto; Invio accetta la proposta.`,
  badFlag: (flag, allowed) => `${flag}: si può scegliere tra ${allowed}.`,
  optionForm: 'NOME=VALORE',
  unknownFlag: (flag) => `L’opzione ${flag} non esiste. Con «--help» le vedi tutte.`,
  missingValue: (flag) => `Dopo ${flag} manca un valore.`,
  noValue: (flag) => `${flag} si scrive senza valore.`,
  unknownGame: (id, known) => `Il gioco «${id}» non c’è. Ci sono: ${known}.`,

  refusals: {
    malformed: () => 'Questo gioco non conosce una mossa così.',
    'unknown-game': () => 'Qui questo gioco non c’è.',
    'unknown-option': (about) => `L’opzione «${about}» non esiste.`,
    'bad-option': (about) => `Questo valore non va bene per l’opzione «${about}».`,
    'unknown-version': () => 'È stata giocata con una versione delle regole che qui non c’è.',
    'impossible-position': () => 'Nessuna partita può arrivare a questa posizione.',
    over: () => 'La partita è finita.',
    'no-such-seat': () => 'A questo tavolo quel posto non c’è.',
    'not-your-decision': () => 'Adesso non tocca a te decidere.',
    'dice-awaited': () => 'Prima si lanciano i dadi.',
    'no-dice-awaited': () => 'Adesso non si lanciano dadi.',
    'wrong-dice': () => 'Non sono i dadi da lanciare adesso.',
    stale: () => 'Questa domanda è già passata.',
    'nothing-to-undo': () => 'Non c’è niente da annullare.',
    'undo-needs-consent': () => 'Ci vuole l’accordo di tutti al tavolo.',
    'bad-entry': (about) => `il passo ${about} non si può giocare`,
  },
};
