export function nextVersion(version: string, wanted: string): string | null;
export function closeChangelog(text: string, version: string, date: string): string | null;
export function release(setup: {
  readonly root: string;
  readonly wanted: string;
  readonly date: string;
  readonly isChecked: boolean;
  /** The file of an SSH key. */
  readonly key?: string | undefined;
  readonly run: (command: string, list: string[]) => void;
  readonly output: (command: string, list: string[]) => string;
}): string;
