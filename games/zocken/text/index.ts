import { type Drawing, type NameOf, type Paint, type Position, SEATS, SIGNS } from '@iacta/core';
import { COLOURS, type Colour, DOTS, FIELDS, PARTS } from '../rules/facts.ts';
import {
  activeSeat,
  allTurns,
  answerOf,
  at,
  COLOURS_AT,
  DECLINED,
  FACE,
  FACES,
  LOT,
  OUT_FACES,
  OVER,
  PHASE,
  PICKED,
  TURN,
  UNROLLED,
  WAGER,
  WAGERED,
} from '../rules/layout.ts';
import { points, score } from '../rules/scoring.ts';
import { fittingFields } from '../rules/strip.ts';

/** A letter for each colour beside its sign: purple is not pink, and black is not blue. */
const LETTERS: { readonly [colour in Colour]: string } = {
  yellow: 'Y',
  orange: 'O',
  red: 'R',
  purple: 'P',
  blue: 'B',
  green: 'G',
  black: 'K',
};

export const drawing: Drawing = {
  draw: (p, paint, name) => [
    heading(p, name),
    ...(p[PHASE] === LOT || p[PHASE] === OVER ? [] : [...strip(p, paint), ...beside(p, paint)]),
    '',
    ...table(p, paint, name),
  ],
};

function heading(p: Position, name: NameOf): string {
  if (p[PHASE] === LOT) return 'ZOCKEN · a lot decides who starts';
  if (p[PHASE] === OVER) return 'ZOCKEN · the game is over';
  return `ZOCKEN · turn ${p[TURN] + 1} of ${allTurns(p)} · ${name(activeSeat(p))} plays`;
}

// The strip: each field is six characters wide, so that the nine of them and their rims take 64.

function strip(p: Position, paint: Paint): string[] {
  const fields = Array.from({ length: FIELDS }, (_, field) => field);
  const fits = p[FACE] > 0 ? fittingFields(p[FACES], p[FACE]) : 0;
  const dots = fields.map((field) => {
    const colour = COLOURS[DOTS[field]];
    return colour === undefined ? paint('dim', ' −10  ') : paint(colour, `  ${tag(colour)}  `);
  });
  const row = (cells: readonly string[]) => `│${cells.join('│')}│`;
  const rim = (left: string, between: string, right: string) =>
    left + fields.map(() => '──────').join(between) + right;
  return [
    ` ${dots.join(' ')}`.trimEnd(),
    rim('┌', '┬', '┐'),
    row(fields.map((field) => fieldOf(p, paint, field, ((fits >> field) & 1) === 1))),
    rim('└', '┴', '┘'),
    ` ${fields.map((field) => `  ${field + 1}   `).join(' ')}`.trimEnd(),
  ];
}

function fieldOf(p: Position, paint: Paint, field: number, fits: boolean): string {
  const face = at(p[FACES], field);
  if (face === 0) return fits ? paint('bold', '  +   ') : '      ';
  const colour = COLOURS[at(p[COLOURS_AT], field) - 1];
  const matches = DOTS[field] === at(p[COLOURS_AT], field) - 1;
  // A die on its own dot is held between brackets.
  return matches ? paint(colour, `[${tag(colour)} ${face}]`) : paint(colour, ` ${tag(colour)} ${face} `);
}

/** What lies beside the strip: the tray, the die in hand and the dice to come. */
function beside(p: Position, paint: Paint): string[] {
  const out = COLOURS.flatMap((colour, i) => {
    const face = at(p[OUT_FACES], i);
    return face > 0 ? [paint(colour, `${tag(colour)} ${face}`)] : [];
  });
  const left = COLOURS.filter((_, i) => (p[UNROLLED] >> i) & 1).map((colour) => paint(colour, tag(colour)));
  return [
    `OUT!    ${out.join('   ') || '·'}`,
    `In hand ${inHand(p, paint)}`,
    `To roll ${left.join('   ') || '·'}`,
  ];
}

function inHand(p: Position, paint: Paint): string {
  const colour = COLOURS[p[PICKED] - 1];
  if (colour === undefined) return '·';
  return paint(colour, `${tag(colour)} ${p[FACE] || '?'}`);
}

// The score sheet: a line for each seat, a column for each part.

const HEADS: { readonly [part in (typeof PARTS)[number]]: string } = {
  placing: 'placed',
  outer: 'outer',
  out: 'OUT!',
  matches: 'matches',
  wagers: 'wagers',
};
const NAME_WIDTH = 16;
const COLUMN = 8;

function table(p: Position, paint: Paint, name: NameOf): string[] {
  const heads = [...PARTS.map((part) => HEADS[part]), 'total'].map((head) => head.padStart(COLUMN));
  const lines = Array.from({ length: p[SEATS] }, (_, seat) => {
    const { parts } = score(p, seat);
    const numbers = [...PARTS.map((part) => parts[part]), points(p, seat)];
    const cells = numbers.map((number) => signed(number).padStart(COLUMN));
    const playing = p[PHASE] !== OVER && p[PHASE] !== LOT && seat === activeSeat(p);
    const who = `${playing ? '▸' : ' '} ${name(seat)}`.slice(0, NAME_WIDTH).padEnd(NAME_WIDTH);
    return `${playing ? paint('bold', who) : who}${cells.join('')}  ${disc(p, seat)}`.trimEnd();
  });
  return [paint('dim', `${''.padEnd(NAME_WIDTH)}${heads.join('')}`), ...lines];
}

/** A gold disc that lies on the board, one that was kept back, or one still undecided. */
function disc(p: Position, seat: number): string {
  const answer = answerOf(p, seat);
  if (answer === WAGERED) return '◉ wager';
  if (answer === DECLINED) return '○ none';
  return p[PHASE] === WAGER && seat !== activeSeat(p) ? '? open' : '';
}

function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

function tag(colour: Colour): string {
  return `${SIGNS[colour]}${LETTERS[colour]}`;
}
