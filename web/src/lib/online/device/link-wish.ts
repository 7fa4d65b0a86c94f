import { identity, playerKey } from './identity.ts';
import { erase, read, write } from './storage.ts';

const WISH = 'iacta:link';

/** Whether the player lets this server know which ranked games are theirs. What is stored here belongs to one server. */
export const isLinked = (): boolean => read(WISH) === 'yes';

export function wishForLink(isOn: boolean): void {
  if (isOn) write(WISH, 'yes');
  else erase(WISH);
}

/** The key by which this server recognises the player; null unless the player wants that. */
export const linkingKey = (): string | null => (isLinked() ? playerKey(identity(), location.host) : null);
