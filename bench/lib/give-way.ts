import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const THREADS = '/proc/self/task';

/**
 * V8 compiles and collects on threads of its own. Here they are for idle times only, so that the process that makes
 * the load takes nothing from the servers it measures but what the load costs. (Not for a server: on a busy machine
 * those threads would get nothing done, and the server waits for them.) Where there is no `chrt`, all stay alike.
 */
export function letHelpersGiveWay(): void {
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync(THREADS)) {
    if (nameOf(thread) !== 'V8Worker') continue;
    spawnSync('chrt', ['--idle', '--pid', '0', thread], { stdio: 'ignore' });
  }
}

/** Threads come and go: one may have ended since it was listed. */
function nameOf(thread: string): string | null {
  try {
    return readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim();
  } catch {
    return null;
  }
}
