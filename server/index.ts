export { addressesOf, type ServerAddresses } from './addresses.ts';
export { backupTables } from './backup/backup.ts';
export { type Progress, TargetExists } from './backup/copy.ts';
export { backupDatabase, moveToDatabase, restoreDatabase } from './backup/database.ts';
export { restoreTables } from './backup/restore.ts';
export { clusterSettingsFrom } from './cluster/environment.ts';
export { folderOf } from './http/folder.ts';
export { isHostName } from './http/hosts.ts';
export type { AdminAnswers, AdminProblem, AdminReply, AdminRequest } from './operator/requests.ts';
export {
  isContact,
  newPushKeys,
  type PushKeys,
  pushKeysBeside,
  readPushKeys,
  writePushKeys,
} from './push/keys.ts';
export { PUSH_HOSTS } from './push/push.ts';
export { qrCode } from './qr.ts';
export { tableSettingsFrom } from './registry/environment.ts';
export { isPortTaken, type RunningServer, type ServerOptions, startServer, WEB_DIST } from './start.ts';
export { withoutPassword } from './store/postgres-pool.ts';
export { StoreError } from './store/problem.ts';
export { webhooksFrom } from './webhooks/environment.ts';
