// A record in an address: deflated where the browser can, then base64 in the letters that addresses allow.

const DEFLATED = 'z';
const PLAIN = 'p';
/** What every browser, chat and QR reader still takes as one link. */
export const LONGEST_LINK = 6000;

export async function pack(record: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record));
  if (typeof CompressionStream === 'undefined') return PLAIN + toBase64(bytes);
  return DEFLATED + toBase64(await through(bytes, new CompressionStream('deflate-raw')));
}

/** A game of many hours is far below this, packed or not. */
export const LARGEST_UNPACKED = 4_000_000;

/** The JSON that was packed, still untrusted; null for what was never a packed record, or is too large for one. */
export async function unpack(text: string): Promise<unknown> {
  if (text.length > LARGEST_UNPACKED) return null;
  try {
    const bytes = fromBase64(text.slice(1));
    const plain = text.startsWith(DEFLATED)
      ? await through(bytes, new DecompressionStream('deflate-raw'), LARGEST_UNPACKED)
      : bytes;
    return JSON.parse(new TextDecoder().decode(plain)) as unknown;
  } catch {
    return null;
  }
}

/** A stream inflates a whole piece at once, to a thousand times its size at most. */
const PIECE = 1024;

/** Throws where more than `most` bytes come out, before there are many more. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  most: number = Number.POSITIVE_INFINITY,
): Promise<Uint8Array<ArrayBuffer>> {
  // Read by hand: with a pipe or a Response, Firefox logs the error of damaged bytes although it is caught.
  const writer = stream.writable.getWriter() as WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>;
  const reader = (stream.readable as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const read = async () => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > most) {
        await reader.cancel();
        throw new RangeError('too large');
      }
      parts.push(next.value);
    }
    return new Blob(parts).arrayBuffer();
  };
  const write = async () => {
    for (let at = 0; at < bytes.length; at += PIECE) {
      await writer.ready;
      await writer.write(bytes.subarray(at, at + PIECE));
    }
    await writer.close();
  };
  const [result] = await Promise.all([read(), write()]);
  return new Uint8Array(result);
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
}
