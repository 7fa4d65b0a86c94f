import { offerDownload } from './download.ts';

/** Shared where the browser can share files, else saved. */
export async function shareFile(file: File, title: string): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) {
    // Closing the sheet without sharing is no error.
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  offerDownload(file);
}
