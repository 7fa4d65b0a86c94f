import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import process from 'node:process';

const THREADS = '/proc/self/task';

/**
 * V8 compiles and collects on threads of its own, some milliseconds at a time, and Linux lets them go on before
 * those that people wait for. There each thread can have a priority of its own, so the helpers give way; elsewhere
 * all stay alike.
 */
export function letHelpersGiveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    for (const thread of readdirSync(THREADS)) {
      const name = readFileSync(`${THREADS}/${thread}/comm`, 'utf8').trim();
      if (name === 'V8Worker') giveWay(thread);
    }
  } catch {
    // A house without /proc, or a thread that has just ended.
  }
}

/**
 * Even the lowest priority keeps a core for some milliseconds once it has it. Only what is for idle times lets go
 * of it at once: Node cannot ask for that, but the system's own `chrt` can, where there is one.
 */
function giveWay(thread: string): void {
  setPriority(Number(thread), constants.priority.PRIORITY_LOW);
  spawnSync('chrt', ['--idle', '--pid', '0', thread], { stdio: 'ignore' });
}
