import type { Row } from '../store/store.ts';

/** What processes notify each other of: where something is new, and what, where dice wait for it. */
export type Notice =
  /**
   * A table has an entry whose commit has returned: this one and all before it are durable. `row` is it, if it is a
   * throw and the database carries the notice.
   */
  | { readonly kind: 'log'; readonly table: string; readonly seq: number; readonly row?: Row }
  /** What the sender has at a table beside the log has changed: devices, commitments, nonces. It is now `data`. */
  | { readonly kind: 'side'; readonly table: string; readonly data: string }
  /** Something hidden was deleted from a table. */
  | { readonly kind: 'redacted'; readonly table: string };

export type Listener = (notice: Notice, sender: string) => void;

/**
 * Notices between the processes of a cluster. They only save time: one that is lost is made good by the heartbeat,
 * which asks the store. Every bus passes the same suite (server/test/bus-contract.ts).
 */
export interface Bus {
  /**
   * A notice is a transaction of the database: it is only sent where the heartbeat would be too late. No one but the
   * database's own users can read or send one, so it may carry entries.
   */
  readonly isOfDatabase: boolean;
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
  let room = 0;
  for (const notice of notices) {
    const line = JSON.stringify(notice);
    const bytes = Buffer.byteLength(line) + 1;
    // What is too long for any text is found by the heartbeat.
    if (bytes > LONGEST) continue;
    if (bytes <= room) texts[texts.length - 1] += `\n${line}`;
    else texts.push(`${process}\n${line}`);
    room = (bytes <= room ? room : LONGEST) - bytes;
  }
  return texts;
}

/** The notices in a text; none in one that this process has sent itself. */
export function decodeNotices(process: string, text: string): readonly Notice[] {
  const [sender, ...lines] = text.split('\n');
  return sender === process ? [] : lines.flatMap(noticeIn);
}

/** Who sent a text. */
export const senderOf = (text: string): string => text.slice(0, text.indexOf('\n'));

function noticeIn(line: string): readonly Notice[] {
  try {
    const notice = JSON.parse(line) as Notice;
    return ['log', 'side', 'redacted'].includes(notice.kind) ? [notice] : [];
  } catch {
    return [];
  }
}
