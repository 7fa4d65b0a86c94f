import { afterPaint } from '@iacta/pieces';

/**
 * Plays steps of a player at this screen. A step may redraw half the table, so the pressed button is painted first.
 * Until then further steps are ignored: they were meant for the table before it.
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
