import { expect, it } from 'vitest';
import * as ws from 'ws';
import { textFrame } from '../socket/text-frame.ts';

// Exported, but not in its types.
const { Sender } = ws as unknown as { Sender: { frame(data: Buffer, options: object): Buffer[] } };

/** As the library writes it. */
function frameOf(text: string): Buffer {
  const options = { fin: true, opcode: 1, mask: false, readOnly: false, rsv1: false };
  return Buffer.concat(Sender.frame(Buffer.from(text), options));
}

const LENGTHS = [0, 1, 125, 126, 127, 128, 255, 256, 65_535, 65_536, 70_000, 1_000_001];

it.each(LENGTHS)('a text of %i characters has the bytes that the library sends', (length) => {
  for (const letter of ['a', 'é', '骰', '🎲']) {
    const text = letter.repeat(length);
    expect(Buffer.from(textFrame(text), 'latin1').equals(frameOf(text)), letter).toBe(true);
  }
});

it('the frame of the last text is not taken for that of another', () => {
  const texts = ['one', 'two', 'two', '', 'one'];
  expect(texts.map((text) => Buffer.from(textFrame(text), 'latin1').subarray(2).toString())).toEqual(texts);
});
