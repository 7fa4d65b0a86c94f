import { onMount } from 'svelte';
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

  /** An address of this page (`shared` in shell/route) as other devices reach it. */
  link(address: string): string {
    return new URL(address, this.#base).href;
  }

  /** A path of the server itself, as a user would type it. */
  address(path: string): string {
    return new URL(path, new URL('/', this.#base)).href.replace(/^https?:\/\/|\/$/g, '');
  }
}
