import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CLASSES, type CoarseWeights, ownDice } from '../bot/evaluation.ts';
import { fit, harvest } from './weights.ts';

const SHIPPED = fileURLToPath(new URL('../bot/weights.ts', import.meta.url));

/** Each generation plays with what the one before has learned; the later ones look further ahead. */
const DEPTHS = [1, 1, 1];
const EPOCHS = 6;
/** To begin with: more dice are better. */
const FIRST_GUESS = [0, 8, 35, 90];

export function trainWeights({
  games,
  seed,
  out = SHIPPED,
}: {
  readonly games: number;
  readonly seed: number;
  readonly out?: string | undefined;
}): void {
  const classes: { [windowClass: number]: number } = {};
  for (let windowClass = 0; windowClass < CLASSES; windowClass++) {
    classes[windowClass] = FIRST_GUESS[ownDice(windowClass)];
  }
  let weights: CoarseWeights = { turn: 20, blocker: 40, freedom: 1, classes };
  for (const [generation, depth] of DEPTHS.entries()) {
    const name = `generation ${generation + 1} of ${DEPTHS.length}`;
    const samples = harvest(weights, {
      games,
      seed: 100 * seed + generation,
      depth,
      progress: (done) => {
        if (done % 250 === 0) console.log(`${name}: ${done} of ${games} rounds`);
      },
    });
    weights = fit(samples, weights, seed, EPOCHS, (epoch, loss) =>
      console.log(
        `${name}: epoch ${epoch} of ${EPOCHS}, loss ${loss.toFixed(4)} on ${samples.length} positions`,
      ),
    );
    writeFileSync(out, moduleOf(weights));
  }
}

function moduleOf({ turn, blocker, freedom, classes }: CoarseWeights): string {
  const lines = Object.entries(classes).map(([windowClass, weight]) => `    ${windowClass}: ${weight},\n`);
  return `import type { CoarseWeights } from './evaluation.ts';

// Written by \`npm run train -- doce weights\`: do not edit.
export const WEIGHTS: CoarseWeights = {
  turn: ${turn},
  blocker: ${blocker},
  freedom: ${freedom},
  classes: {
${lines.join('')}  },
};
`;
}
