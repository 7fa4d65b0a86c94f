/** An answer that is JSON already: many ask for the same long one. */
export class JsonText {
  readonly text: string;

  constructor(value: unknown) {
    this.text = JSON.stringify(value);
  }
}
