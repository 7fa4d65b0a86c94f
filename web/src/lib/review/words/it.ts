import type { PanelWords } from './shape.ts';

export const words: PanelWords = {
  title: 'Analisi',
  start: 'Analizza questa partita',
  stop: 'Interrompi',
  progress: (done, of) => `Analisi: ${done} su ${of} ${of === 1 ? 'passo' : 'passi'}`,
  failed: 'L’analisi non è riuscita. Riprova.',
  luck: (amount) => `Un lancio fortunato: vale ${amount}.`,
  badLuck: (amount) => `Un lancio sfortunato: è costato ${amount}.`,
  evenLuck: 'Un lancio nella media.',
  gauge: (worse) => `Meglio di ${worse} su 100 lanci`,
  bestMove: 'La mossa migliore.',
  better: (best, bestValue, played, playedValue) =>
    `«${best}» era meglio: porta a ${bestValue}, «${played}» a ${playedValue}.`,
  exact: 'È un valore esatto, non una stima.',
  graph: (solo) => (solo ? 'Punti attesi, passo per passo' : 'Probabilità di vittoria, passo per passo'),
  table: 'Lo stesso in numeri',
  player: 'Giocatore',
  turningPoint: (step, kind, name, change) => `Vai al passo ${step}: ${kind}, ${name}, ${change}`,
  kinds: { luck: 'fortuna', choice: 'decisione' },
  steps: {
    title: 'Il grafico come tabella',
    step: 'Passo',
    what: 'Che cosa',
    change: 'Variazione',
    after: 'Punti attesi',
    go: (step) => `Vai al passo ${step}`,
  },
  thresholds: (costly, near) =>
    `Una decisione che costa almeno ${costly} diventa un rompicapo. Vale ogni risposta entro ${near} dalla migliore.`,
  mattered: 'Le decisioni che hanno contato di più',
  goTo: (step, played, better, amount) => `Passo ${step}: «${played}» invece di «${better}» (${amount})`,
  learn: (name, count) =>
    name === null ? `Impara dai miei errori (${count})` : `Impara dagli errori: ${name} (${count})`,
  allPuzzles: 'Rompicapi da tutte le mie partite',
  all: {
    title: 'Rompicapi da tutte le mie partite',
    due: (due, all) =>
      all === due ? `${due} da risolvere adesso` : `${due} da risolvere adesso, ${all} in tutto`,
    start: 'Comincia',
    unreviewed: (games) =>
      games === 1
        ? 'Una partita finita non è ancora analizzata.'
        : `${games} partite finite non sono ancora analizzate.`,
    review: 'Trova lì le decisioni costose',
    progress: (game, of) => `Analisi: partita ${game} di ${of}`,
  },
  about:
    'Un giocatore artificiale valuta ogni posizione come se tutti continuassero bene come lui. La fortuna di un lancio è quanto cambia rispetto al lancio medio; una decisione costa quanto le manca alla mossa migliore. Le correzioni sono i punti in cui più avanti ha cambiato giudizio. Non può sapere che cosa avevi in mente, né come giocano di solito i tuoi amici.',
  playOn: {
    title: 'Continua da qui',
    me: 'Tu giochi',
    others: 'Gli altri',
    people: 'tu, o persone qui',
    dice: 'Dadi',
    sameDice: 'gli stessi di questa partita',
    newDice: 'nuovi',
    start: 'Continua',
  },
  puzzle: {
    title: (game) => `${game}: rompicapi`,
    question: (name) => `Tocca a ${name}. Qual è la mossa migliore?`,
    left: (count) => (count === 1 ? 'L’ultimo per ora' : `Ancora ${count} rompicapi`),
    best: 'Sì, è la mossa migliore.',
    nearly: (amount) => `Sì, vale quasi quanto la migliore: costa ${amount}.`,
    wrong: (amount, best) => `Non proprio: costa ${amount}. La migliore è «${best}».`,
    inGame: (played, amount) => `Nella partita era «${played}» (${amount}).`,
    threshold: (amount) => `Vale ogni risposta entro ${amount} dalla migliore.`,
    next: 'Prossimo rompicapo',
    again: 'Riprova',
    none: 'Ancora nessun rompicapo. Analizza una partita finita: le decisioni costose diventano rompicapi.',
    done: 'Per ora è tutto. I rompicapi tornano più avanti.',
    confirm: (move) => `Rispondi: ${move}`,
    back: 'Alla partita',
  },
};
