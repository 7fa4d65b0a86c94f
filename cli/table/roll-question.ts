import { type Dice, type Face, SEATS, starterLot } from '@iacta/core';
import type { Question, Reply } from '../terminal/terminal.ts';
import { facesInWords, readFaces, unlike } from './own-dice.ts';
import type { TableScreen } from './table-screen.ts';

/** What do the dice of a player show? */
export function rollQuestion(table: TableScreen, seat: number, dice: Dice): Question {
  const lot = lotFaces(table, dice);
  return lot ? lotQuestion(table, lot) : facesQuestion(table, seat, dice);
}

/** The faces that an answer means; a string says why it means none. */
export function facesIn(table: TableScreen, dice: Dice, reply: Reply): readonly Face[] | string {
  if ('choice' in reply) return [dice.dice[0].faces[reply.choice]];
  return 'text' in reply ? understand(table, dice, reply.text) : '';
}

/** A lot is chosen from a list: seats by their names, anything else that has no numbers by its faces. */
function lotFaces(table: TableScreen, dice: Dice): readonly string[] | null {
  if (dice === starterLot(table.position[SEATS]))
    return dice.dice[0].faces.map((face) => table.name(Number(face)));
  const [only] = dice.dice;
  return dice.dice.length === 1 && only.faces.every((face) => typeof face === 'string')
    ? only.faces.map(String)
    : null;
}

function lotQuestion({ talk, game, position }: TableScreen, labels: readonly string[]): Question {
  const dice = game.rules.dice(position);
  const starter = dice === starterLot(position[SEATS]);
  const prompt =
    starter || !dice
      ? talk.words.whoStarts
      : talk.words.typeFace(nameOfDie(game.words.dice, dice.dice[0].id));
  return { prompt, choices: labels.map((label) => ({ label })) };
}

function facesQuestion({ talk, game, name }: TableScreen, seat: number, dice: Dice): Question {
  const { words } = talk;
  const names = dice.dice.map((die) => nameOfDie(game.words.dice, die.id));
  const faces = facesInWords(dice.dice[0]);
  const what =
    dice.dice.length === 1
      ? words.typeFace(`${names[0]}, ${faces}`)
      : dice.alike
        ? words.typeAlike(dice.dice.length, faces)
        : unlike(dice)
          ? words.typeUnlike(dice.dice.map((die, i) => `${names[i]} (${facesInWords(die, ' ')})`))
          : words.typeFaces(names);
  return { prompt: `${words.throwsOwn(name(seat))} ${what}`, choices: [] };
}

function understand(table: TableScreen, dice: Dice, text: string): readonly Face[] | string {
  const { words } = table.talk;
  const read = readFaces(dice, text);
  if ('faces' in read) return read.faces;
  if (read.problem === 'count') return words.wrongCount(dice.dice.length, read.typed);
  const die = { die: nameOfDie(table.game.words.dice, read.die.id), faces: facesInWords(read.die) };
  return words.noSuchFace(die, read.typed);
}

function nameOfDie(names: { readonly [id: string]: string }, id: string): string {
  return names[id] ?? id;
}
