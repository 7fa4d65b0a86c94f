import type { RemoteTable } from './remote-table.svelte.ts';

/** The state of the device's network; a browser that does not report it counts as connected. */
export const network = $state({ isThere: navigator.onLine !== false });

/** Keeps a connection in step with the device: lost with its network, back as soon as that or the eye is back. */
export function followNetwork(remote: () => RemoteTable | null): void {
  $effect(() => {
    const gone = () => {
      network.isThere = false;
      remote()?.cut();
    };
    const back = () => {
      network.isThere = true;
      remote()?.hurry();
    };
    const looked = () => {
      if (!document.hidden) remote()?.hurry();
    };
    window.addEventListener('offline', gone);
    window.addEventListener('online', back);
    document.addEventListener('visibilitychange', looked);
    return () => {
      window.removeEventListener('offline', gone);
      window.removeEventListener('online', back);
      document.removeEventListener('visibilitychange', looked);
    };
  });
}
