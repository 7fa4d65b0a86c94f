import type { ByLanguage, Language } from '@iacta/core';

/** The sentences of one part of the page in the chosen language; loaded before that part is shown. */
export class Catalogue<Words> {
  readonly #files: ByLanguage<{ readonly words: Words }>;
  #current: Words | undefined = $state.raw();
  #wanted: Language | undefined;

  constructor(files: ByLanguage<{ readonly words: Words }>) {
    this.#files = files;
  }

  get words(): Words {
    if (!this.#current) throw new Error('no language has been loaded');
    return this.#current;
  }

  async load(language: Language): Promise<Words> {
    this.#wanted = language;
    const { words } = await this.#files[language]();
    // Two quick changes may arrive in the wrong order.
    if (this.#wanted === language) this.#current = words;
    return words;
  }
}
