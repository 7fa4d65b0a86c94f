import type { PushWords } from './shape.ts';

export const words: PushWords = {
  title: 'Also when Iacta is closed',
  note: 'Your turn, and a reminder before a long clock runs out',
  privacy:
    'Notifications go through the company that makes your browser, which can’t read them. The server can tell from them which of its tables are yours.',
  on: 'Notifications are on for your tables on this device.',
  off: 'Notifications are off, and the server has deleted your device’s address.',
  problems: {
    insecure: 'Your browser allows notifications only on pages that start with https.',
    unsupported: 'This browser can’t do that. On an iPhone, add Iacta to the home screen first.',
    server: 'This server isn’t set up for notifications.',
    denied: 'Notifications from this page are blocked. You can allow them in your browser’s settings.',
    failed: 'That didn’t work. Please try again later.',
  },
  notices: { turn: 'It’s your turn.', reminder: 'Your time is running out: it’s still your turn.' },
};
