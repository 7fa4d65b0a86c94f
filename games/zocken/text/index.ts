import {
  brokenAt,
  clipped,
  type Drawing,
  isNarrow,
  NARROW_COLUMNS,
  type NameOf,
  type Paint,
  type Position,
  padTo,
  SEATS,
  SIGNS,
} from '@iacta/core';
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
import type { Labels, ZockenWords } from '../words/shape.ts';

export const drawing: Drawing<ZockenWords> = {
  draw(p, paint, name, { labels }, columns) {
    const narrow = isNarrow(columns);
    const head = `ZOCKEN · ${heading(p, name, labels, narrow ? SHORT_NAME : HEADING_NAME)}`;
    const isOn = p[PHASE] !== LOT && p[PHASE] !== OVER;
    const board = narrow ? narrowStrip(p, paint, labels) : strip(p, paint, labels);
    return [
      ...(narrow ? brokenAt(head, NARROW_COLUMNS, '') : [head]),
      ...(isOn ? [...board, ...beside(p, paint, labels, narrow ? ' ' : '   ')] : []),
      '',
      ...(narrow ? totals(p, paint, name, labels) : table(p, paint, name, labels)),
    ];
  },
};

function heading(p: Position, name: NameOf, labels: Labels, width: number): string {
  if (p[PHASE] === LOT) return labels.lot;
  if (p[PHASE] === OVER) return labels.over;
  return labels.turn(p[TURN] + 1, allTurns(p), clipped(name(activeSeat(p)), width));
}

/** Leaves room for the words around it in every language. */
const HEADING_NAME = 40;
const SHORT_NAME = 14;

// The strip: each field is six characters wide, so that the nine of them and their rims take 64.

function strip(p: Position, paint: Paint, labels: Labels): string[] {
  const fields = Array.from({ length: FIELDS }, (_, field) => field);
  const fits = p[FACE] > 0 ? fittingFields(p[FACES], p[FACE]) : 0;
  const dots = fields.map((field) => {
    const colour = COLOURS[DOTS[field]];
    return colour === undefined ? paint('dim', ' −10  ') : paint(colour, `  ${tag(colour, labels)}  `);
  });
  const row = (cells: readonly string[]) => `│${cells.join('│')}│`;
  const rim = (left: string, between: string, right: string) =>
    left + fields.map(() => '──────').join(between) + right;
  return [
    ` ${dots.join(' ')}`.trimEnd(),
    rim('┌', '┬', '┐'),
    row(fields.map((field) => fieldOf(p, paint, field, labels, ((fits >> field) & 1) === 1))),
    rim('└', '┴', '┘'),
    ` ${fields.map((field) => `  ${field + 1}   `).join(' ')}`.trimEnd(),
  ];
}

/** Four characters a field and no rims: the nine of them take 36. */
function narrowStrip(p: Position, paint: Paint, labels: Labels): string[] {
  const fields = Array.from({ length: FIELDS }, (_, field) => field);
  const fits = p[FACE] > 0 ? fittingFields(p[FACES], p[FACE]) : 0;
  const dots = fields.map((field) => {
    const colour = COLOURS[DOTS[field]];
    return colour === undefined ? paint('dim', '−10 ') : ` ${paint(colour, tag(colour, labels))} `;
  });
  const dice = fields.map((field) => {
    const face = at(p[FACES], field);
    if (face === 0) return (fits >> field) & 1 ? paint('bold', ' +  ') : paint('dim', ' ·  ');
    const colour = COLOURS[at(p[COLOURS_AT], field) - 1];
    const die = `${SIGNS[colour]}${face}`;
    return paint(colour, DOTS[field] === at(p[COLOURS_AT], field) - 1 ? `[${die}]` : ` ${die} `);
  });
  return [dots, dice, fields.map((field) => ` ${field + 1}  `)].map((row) => row.join('').trimEnd());
}

function fieldOf(p: Position, paint: Paint, field: number, labels: Labels, fits: boolean): string {
  const face = at(p[FACES], field);
  if (face === 0) return fits ? paint('bold', '  +   ') : '      ';
  const colour = COLOURS[at(p[COLOURS_AT], field) - 1];
  const matches = DOTS[field] === at(p[COLOURS_AT], field) - 1;
  const die = `${tag(colour, labels)} ${face}`;
  // A die on its own dot is held between brackets.
  return paint(colour, matches ? `[${die}]` : ` ${die} `);
}

/** What is beside the strip: the tray, the die in hand and the dice to come. */
function beside(p: Position, paint: Paint, labels: Labels, gap: string): string[] {
  const out = COLOURS.flatMap((colour, i) => {
    const face = at(p[OUT_FACES], i);
    return face > 0 ? [paint(colour, `${tag(colour, labels)} ${face}`)] : [];
  });
  const left = COLOURS.filter((_, i) => (p[UNROLLED] >> i) & 1).map((colour) =>
    paint(colour, tag(colour, labels)),
  );
  const lines = [
    [labels.out, out.join(gap) || '·'],
    [labels.inHand, inHand(p, paint, labels)],
    [labels.toRoll, left.join(gap) || '·'],
  ];
  const width = Math.max(...lines.map(([label]) => label.length));
  return lines.map(([label, dice]) => `${label.padEnd(width)} ${dice}`);
}

function inHand(p: Position, paint: Paint, labels: Labels): string {
  const colour = COLOURS[p[PICKED] - 1];
  if (colour === undefined) return '·';
  return paint(colour, `${tag(colour, labels)} ${p[FACE] || '?'}`);
}

// The score sheet: a line for each seat, a column for each part.

const NAME_WIDTH = 16;
const COLUMN = 8;

function table(p: Position, paint: Paint, name: NameOf, labels: Labels): string[] {
  const heads = [...PARTS.map((part) => labels.heads[part]), labels.heads.total].map((head) =>
    head.padStart(COLUMN),
  );
  const lines = Array.from({ length: p[SEATS] }, (_, seat) => {
    const { parts } = score(p, seat);
    const numbers = [...PARTS.map((part) => parts[part]), points(p, seat)];
    const cells = numbers.map((number) => signed(number).padStart(COLUMN));
    const playing = p[PHASE] !== OVER && p[PHASE] !== LOT && seat === activeSeat(p);
    const who = padTo(clipped(`${playing ? '▸' : ' '} ${name(seat)}`, NAME_WIDTH), NAME_WIDTH);
    return `${playing ? paint('bold', who) : who}${cells.join('')}  ${disc(p, seat, labels)}`.trimEnd();
  });
  return [paint('dim', `${''.padEnd(NAME_WIDTH)}${heads.join('')}`), ...lines];
}

/** A line for each seat with its total alone: the parts would not fit. */
function totals(p: Position, paint: Paint, name: NameOf, labels: Labels): string[] {
  return Array.from({ length: p[SEATS] }, (_, seat) => {
    const playing = p[PHASE] !== OVER && p[PHASE] !== LOT && seat === activeSeat(p);
    const who = padTo(clipped(`${playing ? '▸' : ' '} ${name(seat)}`, NAME_WIDTH), NAME_WIDTH);
    const total = signed(points(p, seat)).padStart(6);
    return `${playing ? paint('bold', who) : who}${total}  ${disc(p, seat, labels)}`.trimEnd();
  });
}

/** A gold disc on the board, one that was kept back, or one still undecided. */
function disc(p: Position, seat: number, labels: Labels): string {
  const answer = answerOf(p, seat);
  if (answer === WAGERED) return `◉ ${labels.wager}`;
  if (answer === DECLINED) return `○ ${labels.noWager}`;
  return p[PHASE] === WAGER && seat !== activeSeat(p) ? `? ${labels.undecided}` : '';
}

function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

function tag(colour: Colour, labels: Labels): string {
  return `${SIGNS[colour]}${labels.letters[colour]}`;
}
