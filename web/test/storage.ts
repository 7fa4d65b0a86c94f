/** A browser's storage as tests need it: with little room, or refused altogether. */
export class FakeStorage implements Storage {
  readonly #kept = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;
  refused = false;

  get length(): number {
    this.#ask();
    return this.#kept.size;
  }

  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.#ask();
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#ask();
    const others = [...this.#kept].filter(([name]) => name !== key);
    const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (used + key.length + value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.#kept.set(key, value);
  }

  removeItem(key: string): void {
    this.#ask();
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }

  #ask(): void {
    if (this.refused) throw new DOMException('no', 'SecurityError');
  }
}
