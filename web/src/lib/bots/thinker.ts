import type { Thought } from '@iacta/bots/search';
import type { Answered, Asked, Question } from './question.ts';

/** No bot takes so long; then the worker is stuck, or its parts cannot be fetched. */
const PATIENCE = 20_000;

let worker: Worker | null | undefined;
let count = 0;
const waiting = new Map<number, (thought: Thought | null) => void>();

/** What a bot would do, found out beside the page; null where that cannot be: then a simpler player must do. */
export function think(question: Question): Promise<Thought | null> {
  const at = start();
  if (!at) return Promise.resolve(null);
  const asked: Asked = { ...question, number: ++count };
  return new Promise((resolve) => {
    const clock = setTimeout(giveUp, PATIENCE);
    waiting.set(asked.number, (thought) => {
      clearTimeout(clock);
      waiting.delete(asked.number);
      resolve(thought);
    });
    at.postMessage(asked);
  });
}

function start(): Worker | null {
  if (worker !== undefined) return worker;
  try {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) =>
      waiting.get(data.number)?.(data.thought),
    );
    worker.addEventListener('error', giveUp);
  } catch {
    worker = null;
  }
  return worker;
}

/** No request waits for ever: all pending ones fail, and the next question tries again. */
function giveUp(): void {
  worker?.terminate();
  worker = undefined;
  for (const tell of [...waiting.values()]) tell(null);
}
