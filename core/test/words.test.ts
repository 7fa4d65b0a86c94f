import { describe, expect, it } from 'vitest';
import { refusalText } from '../index.ts';

const words = { refusals: { full: ({ data }: { data?: object }) => `no room: ${JSON.stringify(data)}` } };

describe('the text of a refusal', () => {
  it('is made of the refusal by its code', () => {
    expect(refusalText(words, { code: 'full', data: { row: 3 } })).toBe('no room: {"row":3}');
  });

  it.each(['stale', 'toString', 'constructor'])('does not exist for a code without one: %s', (code) => {
    expect(refusalText(words, { code })).toBeUndefined();
  });
});
