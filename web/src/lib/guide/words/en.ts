import type { GuideWords } from './shape.ts';

export const words: GuideWords = {
  title: 'What’s stored where',
  note: 'Notifications, the daily game, history, and your seats',
  topics: {
    notifications: {
      title: 'Notifications',
      text: [
        'At an online table, open “Who’s here” and turn on “Also when Iacta is closed”. You’ll get one notification when it’s your turn and none of your devices is connected, and another before a turn clock of 24 hours or more runs out.',
        'Notifications go through the company that makes your browser, which can’t read them. The server keeps where to send them with your seat, and deletes it when you turn them off, when the game ends, and when you delete your data.',
      ],
    },
    daily: {
      title: 'Daily game',
      text: [
        'Once a day, at the same moment everywhere, each game gets new dice, the same for everyone. On a server your first attempt at each game is ranked; you play it at an online table, on any of your devices, and can’t undo. Games with hints have a ranking of their own.',
        'The dice of each day come from a secret in a sealed envelope: the server shows it a week before and opens it when the day is over. From then on anyone can check the day: the page replays every game with the dice that the secret gives.',
        'The rankings show the name you play under. Unless you turn on “List me in the standings”, the server can’t tell which ranked games are yours; then you’re in each day’s rankings, but not in the week’s and month’s standings. If you delete your data, your name goes from the rankings and your points stay.',
        'Without a connection you play with other dice. They aren’t ranked, because anyone could work them out beforehand.',
      ],
      go: 'Daily game',
    },
    history: {
      title: 'History',
      text: [
        'Finished games are stored in this browser only, those played online too. They stay until you delete them or clear the browser’s data. Export them to keep a copy, or to bring them to another device.',
        'If the browser has no room left or refuses to store anything, your game goes on and Iacta tells you. Export what matters to you before you close the page.',
      ],
      go: 'History',
    },
    identity: {
      title: 'Your seats and your devices',
      text: [
        'There are no accounts. Iacta knows you by this browser, in a different way at every table, so a server can’t tell which tables are yours, unless you turn on notifications or the daily game’s standings. The server stores only a fingerprint of your seat, with your name at that table.',
        'To play on with another device, show its link or QR code here and open it there, or save a recovery file. Anyone who has the link or the file has your seats.',
      ],
      go: 'Seats and devices',
    },
  },
};
