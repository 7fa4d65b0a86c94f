/** A page to draw on, in the colours and letters of the page. */
export interface Sheet {
  readonly canvas: HTMLCanvasElement;
  readonly pen: CanvasRenderingContext2D;
  readonly token: (name: string) => string;
}

export function sheetOf(width: number, height: number): Sheet {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  pen.fillStyle = token('paper');
  pen.fillRect(0, 0, width, height);
  return { canvas, pen, token };
}

/** A player's colour, where there is one, with the first letter of the name: colours alone cannot be told apart by everyone. */
export function drawPlayer(
  { pen, token }: Sheet,
  { name, hue }: { readonly name: string; readonly hue: string | null },
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  pen.fillStyle = token(hue ?? 'ink-2');
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
  pen.fillStyle = token(hue === null ? 'paper' : `${hue}-ink`);
  pen.font = `700 ${radius * 1.1}px ${token('sans')}`;
  const { textAlign, textBaseline } = pen;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(Array.from(name.trim())[0]?.toUpperCase() ?? '', x, y + radius * 0.08);
  Object.assign(pen, { textAlign, textBaseline });
}

export function toPng({ canvas }: Sheet): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
