import { sheetOf, toPng } from '../shell/canvas.ts';
import { figure } from '../shell/figure.ts';
import { shareFile } from '../shell/share.ts';

const WIDTH = 1080;
const MARGIN = 60;
const LINE = 130;

export interface DayPicture {
  readonly title: string;
  readonly date: string;
  readonly lines: readonly {
    readonly title: string;
    readonly points: number;
    /** The place, and whether hints were used. */
    readonly note: string;
  }[];
}

/** Points and places of a day, without a word about its dice: the game can still be played by those who see it. */
export async function shareDay(day: DayPicture): Promise<void> {
  const file = new File([await draw(day)], 'iacta.png', { type: 'image/png' });
  await shareFile(file, `Iacta: ${day.title}`);
}

function draw({ title, date, lines }: DayPicture): Promise<Blob> {
  const page = sheetOf(WIDTH, 250 + LINE * lines.length + MARGIN);
  const { pen, token } = page;
  pen.fillStyle = token('ink-2');
  pen.font = `400 40px ${token('sans')}`;
  pen.fillText(`Iacta · ${date}`, MARGIN, 90);
  pen.fillStyle = token('ink');
  pen.font = `600 84px ${token('serif')}`;
  pen.fillText(title, MARGIN, 190, WIDTH - 2 * MARGIN);
  for (const [i, line] of lines.entries()) {
    const y = 300 + LINE * i;
    pen.fillStyle = token('ink');
    pen.font = `400 54px ${token('sans')}`;
    pen.fillText(line.title, MARGIN, y, 700);
    pen.fillStyle = token('ink-2');
    pen.font = `400 38px ${token('sans')}`;
    pen.fillText(line.note, MARGIN, y + 50, 700);
    pen.fillStyle = token('ink');
    pen.font = `600 72px ${token('serif')}`;
    pen.textAlign = 'end';
    pen.fillText(figure(line.points), WIDTH - MARGIN, y + 24);
    pen.textAlign = 'start';
  }
  return toPng(page);
}
