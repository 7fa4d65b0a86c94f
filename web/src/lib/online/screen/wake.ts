/** Keeps the screen from going dark while it is looked at, where the browser can; returns how to stop. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = async () => {
    // Absent on plain http and in older browsers.
    if (document.hidden || !('wakeLock' in navigator)) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (over) await got.release();
      else lock = got;
    } catch {
      // A low battery may refuse.
    }
  };
  const seen = () => void ask();
  document.addEventListener('visibilitychange', seen);
  void ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release().catch(() => undefined);
  };
}
