import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';

/** The user that PostgreSQL runs as where we are root, which it refuses. */
const POSTGRES_USER = 'postgres';

const isRoot = process.getuid?.() === 0;

/** Debian's packages, installed where that is permitted; the reason why a program is missing, or null. */
function missing(names: readonly string[], find: () => boolean): string | null {
  if (find()) return null;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...words: string[]) => spawnSync('apt-get', words, { env, stdio: 'ignore' }).status === 0;
    const install = () => apt('install', '-y', '--no-install-recommends', ...names);
    if (!install() && apt('update')) install();
    if (find()) return null;
  }
  return `${names.join(' ')} is not installed (Debian: apt install ${names.join(' ')})`;
}

/** The folder of PostgreSQL's programs, the newest of several. */
export function postgresPrograms(): string {
  const folders = globSync('/usr/lib/postgresql/*/bin').filter((folder) => existsSync(`${folder}/initdb`));
  const newest = folders.sort((a, b) => Number(a.split('/')[4]) - Number(b.split('/')[4])).at(-1);
  return newest ?? '';
}

const NATS = ['/usr/sbin/nats-server', '/usr/bin/nats-server', '/usr/local/bin/nats-server'];
export const natsProgram = (): string => NATS.find((path) => existsSync(path)) ?? '';

const PGBOUNCER = '/usr/sbin/pgbouncer';
export const pgbouncerProgram = (): string => (existsSync(PGBOUNCER) ? PGBOUNCER : '');

/** Why there is no PostgreSQL here; null if there is one. */
export const whyNoPostgres = (): string | null => missing(['postgresql'], () => postgresPrograms() !== '');
/** Why there is no NATS here; null if there is one. */
export const whyNoNats = (): string | null => missing(['nats-server'], () => natsProgram() !== '');
/** Why there is no PgBouncer here; null if there is one. */
export const whyNoPgBouncer = (): string | null => missing(['pgbouncer'], () => pgbouncerProgram() !== '');

/** A command as the user that PostgreSQL's programs run as. */
function asPostgres(command: string, args: readonly string[]): readonly [string, readonly string[]] {
  return isRoot ? ['runuser', ['-u', POSTGRES_USER, '--', command, ...args]] : [command, args];
}

/** Runs a program to its end; throws where it fails. */
export function runAsPostgres(command: string, args: readonly string[]): void {
  const [program, words] = asPostgres(command, args);
  const { status, stderr } = spawnSync(program, words, { encoding: 'utf8', cwd: '/' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}

/** Starts a program that runs until it is stopped. */
export function startAsPostgres(command: string, args: readonly string[]): ChildProcess {
  const [program, words] = asPostgres(command, args);
  return spawn(program, words, { stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' });
}

/** Of Linux, in which the files of processes count time. */
const TICKS_PER_SECOND = 100;

/** Processor time of a process and of its children that have ended; 0 where there is none. */
export function cpuSecondsOf(pid: number): number {
  try {
    // After the program's name, which may contain spaces, the 12th to 15th: user and system time, the same of children.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}
