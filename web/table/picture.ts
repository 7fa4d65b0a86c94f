import type { SeatLook } from '@iacta/pieces';
import { figure } from '../lib/figure.ts';

interface Line extends SeatLook {
  readonly total: number;
}

/** A picture of the result, drawn on the spot: shared where the browser can share files, else saved. */
export async function shareResult(game: string, title: string, lines: readonly Line[]): Promise<void> {
  const picture = await draw(game, title, lines);
  const file = new File([picture], `iacta-${game.toLowerCase().replace(/\W+/g, '-')}.png`, {
    type: 'image/png',
  });
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the sheet without sharing is no error.
    await navigator.share({ files: [file], title: `Iacta: ${game}` }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function draw(game: string, title: string, lines: readonly Line[]): Promise<Blob> {
  const width = 1080;
  const height = 420 + 110 * lines.length;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  pen.fillStyle = token('paper');
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = token('ink-2');
  pen.font = `400 44px ${token('sans')}`;
  pen.fillText(`Iacta · ${game}`, 80, 120);
  pen.fillStyle = token('ink');
  pen.font = `600 84px ${token('serif')}`;
  pen.fillText(title, 80, 240, width - 160);
  for (const [i, line] of lines.entries()) {
    const y = 350 + 110 * i;
    pen.fillStyle = token(line.hue);
    pen.beginPath();
    pen.arc(116, y - 18, 36, 0, 2 * Math.PI);
    pen.fill();
    pen.fillStyle = token('ink');
    pen.font = `400 56px ${token('sans')}`;
    pen.textAlign = 'start';
    pen.fillText(line.name, 190, y, 600);
    pen.font = `600 64px ${token('serif')}`;
    pen.textAlign = 'end';
    pen.fillText(figure(line.total), width - 80, y);
    pen.textAlign = 'start';
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
