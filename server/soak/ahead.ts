import { spawnSync } from 'node:child_process';

/**
 * Gives a process precedence over everything else on the machine, so that a shared machine is not what is measured.
 * Only root on Linux can; whether it was granted.
 */
export function goAhead(pid: number): boolean {
  return spawnSync('chrt', ['--all-tasks', '--rr', '--pid', '1', String(pid)]).status === 0;
}
