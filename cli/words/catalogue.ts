import type { BotName } from '@iacta/bots/levels';
import type { CoreRefusal } from '@iacta/core';

/** What a person can type at any question, besides an answer. */
export const COMMANDS = [
  'help',
  'rules',
  'score',
  'story',
  'hint',
  'undo',
  'save',
  'say',
  'pause',
  'dice',
  'lang',
  'quit',
] as const;
export type Command = (typeof COMMANDS)[number];

/** The faces of a die as a sentence names them: "1–6". */
export interface DieNamed {
  readonly die: string;
  readonly faces: string;
}

/** Every sentence the terminal itself says. The games bring their own (`@iacta/<id>/words`). */
export interface TerminalWords {
  /** The language's own name. */
  readonly language: string;
  readonly welcome: string;

  // Keys and lists.
  readonly keys: string;
  readonly keysText: string;
  readonly keysPage: string;
  readonly keysPause: string;
  readonly more: (count: number) => string;
  readonly noneFits: (typed: string) => string;
  readonly severalFit: (count: number) => string;
  readonly pleaseChoose: string;
  readonly scroll: (from: number, to: number, of: number) => string;
  readonly yes: string;
  readonly no: string;

  // Before the game.
  readonly whichGame: string;
  readonly players: (counts: string) => string;
  readonly minutes: (from: number, to: number) => string;
  readonly soloExtra: string;
  readonly changeLanguage: string;
  readonly whichLanguage: string;
  readonly continueGame: (title: string, turn: number, names: string) => string;
  readonly howManySeats: string;
  readonly seats: (count: number) => string;
  readonly notInRulebook: string;
  readonly whoPlays: string;
  readonly company: (people: number, bots: number) => string;
  readonly seatBySeat: string;
  readonly whoSits: (seat: number) => string;
  readonly person: string;
  bot: { readonly [name in BotName]: string };
  readonly botShort: string;
  yourName: string;
  readonly nameOf: (number: number) => string;
  readonly nameTaken: (name: string) => string;
  /** For an option that chooses spaces of the board: typed as row and column. */
  readonly whichSpaces: (max: number) => string;
  readonly badSpaces: (side: number, max: number) => string;
  readonly ready: string;
  readonly begin: string;
  readonly diceQuestion: string;
  readonly diceIacta: string;
  readonly diceOwn: string;
  readonly diceShort: string;
  readonly diceIactaShort: string;
  readonly diceOwnShort: string;

  // At the table.
  /** The first word is the one that help tells. */
  readonly commands: {
    readonly [command in Command]: { readonly typed: readonly string[]; readonly does: string };
  };
  readonly helpTitle: string;
  readonly helpChoosing: string;
  readonly rulesFile: (path: string) => string;
  readonly throwsOwn: (name: string) => string;
  readonly typeFaces: (dice: readonly string[]) => string;
  /** Dice with different faces: any order will do where the faces tell them apart. */
  readonly typeUnlike: (dice: readonly string[]) => string;
  readonly typeFace: (die: string) => string;
  readonly typeAlike: (count: number, die: string) => string;
  readonly wrongCount: (expected: number, typed: number) => string;
  readonly noSuchFace: (die: DieNamed, typed: string) => string;
  readonly whoStarts: string;
  readonly didNotUnderstand: (typed: string) => string;
  readonly byRule: (rule: string) => string;
  readonly handOver: (name: string) => string;
  readonly handOverWhy: string;
  readonly iAm: (name: string) => string;
  readonly changesMind: (name: string) => string;
  readonly asks: (name: string) => string;
  /** A name and its value, with the colon as the language spaces it. */
  readonly labelled: (name: string, value: string) => string;
  readonly tookBack: (name: string) => string;
  readonly tookBackTogether: string;
  readonly undoTogether: string;
  readonly undoNothing: string;
  readonly storyTitle: string;
  readonly storyEmpty: string;

  /** Marks dice, then throws the marked ones again. */
  readonly rollMarked: (count: number) => string;
  readonly helpMarking: string;
  readonly hint: (move: string) => string;
  readonly hintNone: string;

  // Scores and the end.
  readonly scoreTitle: string;
  readonly total: string;
  readonly over: string;
  readonly wins: (name: string, points: number) => string;
  readonly share: (names: string, points: number) => string;
  readonly solo: (name: string, points: number) => string;
  readonly tieBreak: (what: string) => string;
  readonly rating: (rating: string) => string;
  readonly again: string;
  readonly againSame: string;
  readonly againOther: string;
  readonly enough: string;

  // Saving and leaving.
  readonly saved: (file: string) => string;
  readonly notSaved: (file: string, why: string) => string;
  readonly fileExists: (file: string) => string;
  readonly leaveQuestion: string;
  readonly leaveKeep: string;
  readonly leaveDrop: string;
  readonly leaveStay: string;
  readonly goodbye: string;
  readonly keptFor: (command: string) => string;
  readonly wholeGame: (file: string) => string;
  readonly noFile: (file: string) => string;
  readonly notASave: (file: string) => string;
  readonly newerSave: (file: string) => string;
  readonly damagedSave: (file: string, why: string) => string;
  readonly alreadyOver: string;

  // The command line.
  /** What `iacta` itself can do. */
  readonly commandsUsage: string;
  readonly engineUsage: string;
  readonly usage: string;
  readonly badFlag: (flag: string, allowed: string) => string;
  /** How an option of the game is written after its flag. */
  readonly optionForm: string;
  readonly unknownFlag: (flag: string) => string;
  readonly missingValue: (flag: string) => string;
  readonly noValue: (flag: string) => string;
  readonly unknownGame: (id: string, known: string) => string;

  /** `about`: what the refusal is about, where it says so: an option, a step. */
  readonly refusals: { readonly [code in CoreRefusal]: (about: string) => string };
}
