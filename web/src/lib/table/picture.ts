import type { SeatLook } from '@iacta/pieces';
import { drawPlayer, sheetOf, toPng } from '../shell/canvas.ts';
import { figure } from '../shell/figure.ts';
import { shareFile } from '../shell/share.ts';
import { type SheetPicture, sheetPicture } from './sheet-picture.ts';

interface Line extends SeatLook {
  readonly total: number;
}

const WIDTH = 1080;
const MARGIN = 60;
const LINE = 92;
/** How much finer the board is drawn than on a screen. */
const SCALE = 1.7;

/** A picture of the result with the board itself, drawn on the spot: shared where the browser can share files, else saved. */
export async function shareResult(game: string, title: string, lines: readonly Line[]): Promise<void> {
  const picture = await draw(game, title, lines);
  const file = new File([picture], `iacta-${game.toLowerCase().replace(/\W+/g, '-')}.png`, {
    type: 'image/png',
  });
  await shareFile(file, `Iacta: ${game}`);
}

async function draw(game: string, title: string, lines: readonly Line[]): Promise<Blob> {
  const board = document.querySelector('main.board');
  const sheet = board && (await sheetPicture(board).catch(() => null));
  // Some browsers draw it and then do not hand the picture out.
  return (
    (sheet && (await paint(game, title, lines, sheet).catch(() => null))) ?? paint(game, title, lines, null)
  );
}

function paint(
  game: string,
  title: string,
  lines: readonly Line[],
  sheet: SheetPicture | null,
): Promise<Blob> {
  const words = 250 + LINE * lines.length + MARGIN;
  const page = sheetOf(WIDTH, words + (sheet ? Math.ceil(sheet.height * SCALE) + MARGIN : 0));
  const { pen, token } = page;
  pen.fillStyle = token('ink-2');
  pen.font = `400 40px ${token('sans')}`;
  pen.fillText(`Iacta · ${game}`, MARGIN, 90);
  pen.fillStyle = token('ink');
  pen.font = `600 84px ${token('serif')}`;
  pen.fillText(title, MARGIN, 190, WIDTH - 2 * MARGIN);
  for (const [i, line] of lines.entries()) {
    const y = 290 + LINE * i;
    drawPlayer(page, line, { x: MARGIN + 32, y: y - 16, radius: 32 });
    pen.fillStyle = token('ink');
    pen.font = `400 50px ${token('sans')}`;
    pen.textAlign = 'start';
    pen.fillText(line.name, MARGIN + 96, y, 650);
    pen.font = `600 58px ${token('serif')}`;
    pen.textAlign = 'end';
    pen.fillText(figure(line.total), WIDTH - MARGIN, y);
    pen.textAlign = 'start';
  }
  if (sheet) {
    const { image, width, height } = sheet;
    const [wide, tall] = [width * SCALE, height * SCALE];
    pen.drawImage(image, 0, 0, width, height, (WIDTH - wide) / 2, words, wide, tall);
  }
  return toPng(page);
}
