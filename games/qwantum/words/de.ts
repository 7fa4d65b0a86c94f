import { type ByColour, type Colour, colourValues, rules } from '../rules/index.ts';
import type { QwantumWords } from './board.ts';
import { colourShown, datum, diceShown, listed, momentOf, thrownShown, valuesShown } from './shared.ts';

const COLOUR: ByColour<string> = { purple: 'Lila', blue: 'Blau', red: 'Rot', yellow: 'Gelb' };
const NAMES = { ...COLOUR, white: 'Weiß' };
const named = (data: Parameters<typeof datum>[0]) => COLOUR[datum(data, 'colour') as Colour];
const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const dice = (count: number) => (count === 1 ? 'einen Würfel' : `${count} Würfel`);

export const words: QwantumWords = {
  title: 'Qwantum',
  tagline: 'Vier Reihen steigen und fallen: Trag Farbsummen so ein, dass jede Spalte zählt.',
  howTo: [
    {
      heading: 'Das Ziel',
      text: 'Füll die vier Farbreihen auf deinem Zettel so, dass die Spalten möglichst viel wert sind. Eine Spalte zählt erst, wenn alle vier Felder gefüllt sind.',
    },
    {
      heading: 'Die Reihen',
      text: 'Jede Reihe füllst du von links nach rechts ohne Lücke. In den ersten vier Feldern muss jede Zahl höher sein als die davor, nach der dicken Linie, in den letzten beiden, niedriger als die davor. Welche Reihe du wann benutzt, entscheidest du.',
    },
    {
      heading: 'A: Würfeln',
      text: 'Wenn du dran bist, wirfst du alle sieben Würfel. Einmal darfst du beliebig viele davon noch einmal werfen. Jede Farbe ist dann so viel wert wie die Summe ihrer Zahlen plus der weiße Würfel; eine Farbe, die kein Würfel zeigt, nur so viel wie der weiße.',
    },
    {
      heading: 'B: Wer dran ist',
      text: 'Wenn du dran bist, darfst du jetzt eine Farbe in die Reihe dieser Farbe eintragen. Diese Farbe ist für den Rest des Zuges gesperrt.',
    },
    {
      heading: 'C: Alle zugleich',
      text: 'Jetzt dürfen alle, auch du, eine der anderen Farben eintragen. Ihr wählt geheim und gleichzeitig; mehrere dürfen dieselbe Farbe nehmen. Wurde in B nichts eingetragen, sind alle vier Farben offen.',
    },
    {
      heading: 'Fehlwürfe',
      text: 'Bist du dran und trägst weder in B noch in C etwas ein, kreuzt du einen Fehlwurf an: Der erste kostet 1 Punkt, der zweite 2 und so weiter. Die anderen müssen das nie.',
    },
    {
      heading: 'Die Spalten',
      text: 'Eine volle Spalte bringt so viele Punkte wie ihre zweitniedrigste Zahl. Steht die niedrigste mehrmals da, zählt die nächsthöhere: 5, 5, 7, 9 bringt 7 Punkte. Vier gleiche Zahlen bringen diese Zahl.',
    },
    {
      heading: 'Das Ende',
      text: 'Das Spiel endet, wenn jemand alle vier Reihen gefüllt hat; geschieht das in B, entfällt C. Es endet auch, wenn jemand den fünften Fehlwurf ankreuzt. Die höchste Summe gewinnt; seid ihr punktgleich, gewinnt ihr gemeinsam.',
    },
  ],
  parts: {
    column1: 'Spalte 1',
    column2: 'Spalte 2',
    column3: 'Spalte 3',
    column4: 'Spalte 4',
    column5: 'Spalte 5',
    column6: 'Spalte 6',
    missed: 'Fehlwürfe',
  },
  options: {
    starter: {
      name: 'Wer beginnt',
      values: { lot: 'Das Los entscheidet', 0: 'Platz 1', 1: 'Platz 2', 2: 'Platz 3', 3: 'Platz 4' },
    },
  },
  ratings: {},
  tieBreaks: [],
  dice: {
    starter: 'wer beginnt',
    white: 'weißer Würfel',
    die1: 'Würfel 1',
    die2: 'Würfel 2',
    die3: 'Würfel 3',
    die4: 'Würfel 4',
    die5: 'Würfel 5',
    die6: 'Würfel 6',
  },
  prompt(position, seat) {
    const { phase, mayMiss, cost, changing } = momentOf(position, seat, rules.active(position));
    if (phase === 'choose') return 'A: Welche Würfel wirfst du noch einmal? Du darfst auch alle behalten.';
    if (phase === 'enter') return 'B: Trag die Summe einer Farbe ein oder nichts.';
    if (changing) return 'C: Deine Antwort steht. Du darfst sie ändern, bis alle geantwortet haben.';
    if (mayMiss) return `C: Trag die Summe einer Farbe ein, sonst kreuzt du einen Fehlwurf an (−${cost}).`;
    return 'C: Trag die Summe einer offenen Farbe ein oder nichts.';
  },
  move(position, seat, move) {
    if ('keep' in move) return 'Alle Würfel behalten';
    if ('reroll' in move) {
      if (move.reroll.length === 7) return 'Alle sieben noch einmal';
      return `Noch einmal: ${diceShown(position, move.reroll, NAMES, (id) => words.dice[id])}`;
    }
    if ('enter' in move) return `${colourShown(move.enter, COLOUR)} ${colourValues(position)?.[move.enter]}`;
    const { mayMiss, cost } = momentOf(position, seat, rules.active(position));
    return mayMiss ? `Nichts: Fehlwurf (−${cost})` : 'Nichts eintragen';
  },
  event(event, name) {
    switch (event.type) {
      case 'starter':
        return `${name(event.seat)} beginnt.`;
      case 'thrown': {
        const faces = thrownShown(event.dice, NAMES);
        return `${name(event.seat)} ${event.attempt === 1 ? 'würfelt' : 'würfelt noch einmal'}: ${faces}.`;
      }
      case 'kept':
        return `${name(event.seat)} behält alle Würfel.`;
      case 'again':
        return `${name(event.seat)} nimmt ${dice(event.dice.length)} wieder auf.`;
      case 'values':
        return `Die Farben sind wert: ${valuesShown(event.values, COLOUR)}.`;
      case 'skipped':
        return `${name(event.seat)} trägt in B nichts ein.`;
      case 'nothingFits': {
        const can = event.seats.length === 1 ? 'kann' : 'können';
        return `${listed(event.seats, name, 'und')} ${can} in ${event.action} nichts eintragen.`;
      }
      case 'answered':
        return `${name(event.seat)} hat geantwortet.`;
      case 'opened': {
        const { passing } = event;
        if (passing.length === 0) return '';
        return `${listed(passing, name, 'und')} ${passing.length === 1 ? 'trägt' : 'tragen'} in C nichts ein.`;
      }
      case 'entered':
        return `${name(event.seat)} trägt ${COLOUR[event.colour]} ${event.value} in Feld ${event.cell} ein.`;
      case 'column':
        return `${name(event.seat)} füllt Spalte ${event.column}: ${points(event.points)}.`;
      case 'missed':
        return `${name(event.seat)} kreuzt den ${event.count}. Fehlwurf an: −${points(event.count)}.`;
      case 'over':
        if (event.full.length === 0) return 'Das war der fünfte Fehlwurf: Die Partie ist zu Ende.';
        return `${listed(event.full, name, 'und')} ${event.full.length === 1 ? 'hat' : 'haben'} alle vier Reihen gefüllt: Die Partie ist zu Ende.`;
    }
  },
  refusals: {
    'not-now': () => 'Das geht jetzt nicht.',
    'row-full': ({ data }) => `Deine Reihe in ${named(data)} ist voll. Wähl eine andere Farbe.`,
    'must-rise': ({ data }) =>
      `Bis zur dicken Linie müssen die Zahlen steigen: In ${named(data)} ist ${datum(data, 'value')} nicht höher als ${datum(data, 'last')}.`,
    'must-fall': ({ data }) =>
      `Nach der dicken Linie müssen die Zahlen fallen: In ${named(data)} ist ${datum(data, 'value')} nicht niedriger als ${datum(data, 'last')}.`,
    'colour-used': ({ data }) => `${named(data)} wurde in B eingetragen. Wähl in C eine andere Farbe.`,
  },
  board: {
    colours: COLOUR,
    rows: { purple: 'Reihe Lila', blue: 'Reihe Blau', red: 'Reihe Rot', yellow: 'Reihe Gelb' },
    sheetOf: (name) => `Zettel von ${name}`,
    points,
    look: (name, total) => `Zettel von ${name} ansehen (${points(total)})`,
    close: 'Schließen',
    throws: 'hat die Würfel',
    sum: 'Summe',
    next: (need) =>
      need === null
        ? 'nächstes Feld'
        : `nächstes Feld, ${need.than === 'more' ? 'mehr' : 'weniger'} als ${need.last}`,
    fits: 'passt',
    fitsNot: 'passt nicht',
    full: 'Reihe voll',
    setAside: 'in B eingetragen',
    atLeast: (value) => `${value} oder mehr`,
    enter: (colour, value, cell, gain) =>
      `${colour} ${value} in Feld ${cell} eintragen${gain === 0 ? '' : `: Spalte für ${points(gain)}`}`,
    answered: 'deine Antwort',
    columnPoints: 'Punkte der Spalten',
    missed: (count) => `${count} von 5 angekreuzt`,
    dice: 'Würfel',
    inHand: 'in der Hand',
    steps: ['Würfeln', 'Wer würfelt', 'Alle'],
  },
};
