/** The sentences about the key that makes several devices one player. */
export interface IdentityWords {
  readonly title: string;
  /** Below the title in the settings. */
  readonly note: string;
  readonly intro: string;
  readonly none: string;
  readonly mark: string;
  /** What uses the seats of this device. */
  readonly devices: string;
  readonly here: (day: string) => string;
  /** `ago`: “yesterday”. */
  readonly device: (game: string, ago: string) => string;
  readonly noDevices: string;
  readonly devicesNote: string;
  readonly signOut: string;
  readonly signOutAsk: string;
  readonly signOutNote: string;
  readonly signOutDo: string;
  readonly working: string;
  readonly signedOut: (seats: number) => string;
  readonly saveAgain: string;
  readonly signOutLeft: (answers: number) => string;
  readonly transfer: string;
  readonly transferNote: string;
  readonly show: string;
  readonly qr: string;
  readonly secret: string;
  readonly file: string;
  readonly fileNote: string;
  readonly save: string;
  readonly open: string;
  readonly forget: string;
  readonly forgetAsk: string;
  readonly forgetNote: string;
  readonly forgotten: string;
  readonly ask: string;
  readonly askReplace: string;
  readonly askNote: (seats: number) => string;
  /** What the maker of the link or file could do. */
  readonly makerNote: string;
  /** Where a file was saved; null where it does not say. */
  readonly otherServer: (server: string | null) => string;
  readonly replaceNote: string;
  readonly take: string;
  readonly taken: (seats: number) => string;
  readonly games: (games: number) => string;
  readonly left: (games: number) => string;
  readonly broken: string;
  readonly brokenFile: string;
}
