/** An address as it is without the folder of the page. */
export function withoutFolder(url: string, base: string): string {
  if (base === '' || !url.startsWith(base)) return url;
  const rest = url.slice(base.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

/** A folder as an operator writes it, as it stands in addresses: `/games`, or empty at the root; null: that is none. */
export function folderOf(text: string): string | null {
  const folder = text.replace(/\/$/, '');
  return /^(\/[\w~-][\w.~-]*)*$/.test(folder) ? folder : null;
}
