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

/** The JSON that was packed, still untrusted; null for what was never a packed record. */
export async function unpack(text: string): Promise<unknown> {
  try {
    const bytes = fromBase64(text.slice(1));
    const plain = text.startsWith(DEFLATED)
      ? await through(bytes, new DecompressionStream('deflate-raw'))
      : bytes;
    return JSON.parse(new TextDecoder().decode(plain)) as unknown;
  } catch {
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  // Read by hand: with a pipe or a Response, Firefox logs the error of damaged bytes although it is caught.
  const writer = stream.writable.getWriter() as WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>;
  const reader = (stream.readable as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const read = async () => {
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (let next = await reader.read(); !next.done; next = await reader.read()) parts.push(next.value);
    return new Blob(parts).arrayBuffer();
  };
  const [result] = await Promise.all([read(), writer.write(bytes), writer.close()]);
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
