import type { loadRules } from '@iacta/games';
import type { Clock } from '@iacta/online/clock';
import type { TableRefusal } from '@iacta/online/wire';
import type { LogState } from '@iacta/table/log';
import type { Thinker } from '../bots/thinker.ts';
import type { Cluster } from '../cluster/cluster.ts';
import type { DailySettings } from '../daily/daily.ts';
import type { Moderation } from '../operator/moderation.ts';
import type { SessionSettings } from '../session/dependencies.ts';
import type { TableSession } from '../session/session.ts';
import type { Committer } from '../store/committer.ts';
import type { Store } from '../store/store.ts';
import type { Webhook } from '../tables/draft.ts';
import type { Table } from '../tables/table.ts';
import type { RetentionSettings } from './retention.ts';

export interface RegistryEvents {
  refused(code: string): void;
  /** An action's answer was sent, this many milliseconds after the action was received. */
  acknowledged(ms: number): void;
  /** A throw was made without a device that is there. */
  leftOut(): void;
  /** A table could not be written or read: for the server log. */
  trouble(table: string, error: unknown): void;
  /** This many tables were deleted because their retention had ended. */
  expired(tables: number): void;
}

export interface RegistrySettings extends SessionSettings, RetentionSettings, DailySettings {
  /** How long a table stays in memory after its last device has gone, in milliseconds. */
  readonly keep: number;
  /** How often the clocks of tables without devices are checked, in milliseconds. */
  readonly alarm: number;
}

export interface RegistryParts {
  readonly store: Store;
  readonly committer: Committer;
  readonly settings: RegistrySettings;
  readonly events: RegistryEvents;
  readonly clock?: Clock;
  /** What an operator has decided. */
  readonly moderation?: Pick<Moderation, 'isClosed' | 'isMuted' | 'reported'>;
  /** The time of entries: that of the cluster, which processes share, unless one is given. */
  readonly tableClock?: Clock;
  readonly thinker?: Thinker;
  readonly loadRules?: typeof loadRules;
  /** The other processes that share the store; without it there are none. */
  readonly cluster?: Cluster;
  /** Entries of a table are on the disk, or devices have come to it or gone. */
  readonly changed?: (session: TableSession) => void;
  /** This process has written entries: the log before and after them. */
  readonly written?: (table: Table, before: LogState, after: LogState) => void;
  /** Why a table may not be opened with this receiver; without it there are none. */
  readonly whyNoWebhook?: (webhook: Webhook) => TableRefusal | null;
}
