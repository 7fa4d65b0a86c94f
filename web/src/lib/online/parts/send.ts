/** Onto the clipboard, also on plain http outside localhost, where browsers have no clipboard for pages. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    // In an open dialog nothing outside of it can be selected.
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.select();
    // The old way is the only one there.
    document.execCommand('copy');
    field.remove();
  }
}

export const canShare = 'share' in navigator;

/** By the sheet of the device; closing it is no error. */
export async function share(data: ShareData): Promise<void> {
  await navigator.share(data).catch(() => undefined);
}
