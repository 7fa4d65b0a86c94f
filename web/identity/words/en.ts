import type { IdentityWords } from './shape.ts';

export const words: IdentityWords = {
  title: 'Your devices',
  note: 'Take your seats and games to another device, or save a recovery file',
  intro:
    'There’s no account. This browser has one secret key, and every online table gets a different key made from it, so a server can’t tell that you were at two of its tables.',
  none: 'This browser doesn’t have a key yet. It gets one when you first sit down at an online table, or when you bring yours from another device.',
  mark: 'This browser’s mark (the same on all your devices)',
  transfer: 'Another device',
  transferNote:
    'Open this link or scan the code on the other device. Your latest seats come along. It works both ways: do the same there to bring its seats here.',
  show: 'Show code and link',
  qr: 'QR code with the link for your other device',
  secret: 'Keep it private: anyone with this link can play as you.',
  file: 'Recovery file',
  fileNote:
    'Your key, all your seats and all your games in one file. Keep it somewhere safe: anyone who has it can play as you.',
  save: 'Save recovery file',
  open: 'Open recovery file',
  forget: 'Delete this key',
  forgetAsk: 'Delete the key of this browser?',
  forgetNote: 'Your seats stay on this device until you delete them. Tables you join later get a new key.',
  forgotten: 'The key is deleted.',
  ask: 'Bring this key to this device?',
  askReplace: 'Replace the key of this browser?',
  askNote: (seats) =>
    seats === 0
      ? 'There are no new seats in it.'
      : seats === 1
        ? 'You’ll have 1 more seat here.'
        : `You’ll have ${seats} more seats here.`,
  makerNote:
    'Whoever made this link or file has the same key: they can play as you, and delete your seats, results and attempts.',
  otherServer: (server) =>
    server === null
      ? 'The file doesn’t say which server these seats belong to. Their keys are sent to this server when you open them: bring them only if it’s the same one.'
      : `These seats were saved at ${server}. Their keys are sent to this server when you open them: bring them only if it’s the same server.`,
  replaceNote:
    'This browser already has a different key. The seats that are here stay; new tables use the key you bring.',
  take: 'Bring it here',
  taken: (seats) =>
    seats === 0
      ? 'This device now has your key.'
      : seats === 1
        ? 'This device now has your key and 1 more seat.'
        : `This device now has your key and ${seats} more seats.`,
  games: (games) => (games === 1 ? '1 game is in your history.' : `${games} games are in your history.`),
  left: (games) =>
    games === 1 ? '1 game couldn’t be brought over.' : `${games} games couldn’t be brought over.`,
  broken: 'This link isn’t complete. Copy it again on the other device.',
  brokenFile: 'This isn’t a recovery file. Choose one that was saved by Iacta.',
};
