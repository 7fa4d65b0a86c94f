import { type NameOf, type Outcome, outcome, type Position } from '@iacta/core';
import { columnsOf, cut, padTo } from '../terminal/text.ts';
import type { TerminalWords } from '../words/catalogue.ts';
import type { Game } from './game.ts';

/** A label needs this many columns to be understood. */
const LEAST_LABEL = 12;

/** The points of all players, a row for each part and a column for each seat. */
export function scoreTable(
  game: Game,
  position: Position,
  name: NameOf,
  words: TerminalWords,
  width: number,
): string[] {
  const { seats } = outcome(game.rules, position);
  const labels = game.rules.facts.parts.map((part) => game.words.parts[part] ?? part);
  if (width < LEAST_LABEL + 7 * seats.length) return scoreList(game, position, name, words);
  const cell = Math.max(6, Math.min(14, Math.floor((width - 24) / seats.length) - 1));
  const label = Math.min(
    Math.max(...[...labels, words.total].map(columnsOf)),
    width - (cell + 1) * seats.length,
  );
  const row = (head: string, cells: readonly string[]) =>
    `${padTo(cut(head, label), label)}${cells.map((each) => ` ${before(cut(each, cell), cell)}`).join('')}`;
  const names = row(
    '',
    seats.map((_, seat) => name(seat)),
  );
  return [
    names,
    ...game.rules.facts.parts.map((part, i) =>
      row(
        labels[i],
        seats.map((seat) => signed(seat.parts[part] ?? 0)),
      ),
    ),
    '─'.repeat(columnsOf(names)),
    row(
      words.total,
      seats.map((seat) => signed(seat.total)),
    ),
  ];
}

/** Where a column for each seat would not fit: one seat below the other. */
function scoreList(game: Game, position: Position, name: NameOf, words: TerminalWords): string[] {
  const { parts } = game.rules.facts;
  return outcome(game.rules, position).seats.flatMap((seat, i) => [
    words.labelled(`${name(i)} · ${words.total}`, signed(seat.total)),
    ...parts.map((part) =>
      words.labelled(`  ${game.words.parts[part] ?? part}`, signed(seat.parts[part] ?? 0)),
    ),
  ]);
}

/** Who won and why, in sentences. */
export function verdict(
  game: Game,
  position: Position,
  name: NameOf,
  words: TerminalWords,
  language: string,
): string[] {
  const result = outcome(game.rules, position);
  return [
    winners(result, name, words, language),
    ...tieBreak(game, result, words),
    ...ratings(game, result, name, words),
  ];
}

function winners({ seats, winners }: Outcome, name: NameOf, words: TerminalWords, language: string): string {
  const { total } = seats[winners[0]];
  if (seats.length === 1) return words.solo(name(0), total);
  if (winners.length === 1) return words.wins(name(winners[0]), total);
  return words.share(new Intl.ListFormat(language).format(winners.map(name)), total);
}

function tieBreak(game: Game, { decidedBy }: Outcome, words: TerminalWords): string[] {
  return typeof decidedBy === 'number' ? [words.tieBreak(game.words.tieBreaks[decidedBy - 1])] : [];
}

function ratings(game: Game, { seats }: Outcome, name: NameOf, words: TerminalWords): string[] {
  return seats.flatMap(({ rating }, seat) => {
    if (rating === null) return [];
    const said = words.rating(game.words.ratings[rating] ?? rating);
    return [seats.length === 1 ? said : `${name(seat)} · ${said}`];
  });
}

function before(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - columnsOf(text))) + text;
}

function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
