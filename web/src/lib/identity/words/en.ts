import type { IdentityWords } from './shape.ts';

export const words: IdentityWords = {
  title: 'Your devices',
  note: 'Take your seats and games to another device, or save a recovery file',
  intro:
    'There’s no account. Iacta knows you by this browser, in a different way at every table, so a server can’t tell that you were at two of its tables.',
  none: 'Iacta doesn’t know you yet. It will when you first sit down at an online table, or when you bring the seats of another device here.',
  mark: 'To compare: all your devices show the same',
  devices: 'Devices in use',
  here: (day) => `This browser has known you since ${day}.`,
  device: (game, ago) => `${game}: a device, connected ${ago}`,
  noDevices: 'No device is at your latest tables right now.',
  devicesNote:
    'A server sees a device only while it’s connected. So this list shows who’s at your latest 8 tables now, not everyone who has your link.',
  signOut: 'Sign out all other devices',
  signOutAsk: 'Sign out all other devices?',
  signOutNote:
    'Your seats get new keys. Seats, results and history stay on this device. Your other devices, earlier links and recovery files no longer work.',
  signOutDo: 'Sign out',
  working: 'One moment…',
  signedOut: (seats) =>
    seats === 1
      ? 'Done: all other devices are signed out. 1 seat has a new key.'
      : `Done: all other devices are signed out. ${seats} seats have new keys.`,
  saveAgain: 'Save a new recovery file: earlier ones no longer work.',
  signOutLeft: (answers) =>
    answers === 1
      ? 'Not finished: 1 answer is missing. Try again in a moment.'
      : `Not finished: ${answers} answers are missing. Try again in a moment.`,
  transfer: 'Another device',
  transferNote:
    'Open this link or scan the code on the other device. Your latest seats come along. It works both ways: do the same there to bring its seats here.',
  show: 'Show code and link',
  qr: 'QR code with the link for your other device',
  secret: 'Keep it private: anyone with this link can play as you.',
  file: 'Recovery file',
  fileNote:
    'All your seats and all your games in one file. Keep it somewhere safe: anyone who has it can play as you.',
  save: 'Save recovery file',
  open: 'Open recovery file',
  forget: 'Forget me in this browser',
  forgetAsk: 'Should this browser forget you?',
  forgetNote:
    'Your seats stay on this device until you delete them. At tables you join later you’ll be a new person.',
  forgotten: 'Done: at the next tables you’ll be a new person.',
  ask: 'Use your other device’s seats here?',
  askReplace: 'Use your other device’s seats here?',
  askNote: (seats) =>
    seats === 0
      ? 'There are no new seats in it.'
      : seats === 1
        ? 'You’ll have 1 more seat here.'
        : `You’ll have ${seats} more seats here.`,
  makerNote:
    'Anyone who made this link or file has the same key: they can play as you, and delete your seats, results and attempts.',
  otherServer: (server) =>
    server === null
      ? 'The file doesn’t say which server these seats belong to. Their keys are sent to this server when you open them: bring them only if it’s the same one.'
      : `These seats were saved at ${server}. Their keys are sent to this server when you open them: bring them only if it’s the same server.`,
  replaceNote:
    'This browser already knows you as someone else. The seats that are here stay; at new tables you’ll be the person from your other device.',
  take: 'Use them here',
  taken: (seats) =>
    seats === 0
      ? 'Iacta knows you here too now.'
      : seats === 1
        ? 'Iacta knows you here too now: 1 more seat.'
        : `Iacta knows you here too now: ${seats} more seats.`,
  games: (games) => (games === 1 ? '1 game is in your history.' : `${games} games are in your history.`),
  left: (games) =>
    games === 1 ? '1 game couldn’t be brought over.' : `${games} games couldn’t be brought over.`,
  broken: 'This link isn’t complete. Copy it again on the other device.',
  brokenFile: 'This isn’t a recovery file. Choose one that was saved by Iacta.',
};
