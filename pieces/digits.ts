/**
 * 1 to 9 as strokes around their middle, ten high. Text in a drawing is laid out again whenever it changes, and
 * dice and tiles come in dozens.
 */
export const DIGITS = [
  'M-2.700-2.900L.5-5V5',
  'M-2.900-2.300A2.900 2.700 0 0 1 2.800-2.200C2.800.1-.3 1.500-2.900 4.800H3.100',
  'M-2.700-4.700H2.500L-.3-1.100A3.100 3.100 0 1 1-3 3.700',
  'M1.500 5V-4.700L-3.300 2.100H3.500',
  'M2.500-4.700H-1.600L-2.200-.5A3.100 3.100 0 1 1-2.900 3.800',
  'M2.400-4.800C-1-4.300-3.100-1.500-3.100 1.800A3.050 3.100 0 1 0 3 1.800A3.050 3.100 0 0 0-3.100 1.800',
  'M-3-4.700H3L-.8 5',
  'M0-.4A2.300 2.200 0 1 1 0-4.800A2.300 2.200 0 1 1 0-.4A2.800 2.650 0 1 1 0 4.900A2.800 2.650 0 1 1 0-.4',
  'M-2.400 4.800C1 4.300 3.100 1.500 3.100-1.800A3.050 3.100 0 1 0-3-1.800A3.050 3.100 0 0 0 3.100-1.800',
] as const;
const ZERO = 'M0-4.900A3 4.900 0 1 1 0 4.900A3 4.900 0 1 1 0-4.900';
/** How wide a digit is, with the room to its neighbour. */
const STEP = 8.6;

/** The strokes of a whole number, digit by digit, around the middle of all of them. */
export function numeral(value: number): readonly { readonly path: string; readonly x: number }[] {
  const digits = Array.from(String(value), Number);
  const middle = (digits.length - 1) / 2;
  return digits.map((digit, i) => ({ path: digit === 0 ? ZERO : DIGITS[digit - 1], x: (i - middle) * STEP }));
}
