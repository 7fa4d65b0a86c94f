import { renderUnicodeCompact } from 'uqr';

/** An address as a QR code in block characters: two rows of it in each line of text. */
export function qrCode(address: string): string {
  return renderUnicodeCompact(address, { border: 2 });
}
