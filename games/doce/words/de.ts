import type { NameOf } from '@iacta/core';
import { blockerInHand } from '../rules/index.ts';
import type { DoceWords } from './shape.ts';
import { type EventOf, linesOf, said, sumOf } from './telling.ts';

const POINTS = {
  win: 'für die Linie',
  allOwn: 'für vier eigene Würfel',
  blocker: 'für den unbenutzten Blocker',
  empty: 'für leere Felder',
  triples: 'für gleiche Zahlen',
  draw: 'für das Unentschieden',
};

export const words: DoceWords = {
  title: 'DOCE',
  tagline: 'Vier Würfel in einer Linie, Summe zwölf: ein Duell, bei dem Glück keine Rolle spielt.',
  howTo: [
    {
      heading: 'Worum es geht',
      text: 'Zwei Personen, ein Brett mit fünf mal fünf Feldern, elf Würfel für jede. Gewürfelt wird nie: Ein Würfel ist ein Spielstein, und du bestimmst, welche Zahl oben liegt. Wer zuerst vier Würfel in einer Linie mit der Summe 12 hat, gewinnt die Runde.',
    },
    {
      heading: 'Dein Zug',
      text: 'Leg einen deiner Würfel mit einer beliebigen Zahl von 1 bis 6 auf ein leeres Feld und deinen Marker darauf. Dann ist die andere Person dran.',
    },
    {
      heading: 'Die gesperrte Zone',
      text: 'Die Felder rund um deinen markierten Würfel, auch die diagonalen, sind für dich gesperrt, bis dein Marker weiterzieht. Zwei Nachbarfelder direkt nacheinander geht also nicht: Du musst springen. Der andere Marker stört dich nicht.',
    },
    {
      heading: 'Die Linie',
      text: 'Vier Felder hintereinander, waagerecht, senkrecht oder diagonal, Summe 12. Entweder sind alle vier Würfel deine, oder drei sind deine und der vierte, an einem der beiden Enden, gehört der anderen Person. Vorsicht: Eine Linie zählt, egal wer sie vollendet. Dein Würfel kann die Runde also auch verschenken.',
    },
    {
      heading: 'Der Blocker',
      text: 'Einmal pro Runde darfst du vor deinem Würfel deinen Blocker auf ein beliebiges leeres Feld legen, auch in deine gesperrte Zone. Durch dieses Feld geht keine Linie mehr. Nur das letzte Feld, das für deinen Würfel bleibt, darfst du nicht blockieren.',
    },
    {
      heading: 'Eine Runde gewinnen',
      text: 'Wer gewinnt, bekommt 12 Punkte, 2 dazu für eine Linie aus vier eigenen Würfeln, 5 dazu für den unbenutzten Blocker und 1 für jedes leere Feld; für je drei eigene Würfel mit derselben Zahl gehen 2 ab. Wer verliert, bekommt nichts.',
    },
    {
      heading: 'Unentschieden',
      text: 'Vollendet ein Würfel Linien für beide oder kann niemand mehr legen, bekommen beide 2 Punkte; wer seinen Blocker noch hat, bekommt 5 dazu. Wer nicht legen kann, setzt bis zum Ende der Runde aus.',
    },
    {
      heading: 'Die Partie',
      text: 'Vier Runden, jede auf leerem Brett; ihr beginnt abwechselnd. Die höhere Summe gewinnt; bei Gleichstand gewinnt ihr gemeinsam.',
    },
  ],
  parts: { round1: 'Runde 1', round2: 'Runde 2', round3: 'Runde 3', round4: 'Runde 4' },
  options: { starter: { name: 'Wer beginnt', values: { lot: 'Das Los entscheidet' } } },
  ratings: {},
  tieBreaks: [],
  dice: { starter: 'wer beginnt' },
  prompt: (position, seat) =>
    blockerInHand(position, seat)
      ? 'Wähl ein Feld und eine Zahl für deinen Würfel, oder leg zuerst deinen Blocker.'
      : 'Wähl ein Feld und eine Zahl für deinen Würfel.',
  move: (_position, _seat, move) =>
    'block' in move ? `Blocker auf ${move.block}` : `${move.face} auf ${move.place}`,
  event(event, name) {
    switch (event.type) {
      case 'starter':
        return `${name(event.seat)} beginnt.`;
      case 'blocked':
        return `${name(event.seat)} blockiert ${event.square}.`;
      case 'placed':
        return `${name(event.seat)} legt eine ${event.face} auf ${event.square}.`;
      case 'passed':
        return `${name(event.seat)} kann nicht legen und setzt aus.`;
      case 'roundWon':
        return won(event, name);
      case 'roundDrawn':
        return drawn(event, name);
      case 'roundBegan':
        return `Runde ${event.round}: ${name(event.starter)} beginnt.`;
      case 'over':
        return 'Die Partie ist zu Ende.';
    }
  },
  board: {
    grid: 'Brett',
    empty: 'leer',
    die: (name, face) => `${face} von ${name}`,
    blockerOf: (name) => `Blocker von ${name}`,
    marked: 'markiert',
    disabled: 'für dich gesperrt',
    inLine: 'in der Gewinnlinie',
    chosen: 'gewählt, jetzt die Zahl',
    faces: 'Zahl deines Würfels',
    blocker: 'Blocker',
    inHand: (name, dice, blocker) =>
      `${name}: noch ${dice} Würfel, Blocker ${blocker ? 'noch da' : 'verbraucht'}`,
    nextRound: (round) => `Weiter zu Runde ${round}`,
  },
  refusals: {
    'square-taken': (refusal) =>
      said(refusal, 'by') === 'blocker'
        ? `${said(refusal, 'square')} ist für den Rest der Runde blockiert. Wähl ein anderes Feld.`
        : `Auf ${said(refusal, 'square')} liegt schon ein Würfel. Wähl ein leeres Feld.`,
    'disabled-square': (refusal) =>
      `${said(refusal, 'square')} liegt neben deinem markierten Würfel auf ${said(refusal, 'marker')} und ist für dich gesperrt. Wähl ein Feld, das nicht daran grenzt.`,
    'blocker-used': (refusal) =>
      `Dein Blocker liegt schon auf ${said(refusal, 'square')}. Leg jetzt einen Würfel.`,
    'no-square-for-the-die': (refusal) =>
      `${said(refusal, 'square')} ist das einzige Feld, das deinem Würfel bleibt: Blockier ein anderes.`,
    'no-such-move': () => 'Diesen Zug gibt es in diesem Spiel nicht.',
  },
};

function won({ round, seat, by, lines, points, total }: EventOf<'roundWon'>, name: NameOf): string {
  const gift = by === seat ? '' : `${name(by)} hat eine Linie für ${name(seat)} vollendet! `;
  return `${gift}${name(seat)} gewinnt Runde ${round} mit ${linesOf(lines, seat)}: ${sumOf(points, POINTS)} = ${total} Punkte.`;
}

function drawn({ round, why, lines, points, totals }: EventOf<'roundDrawn'>, name: NameOf): string {
  const reason =
    why === 'both'
      ? `ein Würfel vollendet ${linesOf(lines, 0)} für ${name(0)} und ${linesOf(lines, 1)} für ${name(1)}`
      : 'niemand kann mehr legen';
  const shares = points.map((part, seat) => `${name(seat)} ${sumOf(part, POINTS)} = ${totals[seat]}`);
  return `Runde ${round} endet unentschieden: ${reason}. ${shares.join('; ')}.`;
}
