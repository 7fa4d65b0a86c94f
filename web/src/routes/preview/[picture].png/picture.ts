import type { GameId } from '@iacta/games';
import { pictures } from '@iacta/games/pictures';
import { render } from 'svelte/server';

// The picture that a messenger shows of a link, drawn at build time. Some cut it to the square in the middle.

export const WIDTH = 1200;
const HEIGHT = 630;
const SIDE = 560;

/** A picture of a game, or of all of them, as an SVG with the colours of a style sheet in it. */
export function drawn(id: GameId | 'iacta', styles: string): string {
  const middle = id === 'iacta' ? die(400, 115, 400) : framed(id, (WIDTH - SIDE) / 2, 35, SIDE);
  const sides =
    id === 'iacta'
      ? (Object.keys(pictures) as GameId[])
          .slice(0, 4)
          .map((each, i) => framed(each, i < 2 ? 40 : WIDTH - 290, i % 2 === 0 ? 45 : 335, 250))
      : [die(50, 330, 200, 0.18), die(950, 90, 200, 0.18)];
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<style>text { font-family: Caveat; font-weight: 600 }</style>
<rect width="100%" height="100%" fill="var(--paper)"/>
${[...sides, middle].join('\n')}
</svg>`;
  return text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colourOf(name, styles));
}

function framed(id: GameId, x: number, y: number, side: number): string {
  const picture = pictures[id];
  if (!picture) return '';
  const drawing = render(picture)
    .body.replace(/<!--.*?-->/g, '')
    .replace(
      '<svg',
      `<svg x="${x}" y="${y}" width="${side}" height="${side}" clip-path="url(#${id}-${x}-${y})"`,
    );
  return `<clipPath id="${id}-${x}-${y}"><rect x="${x}" y="${y}" width="${side}" height="${side}" rx="${side / 14}"/></clipPath>
<g clip-path="url(#${id}-${x}-${y})">${drawing}</g>`;
}

/** The die of the wordmark. */
function die(x: number, y: number, side: number, opacity = 1): string {
  return `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="0 0 40 40" opacity="${opacity}">
<g transform="rotate(-12 20 20)"><rect x="4" y="4" width="32" height="32" rx="8" fill="var(--accent)"/>
<path d="M13 13h.01M27 13h.01M20 20h.01M13 27h.01M27 27h.01" stroke="var(--accent-ink)" stroke-width="6.5" stroke-linecap="round"/></g></svg>`;
}

/** The first value of a colour in the style sheet is that of the light page. */
function colourOf(name: string, styles: string): string {
  const found = new RegExp(`${name}:\\s*(#[0-9a-f]+);`).exec(styles);
  if (!found) throw new Error(`no colour ${name}`);
  return found[1];
}
