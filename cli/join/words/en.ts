import { words as shared } from '@iacta/online/words/en';
import type { JoinWords } from './catalogue.ts';

export const words: JoinWords = {
  ...shared,
  usage: `iacta join CODE         play at an online table in this terminal

  CODE                  the table’s code, or its link as the page shows it
  --server ADDRESS      where the table is: http://localhost:4600 without it
  --name NAME           your name at the table
  --watch               watch without taking a seat
  --lang it|de|en|fr    the language; otherwise the one of your system
  --ascii               plain characters only
  --help                this page

Your seat is kept on this device: the same command brings you back to it.`,
  badServer: (given) => `“${given}” isn’t an address. Write it like http://192.168.1.20:4600.`,

  otherServer: (server) =>
    `Your seat at this table belongs to ${server}, so its key isn’t sent to another address. Join with --server ${server}.`,
  isSeatOf: (server) =>
    `This device has a seat at this table from an earlier version. Did you take it at ${server}?`,
  seatIsHere: 'Yes, it’s the same server',
  seatIsElsewhere: 'No, or I’m not sure',
  seatStaysUnsent: 'The key of your seat wasn’t sent.',

  room: (game) => `${game}: the table is open`,
  code: (code) => `Code for the others: ${code}`,
  waitsForPlayers: 'Waiting for more players.',
  refused: 'The roll didn’t work.',
  roll: 'Roll the dice',
  refresh: 'Keep waiting',
  left: (seconds) => `${seconds} s left`,
  undone: (steps) => (steps === 1 ? 'The last step was undone.' : `The last ${steps} steps were undone.`),
  nameless: (seat) => `Player ${seat}`,
  sayWhat: 'What would you like to say?',
  sayNothing: 'Nothing after all',
  leave: 'Leave the table?',
  stay: 'Keep playing',
  seatStays: 'Leave and keep my seat',
  giveUp: 'Give up my seat; a bot takes over once the game has started',
  comeBack: (command) => `Your seat is kept. Type “${command}” to come back.`,

  rematch: 'Rematch with the same players',
  compare: (code) => `Code to compare: ${code}`,
};
