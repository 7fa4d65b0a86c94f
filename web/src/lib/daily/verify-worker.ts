import { isGameId, loadRules } from '@iacta/games';
import { type DayVerdict, type KnownOfDay, verifyDayText } from '@iacta/online/daily';

// A day with many attempts is replayed beside the page.

export interface VerifyQuestion {
  readonly text: string;
  readonly known: KnownOfDay;
}
export type VerifyAnswer = DayVerdict | null;

addEventListener('message', ({ data: { text, known } }: MessageEvent<VerifyQuestion>) => {
  void verifyDayText(text, async (game) => (isGameId(game) ? loadRules(game) : null), known)
    .catch(() => null)
    .then((verdict: VerifyAnswer) => postMessage(verdict));
});
