import type { TerminalWords } from './catalogue.ts';

const pointsOf = (points: number) => (points === 1 ? '1 point' : `${points} points`);

export const words: TerminalWords = {
  language: 'English',
  welcome: 'Iacta · five dice games, one table',

  keys: 'type to filter · arrows · Enter · “help”',
  keysText: 'Enter confirms · “help”',
  keysPage: 'arrows scroll · Enter goes on · q closes',
  keysPause: 'any key to speed up',
  more: (count) => `… and ${count} more`,
  noneFits: (typed) => `Nothing matches “${typed}”. Press Backspace or Esc to see everything again.`,
  severalFit: (count) => `${count} choices match. Type a bit more, or the number:`,
  pleaseChoose: 'Type a number or part of a choice, or “help” for more.',
  scroll: (from, to, of) => `lines ${from}–${to} of ${of} (PgUp, PgDn)`,
  yes: 'Yes',
  no: 'No',

  whichGame: 'What would you like to play?',
  players: (counts) => `${counts} players`,
  minutes: (from, to) => (from === to ? `${from} minutes` : `${from}–${to} minutes`),
  soloExtra: 'also solo',
  changeLanguage: 'Language: English',
  whichLanguage: 'Which language?',
  continueGame: (title, turn, names) => `Continue ${title}, turn ${turn} (${names})`,
  howManySeats: 'How many players?',
  seats: (count) => (count === 1 ? 'Solo' : `${count} players`),
  notInRulebook: 'not in the rulebook',
  whoPlays: 'Who’s playing?',
  company: (people, bots) => {
    if (bots === 0) return people === 1 ? 'Just me' : `${people} people at this terminal`;
    if (people === 0) return bots === 1 ? 'Watch a bot play' : `Watch ${bots} bots play`;
    const who = people === 1 ? 'Me' : `${people} people`;
    return `${who} against ${bots === 1 ? 'a bot' : `${bots} bots`}`;
  },
  seatBySeat: 'Choose seat by seat',
  whoSits: (seat) => `Who’s in seat ${seat}?`,
  person: 'A person',
  bot: {
    'first-steps': 'Bot, beginner: just learning',
    learning: 'Bot, learner: has played a few games',
    casual: 'Bot, casual: plays for fun',
    skilled: 'Bot, skilled: seldom misses a chance',
    strong: 'Bot, strong: thinks ahead',
    best: 'Bot, expert: the strongest we have',
    greedy: 'Bot, greedy: grabs the most points now',
    random: 'Bot, random: plays anything',
  },
  botShort: 'bot',
  yourName: 'What’s your name?',
  nameOf: (number) => `What’s player ${number}’s name?`,
  nameTaken: (name) => `There’s already a ${name} at the table. Type another name.`,
  whichSpaces: (max) => `Type up to ${max} spaces, row first, then column, such as 46 55 64`,
  badSpaces: (side, max) =>
    `That doesn’t work: type 1 to ${max} different spaces with numbers from 1 to ${side}, such as 46 55 64.`,
  ready: 'Ready?',
  begin: 'Start game',
  diceQuestion: 'Which dice?',
  diceIacta: 'Iacta rolls the dice',
  diceOwn: 'We roll our own dice and type the result',
  diceShort: 'Dice',
  diceIactaShort: 'Iacta rolls',
  diceOwnShort: 'we roll',

  commands: {
    help: { typed: ['help', '?'], does: 'show this help' },
    rules: { typed: ['rules'], does: 'show how to play' },
    score: { typed: ['score', 'scores', 'points'], does: 'show the points so far' },
    story: { typed: ['log', 'story'], does: 'show the game log' },
    hint: { typed: ['hint', 'tip'], does: 'show what the strongest bot would play' },
    undo: { typed: ['undo', 'back'], does: 'undo the last step' },
    save: { typed: ['save'], does: 'save the game, or “save FILE” to a file you name' },
    say: { typed: ['say'], does: 'send the others a message' },
    pause: { typed: ['pause'], does: 'pause the game' },
    dice: { typed: ['dice'], does: 'show which rolls this device has checked' },
    lang: { typed: ['lang', 'language'], does: 'change the language' },
    quit: { typed: ['quit', 'exit', 'bye'], does: 'leave the table' },
  },
  helpTitle: 'Help',
  helpChoosing:
    'Type the number of a choice, or any part of its words; more words narrow it down. You can also type a move as JSON; if the rules don’t allow it, Iacta says why.',
  rulesFile: (path) => `All the numbered rules: ${path}`,
  throwsOwn: (name) => `${name}, roll your dice.`,
  typeFaces: (dice) => `What did you roll? Type it in this order: ${dice.join(', ')}`,
  typeUnlike: (dice) => `What did you roll, in any order? ${dice.join(', ')}`,
  typeFace: (die) => `What did you roll? (${die})`,
  typeAlike: (count, die) => `What do the ${count} dice show, in any order? (${die})`,
  wrongCount: (expected, typed) =>
    `Type ${expected === 1 ? 'one face' : `${expected} faces`}; you typed ${typed === 1 ? 'one' : typed}.`,
  noSuchFace: ({ die, faces }, typed) => `This die doesn’t have “${typed}” (${die}). Its faces are ${faces}.`,
  whoStarts: 'Who starts?',
  didNotUnderstand: (typed) =>
    `“${typed}” isn’t one of the choices. Type a number, part of a choice, or “help”.`,
  byRule: (rule) => `rule ${rule}`,
  handOver: (name) => `Now ${name}, in secret. The others shouldn’t look.`,
  handOverWhy: 'You all choose in secret; then the choices are revealed together.',
  iAm: (name) => `I’m ${name}: show me the question`,
  changesMind: (name) => `${name} wants to change an answer`,
  asks: (name) => `${name}:`,
  labelled: (name, value) => `${name}: ${value}`,
  tookBack: (name) => `${name} undoes the last step.`,
  tookBackTogether: 'Undone, as you all agreed.',
  undoTogether: 'That goes back further than your own last step. Does everyone agree?',
  undoNothing: 'There’s nothing to undo.',
  storyTitle: 'Game log',
  storyEmpty: 'Nothing has happened yet.',

  rollMarked: (count) => (count === 1 ? 'Roll the marked die again' : `Roll the ${count} marked dice again`),
  helpMarking: 'Dice to roll again: type their numbers, such as 2 4 5, to mark or unmark them; Enter rolls.',
  hint: (move) => `Hint: ${move}`,
  hintNone: 'There’s no hint for this decision.',

  scoreTitle: 'Points',
  total: 'Total',
  over: 'Game over',
  wins: (name, points) => `${name} wins with ${pointsOf(points)}.`,
  share: (names, points) => `${names} share the win with ${pointsOf(points)} each.`,
  solo: (name, points) => `${name}: ${pointsOf(points)}.`,
  tieBreak: (what) => `A tie on points, decided by ${what}.`,
  rating: (rating) => `Rating: ${rating}`,
  again: 'Another game?',
  againSame: 'Same game, same players',
  againOther: 'A different game',
  enough: 'That’s enough for today',

  saved: (file) => `Saved: ${file}`,
  notSaved: (file, why) => `Couldn’t write ${file} (${why}).`,
  fileExists: (file) => `${file} already exists and isn’t one of this game’s saves. Choose another name.`,
  leaveQuestion: 'Leave the table?',
  leaveKeep: 'Leave and save the game for later',
  leaveDrop: 'Leave and delete the game',
  leaveStay: 'Keep playing',
  goodbye: 'See you soon!',
  keptFor: (command) => `Your game is saved. Type “${command}” to continue it.`,
  wholeGame: (file) => `The whole game is in ${file}`,
  noFile: (file) => `There’s no file ${file}, or it can’t be read.`,
  notASave: (file) => `${file} isn’t a saved Iacta game. It hasn’t been changed.`,
  newerSave: (file) =>
    `${file} comes from a newer version of Iacta. Update Iacta to continue it; the file hasn’t been changed.`,
  damagedSave: (file, why) =>
    `${file} is a saved Iacta game, but it’s damaged (${why}). It hasn’t been changed.`,
  alreadyOver: 'This game is already over.',

  commandsUsage: `iacta play [game]   play in this terminal (iacta play --help)
iacta join CODE     play at an online table (iacta join --help)
iacta serve         let browsers on this network play (iacta serve --help)
iacta admin         look after a running server (iacta admin --help)
iacta backup FILE   copy all tables of the server, also while people play
iacta restore FILE  put such a copy back
iacta move --to URL  move all tables into a PostgreSQL database
iacta push-keys     let players turn on notifications (iacta push-keys --help)
iacta engine        speak the line protocol (docs/protocol.md)
iacta arena         let bots play each other and compare them (iacta arena --help)
iacta verify FILE   check the dice and steps of a table played online
iacta verify-day FILE  check all games of a day of the daily game
iacta review FILE   how lucky each player was, and what their decisions cost
iacta --version     print the version`,
  engineUsage: `iacta engine

Reads one JSON object per line from standard input and answers each with one line on standard output.
It ends with its input, or when it receives {"do":"quit"}. Try: echo '{"do":"hello"}' | iacta engine
The protocol is described in docs/protocol.md.`,
  usage: `iacta play [game]      play in this terminal

  --seats N             how many players
  --bots N              how many of them are bots (they get the last seats)
  --bot LEVEL           how strong: first-steps, casual, strong, best, greedy, random
  --name NAME           a person’s name; once for each person
  --option NAME=VALUE   an option of the game; as often as you like
  --dice iacta|own      Iacta rolls, or you type what your own dice show
  --seed N              the same seed rolls the same dice
  --lang it|de|en|fr    the language; otherwise the one of your system
  --resume FILE         continue a saved game
  --fast                bots play without pauses
  --ascii               plain characters only
  --yes                 ask nothing before the game
  --help                this page

You’ll be asked for anything you leave out; Enter takes the suggestion.`,
  badFlag: (flag, allowed) => `${flag} can be: ${allowed}.`,
  optionForm: 'NAME=VALUE',
  unknownFlag: (flag) => `There’s no flag ${flag}. Use “--help” to see them all.`,
  missingValue: (flag) => `${flag} needs a value after it.`,
  noValue: (flag) => `${flag} doesn’t take a value.`,
  unknownGame: (id, known) => `There’s no game “${id}”. Choose one of these: ${known}.`,

  refusals: {
    malformed: () => 'That isn’t a move in this game.',
    'unknown-game': () => 'Iacta doesn’t have this game.',
    'unknown-option': (about) => `There’s no option “${about}”.`,
    'bad-option': (about) => `That value isn’t possible for the option “${about}”.`,
    'unknown-version': () => 'It was played with a newer version of the rules. Update Iacta first.',
    'impossible-position': () => 'No game can reach this position.',
    over: () => 'The game’s over.',
    'no-such-seat': () => 'There’s no such seat in this game.',
    'not-your-decision': () => 'It isn’t your turn.',
    'dice-awaited': () => 'Roll the dice first.',
    'no-dice-awaited': () => 'There’s nothing to roll now. Make a move.',
    'wrong-dice': () => 'Those aren’t the dice to roll now.',
    stale: () => 'Too late: the game has moved on.',
    'nothing-to-undo': () => 'There’s nothing to undo.',
    'undo-needs-consent': () => 'Everyone at the table has to agree first.',
    'bad-entry': (about) => `step ${about} can’t be played`,
  },
};
