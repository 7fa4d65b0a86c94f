import { adminCommand } from './admin/index.ts';
import { arenaCommand } from './arena/index.ts';
import { backupCommand, moveCommand, restoreCommand } from './backup/index.ts';
import { calibrateCommand } from './calibrate/index.ts';
import { engineCommand } from './engine/serve.ts';
import { joinCommand } from './join/index.ts';
import { playCommand } from './play/index.ts';
import { pushKeysCommand } from './push-keys/index.ts';
import { reviewCommand } from './review/index.ts';
import { serveCommand } from './serve/index.ts';
import { verifyCommand } from './verify/index.ts';
import { verifyDayCommand } from './verify-day/index.ts';

/** What `iacta` can do. Each gives its exit code. */
export const COMMANDS: { readonly [name: string]: (args: readonly string[]) => Promise<number> } = {
  admin: adminCommand,
  arena: arenaCommand,
  backup: backupCommand,
  calibrate: calibrateCommand,
  engine: engineCommand,
  join: joinCommand,
  move: moveCommand,
  play: playCommand,
  'push-keys': pushKeysCommand,
  restore: restoreCommand,
  review: reviewCommand,
  serve: serveCommand,
  verify: verifyCommand,
  'verify-day': verifyDayCommand,
};
