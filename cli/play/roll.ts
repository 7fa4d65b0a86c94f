import { type Dice, decodeRoll, type Face, SEATS, starterLot } from '@iacta/core';
import { facesInWords, readFaces, unlike } from './own-dice.ts';
import { refusalInWords } from './refusals.ts';
import type { Sitting } from './sitting.ts';
import { askAtTable } from './table-talk.ts';
import type { Question } from './terminal.ts';

/** People have rolled their own dice: what do they show? Asked again, with the reason, until it is possible. */
export async function rollOwn(sitting: Sitting, seat: number, dice: Dice): Promise<void> {
  let notice: readonly string[] = [];
  for (;;) {
    sitting.lay(-1);
    const said = notice;
    const lot = lotFaces(sitting, dice);
    const ask = lot ? () => lotQuestion(sitting, lot) : () => facesQuestion(sitting, seat, dice);
    const reply = await askAtTable(sitting, seat, () => ({ ...ask(), notice: said }));
    if (reply === 'changed') return;
    const faces =
      'choice' in reply ? [dice.dice[0].faces[reply.choice]] : understand(sitting, dice, reply.text);
    if (typeof faces === 'string') {
      notice = [faces];
      continue;
    }
    const roll = decodeRoll(dice, faces);
    const played = roll.ok ? sitting.play({ roll: roll.value }) : roll;
    if (played.ok) return;
    notice = [refusalInWords(sitting, played.refusal)];
  }
}

/** A lot is chosen from a list: seats by their names, anything else that has no numbers by its faces. */
function lotFaces(sitting: Sitting, dice: Dice): readonly string[] | null {
  if (dice === starterLot(sitting.position[SEATS]))
    return dice.dice[0].faces.map((face) => sitting.name(Number(face)));
  const [only] = dice.dice;
  return dice.dice.length === 1 && only.faces.every((face) => typeof face === 'string')
    ? only.faces.map(String)
    : null;
}

function lotQuestion({ talk, game, position }: Sitting, labels: readonly string[]): Question {
  const dice = game.rules.dice(position);
  const starter = dice === starterLot(position[SEATS]);
  const prompt =
    starter || !dice
      ? talk.words.whoStarts
      : talk.words.typeFace(nameOfDie(game.words.dice, dice.dice[0].id));
  return { prompt, choices: labels.map((label) => ({ label })) };
}

function facesQuestion({ talk, game, name }: Sitting, seat: number, dice: Dice): Question {
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

function understand(sitting: Sitting, dice: Dice, text: string): readonly Face[] | string {
  const { words } = sitting.talk;
  const read = readFaces(dice, text);
  if ('faces' in read) return read.faces;
  if (read.problem === 'count') return words.wrongCount(dice.dice.length, read.typed);
  const die = { die: nameOfDie(sitting.game.words.dice, read.die.id), faces: facesInWords(read.die) };
  return words.noSuchFace(die, read.typed);
}

function nameOfDie(names: { readonly [id: string]: string }, id: string): string {
  return names[id] ?? id;
}
