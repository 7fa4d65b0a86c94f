import type { Options } from '@iacta/core';
import type { QwantumEvent } from '@iacta/qwantum/rules';

/** Totals from the faces thrown and the colours entered, independent of values and scores in events. */
export function recount(events: readonly QwantumEvent[], { seats }: Options): number[] {
  const sheets = Array.from({ length: seats }, () => new Map<string, number[]>());
  const missed = new Array<number>(seats).fill(0);
  const lying = new Map<string, string | number>();
  let active = -1;
  let entries = 0;
  const close = () => {
    if (active >= 0 && entries === 0) missed[active]++;
    entries = 0;
  };
  for (const event of events) {
    if (event.type === 'thrown') {
      if (event.attempt === 1) close();
      active = event.seat;
      for (const { die, face } of event.dice) lying.set(die, face);
    }
    if (event.type === 'entered') {
      if (event.seat === active) entries++;
      const letter = event.colour[0].toUpperCase();
      let value = 0;
      for (const face of lying.values()) {
        if (typeof face === 'number') value += face;
        else if (face.startsWith(letter)) value += Number(face.slice(1));
      }
      const rows = sheets[event.seat];
      rows.set(event.colour, [...(rows.get(event.colour) ?? []), value]);
    }
  }
  close();
  return sheets.map((rows, seat) => {
    let total = 0;
    for (let column = 0; column < 6; column++) {
      const cells = [...rows.values()].flatMap((row) => row.slice(column, column + 1));
      const distinct = [...new Set(cells)].toSorted((a, b) => a - b);
      if (cells.length === 4) total += distinct[1] ?? distinct[0];
    }
    for (let cross = 1; cross <= missed[seat]; cross++) total -= cross;
    return total;
  });
}
