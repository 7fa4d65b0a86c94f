import {
  clipped,
  type Drawing,
  isNarrow,
  type NameOf,
  type Paint,
  type Position,
  padTo,
  SIGNS,
} from '@iacta/core';
import {
  blockerInHand,
  blockerSquare,
  COLOURS,
  diceLeft,
  disabledZone,
  faceAt,
  markerSquare,
  ownerAt,
  ROUNDS,
  roundNumber,
  roundPoints,
  roundsOver,
  rules,
  SIDE,
  SQUARES,
  winningLines,
} from '../rules/index.ts';

// No words here, so that one drawing serves every language:
//   ⬢4 ○2  dice     [⬢4]  under its owner's marker     *⬢4*  of a winning line     ✚  blocker
//   ·  empty     ×  empty, but disabled for the player to move     ▸  the player to move

const FILES = SQUARES.slice(0, SIDE).map((square) => square[0]);
const NAME_WIDTH = 12;
/** So that a seat's line fits 39 columns. */
const SHORT_NAME = 6;

export const drawing: Drawing<unknown> = {
  draw(p, paint, name, _words, columns) {
    const narrow = isNarrow(columns);
    const width = narrow ? SHORT_NAME : NAME_WIDTH;
    const files = `   ${FILES.map((file) => `  ${file}  `).join('')}   `;
    const grid = Array.from({ length: SIDE }, (_, fromTop) => rankLine(p, SIDE - 1 - fromTop, paint));
    const head = tableHead(p, paint, width);
    const seats = [0, 1].map((seat) => seatLine(p, seat, paint, name, width));
    const table = ['', head, '', ...seats];
    if (narrow)
      return [paint('dim', files), ...grid, paint('dim', files), '', head, ...seats].map((line) =>
        line.trimEnd(),
      );
    return [
      paint('dim', files),
      ...grid.map((line, i) => `${line}    ${table[i]}`.trimEnd()),
      paint('dim', files),
    ].map((line) => line.trimEnd());
  },
};

function rankLine(p: Position, rank: number, paint: Paint): string {
  const cells = Array.from({ length: SIDE }, (_, file) => cell(p, rank * SIDE + file, paint));
  const label = paint('dim', ` ${rank + 1} `);
  return `${label}${cells.join('')}${label}`;
}

/** Five characters wide. */
function cell(p: Position, square: number, paint: Paint): string {
  const owner = ownerAt(p, square);
  if (owner >= 0) return die(p, square, owner, paint);
  if ([0, 1].some((seat) => blockerSquare(p, seat) === square)) return `  ${paint('red', SIGNS.red)}  `;
  const toMove = rules.deciders(p) !== 0;
  const disabled = toMove && (disabledZone(p, rules.active(p)) >> square) & 1;
  return `  ${paint('dim', disabled ? '×' : '·')}  `;
}

function die(p: Position, square: number, owner: number, paint: Paint): string {
  const colour = COLOURS[owner];
  const text = paint(colour, `${SIGNS[colour]}${faceAt(p, square)}`);
  if (winningLines(p).some(({ squares }) => squares.includes(SQUARES[square])))
    return `${paint('inverse', `*${text}*`)} `;
  const marked = markerSquare(p, owner) === square;
  return marked ? `${paint('bold', `[${text}]`)} ` : ` ${text}  `;
}

function tableHead(p: Position, paint: Paint, width: number): string {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    const text = String(round + 1).padStart(4);
    return round + 1 === roundNumber(p) ? paint('bold', text) : paint('dim', text);
  });
  return `${' '.repeat(width + 4)}${rounds.join('')}${paint('dim', '    Σ')}`;
}

/** Who it is, the points of each round and in all, and what is left in hand. */
function seatLine(p: Position, seat: number, paint: Paint, name: NameOf, width: number): string {
  const toMove = ((rules.deciders(p) >> seat) & 1) === 1;
  const sign = paint(COLOURS[seat], SIGNS[COLOURS[seat]]);
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    (round < roundsOver(p) ? String(roundPoints(p, round, seat)) : '·').padStart(4),
  );
  const total = paint('bold', String(rules.points(p, seat)).padStart(5));
  const blocker = blockerInHand(p, seat) ? ` ${paint('red', SIGNS.red)}` : '';
  const hand = `${sign}×${diceLeft(p, seat)}${blocker}`;
  const who = padTo(clipped(name(seat), width), width);
  return `${toMove ? '▸' : ' '} ${sign} ${who}${rounds.join('')}${total}  ${hand}`;
}
