import type { Language } from '@iacta/core';

/** By file, as `import.meta.glob` gives them: `…/it.ts`. */
type Files<Words> = { readonly [file: string]: () => Promise<{ readonly words: Words }> };

/** The sentences of one part of the page in the chosen language; loaded before that part is shown. */
export class Catalogue<Words> {
  readonly #files: Files<Words>;
  #current: Words | undefined = $state.raw();
  #wanted: Language | undefined;

  constructor(files: Files<Words>) {
    this.#files = files;
  }

  get words(): Words {
    if (!this.#current) throw new Error('no language has been loaded');
    return this.#current;
  }

  async load(language: Language): Promise<Words> {
    this.#wanted = language;
    const file = Object.keys(this.#files).find((name) => name.endsWith(`/${language}.ts`)) ?? '';
    const { words } = await this.#files[file]();
    // Two quick changes may arrive in the wrong order.
    if (this.#wanted === language) this.#current = words;
    return words;
  }
}
