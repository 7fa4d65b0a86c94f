/** Copies a text that is still being made; false where the browser refuses. */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    if (typeof ClipboardItem === 'function' && navigator.clipboard?.write) {
      const plain = text.then((ready) => new Blob([ready], { type: 'text/plain' }));
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
    } else await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}
