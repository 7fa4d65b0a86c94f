import type { DeviceVerdict } from '@iacta/online/client';
import type { Phrase } from '@iacta/online/wire';
import type { SharedWords } from '@iacta/online/words/shape';

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
    /** Under which name one plays there. */
    readonly as: (name: string) => string;
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
    /** Physical dice. */
    readonly ownDice: string;
    readonly ownDiceNote: string;
    readonly spectatorPhrases: string;
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
    readonly secret: (names: string, count: number) => string;
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
    /** The game has begun; bots' seats can be taken over. */
    readonly late: string;
    readonly takeOver: (bot: string) => string;
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
    readonly waitsForHost: string;
    readonly leave: string;
    /** The same people once more. */
    readonly againTitle: (game: string) => string;
    readonly againWaits: (names: string) => string;
    readonly standIn: string;
    readonly thinking: string;
    /** What the host changes before the start. */
    readonly settings: string;
    readonly addSeat: string;
    readonly closeSeat: (seat: number) => string;
    readonly remove: (name: string) => string;
    readonly makeHost: (name: string) => string;
    readonly more: (name: string) => string;
    /** Free seats, and those of people who do not come, go to bots or are closed. */
    readonly startWithBots: string;
    readonly startWithBotsFor: (names: string) => string;
    readonly startWith: (players: number) => string;
    readonly freeSeats: string;
    readonly hostStarts: (name: string) => string;
    readonly hostAway: (name: string) => string;
    readonly onScreen: string;
  };
  readonly table: {
    /** In the title of the page. */
    readonly yourTurn: string;
    readonly waitingFor: (names: string) => string;
    readonly oneThinks: (name: string) => string;
    readonly watching: string;
    readonly watchers: (count: number) => string;
    readonly participants: string;
    readonly paused: string;
    readonly pausedBy: (name: string) => string;
    readonly pausedByYou: string;
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
    /** The same people once more. */
    readonly rematchBy: (name: string) => string;
    readonly rematchOpen: string;
    readonly joinRematch: string;
    readonly notNow: string;
    /** How others come to a game that goes on. */
    readonly invite: string;
    readonly inviteNote: string;
    readonly onTv: (address: string) => string;
    /** A move that was chosen and is not with the server yet. */
    readonly pendingOffline: string;
    /** A step that the clock made for a player. */
    readonly byClock: (step: string) => string;
    readonly rollByHand: string;
  };
  readonly say: string;
  /** To the operator, at a public table. */
  readonly report: {
    readonly open: string;
    readonly of: (name: string) => string;
    readonly name: string;
    readonly phrases: string;
    readonly sent: string;
  };
  readonly phrases: { readonly [phrase in Phrase]: string };
  readonly said: (name: string, phrase: string) => string;
  readonly watcherSaid: (phrase: string) => string;
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
    readonly title: string;
    /** What this device can say of the rolls of its table. */
    readonly mine: (checked: number, rolls: number) => string;
    readonly noRolls: string;
    readonly others: { readonly [verdict in Exclude<DeviceVerdict, 'checked'>]: (count: number) => string };
    readonly broken: string;
    /** Whose devices took part: one line for each player, and one for each roll. */
    readonly people: string;
    readonly person: (name: string, took: number, of: number) => string;
    readonly rolls: string;
    readonly roll: (number: number) => string;
    readonly byAll: (people: number) => string;
    readonly without: (names: string) => string;
    readonly byNone: string;
    readonly oldRoll: string;
    readonly typedRoll: string;
    readonly dailyRoll: string;
    readonly compare: string;
    readonly compareText: string;
    readonly how: string;
    readonly checkAll: string;
    readonly allRight: (rolls: number) => string;
    /** Steps of the turn clock that came before a seat's time was over, by the times in the log. */
    readonly earlyClock: (count: number) => string;
    readonly wrongAt: (entry: number) => string;
    readonly noLog: string;
    readonly file: string;
    /** The page about the dice. */
    readonly page: {
      readonly title: string;
      readonly how: readonly string[];
      readonly remains: string;
      readonly left: readonly string[];
    };
    /** The server's log does not extend the one that this device knows. */
    readonly rewritten: {
      readonly title: string;
      readonly text: string;
      readonly restored: string;
      readonly accept: string;
      readonly leave: string;
    };
    /** Something was agreed to in this seat's name that did not come from this device. */
    readonly foreign: { readonly text: string; readonly mine: string; readonly notMine: string };
  };
  readonly and: (names: readonly string[]) => string;
  /** A game that is ranked among those of its day. */
  readonly ranked: {
    readonly lists: string;
    /** Before the first hint. */
    readonly hint: { readonly title: string; readonly text: string; readonly show: string };
  };
  readonly refusals: SharedWords['refusals'];
  readonly otherRefusal: string;
}
