/** More than thousands of games; what is larger is not read at all. */
const LARGEST = 64_000_000;

/** The text of a file with many games; null where it is too large to be one. */
export async function textOf(file: File): Promise<string | null> {
  return file.size > LARGEST ? null : file.text();
}
