export { addressesOf, type HouseAddress } from './addresses.ts';
export { backupTables } from './backup/backup.ts';
export { type Progress, TargetExists } from './backup/copy.ts';
export { restoreTables } from './backup/restore.ts';
export { isHostName } from './http/hosts.ts';
export { qrCode } from './qr.ts';
export { tableSettingsFrom } from './registry/environment.ts';
export { isPortTaken, type RunningServer, type ServerOptions, startServer, WEB_DIST } from './start.ts';
export { StoreError } from './store/problem.ts';
