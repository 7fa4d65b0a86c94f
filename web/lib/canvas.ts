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

export function drawDot({ pen, token }: Sheet, hue: string, x: number, y: number, radius: number): void {
  pen.fillStyle = token(hue);
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

export function toPng({ canvas }: Sheet): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
