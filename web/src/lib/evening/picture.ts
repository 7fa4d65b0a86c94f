import { drawPlayer, sheetOf, toPng } from '../shell/canvas.ts';
import { figure } from '../shell/figure.ts';
import { shareFile } from '../shell/share.ts';
import type { Evening } from './evening.ts';

const WIDTH = 1080;
const MARGIN = 60;
const LINE = 92;
const ROW = 62;
/** Where the names of the players begin, and where those of the games end. */
const NAME = MARGIN + 96;
const TITLES = 400;

export interface PictureWords {
  readonly title: string;
  /** When it was played. */
  readonly date: string;
  readonly won: (count: number) => string;
  readonly titleOf: (game: string) => string;
}

/** A picture of all games of an evening: who won how many, and the points of each game. */
export async function shareEvening(evening: Evening, words: PictureWords): Promise<void> {
  const file = new File([await draw(evening, words)], 'iacta.png', { type: 'image/png' });
  await shareFile(file, `Iacta: ${words.title}`);
}

function draw({ players, games }: Evening, { title, date, won, titleOf }: PictureWords): Promise<Blob> {
  const top = 250 + LINE * players.length;
  const page = sheetOf(WIDTH, top + 70 + ROW * games.length + MARGIN);
  const { pen, token } = page;
  pen.fillStyle = token('ink-2');
  pen.font = `400 40px ${token('sans')}`;
  pen.fillText(`Iacta · ${date}`, MARGIN, 90);
  pen.fillStyle = token('ink');
  pen.font = `600 76px ${token('serif')}`;
  pen.fillText(title, MARGIN, 190, WIDTH - 2 * MARGIN);
  for (const [i, player] of players.entries()) {
    const { name, wins } = player;
    const y = 290 + LINE * i;
    drawPlayer(page, player, { x: MARGIN + 32, y: y - 16, radius: 32 });
    pen.fillStyle = token('ink');
    pen.font = `400 50px ${token('sans')}`;
    pen.fillText(name, NAME, y, 600);
    pen.font = `600 54px ${token('serif')}`;
    pen.textAlign = 'end';
    pen.fillText(won(wins), WIDTH - MARGIN, y);
    pen.textAlign = 'start';
  }
  const column = (WIDTH - MARGIN - TITLES) / players.length;
  const middle = (player: number) => TITLES + column * (player + 0.5);
  for (const [i, player] of players.entries())
    drawPlayer(page, player, { x: middle(i), y: top + 4, radius: 22 });
  for (const [row, { game, points, winners }] of games.entries()) {
    const y = top + 80 + ROW * row;
    pen.fillStyle = token('ink-2');
    pen.font = `400 38px ${token('sans')}`;
    pen.fillText(titleOf(game), MARGIN, y, TITLES - MARGIN - 20);
    pen.textAlign = 'center';
    for (const [i, total] of points.entries()) {
      const isWinner = winners.includes(i);
      pen.fillStyle = token(isWinner ? 'ink' : 'ink-2');
      pen.font = `${isWinner ? 700 : 400} 42px ${token('sans')}`;
      pen.fillText(figure(total), middle(i), y, column - 10);
    }
    pen.textAlign = 'start';
  }
  return toPng(page);
}
