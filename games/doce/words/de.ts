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
  tagline: 'Vier Würfel in einer Linie, Summe zwölf: ein Duell ohne Glück.',
  howTo: [
    {
      heading: 'Worum es geht',
      text: 'Zwei Spieler, ein Brett mit fünf mal fünf Feldern, elf Würfel für jeden. Gewürfelt wird nie: Der Würfel ist ein Spielstein, und welche Zahl oben liegt, bestimmst du. Wer zuerst eine Viererlinie mit der Summe zwölf hat, gewinnt die Runde.',
    },
    {
      heading: 'Dein Zug',
      text: 'Lege einen deiner Würfel mit einer beliebigen Zahl von 1 bis 6 auf ein leeres Feld und deinen Marker darauf. Dann ist der andere dran.',
    },
    {
      heading: 'Die gesperrte Zone',
      text: 'Die Felder rund um deinen markierten Würfel, auch die diagonalen, sind für dich gesperrt, bis dein Marker weiterzieht. Zwei Nachbarfelder direkt nacheinander geht also nicht: Du musst springen. Der Marker des Gegners geht dich nichts an.',
    },
    {
      heading: 'Die Linie',
      text: 'Vier Felder hintereinander, waagerecht, senkrecht oder diagonal, Summe zwölf. Entweder sind alle vier Würfel deine, oder drei sind deine und der vierte, an einem der beiden Enden, gehört dem Gegner. Vorsicht: Eine Linie zählt, egal wer sie vollendet – dein Würfel kann die Runde auch verschenken.',
    },
    {
      heading: 'Der Blocker',
      text: 'Einmal je Runde darfst du vor deinem Würfel deinen Blocker auf ein beliebiges leeres Feld legen, auch in deine gesperrte Zone. Durch dieses Feld geht keine Linie mehr. Das letzte Feld, das für deinen Würfel bleibt, darfst du damit nicht belegen.',
    },
    {
      heading: 'Eine Runde gewinnen',
      text: 'Der Sieger bekommt 12 Punkte, 2 dazu für eine Linie aus vier eigenen Würfeln, 5 dazu für den unbenutzten Blocker und 1 für jedes leere Feld; für je drei eigene Würfel auf dem Brett mit derselben Zahl verliert er 2. Der Verlierer bekommt nichts.',
    },
    {
      heading: 'Unentschieden',
      text: 'Vollendet ein Würfel Linien für beide oder kann niemand mehr legen, bekommen beide 2 Punkte und 5 dazu, wer seinen Blocker noch hat. Wer nicht legen kann, setzt bis zum Ende der Runde aus.',
    },
    {
      heading: 'Die Partie',
      text: 'Vier Runden, jede auf leerem Brett; angefangen wird abwechselnd. Die höhere Summe gewinnt, bei Gleichstand teilt man sich den Sieg.',
    },
  ],
  parts: { round1: 'Runde 1', round2: 'Runde 2', round3: 'Runde 3', round4: 'Runde 4' },
  options: { starter: { name: 'Wer beginnt', values: { lot: 'Das Los entscheidet' } } },
  ratings: {},
  tieBreaks: [],
  dice: { starter: 'wer beginnt' },
  prompt: (position, seat) =>
    blockerInHand(position, seat)
      ? 'Wähle ein Feld und eine Zahl für deinen Würfel – oder lege zuerst deinen Blocker.'
      : 'Wähle ein Feld und eine Zahl für deinen Würfel.',
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
        return `${name(event.seat)} hat kein freies Feld und setzt aus.`;
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
        ? `${said(refusal, 'square')} ist für den Rest der Runde blockiert.`
        : `Auf ${said(refusal, 'square')} liegt schon ein Würfel.`,
    'disabled-square': (refusal) =>
      `${said(refusal, 'square')} liegt neben deinem markierten Würfel auf ${said(refusal, 'marker')} und ist diesmal für dich gesperrt.`,
    'blocker-used': (refusal) =>
      `Dein Blocker liegt schon auf ${said(refusal, 'square')}: nur einer in jeder Runde.`,
    'no-square-for-the-die': (refusal) =>
      `${said(refusal, 'square')} ist das einzige Feld, das deinem Würfel bleibt: Du darfst es nicht blockieren.`,
    'no-such-move': () => 'So einen Zug gibt es in diesem Spiel nicht.',
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
