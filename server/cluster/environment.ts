export interface ClusterSettings {
  readonly lease?: number;
  readonly beat?: number;
}

/** How many heartbeats a lease has to last for: one that is late must not end it. */
const BEATS_IN_LEASE = 3;

/** Lease and heartbeat as an operator gives them, in milliseconds. Throws where they cannot be meant. */
export function clusterSettingsFrom(env: { readonly [name: string]: string | undefined }): ClusterSettings {
  const lease = milliseconds(env, 'IACTA_LEASE_MS');
  const beat = milliseconds(env, 'IACTA_BEAT_MS');
  if (lease !== undefined && beat !== undefined && lease < beat * BEATS_IN_LEASE)
    throw new Error(`IACTA_LEASE_MS must be at least ${BEATS_IN_LEASE} times IACTA_BEAT_MS`);
  return { ...(lease === undefined ? {} : { lease }), ...(beat === undefined ? {} : { beat }) };
}

function milliseconds(
  env: { readonly [name: string]: string | undefined },
  name: string,
): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (!/^[1-9]\d{2,4}$/.test(text))
    throw new Error(`${name} must be a number of milliseconds from 100 to 99999`);
  return Number(text);
}
