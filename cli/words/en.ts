import type { TerminalWords } from './catalogue.ts';

const pointsOf = (points: number) => (points === 1 ? '1 point' : `${points} points`);

export const words: TerminalWords = {
  language: 'English',
  welcome: 'Iacta · five dice games, one table',

  keys: 'type to narrow · arrows · Enter · “help”',
  keysText: 'Enter confirms · “help”',
  keysPage: 'arrows scroll · Enter goes on · q closes',
  keysPause: 'any key: faster',
  more: (count) => `… and ${count} more`,
  noneFits: (typed) => `Nothing here fits “${typed}”. Backspace or Esc shows everything again.`,
  severalFit: (count) => `${count} of them fit. Type more of it, or its number:`,
  pleaseChoose: 'Type a number or part of a choice (“help” tells you what else you can do).',
  scroll: (from, to, of) => `lines ${from}–${to} of ${of} (PgUp, PgDn)`,
  yes: 'Yes',
  no: 'No',

  whichGame: 'What would you like to play?',
  players: (counts) => `${counts} players`,
  minutes: (from, to) => (from === to ? `${from} minutes` : `${from}–${to} minutes`),
  soloExtra: 'solo too',
  changeLanguage: 'Language: English',
  whichLanguage: 'Which language?',
  continueGame: (title, turn, names) => `Continue ${title}, turn ${turn} (${names})`,
  howManySeats: 'How many are playing?',
  seats: (count) => (count === 1 ? 'Solo' : `${count} players`),
  notInRulebook: 'not in the rulebook',
  whoPlays: 'Who is at the table?',
  company: (people, bots) => {
    if (bots === 0) return people === 1 ? 'Just me' : `${people} people at this terminal`;
    if (people === 0) return bots === 1 ? 'A bot alone, I watch' : `${bots} bots, I watch`;
    const who = people === 1 ? 'Me' : `${people} people`;
    return `${who} against ${bots === 1 ? 'a bot' : `${bots} bots`}`;
  },
  seatBySeat: 'Choose seat by seat',
  whoSits: (seat) => `Who sits in seat ${seat}?`,
  person: 'A person',
  bot: {
    'first-steps': 'Bot, first steps: sees what lies before it',
    casual: 'Bot, casual: plays with common sense',
    strong: 'Bot, strong: thinks a few steps ahead',
    best: 'Bot, the best: as good as we know how',
    greedy: 'Bot, greedy: takes what it can',
    random: 'Bot, random: plays anything',
  },
  botShort: 'bot',
  yourName: 'What is your name?',
  nameOf: (number) => `What is player ${number} called?`,
  nameTaken: (name) => `${name} is already at the table.`,
  ready: 'All set?',
  begin: 'Start the game',
  diceQuestion: 'Which dice?',
  diceIacta: 'Iacta rolls the dice',
  diceOwn: 'We roll our own and type what they show',
  diceShort: 'Dice',
  diceIactaShort: 'Iacta rolls',
  diceOwnShort: 'our own',

  commands: {
    help: { typed: ['help', '?'], does: 'this help' },
    rules: { typed: ['rules'], does: 'how the game is played' },
    score: { typed: ['score', 'scores', 'points'], does: 'the points so far, part by part' },
    story: { typed: ['story', 'log'], does: 'what has happened so far' },
    undo: { typed: ['undo', 'back'], does: 'take the last step back' },
    save: { typed: ['save'], does: 'save the game; “save FILE” to a file of your own' },
    lang: { typed: ['lang', 'language'], does: 'another language' },
    quit: { typed: ['quit', 'exit', 'bye'], does: 'leave the table' },
  },
  helpTitle: 'Help',
  helpChoosing:
    'Type the number of a choice or any part of its words; several words narrow it down further. A move may also be typed in its JSON form, and you are told if the rules refuse it.',
  rulesFile: (path) => `All the rules, with their numbers: ${path}`,
  throwsOwn: (name) => `${name} rolls.`,
  typeFaces: (dice) => `What do your dice show? In this order: ${dice.join(', ')}`,
  typeUnlike: (dice) => `What do your dice show, in any order? ${dice.join(', ')}`,
  typeFace: (die) => `What does it show? (${die})`,
  typeAlike: (count, die) => `What do the ${count} dice show, in any order? (${die})`,
  wrongCount: (expected, typed) =>
    `${expected === 1 ? 'One die is' : `${expected} dice are`} rolled, but you typed ${typed === 1 ? 'one face' : `${typed} faces`}.`,
  noSuchFace: ({ die, faces }, typed) => `“${typed}” is not on this die: ${die}. Its faces: ${faces}.`,
  whoStarts: 'Who did the lot fall on?',
  didNotUnderstand: (typed) =>
    `“${typed}” is none of the choices. Type a number, part of a choice, or “help”.`,
  byRule: (rule) => `rule ${rule}`,
  handOver: (name) => `Now ${name}, in secret. The others look away.`,
  handOverWhy: 'Everybody answers alone; the answers are revealed together.',
  iAm: (name) => `I am ${name}: show me the question`,
  changesMind: (name) => `${name} wants to change an answer`,
  asks: (name) => `${name}:`,
  tookBack: (name) => `${name} takes the last step back.`,
  tookBackTogether: 'Taken back, as everybody agreed.',
  undoTogether: 'That goes back further than your own last step. Does everybody at the table agree?',
  undoNothing: 'There is nothing to take back.',
  storyTitle: 'The story so far',
  storyEmpty: 'Nothing has happened yet.',

  scoreTitle: 'Points',
  total: 'Total',
  over: 'The game is over',
  wins: (name, points) => `${name} wins with ${pointsOf(points)}.`,
  share: (names, points) => `${names} share the win with ${pointsOf(points)} each.`,
  solo: (name, points) => `${name}: ${pointsOf(points)}.`,
  tieBreak: (what) => `Level on points: ${what} decides.`,
  rating: (rating) => `Rating: ${rating}`,
  again: 'Another game?',
  againSame: 'Same game, same table',
  againOther: 'Another game',
  enough: 'Enough for today',

  saved: (file) => `Saved: ${file}`,
  notSaved: (file, why) => `Could not write ${file} (${why}).`,
  fileExists: (file) => `${file} exists already and is not one of this game’s saves: it stays as it is.`,
  leaveQuestion: 'Leave the table?',
  leaveKeep: 'Leave, and keep the game for later',
  leaveDrop: 'Leave, and throw the game away',
  leaveStay: 'No, play on',
  goodbye: 'See you soon!',
  keptFor: (command) => `Your game is kept. “${command}” offers to continue it.`,
  wholeGame: (file) => `The whole game is kept in ${file}`,
  noFile: (file) => `There is no file ${file}, or it cannot be read.`,
  notASave: (file) => `${file} is not a saved Iacta game. It was left untouched.`,
  newerSave: (file) =>
    `${file} comes from a newer Iacta than this one. Update Iacta to continue it; the file was left untouched.`,
  damagedSave: (file, why) =>
    `${file} is a saved Iacta game, but it is damaged (${why}). It was left untouched.`,
  alreadyOver: 'This game is already over.',

  commandsUsage: `iacta play [game]   play in this terminal (iacta play --help)
iacta serve         open the table to the browsers on this network (iacta serve --help)
iacta engine        speak the line protocol (docs/protocol.md)
iacta arena         bots against bots, measured (iacta arena --help)
iacta verify FILE   check the dice and steps of a table played online`,
  usage: `iacta play [game]      play in this terminal

  --seats N             how many play
  --bots N              how many of them are bots (they get the last seats)
  --bot LEVEL           how strong: first-steps, casual, strong, best, greedy, random
  --name NAME           a person’s name; once for each person
  --option NAME=VALUE   an option of the game; as often as you like
  --dice iacta|own      Iacta rolls, or you type what your own dice show
  --seed N              the same seed rolls the same dice
  --lang it|de|en|fr    the language; otherwise the one of your system
  --resume FILE         continue a saved game
  --fast                bots do not pause between their steps
  --yes                 ask nothing before the game
  --help                this page

Whatever is not given is asked; Enter takes what is suggested.`,
  badFlag: (flag, allowed) => `${flag} can be: ${allowed}.`,
  optionForm: 'NAME=VALUE',
  unknownFlag: (flag) => `There is no flag ${flag}. “--help” lists them all.`,
  missingValue: (flag) => `${flag} needs a value after it.`,
  noValue: (flag) => `${flag} takes no value.`,
  unknownGame: (id, known) => `There is no game “${id}”. There are: ${known}.`,

  refusals: {
    malformed: () => 'This game knows no such move.',
    'unknown-game': () => 'This game is not known here.',
    'unknown-option': (about) => `There is no option “${about}”.`,
    'bad-option': (about) => `That value is not possible for the option “${about}”.`,
    'unknown-version': () => 'It was played by a version of the rules that is not known here.',
    'impossible-position': () => 'No game can get into this position.',
    over: () => 'The game is over.',
    'no-such-seat': () => 'There is no such seat at this table.',
    'not-your-decision': () => 'It is not your decision right now.',
    'dice-awaited': () => 'The dice have to be rolled first.',
    'no-dice-awaited': () => 'No dice are to be rolled right now.',
    'wrong-dice': () => 'Those are not the dice that have to be rolled now.',
    stale: () => 'That question has already passed.',
    'nothing-to-undo': () => 'There is nothing to take back.',
    'undo-needs-consent': () => 'Everybody at the table has to agree to that.',
    'bad-entry': (about) => `step ${about} cannot be played`,
  },
};
