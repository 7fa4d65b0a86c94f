import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAME_IDS, isGameId } from '@iacta/games';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { error } from '@sveltejs/kit';
import caveat from '../../../lib/fonts/caveat-600.woff2?inline';
import { drawn, WIDTH } from './picture.ts';

// Only built: no server of ours draws.
export const prerender = true;
export const entries = () => [...GAME_IDS, 'iacta'].map((picture) => ({ picture }));

const { resolve } = createRequire(import.meta.url);
const styles = readFileSync(resolve('@iacta/pieces/tokens.css'), 'utf8');
const ready = initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));

export async function GET({ params: { picture } }) {
  if (picture !== 'iacta' && !isGameId(picture)) error(404);
  await ready;
  const font = Buffer.from(caveat.slice(caveat.indexOf(',') + 1), 'base64');
  const image = new Resvg(drawn(picture, styles), {
    fitTo: { mode: 'width', value: WIDTH },
    font: { fontBuffers: [font], defaultFontFamily: 'Caveat' },
  }).render();
  return new Response(new Uint8Array(image.asPng()), { headers: { 'content-type': 'image/png' } });
}
