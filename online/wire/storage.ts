/**
 * Why a server cannot write or read its tables now. `missing`: the file was deleted, moved or replaced while it was
 * open. `failed`: the disk reports an error that is none of the others. All of them may pass: a client tries again.
 */
export const STORE_PROBLEMS = ['full', 'read-only', 'missing', 'corrupt', 'locked', 'failed'] as const;
export type StoreProblem = (typeof STORE_PROBLEMS)[number];

export type StorageRefusal = `storage-${StoreProblem}`;
export const STORAGE_REFUSALS = STORE_PROBLEMS.map((problem): StorageRefusal => `storage-${problem}`);

export function isStorageRefusal(code: string): code is StorageRefusal {
  return (STORAGE_REFUSALS as readonly string[]).includes(code);
}
