import type { Phrase } from '@iacta/online/wire';

/** Every sentence of tables online. A missing one is a type error. */
export interface OnlineWords {
  /** The page where tables are opened and found. */
  readonly hub: {
    readonly title: string;
    readonly intro: string;
    readonly join: string;
    readonly code: string;
    readonly go: string;
    readonly open: string;
    readonly mine: string;
    readonly forget: (game: string) => string;
  };
  readonly open: {
    readonly title: (game: string) => string;
    readonly name: string;
    readonly seats: string;
    readonly clock: string;
    readonly noClock: string;
    readonly clockNote: string;
    readonly watch: string;
    readonly watchNote: string;
    readonly go: string;
  };
  readonly join: {
    readonly title: (game: string) => string;
    readonly with: (names: string) => string;
    readonly name: string;
    readonly sit: string;
    readonly watch: string;
    readonly full: string;
  };
  readonly room: {
    readonly title: (game: string) => string;
    readonly invite: string;
    readonly qr: string;
    readonly code: string;
    readonly link: string;
    readonly copy: string;
    readonly share: string;
    readonly copied: string;
    readonly onlyHere: string;
    readonly seats: string;
    readonly you: string;
    readonly host: string;
    readonly here: string;
    readonly away: string;
    readonly empty: string;
    readonly whoAt: (seat: number) => string;
    readonly keepFree: string;
    readonly bot: string;
    readonly start: string;
    readonly needsAll: string;
    readonly waitsForHost: string;
    readonly leave: string;
  };
  readonly table: {
    /** In the title of the page. */
    readonly yourTurn: string;
    readonly waitingFor: (names: string) => string;
    readonly oneThinks: (name: string) => string;
    readonly away: (names: string, count: number) => string;
    readonly watching: string;
    readonly watchers: (count: number) => string;
    readonly company: string;
    readonly paused: string;
    readonly pause: string;
    readonly resume: string;
    readonly askUndo: (name: string, steps: number) => string;
    readonly askBot: (name: string, away: string) => string;
    readonly agree: string;
    readonly disagree: string;
    readonly askedUndo: string;
    readonly askedBot: string;
    readonly offerBot: (name: string) => string;
    readonly replaced: string;
    readonly takeBack: string;
    readonly leave: string;
    readonly leaveNote: string;
    readonly otherDevice: string;
    readonly otherDeviceNote: string;
    readonly notify: string;
  };
  readonly say: string;
  readonly phrases: { readonly [phrase in Phrase]: string };
  readonly said: (name: string, phrase: string) => string;
  readonly connection: {
    readonly connecting: string;
    readonly lost: string;
  };
  readonly dice: {
    /** The calm mark. */
    readonly checked: (count: number) => string;
    readonly none: string;
    readonly serverOnly: (count: number) => string;
    readonly leftOut: (count: number) => string;
    readonly broken: string;
    readonly title: string;
    readonly text: readonly string[];
    readonly checkAll: string;
    readonly allRight: (checked: number, serverOnly: number) => string;
    readonly wrongAt: (entry: number) => string;
    readonly noLog: string;
    readonly file: string;
  };
  readonly and: (names: readonly string[]) => string;
  readonly refusals: { readonly [code: string]: string };
  readonly otherRefusal: string;
}
