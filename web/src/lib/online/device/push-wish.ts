import { erase, read, write } from './storage.ts';

const WISH = 'iacta:push';

/** Whether the player wants notifications while the page is closed. */
export const isPushOn = (): boolean => read(WISH) === 'yes';

export function wishForPush(isOn: boolean): void {
  if (isOn) write(WISH, 'yes');
  else erase(WISH);
}
