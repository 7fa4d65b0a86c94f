import type { SharedWords } from './shape.ts';

export const words: SharedWords = {
  emptySeat: 'Free seat',
  you: 'you',
  host: 'host',
  away: 'away',
  waitsForHost: 'Waiting for the host to start the game.',
  start: 'Start game',
  waitingFor: (names) => `Waiting for ${names}`,
  againWaits: (names) =>
    `Waiting for ${names}. The game starts as soon as everyone’s here, and everyone moves one seat on.`,
  startWithBots: 'Start with bots in the free seats',
  startWithBotsFor: (names) => `Start with a bot for ${names}`,
  startWith: (players) => (players === 1 ? 'Start alone' : `Start with ${players} players`),
  waitingForAway: (names, count) => `Waiting for ${names}, who ${count === 1 ? 'is' : 'are'} away`,
  watching: 'You’re watching.',
  paused: 'The game’s paused.',
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
    ranked: 'This isn’t possible in a ranked game.',
    'no-such-day': 'This server has no daily game on that day.',
    'day-not-begun': 'This day hasn’t begun yet. Load the page again.',
    'day-over': 'This day is over. Load the page again to play the new one.',
    'linked-already': 'Another game of yours is in this list already: each player has one a day.',
    'attempt-deleted': 'You deleted your data for this game. You can play it again tomorrow.',
    'seat-taken': 'That seat is taken. Choose another.',
    'log-full':
      'This table has recorded as much as it can hold. You can finish the game; then open a new table.',
    paused: 'The game’s paused. Resume it first.',
    internal: 'Something went wrong on the server, and nothing was changed. Try again.',
    'absent-players': 'Not everyone you invited is here yet.',
    'still-there': 'That player is back already.',
    'too-soon': 'That player has only just left. Give them a minute.',
    alone: 'You can’t decide that alone: the others have to agree.',
    stale: 'Too late: the game has moved on.',
    'no-such-question': 'That’s already been settled.',
    'storage-full':
      'The server’s disk is full, so nothing can be saved. Your move will be sent again automatically.',
    'storage-read-only':
      'The server can’t write to its disk right now. Your move will be sent again automatically.',
    'storage-missing':
      'The server can’t find its tables. Tell the person who runs it: the game continues as soon as they’re back.',
    'storage-corrupt':
      'The server’s data is damaged and this table can’t be read. Tell the person who runs the server.',
    'storage-locked': 'Another program is using the server’s data file. The game continues in a moment.',
    'storage-failed': 'The server’s disk reports an error. Your move will be sent again automatically.',
    'foreign-page': 'You can’t play at that table from this page.',
    'unknown-host': 'The server doesn’t know this address. Use the one it was published under.',
    'not-seated': 'Only players with a seat at this table can do that.',
    'not-for-programs': 'Programs aren’t allowed to do that.',
    'not-started': 'The game hasn’t started yet.',
    over: 'The game is over.',
    'not-over': 'The game isn’t over yet.',
    'not-paused': 'The game isn’t paused.',
    'unknown-bot': 'This server doesn’t have that bot.',
    'no-bot-plays': 'No bot is playing in your seat.',
    'not-your-decision': 'It isn’t your turn.',
    'no-dice-awaited': 'There are no dice to roll right now.',
    'no-own-dice': 'At this table, Iacta rolls the dice.',
    'no-push': 'This server doesn’t send notifications.',
    'bad-target': 'The server can’t send anything to this address.',
    'no-webhooks': 'This server doesn’t notify other programs.',
    'not-ranked': 'This is only possible in a ranked game.',
    'day-open': 'This day isn’t closed yet.',
    'too-long': 'The message is too long.',
  },
  otherRefusal: 'That didn’t work. Try again.',
};
