import type { SharedWords } from './shape.ts';

export const words: SharedWords = {
  emptySeat: 'Free seat',
  you: 'you',
  host: 'host',
  away: 'away',
  waitsForHost: 'Waiting for the host to start the game.',
  start: 'Start game',
  waitingFor: (names) => `Waiting for ${names}`,
  watching: 'You’re watching.',
  pausedBy: (name) => `${name} paused the game.`,
  pausedByYou: 'You paused the game.',
  resume: 'Resume',
  askUndo: (name, steps) =>
    steps === 1
      ? `${name} would like to undo the last step.`
      : `${name} would like to undo the last ${steps} steps.`,
  askBot: (name, away) => `${name} suggests a bot for ${away}, who’s away.`,
  agree: 'OK',
  disagree: 'No, thanks',
  askedUndo: 'Waiting for the others to agree.',
  replaced: 'A bot is playing for you.',
  takeBack: 'Take my seat back',
  joinRematch: 'Join the rematch',
  phrases: {
    hello: 'Hi!',
    'good-luck': 'Good luck!',
    'well-played': 'Well played!',
    lucky: 'Lucky you!',
    oops: 'Oops…',
    thinking: 'Let me think.',
    'your-turn': 'It’s your turn.',
    'one-moment': 'One moment…',
    back: 'I’m back.',
    thanks: 'Thanks!',
    again: 'Another game?',
    bye: 'Bye!',
  },
  said: (name, phrase) => `${name}: “${phrase}”`,
  connecting: 'Connecting…',
  lost: 'Connection lost. Reconnecting; your game is safe.',
  back: 'Back online.',
  diceTitle: 'Dice you can check',
  noRolls: 'No dice have been rolled yet.',
  checked: (checked, rolls) =>
    `This device checked ${checked} of ${rolls} ${rolls === 1 ? 'roll' : 'rolls'}.`,
  verdicts: {
    typed: (count) =>
      count === 1
        ? '1 roll of real dice, typed in by a player: no one can check it.'
        : `${count} rolls of real dice, typed in by players: no one can check them.`,
    daily: (count) =>
      count === 1
        ? '1 roll of the day’s dice, the same for everyone: once the day is closed, anyone can check it.'
        : `${count} rolls of the day’s dice, the same for everyone: once the day is closed, anyone can check them.`,
    'without-me': (count) =>
      count === 1 ? '1 roll without this device.' : `${count} rolls without this device.`,
    'server-only': (count) =>
      count === 1
        ? '1 roll without any player’s device: you have to take the server’s word for it.'
        : `${count} rolls without any player’s device: you have to take the server’s word for them.`,
    old: (count) =>
      count === 1
        ? '1 roll from before this check existed: the server could leave devices out.'
        : `${count} rolls from before this check existed: the server could leave devices out.`,
    repeated: (count) =>
      count === 1
        ? '1 roll was repeated after this device had shown its number. The server may have known the first result.'
        : `${count} rolls were repeated after this device had shown its number. The server may have known the first result.`,
    unproven: (count) =>
      count === 1
        ? '1 roll used a number of this device that it never saw announced.'
        : `${count} rolls used a number of this device that it never saw announced.`,
    doubtful: (count) =>
      count === 1
        ? '1 roll came after something was agreed to in your name, but not from this device.'
        : `${count} rolls came after something was agreed to in your name, but not from this device.`,
  },
  broken: 'A roll, or this table’s log, doesn’t match what was promised. Don’t trust this server.',
  foreign: 'Something was agreed to in your name, but not on this device.',
  compareText: 'Read it out to each other: if everyone has the same code, everyone saw the same game.',
  rewritten:
    'This device remembers a different course of this game. Ask the others what they see before you play on.',
  restored:
    'The server says it was restored from a backup, so the latest moves are gone. If the person who runs it confirms that, you can play on.',
  accept: 'Play on with the server’s version',

  refusals: {
    unreachable: 'Can’t reach the server at this address. Check that it’s running.',
    'no-such-table': 'There’s no table with this code or link. Check it and try again.',
    'unknown-key': 'This device no longer has a seat at that table. Sit down again with the code.',
    'no-watching': 'You can’t watch this table: the host doesn’t allow it.',
    'table-closed': 'The person who runs this server has closed this table.',
    banned:
      'The person who runs this server isn’t letting this device in at the moment. Ask them if you think that’s a mistake.',
    'too-many': 'Too many requests at once. Try again in a moment.',
    'too-fast': 'Too many requests at once. Try again in a moment.',
    started: 'The game has already started.',
    full: 'All seats are taken.',
    'name-taken':
      'Someone at this table already has that name, or one that looks like it. Add something to yours.',
    'name-not-listed': 'On this server, choose a name from the list.',
    'not-public': 'Names and phrases can only be reported at public tables.',
    'empty-seats': 'Fill the free seats first.',
    'bot-plays': 'A bot is playing in that seat.',
    'no-pauses-left': 'You’ve used all your pauses in this game.',
    'nothing-to-undo': 'There’s nothing to undo.',
    'not-host': 'Only the host can do that.',
    closing: 'The server is restarting. Try again in a moment.',
    malformed: 'Enter a name of 1 to 24 letters.',
  },
  otherRefusal: 'That didn’t work. Try again.',
};
