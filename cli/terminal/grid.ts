import type { Paint } from '@iacta/core';
import type { Choice } from './choices.ts';
import { columnsOf, cut, padTo, wrap } from './text.ts';

export interface GridSpace {
  readonly width: number;
  readonly rows: number;
}

export interface Grid {
  readonly lines: readonly string[];
  /** How many choices stand below each other in one column: what an arrow to the side jumps. */
  readonly tall: number;
  /** How many choices found no room. */
  readonly left: number;
}

const GAP = 2;
/** Up to this many choices are listed below each other even where columns would fit. */
const SHORT = 4;

/**
 * The choices that are shown, numbered, in as many columns as they need: the page that holds the selected
 * one. `selected` is an index into `shown`; -1 marks none.
 */
export function grid(
  choices: readonly Choice[],
  shown: readonly number[],
  selected: number,
  space: GridSpace,
  paint: Paint,
): Grid {
  const digits = String(choices.length).length;
  const roomy = shown.some(
    (index) =>
      choices[index].below !== undefined ||
      choices[index].detail ||
      // A label that does not fit in one line is written in several.
      columnsOf(choices[index].label) > space.width - digits - 3,
  );
  if (roomy) return single(choices, shown, selected, space, digits, paint);
  const widest = Math.max(0, ...shown.map((index) => columnsOf(choices[index].label)));
  const cell = Math.min(widest + digits + 3, space.width);
  const mostColumns = Math.max(1, Math.floor((space.width + GAP) / (cell + GAP)));
  const fits = shown.length <= SHORT && shown.length <= space.rows;
  const columns = fits ? 1 : Math.min(mostColumns, Math.ceil(shown.length / SHORT));
  const needed = Math.ceil(shown.length / columns);
  const tall = needed <= space.rows ? needed : Math.max(1, Math.min(space.rows - 1, needed));
  const wide = needed <= space.rows ? columns : mostColumns;
  const page = tall * wide;
  const from = Math.floor(Math.max(0, selected) / page) * page;
  const here = shown.slice(from, from + page);
  const lines = Array.from({ length: Math.min(tall, here.length) }, (_, row) => {
    const cells = here
      .map((index, at) => ({ index, at }))
      .filter(({ at }) => at % tall === row)
      .map(({ index, at }) =>
        padTo(item(choices[index], index, digits, from + at === selected, cell, paint), cell),
      );
    return cells.join(' '.repeat(GAP)).trimEnd();
  });
  return { lines, tall, left: shown.length - here.length };
}

/** One below the other, with the notes beside and under each label. */
function single(
  choices: readonly Choice[],
  shown: readonly number[],
  selected: number,
  space: GridSpace,
  digits: number,
  paint: Paint,
): Grid {
  const blocks = shown.map((index, at) =>
    block(choices[index], index, at === selected, space, digits, paint),
  );
  const height = blocks.reduce((sum, lines) => sum + lines.length, 0);
  const room = height <= space.rows ? space.rows : space.rows - 1;
  // A page is filled from the top until the selected one is on it.
  let page: string[] = [];
  let count = 0;
  for (const [at, lines] of blocks.entries()) {
    if (page.length + lines.length > room) {
      if (at > Math.max(0, selected)) break;
      page = [];
      count = 0;
    }
    page.push(...lines);
    count++;
  }
  return { lines: page, tall: 1, left: shown.length - count };
}

function block(
  choice: Choice,
  index: number,
  selected: boolean,
  space: GridSpace,
  digits: number,
  paint: Paint,
): string[] {
  const [label, ...more] = wrap(choice.label, space.width - digits - 3);
  const head = item({ ...choice, label }, index, digits, selected, space.width, paint);
  const left = space.width - columnsOf(head) - GAP;
  const detail =
    choice.detail && left > 8 ? `${' '.repeat(GAP)}${paint('dim', cut(choice.detail, left))}` : '';
  const indent = ' '.repeat(digits + 3);
  const below = choice.below
    ? wrap(choice.below, space.width - indent.length).map((line) => indent + paint('dim', line))
    : [];
  return [head + detail, ...more.map((line) => indent + line), ...below];
}

function item(
  choice: Choice,
  index: number,
  digits: number,
  selected: boolean,
  width: number,
  paint: Paint,
): string {
  const number = String(index + 1).padStart(digits);
  const label = cut(choice.label, width - digits - 3);
  // The pointer says it where inverse is not shown.
  return selected ? `▸${number} ${paint('inverse', ` ${label}`)}` : ` ${paint('dim', number)}  ${label}`;
}
