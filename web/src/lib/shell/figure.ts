/** Points as they are printed: with a true minus sign. */
export const figure = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);
