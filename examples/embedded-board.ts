// A board for any web page: node --conditions=source examples/embedded-board.ts game.json > board.html
// Draws the position of a saved game as a <figure> with its own colours: no script, no other file.
import { readFileSync } from 'node:fs';
import { outcome, type Paint, readRecord } from '@iacta/core';
import { game, isGameId, loadRules } from '@iacta/games';

const [file, step] = process.argv.slice(2);
const json = JSON.parse(readFileSync(file, 'utf8')) as { record?: { game?: unknown }; game?: unknown };
const saved = json.record ?? json;
if (!isGameId(saved.game)) throw new Error(`${file} is not a game of Iacta`);

const rules = await loadRules(saved.game);
const record = readRecord(rules, saved);
if (!record.ok) throw new Error(`${file}: ${record.refusal.code}`);
const { drawing } = await game(saved.game).text();
const { words } = await game(saved.game).words.en();

// Any step of the game; without a number the last position.
const { positions, position } = record.value;
const shown = step === undefined ? position : positions[Number(step)];
if (shown === undefined) throw new Error(`the game has ${positions.length} steps`);

/** What a terminal shows in colours becomes elements; names and labels are never read as HTML. */
const escaped = (text: string) => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
const OPEN = '\uE000';
const CLOSE = '\uE001';
const paint: Paint = (style, text) => `${OPEN}${style}${OPEN}${text}${CLOSE}`;
const html = (line: string) =>
  escaped(line)
    .replace(/\uE000([a-z]+)\uE000/g, '<span class="$1">')
    .replaceAll(CLOSE, '</span>');

const name = (seat: number) => `Player ${seat + 1}`;
const board = drawing.draw(shown, paint, name, words).map(html).join('\n');
const points = outcome(rules, shown).seats.map(({ total }, seat) => `${name(seat)}: ${total}`);

console.log(`<figure class="iacta" lang="en">
<style>
.iacta pre { font: 1rem/1.2 ui-monospace, monospace; background: #fff; color: #222; padding: 1em; overflow-x: auto; }
.iacta .yellow { color: #8a6a00 } .iacta .blue { color: #1f5fbf } .iacta .green { color: #1d7a34 }
.iacta .orange { color: #b04a00 } .iacta .pink { color: #b8277a } .iacta .purple { color: #6f3fb0 }
.iacta .red { color: #b3261e } .iacta .bold, .iacta .white { font-weight: 700 } .iacta .dim { color: #666 }
.iacta .inverse { background: #222; color: #fff } .iacta .black { background: #ddd }
</style>
<pre aria-label="${escaped(words.title)}">${board}</pre>
<figcaption>${escaped(`${words.title} · ${points.join(', ')}`)}</figcaption>
</figure>`);
