import type { Judged, Thought } from '@iacta/bots/search';
import type { Language } from '@iacta/core';
import type { TableWords } from './words/shape.ts';

// What a bot has found out, in a sentence.

/** Why the best move is the best, beside the next best one. */
export function reasonOf(
  thought: Thought,
  isOnly: boolean,
  say: TableWords['hints'],
  language: Language,
): string {
  const { chance } = thought.best;
  const reason = reasonAlone(thought, isOnly, say, language);
  if (chance === undefined) return reason;
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(chance);
  return `${say.chance(percent)} ${reason}`.trim();
}

function reasonAlone(
  { best, others }: Thought,
  isOnly: boolean,
  say: TableWords['hints'],
  language: Language,
): string {
  if (isOnly) return say.only;
  if (best.proven) return best.proven.result === 'win' ? say.won(best.proven.moves) : say.lost;
  const next = others[0];
  const { points, percent } = numbers(language, best, next);
  // By what is known of both, so that they can be compared.
  const byPoints = best.win === undefined || (next?.win === undefined && next?.points !== undefined);
  // What reads the same is no reason.
  const beside = (own: string, other: string | null) => (own === other ? null : other);
  if (byPoints && best.points !== undefined) {
    const own = points(best.points);
    return say.points(own, beside(own, next?.points === undefined ? null : points(next.points)));
  }
  if (best.win === undefined) return '';
  const own = percent(best.win);
  return say.win(own, beside(own, next?.win === undefined ? null : percent(next.win)));
}

/** What an alternative is worth, in a word; empty where nothing is known. */
export function worthOf(judged: Judged, best: Judged, say: TableWords['hints'], language: Language): string {
  if (judged.proven) return judged.proven.result === 'win' ? say.wins : say.loses;
  const { points, percent } = numbers(language, best, judged);
  if (judged.win !== undefined && best.win !== undefined) return percent(judged.win);
  return judged.points === undefined ? '' : say.worth(points(judged.points));
}

/** With a decimal only where two moves would read the same without it. */
function numbers(language: Language, best: Judged, next: Judged | undefined) {
  const apart = (a = 0, b = 0) => (Math.round(a) === Math.round(b) ? 1 : 0);
  const digits = (maximumFractionDigits: number) => ({ maximumFractionDigits });
  const points = new Intl.NumberFormat(language, digits(apart(best.points, next?.points)));
  const fine = apart(100 * (best.win ?? 0), 100 * (next?.win ?? 0));
  const percent = new Intl.NumberFormat(language, { style: 'percent', ...digits(fine) });
  return { points: (n: number) => points.format(n), percent: (n: number) => percent.format(n) };
}

/** The values of a hint stay the judge's; what a bot has proven of the same moves, or knows of a wager, is added as a reason. */
export function withReasons(hint: Thought, { best, others }: Thought): Thought {
  const reasons = new Map([best, ...others].map(({ move, chance, proven }) => [move, { chance, proven }]));
  const add = (judged: Judged): Judged => {
    const { chance, proven } = reasons.get(judged.move) ?? {};
    return {
      ...judged,
      ...(chance === undefined ? {} : { chance }),
      ...(proven === undefined ? {} : { proven }),
    };
  };
  return { best: add(hint.best), others: hint.others.map(add) };
}
