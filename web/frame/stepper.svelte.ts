import { afterPaint } from '@iacta/pieces';

/**
 * Plays steps of a player at this screen. A step may draw half the table anew, so the pressed button is painted first.
 * Until then further steps are ignored: they were meant for the table as it stood.
 */
export class Stepper {
  isPending = $state(false);

  step(play: () => void): void {
    if (this.isPending) return;
    this.isPending = true;
    afterPaint(() => {
      this.isPending = false;
      play();
    });
  }
}
