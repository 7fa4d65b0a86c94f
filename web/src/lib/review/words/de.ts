import type { PanelWords } from './shape.ts';

export const words: PanelWords = {
  title: 'Analyse',
  start: 'Diese Partie analysieren',
  stop: 'Abbrechen',
  progress: (done, of) => `Analyse: ${done} von ${of} ${of === 1 ? 'Schritt' : 'Schritten'}`,
  failed: 'Die Analyse hat nicht geklappt. Versuch es noch einmal.',
  luck: (amount) => `Ein Glückswurf: Er bringt ${amount}.`,
  badLuck: (amount) => `Ein Pechwurf: Er kostet ${amount}.`,
  evenLuck: 'Ein durchschnittlicher Wurf.',
  gauge: (worse) => `Besser als ${worse} von 100 Würfen`,
  bestMove: 'Der beste Zug.',
  better: (best, bestValue, played, playedValue) =>
    `„${best}“ war besser: Das führt zu ${bestValue}, „${played}“ zu ${playedValue}.`,
  exact: 'Das ist genau, keine Schätzung.',
  graph: (solo) => (solo ? 'Erwartete Punkte, Schritt für Schritt' : 'Gewinnchance, Schritt für Schritt'),
  table: 'Dasselbe in Zahlen',
  player: 'Spieler',
  turningPoint: (step, kind, name, change) => `Zu Schritt ${step}: ${kind}, ${name}, ${change}`,
  kinds: { luck: 'Glück', choice: 'Entscheidung' },
  steps: {
    title: 'Die Kurve als Tabelle',
    step: 'Schritt',
    what: 'Was',
    change: 'Änderung',
    after: 'Erwartete Punkte',
    go: (step) => `Zu Schritt ${step}`,
  },
  thresholds: (costly, near) =>
    `Aus einer Entscheidung, die mindestens ${costly} kostet, wird ein Rätsel. Antworten bis ${near} unter dem besten Zug gelten als richtig.`,
  mattered: 'Die wichtigsten Entscheidungen',
  goTo: (step, played, better, amount) => `Schritt ${step}: „${played}“ statt „${better}“ (${amount})`,
  learn: (name, count) =>
    name === null ? `Aus meinen Fehlern lernen (${count})` : `Aus Fehlern lernen: ${name} (${count})`,
  allPuzzles: 'Rätsel aus allen meinen Partien',
  all: {
    title: 'Rätsel aus allen meinen Partien',
    due: (due, all) => {
      const now = `${due} ${due === 1 ? 'ist' : 'sind'} jetzt dran`;
      return all === due ? now : `${now}, ${all} insgesamt`;
    },
    start: 'Los',
    unreviewed: (games) =>
      games === 1 ? 'Eine Partie ist noch nicht analysiert.' : `${games} Partien sind noch nicht analysiert.`,
    review: 'Teure Entscheidungen darin finden',
    progress: (game, of) => `Analyse: Partie ${game} von ${of}`,
  },
  about:
    'Ein Computerspieler beurteilt jede Stellung so, als würden alle so gut weiterspielen wie er. Das Glück eines Wurfs ist sein Abstand zum durchschnittlichen Wurf; eine Entscheidung kostet so viel, wie ihr zum besten Zug fehlt. Korrekturen sind Stellen, an denen er später anders urteilt. Er weiß nicht, was du vorhattest und wie deine Freunde sonst spielen.',
  playOn: {
    title: 'Von hier aus weiterspielen',
    me: 'Du spielst',
    others: 'Die anderen',
    people: 'du oder Personen hier',
    dice: 'Würfel',
    sameDice: 'wie in dieser Partie',
    newDice: 'neue',
    start: 'Weiterspielen',
  },
  puzzle: {
    title: (game) => `${game}: Rätsel`,
    question: (name) => `${name} ist dran. Was ist am besten?`,
    left: (count) => (count === 1 ? 'Das letzte fürs Erste' : `Noch ${count} Rätsel`),
    best: 'Ja, das ist der beste Zug.',
    nearly: (amount) => `Ja, so gut wie der beste: nur ${amount} weniger.`,
    wrong: (amount, best) => `Nicht ganz: Das kostet ${amount}. Am besten ist „${best}“.`,
    inGame: (played, amount) => `In der Partie war es „${played}“ (${amount}).`,
    threshold: (amount) => `Antworten bis ${amount} unter dem besten Zug gelten als richtig.`,
    next: 'Nächstes Rätsel',
    again: 'Noch einmal',
    none: 'Noch keine Rätsel. Analysiere eine Partie: Aus teuren Entscheidungen werden Rätsel.',
    done: 'Fürs Erste fertig. Rätsel kommen nach einigen Tagen wieder.',
    confirm: (move) => `Antworten: ${move}`,
    back: 'Zur Partie',
  },
};
