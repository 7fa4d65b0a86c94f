import { onMount } from 'svelte';
import { href } from '../../shell/route.svelte.ts';
import { networkAddress } from './api.ts';

/** Where other devices find this page. What they cannot reach is no invitation: then the server is asked. */
export class Reach {
  /** No other device can use the addresses that are known here. */
  onlyHere = $state(/^(localhost|127\.|\[?::1)/.test(location.hostname));
  #base = $state(location.href);

  constructor() {
    onMount(async () => {
      const network = this.onlyHere ? await networkAddress() : null;
      if (network === null) return;
      this.#base = network;
      this.onlyHere = false;
    });
  }

  link(...parts: readonly string[]): string {
    return new URL(href(...parts), this.#base).href;
  }

  /** A path of the server itself, as a user would type it. */
  address(path: string): string {
    return new URL(path, new URL('/', this.#base)).href.replace(/^https?:\/\/|\/$/g, '');
  }
}
