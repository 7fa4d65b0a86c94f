/** Where the browser keeps nothing: as long as the page lives. */
const unkept = new Map<string, string>();

/** Texts of this device under their names, whatever the browser allows to keep. */
export function read(name: string): string | null {
  try {
    return unkept.get(name) ?? localStorage.getItem(name);
  } catch {
    return unkept.get(name) ?? null;
  }
}

export function write(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    unkept.delete(name);
  } catch {
    unkept.set(name, text);
  }
}

export function erase(name: string): void {
  unkept.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Where nothing is kept there is nothing to remove.
  }
}

export function namesWith(prefix: string): string[] {
  const names = new Set(unkept.keys());
  try {
    for (let i = 0; i < localStorage.length; i++) names.add(localStorage.key(i) ?? '');
  } catch {
    // Only what this page knows, then.
  }
  return [...names].filter((name) => name.startsWith(prefix));
}
