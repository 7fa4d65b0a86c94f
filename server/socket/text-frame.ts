const FINAL_TEXT = 0x81;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;

let lastText = '';
let lastFrame = '\x81\0';

/**
 * A text as it goes over a WebSocket (RFC 6455, 5.2), one character for each byte: written as `latin1` it needs no
 * buffer of its own. What a server says is not masked, so all devices of a table are sent the same frame, which
 * is made once.
 */
export function textFrame(text: string): string {
  if (text === lastText) return lastFrame;
  const bytes = Buffer.byteLength(text);
  const payload = bytes === text.length ? text : Buffer.from(text).toString('latin1');
  lastFrame = String.fromCharCode(FINAL_TEXT, ...lengthOf(bytes)) + payload;
  lastText = text;
  return lastFrame;
}

function lengthOf(bytes: number): readonly number[] {
  if (bytes < LENGTH_IN_16_BITS) return [bytes];
  if (bytes < 0x10000) return [LENGTH_IN_16_BITS, bytes >> 8, bytes & 0xff];
  return [
    LENGTH_IN_64_BITS,
    0,
    0,
    0,
    0,
    bytes >>> 24,
    (bytes >> 16) & 0xff,
    (bytes >> 8) & 0xff,
    bytes & 0xff,
  ];
}
