import type { Position, Rules } from '../../contract.ts';
import { decodePosition, encodePosition, moves, play, seatsIn, view } from '../../play.ts';
import { equal, SEATS } from '../../position.ts';
import type { Below } from '../../random.ts';
import { type Claims, same, throughJson, untouched } from '../promises.ts';

/** No view and no event depends on what another seat has sealed. */
export function checkSecrets(rules: Rules, position: Position, below: Below, claims: Claims): void {
  const sealed = rules.sealed(position);
  for (let viewer = -1; viewer < position[SEATS]; viewer++) {
    const seen = view(rules, position, viewer);
    claims.holds(equal(view(rules, seen, viewer), seen), 'hiding-is-idempotent');
    claims.holds(sealed || equal(seen, position), 'nothing-to-hide');
    if (viewer < 0) continue;
    const lost = rules.changers(position) & ~rules.changers(seen);
    claims.holds(((lost >> viewer) & 1) === 0, 'own-answer-visible');
  }
  if (!sealed) return;
  if (below(4) === 0) checkViews(rules, position, claims);
  untouched(position, 'play-changes-nothing', claims, () => {
    for (const seat of seatsIn(rules.deciders(position) | rules.changers(position)))
      checkAnswersOf(rules, position, seat, claims);
  });
}

/** A bot searches on a view, and a board draws it. */
function checkViews(rules: Rules, position: Position, claims: Claims): void {
  for (let viewer = -1; viewer < position[SEATS]; viewer++) {
    const seen = view(rules, position, viewer);
    const read = decodePosition(rules, throughJson(encodePosition(rules, seen)));
    claims.holds(read.ok && equal(read.value, seen), 'view-is-a-position', () => JSON.stringify(read));
  }
}

/** Whatever a seat answers, the others see the same, as long as the answers stay sealed. */
function checkAnswersOf(rules: Rules, position: Position, seat: number, claims: Claims): void {
  const sealedAnswers = moves(rules, position, seat).flatMap((move) => {
    const played = play(rules, position, { seat, move });
    return played.ok && rules.sealed(played.position) ? [played] : [];
  });
  for (const answer of sealedAnswers) {
    claims.holds(same(answer.events, sealedAnswers[0].events), 'sealed-events-silent');
    for (let viewer = -1; viewer < position[SEATS]; viewer++) {
      if (viewer === seat) continue;
      const one = view(rules, answer.position, viewer);
      const other = view(rules, sealedAnswers[0].position, viewer);
      claims.holds(equal(one, other), 'sealed-answer-unseen', () => `seat ${viewer} sees seat ${seat}`);
    }
  }
}
