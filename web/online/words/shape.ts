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
    readonly waits: string;
    readonly over: string;
    readonly more: string;
    /** Further ways: with strangers, on a big screen, and what the server keeps. */
    readonly strangers: string;
    readonly strangersNote: string;
    readonly screen: string;
    readonly screenNote: string;
    readonly data: string;
    readonly dataNote: string;
  };
  readonly open: {
    readonly title: (game: string) => string;
    readonly seats: string;
    readonly clock: string;
    readonly noClock: string;
    readonly clockNote: string;
    readonly watch: string;
    readonly watchNote: string;
    readonly go: string;
    /** What this device is for. */
    readonly device: string;
    readonly plays: string;
    readonly playsNote: string;
    readonly shows: string;
    readonly showsNote: string;
    readonly listed: string;
    readonly listedNote: string;
  };
  /** The list of tables that wait for anybody. */
  readonly tables: {
    readonly title: string;
    readonly intro: string;
    readonly none: string;
    readonly waiting: (names: string, count: number) => string;
    readonly nobody: string;
    readonly free: (count: number) => string;
    readonly clock: (time: string) => string;
    readonly sit: string;
    readonly sitAt: (game: string, names: string) => string;
    readonly open: string;
  };
  /** The screen for all: a tablet on the table, a television on the wall. */
  readonly screen: {
    readonly title: string;
    readonly intro: string;
    readonly go: string;
    readonly new: string;
    readonly here: string;
    readonly hereNote: string;
    readonly join: string;
    readonly scan: string;
    readonly type: (address: string) => string;
    readonly whole: string;
    readonly notWhole: string;
    readonly throws: (name: string) => string;
    readonly secret: (names: string) => string;
    readonly story: string;
    readonly leave: string;
  };
  /** What the server keeps of somebody. */
  readonly data: {
    readonly title: string;
    readonly intro: string;
    readonly none: string;
    readonly at: (count: number) => string;
    readonly save: string;
    readonly saved: (count: number) => string;
    readonly unread: (count: number) => string;
    readonly delete: string;
    readonly deleteAt: (game: string) => string;
    readonly ask: (count: number) => string;
    readonly askAt: (game: string) => string;
    readonly note: string;
    readonly confirm: string;
    readonly deleted: (count: number) => string;
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
    /** The same people once more. */
    readonly againTitle: (game: string) => string;
    readonly againWaits: (names: string) => string;
    readonly standIn: string;
    readonly thinking: string;
  };
  readonly table: {
    /** In the title of the page. */
    readonly yourTurn: string;
    readonly waitingFor: (names: string) => string;
    readonly oneThinks: (name: string) => string;
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
    readonly awayShort: (count: number) => string;
    readonly waitingForAway: (names: string, count: number) => string;
    readonly screen: string;
    readonly screenNote: string;
    /** How much time is left, as minutes and seconds or in words. */
    readonly left: (time: string) => string;
    readonly leftFor: (name: string, time: string) => string;
    /** A switch: tell me when it is my turn. */
    readonly call: string;
    /** Offered once, while somebody waits. */
    readonly askCall: string;
    readonly callYes: string;
    readonly callNo: string;
    readonly called: string;
    readonly calledQuietly: string;
  };
  readonly say: string;
  readonly phrases: { readonly [phrase in Phrase]: string };
  readonly said: (name: string, phrase: string) => string;
  readonly connection: {
    readonly connecting: string;
    readonly lost: string;
    readonly offline: string;
    readonly back: string;
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
