import type { Queries } from './postgres-pool.ts';
import { StoreError } from './problem.ts';

interface Setting {
  readonly name: string;
  readonly setting: string;
  readonly source: string;
}

/** How to change settings that came from these sources; from all others with `alter system`. */
const HOW: { readonly [source: string]: (name: string) => string } = {
  database: (name) => `alter database … reset ${name}`,
  user: (name) => `alter role … reset ${name}`,
  'database user': (name) => `alter role … in database … reset ${name}`,
};

/** Refuses a database whose settings let acknowledged entries be lost, with how to change them. */
export async function refuseUnsafe(database: Queries): Promise<void> {
  const settings = await database.query<Setting>(
    `select name, setting, source from pg_settings where name = any($1::text[])`,
    [['synchronous_commit', 'fsync', 'full_page_writes', 'synchronous_standby_names']],
  );
  const problems = unsafeSettings(settings);
  if (problems.length > 0) throw new StoreError('failed', problems.join('; '));
}

export function unsafeSettings(settings: readonly Setting[]): readonly string[] {
  const hasStandby = settings.some(
    ({ name, setting }) => name === 'synchronous_standby_names' && setting.trim() !== '',
  );
  return settings.flatMap(({ name, setting, source }) => {
    const isUnsafe =
      name !== 'synchronous_standby_names' &&
      (setting === 'off' || (name === 'synchronous_commit' && setting === 'local' && hasStandby));
    if (!isUnsafe) return [];
    const how = HOW[source]?.(name) ?? `alter system set ${name} = on; select pg_reload_conf()`;
    return [`${name} is ${setting}, so acknowledged steps could be lost; change it with: ${how}`];
  });
}
