// The rules of the strip a second time, slowly and on plain arrays: tests compare the packed ones with them.

export function isMonotone(faces: readonly number[]): boolean {
  const row = faces.filter((face) => face > 0);
  const rising = row.toSorted((a, b) => a - b);
  return row.join() === rising.join() || row.join() === rising.toReversed().join();
}

/** The free fields (from 0) where a face keeps the row. */
export function fits(faces: readonly number[], face: number): number[] {
  return [...faces.keys()].filter((field) => faces[field] === 0 && isMonotone(faces.with(field, face)));
}

/** What a count needs to know: colours do not matter for it, only how many dice are still to be rolled. */
export interface Line {
  readonly faces: readonly number[];
  /** Dice not yet picked. */
  readonly left: number;
  readonly step: 'pick' | 'roll' | number | 'wager';
  /** Answers still to come; -1 before the question. */
  readonly open: number;
  readonly others: number;
  readonly turns: number;
}

export const NEW_TURN = { faces: [0, 0, 0, 0, 0, 0, 0, 0, 0], left: 7, step: 'pick', open: -1 } as const;

/** Lines of this many steps. A step is a face when the die in hand shows it. */
export function count(line: Line, depth: number): number {
  if (depth === 0) return 1;
  if (line.step === 'pick')
    return line.left * count({ ...line, left: line.left - 1, step: 'roll' }, depth - 1);
  if (line.step === 'wager') return 2 * count(answered(line), depth - 1);
  if (line.step === 'roll') {
    let lines = 0;
    for (let face = 1; face <= 6; face++) lines += count({ ...line, step: face }, depth - 1);
    return lines;
  }
  const face = line.step;
  const fields = fits(line.faces, face);
  if (fields.length === 0) return count(put(line, line.faces), depth - 1);
  return fields.reduce(
    (lines, field) => lines + count(put(line, line.faces.with(field, face)), depth - 1),
    0,
  );
}

function answered(line: Line): Line {
  return line.open > 1 ? { ...line, open: line.open - 1 } : { ...line, open: 0, step: 'pick' };
}

function put(line: Line, faces: readonly number[]): Line {
  if (line.left === 0) return over(line);
  if (line.left === 4 && line.others > 0) return { ...line, faces, open: line.others, step: 'wager' };
  return { ...line, faces, step: 'pick' };
}

function over(line: Line): Line {
  // Nothing can be picked when the game is over: a turn without dice has no line.
  return line.turns === 1
    ? { ...line, left: 0, step: 'pick' }
    : { ...line, ...NEW_TURN, turns: line.turns - 1 };
}
