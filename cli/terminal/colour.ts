import { type Hue, type Paint, plain, type Stress } from '@iacta/core';

/** How many colours a terminal shows. */
export type Depth = 0 | 16 | 256;

export interface Environment {
  readonly [name: string]: string | undefined;
}

/** NO_COLOR wins over everything (no-color.org), then FORCE_COLOR, then what the terminal says of itself. */
export function depthOf(env: Environment, isTerminal: boolean): Depth {
  if (env.NO_COLOR) return 0;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) {
    if (forced === '0' || forced === 'false') return 0;
    return forced === '2' || forced === '3' ? 256 : 16;
  }
  if (!isTerminal || env.TERM === 'dumb') return 0;
  return /256|direct|kitty|alacritty/.test(env.TERM ?? '') || env.COLORTERM ? 256 : 16;
}

type Code = readonly [on: string, off: string];

// Middle tones, to be read on dark and on light ground. White is drawn as the ground's
// opposite, in bold. Black is written on grey.
const HUES_256: { readonly [hue in Hue]: Code } = {
  yellow: ['38;5;178', '39'],
  blue: ['38;5;33', '39'],
  green: ['38;5;34', '39'],
  orange: ['38;5;208', '39'],
  pink: ['38;5;205', '39'],
  purple: ['38;5;135', '39'],
  red: ['38;5;160', '39'],
  white: ['1', '22'],
  black: ['38;5;16;48;5;250', '39;49'],
};
const HUES_16: { readonly [hue in Hue]: Code } = {
  yellow: ['93', '39'],
  blue: ['94', '39'],
  green: ['32', '39'],
  orange: ['33', '39'],
  pink: ['95', '39'],
  purple: ['35', '39'],
  red: ['31', '39'],
  white: ['1', '22'],
  black: ['30;47', '39;49'],
};
const STRESS: { readonly [stress in Stress]: Code } = {
  bold: ['1', '22'],
  dim: ['2', '22'],
  inverse: ['7', '27'],
};

/** Every escape sequence that `paintFor` writes. */
export const COLOUR_CODES: ReadonlySet<string> = new Set(
  [HUES_256, HUES_16, STRESS].flatMap((codes) => Object.values<Code>(codes).flat()).map(sequence),
);

function sequence(code: string): string {
  return `\x1b[${code}m`;
}

export function paintFor(depth: Depth): Paint {
  if (depth === 0) return plain;
  const codes: { readonly [style in Hue | Stress]: Code } = {
    ...(depth === 256 ? HUES_256 : HUES_16),
    ...STRESS,
  };
  return (style, text) => {
    const [on, off] = codes[style];
    return text === '' ? '' : sequence(on) + text + sequence(off);
  };
}
