/** What processes notify each other of: only where something is new, never what. The store has it. */
export type Notice =
  /** A table has an entry whose commit has returned: this one and all before it are durable. */
  | { readonly kind: 'log'; readonly table: string; readonly seq: number }
  /** What a process has at a table beside the log has changed: devices, commitments, nonces. */
  | { readonly kind: 'side'; readonly table: string }
  /** Something hidden was deleted from a table. */
  | { readonly kind: 'redacted'; readonly table: string };

export type Listener = (notice: Notice) => void;

/**
 * Notices between the processes of a cluster. They only save time: one that is lost is made good by the heartbeat,
 * which asks the store. Every bus passes the same suite (server/test/bus-contract.ts).
 */
export interface Bus {
  /** A notice is a transaction of the database: it is only sent where the heartbeat would be too late. */
  readonly isCostly: boolean;
  /** To all other processes; never waits and never fails. */
  publish(notices: readonly Notice[]): void;
  /** What other processes publish. One listener. */
  listen(listener: Listener): void;
  close(): Promise<void>;
}

/** A notification of PostgreSQL has room for 8,000 bytes. */
const LONGEST = 7000;

/** Notices as texts, each with the process that sends it. */
export function encodeNotices(process: string, notices: readonly Notice[]): readonly string[] {
  const texts: string[] = [];
  for (const notice of notices) {
    const what = notice.kind === 'log' ? notice.seq : notice.kind;
    const word = ` ${notice.table}:${what}`;
    const last = texts.length - 1;
    if (last >= 0 && texts[last].length + word.length <= LONGEST) texts[last] += word;
    else texts.push(process + word);
  }
  return texts;
}

/** The notices in a text; none in one that this process has sent itself. */
export function decodeNotices(process: string, text: string): readonly Notice[] {
  const [sender, ...words] = text.split(' ');
  if (sender === process) return [];
  return words.flatMap((word): Notice[] => {
    const [table, what] = word.split(':');
    if (what === 'side' || what === 'redacted') return [{ kind: what, table }];
    return /^\d+$/.test(what ?? '') ? [{ kind: 'log', table, seq: Number(what) }] : [];
  });
}
