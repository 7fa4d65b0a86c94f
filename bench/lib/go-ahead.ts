import { spawnSync } from 'node:child_process';

/**
 * Puts a process's own thread before all else on this machine, but for the threads it starts from now on. Whoever is
 * woken on a core on which somebody has just begun waits for the end of that turn, up to 4 ms here, whoever it is:
 * V8's compiler, a memory cleaner of the kernel's, a machine's own agent. Whether that was granted: only Linux can,
 * and only root may.
 */
export function goAhead(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  const asked = ['--rr', '--reset-on-fork', '--pid', '1', String(pid)];
  return spawnSync('chrt', asked, { stdio: 'ignore' }).status === 0;
}
