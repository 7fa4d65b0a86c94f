let folder = '';

/** The folder that the page stands in, without a slash at its end; empty at the root of its server. */
export const inFolder = (path: string): string => folder + path;

/** Said once, before anything is asked of the server. */
export function setFolder(path: string): void {
  folder = path;
}
